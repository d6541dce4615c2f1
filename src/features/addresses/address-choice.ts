import type { AddressInput, SavedAddress } from '#schemas/entities/address.ts';
import type { PlaceChoice } from '#schemas/stored/place.ts';
import type { ChooseOptions, ChooseOutcome } from '#src/features/place/choose-place.ts';
import { placeRestored, selectLocation } from '#src/features/order-type/location-slice.ts';
import { choosePlace } from '#src/features/place/choose-place.ts';
import { addressMended, selectPlaces } from '#src/features/place/place-slice.ts';
import type { AppThunk } from '#src/store/store.ts';

/** Id that stands for the unsaved address of the current order (LOC-39). */
export const tempAddressId = 'temp';

/** Title of an address in the place line: 'Home · Indiranagar'. */
export function titleOf({ label, area_level2 }: AddressInput): string {
  return `${label} · ${area_level2}`;
}

/** Converts an address to the chosen place of an order. */
export function choiceOf(address: SavedAddress | AddressInput): PlaceChoice {
  const { latitude, longitude } = address;
  const id = 'address_id' in address ? { address_id: address.address_id } : {};
  return { latitude, longitude, ...id, title: titleOf(address), address };
}

/** A saved address was changed without a new lookup. Where it is the chosen one, the place line names it as it is now. */
export function mendAddress(address: SavedAddress | AddressInput): AppThunk {
  return (dispatch, getState) => {
    const choice = choiceOf(address);
    dispatch(addressMended(choice));
    const { address_id: id, title: placeTitle } = choice;
    const isChosen = id !== undefined && selectPlaces(getState()).chosen?.address_id === id;
    const hasTitle = selectLocation(getState()).placeTitle !== undefined;
    if (isChosen && hasTitle) dispatch(placeRestored({ placeTitle }));
  };
}

/** Makes an address the delivery address, if a store serves it. `corrects` is the unsaved address that it replaces. */
export function deliverTo(
  address: SavedAddress | AddressInput,
  { from, corrects }: Pick<ChooseOptions, 'from' | 'corrects'>,
): AppThunk<Promise<ChooseOutcome>> {
  return choosePlace(choiceOf(address), { orderType: 'D', from, corrects });
}
