import type { Place } from '#schemas/entities/store.ts';
import { createDraft, type Draft } from '#src/store/drafts.ts';
import { addressDrafts } from './address-listeners.ts';
import { type AddressValues, emptyAddress, placeOf } from './address-values.ts';

export interface AddressDraft {
  readonly values: AddressValues;
  /** The pin that the draft knows of: another one that comes back from the map takes its place. */
  readonly pin: string | null;
  /** The customer whose details these are; null for a guest's. */
  readonly owner: string | null;
}

function isDraft(value: unknown): value is AddressDraft {
  const values = (value as Partial<AddressDraft> | null)?.values as Record<string, unknown> | undefined;
  return (
    typeof values === 'object' &&
    values !== null &&
    Object.entries(emptyAddress).every(([field, empty]) =>
      empty === null ? typeof values[field] === 'object' : typeof values[field] === typeof empty,
    )
  );
}

/** What has been filled in of a new address, or of the changes to a saved one. */
export function addressDraft(addressId: string | null): Draft<AddressDraft> {
  return createDraft({ name: `${addressDrafts}${addressId ?? 'new'}`, accepts: isDraft });
}

/** A draft is its owner's alone; what a guest filled in stays when the guest logs in. */
export function draftOfOwner(draft: AddressDraft | null, owner: string | null): AddressDraft | null {
  return draft && (draft.owner === null || draft.owner === owner) ? draft : null;
}

interface Start {
  readonly draft: AddressDraft | null;
  /** What the form begins with where there is no draft. */
  readonly values: AddressValues;
  /** The place that was found last, by search, by the device or on the map. */
  readonly pin: Place | null;
  /** A new address is where the pin is; a saved one stays where it was until the pin is moved. */
  readonly isNew: boolean;
}

/** Tells whether the pin has been moved since. */
export function pinKeyOf(pin: Place | null): string | null {
  return pin && `${pin.latitude},${pin.longitude}`;
}

/** What the form begins with: the draft before anything else, and the pin before the place of either. */
export function startingValues({ draft, values, pin, isNew }: Start): AddressValues {
  const begun = draft?.values ?? values;
  const known = draft ? draft.pin : isNew ? null : pinKeyOf(pin);
  return pin && pinKeyOf(pin) !== known ? { ...begun, city: pin.city, place: placeOf(pin) } : begun;
}
