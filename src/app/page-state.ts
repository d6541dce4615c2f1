import type { AppConfig } from '#src/features/app-config/read-config.ts';
import type { Preview } from '#src/features/documents/preview-context.tsx';
import type { Bucket } from '#src/features/experiments/bucket.ts';
import type { OrderTypeCode } from '#schemas/node.ts';

/** What a page is rendered from, on the server and again when the browser takes it over. It holds nothing of the customer. */
export interface PageState {
  readonly storeId: string;
  readonly orderType: OrderTypeCode;
  readonly bucket: Bucket;
  /** Null on a page that no server rendered. */
  readonly config: AppConfig | null;
  /** Epoch milliseconds: what 'now' means in the first render on both sides. */
  readonly renderedAt: number;
  /** SWR key → what the server knows already: documents and the content of their first nodes, prepared. */
  readonly known: Readonly<Record<string, unknown>>;
  /** Kinds of node on the first screen: their views are loaded before the browser takes over. */
  readonly nodeTypes: readonly string[];
  /** Kinds of node below it: their views are loaded when the app has started. */
  readonly laterTypes: readonly string[];
  readonly preview: Preview | null;
}

/** JSON that can stand inside a script element: nothing in it ends the element or begins a comment. */
export function inlineJson(value: unknown): string {
  return JSON.stringify(value)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');
}

export function readPageState(text: string): PageState {
  return JSON.parse(text) as PageState;
}
