import type { Place, FoundStore } from '#schemas/entities/store.ts';
import { genericTexts } from '#src/config/texts/generic.ts';
import { locationTexts } from '#src/config/texts/location.ts';
import { storesTexts } from '#src/config/texts/stores.ts';
import type { Answer, Refusal } from '#src/request/answer.ts';
import type { StoreError } from '#src/features/order-type/location-slice.ts';

const storeNotAvailable = '2.STORENA';
const storeIsOff = '2.STOREOFF';
/** A restaurant that has left the catalogue: to ask it again does not help. */
const noSuchStore = 'NO_SUCH_STORE';

export interface LookupData {
  readonly store: FoundStore;
  readonly place?: Place | undefined;
}

export interface LookupRefused {
  readonly kind: 'refused';
  readonly error: StoreError;
  /** The request layer has shown the failure already, or nothing is to be shown. */
  readonly shown: boolean;
}

export type LookupResult = ({ readonly kind: 'found' } & LookupData) | LookupRefused;

const generic = { header: genericTexts.header, button: genericTexts.button };

/** Result of a lookup when the customer has chosen something else meanwhile. */
export const superseded: LookupRefused = {
  kind: 'refused',
  error: { ...generic, kind: 'failed', code: 'SUPERSEDED', text: '' },
  shown: true,
};

/** Replaces server messages that contain 'offline' by the app's own text (LOC-23). */
export function storeMessage(displayMsg: string): string {
  return /offline/i.test(displayMsg) ? storesTexts.storeOffline : displayMsg;
}

/** The text for a refusal without a text from the server (ERR-07, ERR-08). */
function ownText(kind: StoreError['kind'], { kind: reason, code, text }: Refusal): string {
  if (kind === 'offline') return storesTexts.storeOffline;
  if (kind === 'unavailable') return locationTexts.noStore;
  // An unknown status (ERR-02) and a lost connection are not failures of the store.
  const isOfStore = reason === 'refused' ? code !== 'UNKNOWN_STATUS' : code === 'UNREADABLE';
  return isOfStore ? storesTexts.storeTrouble : text;
}

function refusedBy(refusal: Refusal): LookupRefused {
  const { code, text, header, button, hasServerText, shown } = refusal;
  const isUnavailable = code === storeNotAvailable || code === noSuchStore;
  const kind = code === storeIsOff ? 'offline' : isUnavailable ? 'unavailable' : 'failed';
  const said = hasServerText ? storeMessage(text) : ownText(kind, refusal);
  // No text for a failure that the request layer has shown already.
  return {
    kind: 'refused',
    error: { kind, code, header, text: shown && kind === 'failed' ? '' : said, button },
    shown,
  };
}

/** The result of a store lookup for each possible answer (LOC-21..24, ERR-07, ERR-08). */
export function lookupResultOf(answer: Answer<LookupData>): LookupResult {
  if (!answer.ok) return refusedBy(answer.refusal);
  const { store, place } = answer.data;
  if (store.online) return { kind: 'found', store, place };
  return {
    kind: 'refused',
    error: { ...generic, kind: 'offline', code: storeIsOff, text: storesTexts.storeOffline },
    shown: false,
  };
}
