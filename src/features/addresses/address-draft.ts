import type { Place } from '#schemas/entities/store.ts';
import type { AddressDraft, AddressValues } from '#schemas/stored/drafts.ts';
import { placeOf } from './address-values.ts';

/** Id of the draft of a new address; the draft of a saved address has the id of that address. */
export const newAddressDraftId = 'new';

/** The draft if it belongs to this owner. A guest's draft is kept when the guest logs in. */
export function draftOfOwner(draft: AddressDraft | null, owner: string | null): AddressDraft | null {
  return draft && (draft.owner === null || draft.owner === owner) ? draft : null;
}

interface Start {
  readonly draft: AddressDraft | null;
  /** Initial values of the form when there is no draft. */
  readonly values: AddressValues;
  /** The last place found by search, by the device's position or on the map. */
  readonly pin: Place | null;
  /** A new address takes the place of the pin; a saved one keeps its place until the pin is moved. */
  readonly isNew: boolean;
}

/** A key of the pin's position. A different key later means that the pin has been moved. */
export function pinKeyOf(pin: Place | null): string | null {
  return pin && `${pin.latitude},${pin.longitude}`;
}

/**
 * Initial values of the form: those of the draft, else the given ones. A new address takes the pin that was set since. A saved one takes only that of the
 * map which its form has opened: a place that was found or chosen for something else is not where it is.
 */
export function startingValues({ draft, values, pin, isNew }: Start): AddressValues {
  const begun = draft?.values ?? values;
  const used = draft?.pin ?? null;
  if (!isNew && used === null) return begun;
  return pin && pinKeyOf(pin) !== used ? { ...begun, city: pin.city, place: placeOf(pin) } : begun;
}
