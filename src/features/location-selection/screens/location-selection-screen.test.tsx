// @vitest-environment jsdom
import '#src/ui/testing/jsdom-gaps.ts';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { configLoaded, pageConfigReceived } from '#src/features/app-config/app-config-slice.ts';
import { defaultConfig } from '#src/features/app-config/lay-configs.ts';
import { bucketKnown } from '#src/features/experiments/testing/bucket-known.ts';
import {
  orderTypeChosen,
  selectLocation,
  selectOrderType,
  storeChosen,
  storeRefused,
} from '#src/features/order-type/location-slice.ts';
import { orderTypeWords } from '#src/features/order-type/order-type-words.ts';
import { placeEntered, selectPlaces, storeEntered } from '#src/features/place/place-slice.ts';
import { aPlace, aStore, countryReplies } from '#src/features/place/testing/country.ts';
import { manualLocator } from '#src/features/place/testing/manual-locator.ts';
import { renderPlace } from '#src/features/place/testing/render-place.tsx';
import { loggedIn } from '#src/features/session/session-slice.ts';
import { createFakeClock } from '#src/request/testing/fake-clock.ts';
import { selectPopup } from '#src/store/popup-slice.ts';
import { Screen } from './location-selection-screen.tsx';

afterEach(cleanup);

const suggestion = { placeId: 'indiranagar', title: 'Indiranagar', subtitle: 'Bengaluru', kind: 'locality' };
const choice = { latitude: 12.9, longitude: 77.6, title: 'Office' };
const deliveredBefore = placeEntered({
  choice,
  store: aStore,
  recent: {
    key: 'office',
    recent: { title: 'Office', subtitle: 'Bengaluru' },
    location: { address_id: null, latitude: 12.9, longitude: 77.6 },
    deliveryType: 'DELIVERY',
  },
});
const pickedUpBefore = storeEntered({
  store: aStore,
  recent: {
    key: aStore.id,
    recent: { title: 'Coop at Indiranagar', subtitle: 'Bengaluru' },
    location: { address_id: null, latitude: 12.9, longitude: 77.6, storeId: aStore.id },
    deliveryType: 'TAKEAWAY',
  },
});

function setUp(query = '', { answers = {}, events = [] }: Partial<Parameters<typeof renderPlace>[1]> = {}) {
  const clock = createFakeClock();
  const world = renderPlace(<Screen />, {
    path: `/locationSelection${query}`,
    clock,
    events,
    answers: {
      ...countryReplies,
      autocomplete: { status: 'SUCCESS', data: { suggestions: [suggestion] } },
      geocodes: { status: 'SUCCESS', data: { place: aPlace } },
      ...answers,
    },
  });
  async function searchAndTake(name = /Indiranagar/) {
    await world.user.type(screen.getByRole('combobox'), 'indira');
    await clock.advance(250);
    await world.user.click(await screen.findByRole('option', { name }));
  }
  return { ...world, searchAndTake };
}

describe('choosing a place', () => {
  it('LOC-07 LOC-17 LOC-19 a place that was searched for is delivered to, and leads to the menu', async () => {
    const { searchAndTake, store, address } = setUp();
    await searchAndTake();
    await waitFor(() => expect(address()).toBe('/menu'));
    expect(selectLocation(store.getState())).toMatchObject({
      storeIsChosen: true,
      placeTitle: 'Indiranagar',
      orderType: 'D',
    });
  });

  it('LOC-06 a place that is chosen during an order to a train is delivered to: the station is chosen elsewhere', async () => {
    const train = storeChosen({ storeId: '7', storeName: 'Surat', orderType: 'IRCTC' });
    const { searchAndTake, store, address } = setUp('', { events: [train] });
    expect(screen.getByRole('radio', { name: 'Delivery' })).toBeChecked();
    expect(screen.getByRole('link', { name: 'Train delivery' })).toHaveAttribute('href', '/deliverOnTrain');
    await searchAndTake();
    await waitFor(() => expect(address()).toBe('/menu'));
    expect(selectLocation(store.getState())).toMatchObject({ placeTitle: 'Indiranagar', orderType: 'D' });
  });

  it('leads back to where the customer came from', async () => {
    const { searchAndTake, address } = setUp('?redirectUrl=%2Fcart%3Fa%3D1');
    await searchAndTake();
    await waitFor(() => expect(address()).toBe('/cart?a=1'));
  });

  it('LOC-07 LOC-19 a place that is chosen while another one of the same name is looked up takes its place', async () => {
    const other = { ...suggestion, placeId: 'mysuru', subtitle: 'Mysuru' };
    const places = [aPlace, { ...aPlace, placeId: 'mysuru', latitude: 12.31 }];
    const lookups: (() => void)[] = [];
    const found = { status: 'SUCCESS', data: { store: aStore } };
    const { searchAndTake, user, store, address } = setUp('', {
      answers: {
        autocomplete: { status: 'SUCCESS', data: { suggestions: [suggestion, other] } },
        geocodes: () => ({ status: 'SUCCESS', data: { place: places.shift() } }),
        selectAddressStore: () => new Promise((resolve) => lookups.push(() => resolve(found))),
      },
    });
    await searchAndTake(/Bengaluru/);
    expect(await screen.findByText(/restaurant for Indiranagar/)).toBeVisible();
    await user.clear(screen.getByRole('combobox'));
    await searchAndTake(/Mysuru/);
    await waitFor(() => expect(lookups).toHaveLength(2));
    await act(async () => lookups[0]?.());
    expect(address()).toBe('/locationSelection');
    expect(screen.getByText(/restaurant for Indiranagar/)).toBeVisible();
    await act(async () => lookups[1]?.());
    await waitFor(() => expect(address()).toBe('/menu'));
    expect(selectPlaces(store.getState()).chosen?.latitude).toBe(12.31);
  });

  it('LOC-21 a place that no store delivers to opens a popup, and the page stays', async () => {
    const { searchAndTake, store, address } = setUp('', {
      answers: {
        selectAddressStore: { status: 'FAILED', errors: [{ code: '2.STORENA', displayMsg: 'Too far' }] },
      },
    });
    await searchAndTake();
    await waitFor(() => expect(selectPopup(store.getState())).toMatchObject({ text: 'Too far' }));
    expect(address()).toBe('/locationSelection');
  });

  it('LOC-22 shows on top why an earlier place was refused', async () => {
    const error = {
      kind: 'unavailable',
      code: '2.STORENA',
      header: 'Not here yet',
      text: 'Too far for us',
      button: 'Ok',
    } as const;
    setUp('', { events: [storeRefused(error)] });
    expect(await screen.findByRole('alert')).toHaveTextContent('Not here yet');
    expect(screen.getByRole('alert')).toHaveTextContent('Too far for us');
  });

  it('LOC-06 LOC-01 switches the kind of order; the train is a page of its own', async () => {
    const { user, store } = setUp();
    const kinds = screen.getByRole('radiogroup', { name: 'How would you like your food?' });
    expect(
      within(kinds)
        .getAllByRole('radio')
        .map((radio) => (radio as HTMLInputElement).value),
    ).toEqual(['D', 'P', 'DINEIN', 'CURB']);
    await user.click(screen.getByRole('radio', { name: 'Dine-in' }));
    expect(selectOrderType(store.getState())).toBe('DINEIN');
    expect(screen.getByRole('heading', { level: 1, name: 'Where will you eat?' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Train delivery' })).toHaveAttribute('href', '/deliverOnTrain');
  });

  it('LOC-35 shows a guest the recent places before the link to the login', () => {
    setUp('', { events: [deliveredBefore] });
    const recent = screen.getByRole('heading', { name: 'Recent places' });
    const logIn = screen.getByRole('link', { name: /Log in for your saved addresses/ });
    expect(recent.compareDocumentPosition(logIn)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('LOC-16 for takeaway a place leads to the restaurants near it', async () => {
    const { searchAndTake, store, address } = setUp('', { events: [orderTypeChosen('P')] });
    await searchAndTake();
    await waitFor(() => expect(address()).toBe('/nearestStores?deliveryType=P'));
    expect(selectPlaces(store.getState()).geoCode).toEqual({
      latitude: aPlace.latitude,
      longitude: aPlace.longitude,
    });
  });

  it('LOC-09 LOC-10 links to the map and to the lists, which lead back to the same page', () => {
    setUp('?redirectUrl=%2Fcart');
    expect(screen.getByRole('link', { name: /Point it out on the map/ })).toHaveAttribute(
      'href',
      '/mapScreen?redirectUrl=%2Fcart',
    );
    expect(screen.getByRole('link', { name: /Choose city and area/ })).toHaveAttribute(
      'href',
      '/manualSelector?deliveryType=D&redirectUrl=%2Fcart',
    );
  });

  it('LOC-22 chooses for the order type of its address, and offers the nearest restaurant that takes it', async () => {
    const { user, store, address, sentTo } = setUp('?deliveryType=DINEIN&redirectUrl=%2Fcart', {
      events: [
        storeChosen({ storeId: '7', storeName: 'HSR Layout', orderType: 'P' }),
        storeRefused({
          kind: 'unavailable',
          code: '2.STORENA',
          header: 'No dine-in at HSR Layout',
          text: 'HSR Layout takes no dine-in orders.',
          button: 'Ok',
          orderType: 'DINEIN',
          instead: { storeId: '14052', storeName: 'Indiranagar', distance: 2400, isFromPlace: true },
        }),
      ],
    });
    expect(screen.getByRole('heading', { level: 1, name: 'Where will you eat?' })).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent(
      'HSR Layout takes no dine-in orders. The nearest that takes them now is Indiranagar, 2.4 km away.',
    );
    expect(selectOrderType(store.getState())).toBe('P');
    await user.click(screen.getByRole('button', { name: 'Dine in at Indiranagar' }));
    await waitFor(() => expect(address()).toBe('/cart'));
    expect(sentTo('getPickupStore')).toMatchObject([{ params: { storeId: '14052' } }]);
    expect(selectLocation(store.getState())).toMatchObject({ orderType: 'DINEIN', storeId: '14052' });
  });

  it('LOC-22 LOC-24 while none nearby is open for the order type, names the nearest that takes it and when it opens', () => {
    setUp('?deliveryType=CURB', {
      events: [
        storeRefused({
          kind: 'unavailable',
          code: '2.STORENA',
          header: 'No curbside at Hazratganj',
          text: 'Hazratganj takes no curbside orders.',
          button: 'Ok',
          orderType: 'CURB',
          instead: {
            storeId: '14052',
            storeName: 'Gomti Nagar',
            distance: 4200,
            isFromPlace: true,
            opens: '11:00',
          },
        }),
      ],
    });
    expect(screen.getByRole('alert')).toHaveTextContent(
      'Hazratganj takes no curbside orders. None nearby is open for curbside now. The nearest is Gomti Nagar, 4.2 km away, which opens at 11 am.',
    );
    expect(screen.queryByRole('button', { name: 'Curbside at Gomti Nagar' })).toBeNull();
  });

  it('LOC-22 does not show what was said about another order type', async () => {
    const { user } = setUp('?deliveryType=DINEIN', {
      events: [
        storeRefused({
          kind: 'unavailable',
          code: '',
          header: 'No',
          text: 'No',
          button: 'Ok',
          orderType: 'DINEIN',
        }),
      ],
    });
    expect(screen.getByRole('alert')).toBeVisible();
    await user.click(screen.getByRole('radio', { name: 'Takeaway' }));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('LOC-24 shows that the restaurants of an address are offline for deliveries only, and the own one for all', async () => {
    const offline = {
      kind: 'offline',
      code: '2.STOREOFF',
      header: 'Oops!',
      text: 'Store is currently offline',
      button: 'Ok',
      orderType: 'D',
    } as const;
    const { user, store } = setUp('?deliveryType=D', {
      events: [storeRefused({ ...offline, isElsewhere: true })],
    });
    expect(screen.getByRole('alert')).toHaveTextContent('Store is currently offline');
    await user.click(screen.getByRole('radio', { name: 'Takeaway' }));
    expect(screen.queryByRole('alert')).toBeNull();
    act(() => void store.dispatch(storeRefused(offline)));
    expect(screen.getByRole('alert')).toHaveTextContent('Store is currently offline');
  });

  it('LOC-35 removes a recent place and takes it back, by keyboard', async () => {
    const { user, store } = setUp('', { events: [deliveredBefore] });
    const remove = await screen.findByRole('button', { name: 'Remove from this list: Office' });
    remove.focus();
    await user.keyboard('{Enter}');
    expect(selectPlaces(store.getState()).recents.delivery).toEqual([]);
    expect(screen.getByText('Office is removed.')).toHaveRole('status');
    expect(screen.getByRole('button', { name: 'Undo: Office' })).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(selectPlaces(store.getState()).recents.delivery).toMatchObject([{ key: 'office' }]);
    expect(screen.getByRole('button', { name: /^Office/ })).toHaveFocus();
  });

  it.each(['D', 'P', 'DINEIN'] as const)(
    'EXP-26 does not offer the lists to order type %s where the flag is off, and the other ways still',
    (orderType) => {
      setUp('', { events: [manualLocator(false), orderTypeChosen(orderType)] });
      const paths = screen.getAllByRole('link').map((link) => link.getAttribute('href') ?? '');
      expect(paths.filter((path) => path.startsWith('/manualSelector'))).toEqual([]);
      expect(paths.some((path) => /^\/(mapScreen|selectRestaurant)/.test(path))).toBe(true);
    },
  );

  it('LOC-35 shows only the recent places of this order type', async () => {
    const { user, address, sentTo } = setUp('', { events: [deliveredBefore, pickedUpBefore] });
    const office = await screen.findByRole('button', { name: /^Office/ });
    expect(screen.queryByRole('button', { name: /^Coop at Indiranagar/ })).toBeNull();
    await user.click(office);
    await waitFor(() => expect(address()).toBe('/menu'));
    expect(sentTo('selectAddressStore')).toMatchObject([{ body: { data: { latitude: 12.9 } } }]);
  });

  it('LOC-11 LOC-35 a recent restaurant is chosen again with one tap', async () => {
    const { user, address, sentTo } = setUp('', {
      events: [deliveredBefore, pickedUpBefore, orderTypeChosen('P')],
    });
    await user.click(await screen.findByRole('button', { name: /^Coop at Indiranagar/ }));
    await waitFor(() => expect(address()).toBe('/menu'));
    expect(sentTo('getPickupStore')).toMatchObject([{ params: { storeId: aStore.id } }]);
  });

  it('LOC-12 ROL-03 has the saved addresses of a customer, and for a guest the way to them', async () => {
    const guest = setUp();
    expect(screen.getByRole('link', { name: /Log in for your saved addresses/ })).toHaveAttribute(
      'href',
      '/login?redirectUrl=%2FlocationSelection',
    );
    expect(guest.sentTo('getAddresses')).toEqual([]);
    guest.unmount();

    const saved = {
      ...aPlace,
      address_id: 'a-7',
      houseNo: '12',
      address: '12th Main',
      label: 'Home',
      name: 'Asha',
    };
    const customer = setUp('', {
      events: [
        loggedIn({
          attributes: { userId: 'u-1', mobile: '9800000000' },
          credentials: { accessToken: 'a', refreshToken: 'r' },
          loginType: 'OTP',
        }),
      ],
      answers: { getAddresses: { status: 'SUCCESS', data: { addresses: [saved] } } },
    });
    expect(await screen.findByRole('heading', { name: 'Saved addresses' })).toBeVisible();
    await customer.user.click(await screen.findByRole('button', { name: /Deliver here/ }));
    await waitFor(() => expect(customer.address()).toBe('/menu'));
    expect(customer.sentTo('selectAddressStore')).toMatchObject([{ body: { data: { address_id: 'a-7' } } }]);
  });

  it.each([
    ['A', ['D', 'P', 'DINEIN', 'CURB']],
    ['B', ['P', 'D', 'DINEIN', 'CURB']],
  ])('EXP-07 the order types of variant %s are %j', async (variant, codes) => {
    const experiments = { takeaway_exp_ab: { A: variant } };
    setUp('', {
      events: [pageConfigReceived({ ...defaultConfig, experiments }), bucketKnown('A')],
    });
    const types = await screen.findByRole('radiogroup', { name: orderTypeWords.orderTypeLegend });
    const shown = within(types).getAllByRole<HTMLInputElement>('radio');
    expect(shown.map(({ value }) => value)).toEqual(codes);
    expect(shown.find(({ checked }) => checked)?.value).toBe('D');
  });

  it('EXP-06 the page keeps its variant when another one is published while it is open', async () => {
    const { store } = setUp('', {
      events: [
        pageConfigReceived({ ...defaultConfig, experiments: { takeaway_exp_ab: { A: 'A' } } }),
        bucketKnown('A'),
      ],
    });
    const types = await screen.findByRole('radiogroup', { name: orderTypeWords.orderTypeLegend });
    const codes = () =>
      within(types)
        .getAllByRole<HTMLInputElement>('radio')
        .map(({ value }) => value);
    expect(codes()[0]).toBe('D');
    const config = { ...defaultConfig, experiments: { takeaway_exp_ab: { A: 'B' } } };
    act(() => void store.dispatch(configLoaded({ config, timeLastStored: 0 })));
    expect(codes()[0]).toBe('D');
  });

  it.each([
    ['A', true],
    ['B', false],
  ])('EXP-17 the page of variant %s begins with the new places: %s', async (variant, newFirst) => {
    const experiments = { location_page_ab: { A: variant } };
    setUp('', {
      events: [pageConfigReceived({ ...defaultConfig, experiments }), bucketKnown('A'), deliveredBefore],
    });
    const office = await screen.findByRole('button', { name: /^Office/ });
    const current = screen.getByRole('button', { name: /Use my current location/ });
    const follows = current.compareDocumentPosition(office) & Node.DOCUMENT_POSITION_FOLLOWING;
    expect(follows !== 0).toBe(newFirst);
  });
});
