import { screen } from '@testing-library/react';
import { vi } from 'vitest';
import type { AddressInput } from '#schemas/entities/address.ts';
import { countryReplies } from '#src/features/place/testing/country.ts';
import { renderPlace } from '#src/features/place/testing/render-place.tsx';
import { type AddressValues, emptyAddress } from '../address-values.ts';
import { AddressForm, type AddressFormProps } from '../components/address-form.tsx';

/** The form of an address, empty unless it is told otherwise, and what comes of it. */
export function renderAddressForm(
  props: Partial<AddressFormProps> = {},
  answers: Readonly<Record<string, unknown>> = countryReplies,
) {
  const onSubmit = vi.fn<(input: AddressInput) => Promise<string | null>>(() => Promise.resolve(null));
  const changes: AddressValues[] = [];
  const view = renderPlace(
    <AddressForm
      title="Where should we bring it?"
      initialValues={emptyAddress}
      withContact
      submitLabel="Save"
      mapHref="/mapScreen"
      onValues={(values) => changes.push(values)}
      onMap={() => {}}
      onSubmit={onSubmit}
      {...props}
    />,
    { path: '/newAddress', answers },
  );
  const save = () => screen.getByRole('button', { name: 'Save' });
  return { ...view, onSubmit, changes, save };
}
