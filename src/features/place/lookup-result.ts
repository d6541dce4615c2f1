import type { Place, StoreDetail } from '#schemas/entities/store.ts';
import { genericTexts } from '#src/config/texts/generic.ts';
import { locationTexts } from '#src/config/texts/location.ts';
import { failureOfError, firstError, type ServerErrorEntry, statusOf } from '#src/request/outcome.ts';
import type { StoreError } from '#src/features/order-type/location-slice.ts';

const storeNotAvailable = '2.STORENA';
const storeIsOff = '2.STOREOFF';

export type LookupResult =
  | { readonly kind: 'found'; readonly store: StoreDetail; readonly place: Place | undefined }
  | {
      readonly kind: 'refused';
      readonly error: StoreError;
      /** The request layer has told the customer already, or there is nobody to tell. */
      readonly shown: boolean;
    };

function refused(entry: ServerErrorEntry & Pick<StoreError, 'kind' | 'text'>, shown = false): LookupResult {
  const { kind, text, code = '', header = genericTexts.header, btnMsg = genericTexts.button } = entry;
  return { kind: 'refused', error: { kind, code, header, text, button: btnMsg }, shown };
}

/** The customer has chosen something else meanwhile. */
export const superseded = refused({ kind: 'failed', text: '', code: 'SUPERSEDED' }, true) as Exclude<
  LookupResult,
  { kind: 'found' }
>;

/** Server messages that speak of 'offline' are replaced by one that says it plainly (LOC-23). */
export function storeMessage(displayMsg: string): string {
  return /offline/i.test(displayMsg) ? locationTexts.storeOffline : displayMsg;
}

function refusalOf(entry: ServerErrorEntry): LookupResult {
  const { code, displayMsg } = entry;
  const said = displayMsg === undefined ? undefined : storeMessage(displayMsg);
  if (code === storeIsOff)
    return refused({ ...entry, kind: 'offline', text: said ?? locationTexts.storeOffline });
  if (code === storeNotAvailable)
    return refused({ ...entry, kind: 'unavailable', text: said ?? locationTexts.noStore });
  return refused({ ...entry, kind: 'failed', text: said ?? locationTexts.storeTrouble });
}

function isStore(value: unknown): value is StoreDetail {
  const store = value as Partial<StoreDetail> | null | undefined;
  return typeof store?.id === 'string' && store.id !== '';
}

/** What a store lookup says, whatever comes back (LOC-21..24, ERR-07, ERR-08). */
export async function readLookup(lookUp: () => Promise<unknown>): Promise<LookupResult> {
  let reply: unknown;
  try {
    reply = await lookUp();
  } catch (error) {
    // A 404 or a 500 may have the server's words with it.
    const { code, displayMsg } = (error ?? {}) as ServerErrorEntry;
    if (code === storeIsOff || code === storeNotAvailable || displayMsg !== undefined)
      return refusalOf(error as ServerErrorEntry);
    const failure = failureOfError(error);
    return refused({ ...failure, kind: 'failed', text: failure?.displayMsg ?? '' }, failure === null);
  }
  const status = statusOf(reply);
  if (status === 'failed') return refusalOf(firstError(reply) ?? {});
  // Neither done nor refused, so nothing in it can be trusted (ERR-02).
  if (status === 'unknown') return refused({ kind: 'failed', text: genericTexts.text });
  const { store, place } = (reply as { data?: { store?: unknown; place?: Place } } | null)?.data ?? {};
  if (!isStore(store)) return refused({ kind: 'failed', text: locationTexts.storeTrouble });
  if (!store.online) return refused({ kind: 'offline', code: storeIsOff, text: locationTexts.storeOffline });
  return { kind: 'found', store, place };
}
