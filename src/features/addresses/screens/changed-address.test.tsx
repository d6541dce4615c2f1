// @vitest-environment jsdom
import type { UnknownAction } from 'redux';
import { act, screen, waitFor } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { beforeEach, expect, it } from 'vitest';
import { AppLink } from '#src/features/navigation/app-link.tsx';
import { selectLocation, storeChosen } from '#src/features/order-type/location-slice.ts';
import { placeEntered, placeLocated } from '#src/features/place/place-slice.ts';
import { aPlace, aStore, countryReplies } from '#src/features/place/testing/country.ts';
import { renderPlace } from '#src/features/place/testing/render-place.tsx';
import { ashaLoggedIn, savedHome, savedWork } from '../testing/people.ts';
import { Screen } from './new-address-screen.tsx';

beforeEach(() => sessionStorage.clear());

/** The form, in a tab where a place was found last. */
function open(
  path: string,
  foundLast = aPlace,
  { events = [], answers = {} }: { events?: readonly UnknownAction[]; answers?: object } = {},
) {
  return renderPlace(
    <>
      <AppLink to="/offers">Away</AppLink>
      <Routes>
        <Route path="/newAddress" element={<Screen />} />
        <Route path="*" element={null} />
      </Routes>
    </>,
    {
      path,
      events: [ashaLoggedIn, ...events, placeLocated(foundLast)],
      answers: {
        ...countryReplies,
        getAddresses: { status: 'SUCCESS', data: { addresses: [savedHome, savedWork] } },
        saveAddress: { status: 'SUCCESS', data: { address: savedHome } },
        ...answers,
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

it('LOC-12 an address that is added from the profile is saved, and changes nothing of the order', async () => {
  const takeaway = storeChosen({ storeId: '777', storeName: 'Pickup', orderType: 'P' });
  const view = open('/newAddress?redirectUrl=%2Fprofile', aPlace, { events: [takeaway] });
  await view.user.type(await screen.findByLabelText(/^House/), '12');
  await view.user.type(screen.getByLabelText(/^Society/), 'Rose Apartments');
  await view.user.click(screen.getByRole('button', { name: 'Save and continue' }));
  await waitFor(() => expect(view.address()).toBe('/profile'));
  expect(view.sentTo('saveAddress')).toHaveLength(1);
  expect(view.sentTo('selectAddressStore')).toEqual([]);
  expect(selectLocation(view.store.getState())).toMatchObject({ orderType: 'P', storeId: '777' });
});

it('LOC-13 the place line names the address of the order as it is now, also where the reply came after its form was left', async () => {
  const { address_id, latitude, longitude } = savedHome;
  const choice = { latitude, longitude, address_id, title: 'Home · Indiranagar', address: savedHome };
  const recent = {
    key: address_id,
    recent: { title: choice.title, subtitle: '' },
    location: { address_id, latitude, longitude },
    deliveryType: 'DELIVERY',
  } as const;
  let answer: (reply: unknown) => void = () => {};
  const late = new Promise((resolve) => (answer = resolve));
  const view = open('/newAddress?addressEdit=a1', aPlace, {
    events: [
      placeEntered({ choice, recent, store: aStore }),
      storeChosen({ storeId: '14052', storeName: 'Indiranagar', placeTitle: choice.title, orderType: 'D' }),
    ],
    answers: { updateAddress: () => late },
  });
  await view.user.click(await screen.findByRole('button', { name: 'Save and continue' }));
  await waitFor(() => expect(view.sentTo('updateAddress')).toHaveLength(1));
  await view.user.click(screen.getByRole('link', { name: 'Away' }));
  await act(async () => answer({ status: 'SUCCESS', data: { address: { ...savedHome, label: 'Work' } } }));
  await waitFor(() =>
    expect(selectLocation(view.store.getState()).placeTitle).toBe(`Work · ${savedHome.area_level2}`),
  );
});
