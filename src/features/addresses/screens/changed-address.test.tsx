// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { beforeEach, expect, it } from 'vitest';
import { placeLocated } from '#src/features/place/place-slice.ts';
import { aPlace, countryReplies } from '#src/features/place/testing/country.ts';
import { renderPlace } from '#src/features/place/testing/render-place.tsx';
import { ashaLoggedIn, savedHome, savedWork } from '../testing/people.ts';
import { Screen } from './new-address-screen.tsx';

beforeEach(() => sessionStorage.clear());

/** The form, in a tab where a place was found last. */
function open(path: string, foundLast = aPlace) {
  return renderPlace(
    <Routes>
      <Route path="/newAddress" element={<Screen />} />
      <Route path="*" element={null} />
    </Routes>,
    {
      path,
      events: [ashaLoggedIn, placeLocated(foundLast)],
      answers: {
        ...countryReplies,
        getAddresses: { status: 'SUCCESS', data: { addresses: [savedHome, savedWork] } },
      },
    },
  );
}

const placeNamed = (area_level2: string, latitude: number) => ({ ...aPlace, area_level2, latitude });
const ulsoor = placeNamed('Ulsoor', 12.98);
const domlur = placeNamed('Domlur', 12.96);
const locality = () => screen.findByRole('combobox', { name: /Locality/ });

it('LOC-13 a saved address that is being changed stays where it is when another place is chosen before it is gone on with', async () => {
  const path = '/newAddress?addressEdit=a2';
  const begun = open(path);
  await begun.user.type(await screen.findByLabelText(/^Floor/), '3');
  begun.unmount();

  open(path, ulsoor);
  expect(await locality()).toHaveValue('HSR Layout');
  expect(screen.getByLabelText(/^Floor/)).toHaveValue('3');
});

it('LOC-13 LOC-09 the point that came back from its map is its place, and no other one that is chosen later', async () => {
  const path = '/newAddress?addressEdit=a2';
  const begun = open(path);
  await begun.user.click(await screen.findByRole('link', { name: 'Change on map' }));
  begun.unmount();

  const back = open(path, ulsoor);
  expect(await locality()).toHaveValue('Ulsoor');
  back.unmount();

  open(path, domlur);
  expect(await locality()).toHaveValue('Ulsoor');
});
