import type { AddressInput, SavedAddress } from '#schemas/entities/address.ts';
import type { ChooseOutcome } from '#src/features/place/choose-place.ts';
import { choosePlace } from '#src/features/place/choose-place.ts';
import type { PlaceChoice } from '#src/features/place/place-slice.ts';
import type { AppThunk } from '#src/store/store.ts';

/** Stands for the address of this order, which is not saved, where others have their id (LOC-39). */
export const tempAddressId = 'temp';

/** The place line's name of an address: 'Home · Indiranagar'. */
export function titleOf({ label, area_level2 }: AddressInput): string {
  return `${label} · ${area_level2}`;
}

/** An address as the place that an order goes to. */
export function choiceOf(address: SavedAddress | AddressInput): PlaceChoice {
  const { latitude, longitude } = address;
  const id = 'address_id' in address ? { address_id: address.address_id } : {};
  return { latitude, longitude, ...id, title: titleOf(address), address };
}

/** Delivers to an address from now on, if a store serves it. */
export function deliverTo(
  address: SavedAddress | AddressInput,
  from: 'selector' | 'elsewhere',
): AppThunk<Promise<ChooseOutcome>> {
  return choosePlace(choiceOf(address), { orderType: 'D', from });
}
