import { isOpenAt } from './opening-hours.ts';
import type { StoreRow } from './store-row.ts';

/** A store that takes no orders now: it is switched off, or closed by its hours. */
export interface StoreOff {
  readonly kind: 'offline' | 'closed';
  readonly store: StoreRow;
}

export type StoreNow = StoreOff | { readonly kind: 'serves'; readonly store: StoreRow };

export type StoreChoice = StoreNow | { readonly kind: 'none' };

export function storeNow(store: StoreRow, now: number): StoreNow {
  if (!store.online) return { kind: 'offline', store };
  return { kind: isOpenAt(store, now) ? 'serves' : 'closed', store };
}

/**
 * Chooses the store that serves a place from those that deliver there, the nearest first: the first that is open and takes orders. When there
 * is none, the nearest closed store is returned, because its opening time is known, and otherwise the nearest that is switched off.
 */
export function chooseStore(reaching: readonly StoreRow[], now: number): StoreChoice {
  const stores = reaching.map((store) => storeNow(store, now));
  const nearest = (kind: StoreNow['kind']) => stores.find((store) => store.kind === kind);
  return nearest('serves') ?? nearest('closed') ?? nearest('offline') ?? { kind: 'none' };
}
