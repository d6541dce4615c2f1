import type { AddressInput } from '#schemas/entities/address.ts';
import { constants } from '#src/config/constants.ts';
import type { DeliveryState } from '#src/features/order-type/delivery-states.ts';

/** A place or a store that was chosen before (LOC-36): the words for it, where it is, and for what kind of order. */
export interface RecentPlace {
  /** Tells entries apart: the address, the store, or the position. */
  readonly key: string;
  readonly recent: { readonly title: string; readonly subtitle: string };
  readonly location: {
    readonly address_id: string | null;
    readonly latitude: number;
    readonly longitude: number;
    /** The store that was chosen, for orders that are fetched or eaten there. */
    readonly storeId?: string;
    /** An address that is not saved, which is known nowhere else; a saved one is in the list of the customer. */
    readonly address?: AddressInput;
  };
  readonly deliveryType: DeliveryState;
}

/** One list for each kind of order, the latest first (LOC-35). */
export interface RecentPlaces {
  readonly delivery: readonly RecentPlace[];
  readonly dineIn: readonly RecentPlace[];
  readonly takeaway: readonly RecentPlace[];
}

export const noRecents: RecentPlaces = { delivery: [], dineIn: [], takeaway: [] };

const listNames: Readonly<Record<DeliveryState, keyof RecentPlaces>> = {
  DELIVERY: 'delivery',
  DINEIN: 'dineIn',
  TAKEAWAY: 'takeaway',
};

export function recentListOf(state: DeliveryState): keyof RecentPlaces {
  return listNames[state];
}

/** CON-02: the entry is the first of its list, which holds no more than its most. */
export function withRecentPlace(recents: RecentPlaces, entry: RecentPlace): RecentPlaces {
  const name = recentListOf(entry.deliveryType);
  const others = recents[name].filter(({ key }) => key !== entry.key);
  return { ...recents, [name]: [entry, ...others].slice(0, constants.location.recentPlacesMax) };
}

/** What can be chosen again: saved addresses have a list of their own, which knows them as they are now. */
export function recentsToChoose(recents: RecentPlaces, state: DeliveryState): readonly RecentPlace[] {
  return recents[recentListOf(state)].filter(({ location }) => location.address_id === null);
}

/** A saved address that was deleted was never chosen. */
export function withoutAddress(recents: RecentPlaces, addressId: string): RecentPlaces {
  const others = recents.delivery.filter(({ location }) => location.address_id !== addressId);
  return { ...recents, delivery: others };
}

/** CON-01: each store once, the latest first. */
export function withRecentStore(storeIds: readonly string[], storeId: string): readonly string[] {
  const others = storeIds.filter((id) => id !== storeId);
  return [storeId, ...others].slice(0, constants.location.recentStoresMax);
}
