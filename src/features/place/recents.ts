import type { DeliveryState, RecentPlace, RecentPlaces } from '#schemas/stored/place.ts';
import { constants } from '#src/config/constants.ts';

export const noRecents: RecentPlaces = { delivery: [], dineIn: [], takeaway: [] };

const listNames: Readonly<Record<DeliveryState, keyof RecentPlaces>> = {
  DELIVERY: 'delivery',
  DINEIN: 'dineIn',
  TAKEAWAY: 'takeaway',
};

export function recentListOf(state: DeliveryState): keyof RecentPlaces {
  return listNames[state];
}

/** Puts the entry first in its list, which holds at most the maximum number of entries (CON-02). */
export function withRecentPlace(recents: RecentPlaces, entry: RecentPlace): RecentPlaces {
  const name = recentListOf(entry.deliveryType);
  const others = recents[name].filter(({ key }) => key !== entry.key);
  return { ...recents, [name]: [entry, ...others].slice(0, constants.location.recentPlacesMax) };
}

/** The entries that can be chosen again. Saved addresses are left out: they have their own list, which is up to date. */
export function recentsToChoose(recents: RecentPlaces, state: DeliveryState): readonly RecentPlace[] {
  return recents[recentListOf(state)].filter(({ location }) => location.address_id === null);
}

/** Removes one entry from its list. */
export function withoutRecent(
  recents: RecentPlaces,
  { key, deliveryType }: Pick<RecentPlace, 'key' | 'deliveryType'>,
): RecentPlaces {
  const name = recentListOf(deliveryType);
  return { ...recents, [name]: recents[name].filter((entry) => entry.key !== key) };
}

/** Puts an entry back into its list, at the place where it stood. */
export function withRecentAt(
  recents: RecentPlaces,
  { entry, at }: { readonly entry: RecentPlace; readonly at: number },
): RecentPlaces {
  const name = recentListOf(entry.deliveryType);
  const list: readonly RecentPlace[] = recents[name];
  return { ...recents, [name]: list.toSpliced(at, 0, entry).slice(0, constants.location.recentPlacesMax) };
}

/** Removes a saved address that was deleted. */
export function withoutAddress(recents: RecentPlaces, addressId: string): RecentPlaces {
  const others = recents.delivery.filter(({ location }) => location.address_id !== addressId);
  return { ...recents, delivery: others };
}

/** Puts a store first, each store once (CON-01). */
export function withRecentStore(storeIds: readonly string[], storeId: string): readonly string[] {
  const others = storeIds.filter((id) => id !== storeId);
  return [storeId, ...others].slice(0, constants.location.recentStoresMax);
}
