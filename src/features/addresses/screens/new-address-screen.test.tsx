// @vitest-environment jsdom
import type { UnknownAction } from 'redux';
import { act, screen, waitFor } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { beforeEach, describe, expect, it } from 'vitest';
import { addressesTexts } from '#src/config/texts/addresses.ts';
import { AppLink } from '#src/features/navigation/app-link.tsx';
import { bucketKnown } from '#src/features/experiments/testing/bucket-known.ts';
import { orderTypeChosen, selectLocation, storeChosen } from '#src/features/order-type/location-slice.ts';
import { startPlaceListeners } from '#src/features/place/place-listeners.ts';
import {
  placeEntered,
  placeLocated,
  selectAddressDetail,
  selectGeoCode,
  selectPlaces,
  selectTempAddress,
} from '#src/features/place/place-slice.ts';
import { aPlace, aStore, countryReplies } from '#src/features/place/testing/country.ts';
import { renderPlace } from '#src/features/place/testing/render-place.tsx';
import { refreshFailed } from '#src/features/session/session-slice.ts';
import { offline, refused } from '#src/request/testing/answering.ts';
import { ashaLoggedIn, guestCame, savedHome, savedWork } from '../testing/people.ts';
import { choiceOf } from '../address-choice.ts';
import { followCustomer } from '#src/features/session/follow-customer.ts';
import { Screen } from './new-address-screen.tsx';

beforeEach(() => sessionStorage.clear());

interface Around {
  readonly path?: string;
  readonly answers?: Record<string, unknown>;
  readonly events?: readonly UnknownAction[];
}

const saved = (address: object) => ({ status: 'SUCCESS', data: { address } });

/** Event that sets a guest's address for the current order. */
function given(houseNo: string) {
  const { address_id: _, ...address } = { ...savedHome, houseNo };
  return placeEntered({
    choice: { latitude: 1, longitude: 2, title: 'Home', address },
    recent: {
      key: 'k',
      recent: { title: 'Home', subtitle: '' },
      location: { address_id: null, latitude: 1, longitude: 2 },
      deliveryType: 'DELIVERY',
    },
    store: aStore,
  });
}

/** Event that makes a saved address the delivery address of the order. */
function deliveredTo(address: typeof savedHome) {
  return placeEntered({
    choice: choiceOf(address),
    recent: {
      key: address.address_id,
      recent: { title: 'Home', subtitle: '' },
      location: { address_id: address.address_id, latitude: 1, longitude: 2 },
      deliveryType: 'DELIVERY',
    },
    store: aStore,
  });
}

/** An answer that the test sends when it needs to. */
function lateAnswer() {
  let answer = (_: unknown) => {};
  const promise = new Promise((resolve) => (answer = resolve));
  return { promise, come: (reply: unknown) => act(async () => answer(reply)) };
}

function renderScreen({ path = '/newAddress', answers = {}, events = [ashaLoggedIn] }: Around = {}) {
  const site = (
    <>
      <AppLink to="/offers">Away</AppLink>
      <Routes>
        <Route path="/newAddress" element={<Screen />} />
        <Route path="*" element={null} />
      </Routes>
    </>
  );
  return renderPlace(site, {
    path,
    events: [...events, placeLocated(aPlace)],
    answers: {
      ...countryReplies,
      getAddresses: { status: 'SUCCESS', data: { addresses: [savedHome, savedWork] } },
      saveAddress: saved(savedHome),
      updateAddress: saved(savedHome),
      ...answers,
    },
  });
}

type View = ReturnType<typeof renderScreen>;

async function fillIn({ user }: View) {
  await user.type(await screen.findByLabelText(/^House/), '12');
  await user.type(screen.getByLabelText(/^Society/), 'Rose Apartments');
}

const press = ({ user }: View, name: string) => user.click(screen.getByRole('button', { name }));

describe('a new address', () => {
  it.each([
    ['A', false],
    ['B', true],
  ] as const)('EXP-18 the form of group %s begins with Home, Work or Other: %s', async (bucket, isFirst) => {
    renderScreen({ events: [ashaLoggedIn, bucketKnown(bucket)] });
    const house = await screen.findByLabelText(/^House/);
    const home = screen.getByRole('radio', { name: 'Home' });
    expect((home.compareDocumentPosition(house) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0).toBe(isFirst);
  });

  it('LOC-12 LOC-37 LOC-17 is saved, looked up and leads to the menu', async () => {
    const view = renderScreen();
    await fillIn(view);
    await press(view, 'Save and continue');
    await waitFor(() => expect(view.address()).toBe('/menu'));
    expect(view.sentTo('saveAddress')).toEqual([
      {
        params: { userId: 'u1' },
        body: {
          data: {
            latitude: aPlace.latitude,
            longitude: aPlace.longitude,
            city: 'Bengaluru',
            city_region: 'South',
            area_level0: 'India',
            area_level1: 'Karnataka',
            area_level2: 'Indiranagar',
            houseNo: '12',
            address: 'Rose Apartments',
            label: 'Home',
            mobile_no: '9876543210',
            name: 'Asha Rao',
            email: 'asha@example.com',
          },
        },
      },
    ]);
    expect(view.sentTo('selectAddressStore')[0]).toMatchObject({
      body: { data: { address_id: 'a1', latitude: savedHome.latitude } },
    });
    expect(selectAddressDetail(view.store.getState())).toEqual(savedHome);
    expect(sessionStorage).toHaveLength(0);
  });

  it.each([
    ['/cart?step=address', '/cart?step=address'],
    ['https://elsewhere.example/cart', '/menu'],
    ['//elsewhere.example', '/menu'],
  ])('NAV-16 redirectUrl %s leads to %s', async (redirectUrl, expected) => {
    const view = renderScreen({ path: `/newAddress?${new URLSearchParams({ redirectUrl })}` });
    await fillIn(view);
    await press(view, 'Save and continue');
    await waitFor(() => expect(view.address()).toBe(expected));
  });

  it('NAV-16 VAL-14 showContact asks for name, mobile number and email, filled in as far as they are known', async () => {
    const view = renderScreen({ path: '/newAddress?showContact' });
    expect(await screen.findByLabelText(/^Name/)).toHaveValue('Asha Rao');
    expect(screen.getByLabelText(/^Mobile/)).toHaveValue('9876543210');
    await view.user.clear(screen.getByLabelText(/^Email/));
    await press(view, 'Save and continue');
    expect(screen.getByText('Please enter valid email Address')).toBeVisible();
    view.unmount();
    renderScreen();
    await screen.findByLabelText(/^House/);
    expect(screen.queryByLabelText(/^Email/)).toBeNull();
  });

  it('LOC-39 ROL-03 of a guest is for this order alone: no call saves it', async () => {
    const view = renderScreen({ events: [guestCame] });
    await fillIn(view);
    await press(view, 'Deliver here');
    await waitFor(() => expect(view.address()).toBe('/menu'));
    expect(view.call.mock.calls.map(([{ id }]) => id)).not.toContain('saveAddress');
    expect(view.call.mock.calls.map(([{ id }]) => id)).not.toContain('getAddresses');
    const address = selectTempAddress(view.store.getState());
    expect(address).toMatchObject({ houseNo: '12', area_level2: 'Indiranagar' });
    expect(selectAddressDetail(view.store.getState())).toEqual(address);
  });

  it('LOC-39 LOC-12 of a guest can be changed, and is saved after a login on the way', async () => {
    const path = '/newAddress?addressEdit=temp';
    const asGuest = renderScreen({ path, events: [guestCame, given('12')] });
    const house = await screen.findByLabelText(/^House/);
    expect(house).toHaveValue('12');
    await asGuest.user.clear(house);
    await asGuest.user.type(house, '14');
    asGuest.unmount();

    const view = renderScreen({ path, events: [ashaLoggedIn, given('12')] });
    expect(await screen.findByLabelText(/^House/)).toHaveValue('14');
    await press(view, 'Save and continue');
    await waitFor(() => expect(view.address()).toBe('/menu'));
    expect(view.sentTo('saveAddress')).toMatchObject([{ body: { data: { houseNo: '14' } } }]);
  });

  it('of a guest is not mixed up with a new one that was begun', async () => {
    const begun = renderScreen({ events: [guestCame] });
    await fillIn(begun);
    begun.unmount();
    renderScreen({ path: '/newAddress?addressEdit=temp', events: [guestCame, given('99')] });
    expect(await screen.findByLabelText(/^House/)).toHaveValue('99');
  });

  it('ERR-03 shows the reason why the server refuses it', async () => {
    const errors = [{ code: 'TOO_MANY_ADDRESSES', displayMsg: 'You have 20 saved addresses.' }];
    const view = renderScreen({ answers: { saveAddress: { status: 'FAILED', errors } } });
    await fillIn(view);
    await press(view, 'Save and continue');
    expect(await screen.findByText('You have 20 saved addresses.')).toBeVisible();
  });

  it('survives a reload half filled in', async () => {
    const view = renderScreen();
    await fillIn(view);
    view.unmount();
    renderScreen();
    expect(await screen.findByLabelText(/^House/)).toHaveValue('12');
    expect(screen.getByLabelText(/^Society/)).toHaveValue('Rose Apartments');
  });

  it('keeps everything when the save fails, and says so', async () => {
    const view = renderScreen({ answers: { saveAddress: offline } });
    await fillIn(view);
    await press(view, 'Save and continue');
    expect(await screen.findByText(addressesTexts.saveFailed)).toBeVisible();
    expect(view.sentTo('selectAddressStore')).toEqual([]);
    view.unmount();
    renderScreen();
    expect(await screen.findByLabelText(/^House/)).toHaveValue('12');
  });

  it('is saved once when only the lookup fails: the next try changes it', async () => {
    const answers: Record<string, unknown> = { selectAddressStore: offline };
    const view = renderScreen({ answers: { selectAddressStore: () => answers['selectAddressStore'] } });
    await fillIn(view);
    await press(view, 'Save and continue');
    expect(await screen.findByText(addressesTexts.savedButNoLookup)).toBeVisible();
    answers['selectAddressStore'] = countryReplies.selectAddressStore;
    await press(view, 'Save and continue');
    await waitFor(() => expect(view.address()).toBe('/menu'));
    expect(view.sentTo('saveAddress')).toHaveLength(1);
    expect(view.sentTo('updateAddress')).toHaveLength(1);
  });

  it.each([
    ['saved', 'saveAddress', saved(savedHome)],
    ['looked up', 'selectAddressStore', countryReplies.selectAddressStore],
    ['refused', 'selectAddressStore', { status: 'FAILED', errors: [{ code: '2.STORENA' }] }],
  ])(
    'NAV-16 a customer who left the page while the address is being %s stays on the other page',
    async (_, id, reply) => {
      const late = lateAnswer();
      const view = renderScreen({ answers: { [id]: () => late.promise } });
      await fillIn(view);
      await press(view, 'Save and continue');
      await waitFor(() => expect(view.sentTo(id)).toHaveLength(1));
      await view.user.click(screen.getByRole('link', { name: 'Away' }));
      await late.come(reply);
      expect(view.address()).toBe('/offers');
      // The draft is removed after the save.
      expect(sessionStorage).toHaveLength(0);
      if (id === 'saveAddress') expect(view.sentTo('selectAddressStore')).toEqual([]);
    },
  );

  it('LOC-22 NAV-16 that no store serves keeps the server’s message and leads to the choice of a location, and on from there', async () => {
    const selectAddressStore = refused({ status: 404, code: '2.STORENA', displayMsg: 'Not there yet' });
    const view = renderScreen({ path: '/newAddress?redirectUrl=%2Fcart', answers: { selectAddressStore } });
    await fillIn(view);
    await press(view, 'Save and continue');
    await waitFor(() => expect(view.address()).toBe('/locationSelection?redirectUrl=%2Fcart'));
    expect(selectLocation(view.store.getState()).storeError?.text).toBe('Not there yet');
  });
});

describe('a saved address', () => {
  it('LOC-13 NAV-16 is changed in the form', async () => {
    const changed = { ...savedWork, houseNo: '6C' };
    const view = renderScreen({
      path: '/newAddress?addressEdit=a2&redirectUrl=%2Faddress',
      answers: { updateAddress: saved(changed) },
    });
    const house = await screen.findByLabelText(/^House/);
    expect(screen.getByRole('heading', { name: 'Change this address' })).toBeVisible();
    expect(house).toHaveValue('5B');
    expect(screen.getByRole('combobox', { name: /Locality/ })).toHaveValue('HSR Layout');
    await view.user.clear(house);
    await view.user.type(house, '6C');
    await press(view, 'Save changes');
    await waitFor(() => expect(view.address()).toBe('/address'));
    expect(view.sentTo('updateAddress')).toMatchObject([
      { params: { addressId: 'a2' }, body: { data: { houseNo: '6C', landmark: 'Gate 2' } } },
    ]);
    // The order is not delivered to this address.
    expect(view.sentTo('selectAddressStore')).toEqual([]);
  });

  it('LOC-13 LOC-17 of the current order: its store is looked up again', async () => {
    const view = renderScreen({
      path: '/newAddress?addressEdit=a1',
      events: [ashaLoggedIn, deliveredTo(savedHome)],
    });
    await screen.findByLabelText(/^House/);
    await press(view, 'Save and continue');
    await waitFor(() => expect(view.address()).toBe('/menu'));
    expect(view.sentTo('selectAddressStore')).toHaveLength(1);
  });

  it('LOC-13 of the current order is updated when the customer has left the page during the save', async () => {
    const late = lateAnswer();
    const changed = { ...savedHome, houseNo: '14' };
    const view = renderScreen({
      path: '/newAddress?addressEdit=a1',
      events: [ashaLoggedIn, deliveredTo(savedHome)],
      answers: { updateAddress: () => late.promise },
    });
    await screen.findByLabelText(/^House/);
    await press(view, 'Save and continue');
    await view.user.click(screen.getByRole('link', { name: 'Away' }));
    await late.come(saved(changed));
    expect(view.address()).toBe('/offers');
    expect(selectAddressDetail(view.store.getState())).toEqual(changed);
  });

  it.each(['P', 'DINEIN', 'CURB', 'IRCTC'] as const)(
    'LOC-13 of the last delivery is mended and does not change an order of type %s',
    async (orderType) => {
      const changed = { ...savedHome, houseNo: '14' };
      const view = renderScreen({
        path: '/newAddress?addressEdit=a1&redirectUrl=%2Faddress',
        events: [
          ashaLoggedIn,
          deliveredTo(savedHome),
          storeChosen({ storeId: '777', storeName: 'Pickup' }),
          orderTypeChosen(orderType),
        ],
        answers: { updateAddress: saved(changed) },
      });
      await screen.findByLabelText(/^House/);
      await press(view, 'Save changes');
      await waitFor(() => expect(view.address()).toBe('/address'));
      expect(selectLocation(view.store.getState())).toMatchObject({ orderType, storeId: '777' });
      expect(view.sentTo('selectAddressStore')).toEqual([]);
      // The next delivery uses the changed address.
      const { chosen, addressDetail } = selectPlaces(view.store.getState());
      expect(addressDetail).toEqual(changed);
      expect(chosen).toEqual(choiceOf(changed));
    },
  );

  it('SES-30 has no draft after the customer was logged out', async () => {
    const view = renderScreen({ path: '/newAddress?addressEdit=a2' });
    startPlaceListeners(view.startListening);
    followCustomer(view);
    await view.user.type(await screen.findByLabelText(/^House/), 'X');
    expect(sessionStorage.getItem('draft/address/a2')).toContain('5BX');
    await act(async () => void view.store.dispatch(refreshFailed()));
    await waitFor(() => expect(sessionStorage).toHaveLength(0));
  });

  it('LOC-09 opens the map where the address is, and takes the pin that comes back', async () => {
    const path = '/newAddress?addressEdit=a2';
    const view = renderScreen({ path });
    await view.user.click(await screen.findByRole('link', { name: 'Change on map' }));
    expect(view.address()).toBe('/mapScreen?redirectUrl=%2FnewAddress%3FaddressEdit%3Da2');
    const { latitude, longitude } = savedWork;
    expect(selectGeoCode(view.store.getState())).toEqual({ latitude, longitude });
    view.unmount();

    // The same tab, later: the map has returned another pin.
    renderScreen({ path });
    expect(await screen.findByRole('combobox', { name: /Locality/ })).toHaveValue('Indiranagar');
    expect(screen.getByLabelText(/^House/)).toHaveValue('5B');
  });

  it('that is gone leads back to the list', async () => {
    renderScreen({ path: '/newAddress?addressEdit=a9' });
    expect(await screen.findByText(addressesTexts.notFound)).toBeVisible();
    expect(screen.getByRole('link', { name: 'See your addresses' })).toHaveAttribute('href', '/address');
  });

  it('that could not be loaded can be asked for again', async () => {
    const answers: Record<string, unknown> = { getAddresses: offline };
    const view = renderScreen({
      path: '/newAddress?addressEdit=a1',
      answers: { getAddresses: () => answers['getAddresses'] },
    });
    expect(await screen.findByText(addressesTexts.loadFailed)).toBeVisible();
    answers['getAddresses'] = { status: 'SUCCESS', data: { addresses: [savedHome] } };
    await press(view, 'Try again');
    expect(await screen.findByLabelText(/^House/)).toHaveValue('12');
  });
});
