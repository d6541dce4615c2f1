import { expect, it } from 'vitest';
import type { DocumentKind } from '#schemas/documents/documents.ts';
import { warnDocument } from './warn-document.ts';

const now = Date.parse('2026-11-20T10:00:00Z');
const warningsOf = (kind: DocumentKind, body: object, slug = 'default') =>
  warnDocument({ kind, slug, body, file: 'x', now });

it('warns of a countdown that is over', () => {
  const countdown = (endsAt: string) => ({ nodes: [{ type: 'countdown-offer', props: { endsAt } }] });
  expect(warningsOf('landing', countdown('2026-11-20T15:30:00+05:30'))).toMatchObject([
    { address: 'nodes[0].props.endsAt', code: 'ended' },
  ]);
  expect(warningsOf('landing', countdown('2026-11-20T15:30:01+05:30'))).toEqual([]);
});

it('NAV-55 warns of metadata for paths of no page', () => {
  const routes = { '/': {}, '/menu/chicken': {}, '/ofers': {}, '/menu/': {}, '/offers?x=1': {} };
  expect(warningsOf('seo-tags', { routes }).map(({ address, message }) => [address, message])).toEqual([
    ["routes['/ofers']", expect.stringContaining("Did you mean '/offers'?")],
    ["routes['/menu/']", expect.stringContaining('write the path alone')],
    ["routes['/offers?x=1']", expect.stringContaining('write the path alone')],
  ]);
});

it('warns of a form that no order type chooses', () => {
  expect(warningsOf('feedback-template', {}, 'diwali')).toMatchObject([{ code: 'never-chosen' }]);
  expect(warningsOf('feedback-template', { orderMode: ['D'] }, 'diwali')).toEqual([]);
  expect(warningsOf('feedback-template', {})).toEqual([]);
});
