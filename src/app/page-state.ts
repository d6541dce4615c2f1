import { pageState } from '#schemas/compiled/page-state.ts';
import { addressOf } from '#schemas/reader/address-of.ts';
import { readValue } from '#schemas/reader/read-value.ts';
import type { TypeOf } from '#schemas/reader/shape.ts';
import { attempt } from '#src/store/attempt.ts';
import { constants } from '#src/config/constants.ts';

/** The data that a page is rendered from, on the server and again when the browser hydrates it (schemas/page-state.ts). */
export type PageState = TypeOf<typeof pageState>;

/** JSON for use inside a script element: nothing in it ends the element or begins a comment. */
export function inlineJson(value: unknown): string {
  return JSON.stringify(value)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');
}

interface PageReading {
  readonly page: PageState;
  /** The state of the page was not readable, so the server-rendered HTML does not match the state that is used instead. */
  readonly isDropped: boolean;
  readonly faults: readonly { readonly path: string; readonly code: string }[];
}

/** Reads the state in a page. An unreadable state is replaced by that of a page that was not rendered by the server. */
export function readPageState(text: string, now: number): PageReading {
  const read = readValue(
    pageState.shape,
    attempt(() => JSON.parse(text) as unknown),
  );
  const faults = read.faults.map(({ path, code }) => ({ path: addressOf('page', path), code }));
  if (read.ok) return { page: read.value as PageState, isDropped: false, faults };
  return { page: emptyPage(now), isDropped: true, faults };
}

function emptyPage(renderedAt: number): PageState {
  return {
    storeId: constants.store.defaultId,
    orderType: 'D',
    bucket: 'new',
    menuOrder: 'plain',
    config: null,
    renderedAt,
    known: {},
    nodeTypes: [],
    laterTypes: [],
    preview: null,
  };
}
