import { expect, it } from 'vitest';
import { contracts } from '../contracts.ts';
import type { WidgetContract } from '../contract.ts';
import { widgetContentKeys } from '../widget-content.ts';
import { checkContentUrl } from './check-content-url.ts';

const widget = (key: string) => `/catalog-service/ve1/stores/$storeId/widget/${key}`;
const essentials = { type: 'essentials', rules: { contents: ['essentials', 'bestsellers'] } } as const;

it('WID-03 takes the content of a widget from calls that answer it', () => {
  expect(checkContentUrl(widget('essentials'), essentials)).toBeUndefined();
  expect(checkContentUrl(`${widget('bestsellers')}?size=4`, essentials)).toBeUndefined();
  expect(checkContentUrl('/catalog-service/ve1/stores/$storeId/bestseller', essentials)).toBeUndefined();
  expect(checkContentUrl('https://example.in/x', essentials)?.code).toBe('dead-content');
});

it('WID-03 proposes the content that comes first in the contract', () => {
  expect(checkContentUrl(widget('offers'), essentials)).toEqual({
    code: 'content-kind',
    message: `A node of the kind 'essentials' cannot show 'offers'. Write '${widget('essentials')}'.`,
  });
});

it('WID-03 every content is shown by some kind of node', () => {
  const shown = new Set(contracts.flatMap(({ rules }: WidgetContract) => rules?.contents ?? []));
  expect([...shown].sort()).toEqual([...widgetContentKeys].sort());
});
