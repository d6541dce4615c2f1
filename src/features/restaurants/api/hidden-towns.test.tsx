// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { useCityLocalities } from '#src/features/cities/api/get-city-localities.ts';
import { localities } from '#src/features/place/testing/country.ts';
import { renderPlace } from '#src/features/place/testing/render-place.tsx';
import { useStoreLocalities } from './get-store-localities.ts';

// None is hidden by default. (LOC-33)
vi.mock(import('#src/config/constants.ts'), async (importOriginal) => {
  const { constants } = await importOriginal();
  return { constants: { ...constants, location: { ...constants.location, hiddenTowns: ['HSR Layout'] } } };
});

afterEach(cleanup);

const list = (found: readonly { readonly name: string }[] | undefined) =>
  found?.map(({ name }) => name).join();
const OfStore = () => <p>{list(useStoreLocalities('14052').data)}</p>;
const OfCity = () => <p>{list(useCityLocalities('Bengaluru').data)}</p>;

it.each([
  ['a store', 'getStoreLocalities', <OfStore key="store" />],
  ['a city', 'getCityLocalities', <OfCity key="city" />],
])('LOC-32 the localities of %s come without the hidden towns', async (_, call, view) => {
  renderPlace(view, { path: '/', answers: { [call]: { status: 'SUCCESS', data: { localities } } } });
  expect(await screen.findByText('Indiranagar,Koramangala')).toBeVisible();
});
