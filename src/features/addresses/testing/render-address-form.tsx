import { screen } from '@testing-library/react';
import { vi } from 'vitest';
import type { AddressInput } from '#schemas/entities/address.ts';
import type { AddressValues } from '#schemas/stored/drafts.ts';
import { countryReplies } from '#src/features/place/testing/country.ts';
import { renderPlace } from '#src/features/place/testing/render-place.tsx';
import { emptyAddress } from '../address-values.ts';
import { AddressForm, type AddressFormProps, type Sent } from '../components/address-form.tsx';

/** Renders the address form, empty unless values are given. Returns the spy of `onSubmit` and the values reported at each change. */
export function renderAddressForm(
  props: Partial<AddressFormProps> = {},
  answers: Readonly<Record<string, unknown>> = countryReplies,
) {
  const onSubmit = vi.fn<(input: AddressInput) => Promise<Sent>>(() => Promise.resolve({ ok: true }));
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
