import { contentOfPath, widgetContentPath } from '../api/catalog.ts';
import type { WidgetContract } from '../contract.ts';
import { widgetContentKeys } from '../widget-content.ts';
import type { ValueFault } from './check-context.ts';
import { nearOr } from './propose.ts';

/** Checks that a call answers at a node's `contentUrl`, and that its reply is content for the node's kind. */
export function checkContentUrl(
  url: string,
  { type, rules }: Pick<WidgetContract, 'type' | 'rules'>,
): ValueFault | undefined {
  const path = url.split('?')[0] ?? '';
  const key = contentOfPath.get(path);
  if (!key) {
    const keys = `Write ${widgetContentPath('<key>')}, with a key of: ${widgetContentKeys.join(', ')}.`;
    const message = `Nothing answers '${url}'. ${nearOr(path, [...contentOfPath.keys()], keys)}`;
    return { code: 'dead-content', message };
  }
  if (rules?.contents?.includes(key)) return undefined;
  const own = rules?.contents?.[0];
  const message =
    own === undefined
      ? `A node of the kind '${type}' takes no content from an address. Remove 'contentUrl', and write the content into 'props'.`
      : `A node of the kind '${type}' cannot show '${key}'. Write '${widgetContentPath(own)}'.`;
  return { code: 'content-kind', message };
}
