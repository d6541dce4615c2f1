// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { constants } from '#src/config/constants.ts';
import { createFakeClock } from '#src/request/testing/fake-clock.ts';
import {
  orderTypeChosen,
  storeChosen,
  selectLocation,
  selectStoreError,
} from '#src/features/order-type/location-slice.ts';
import { placeLocated } from '#src/features/place/place-slice.ts';
import { aPlace, aStore, cities, localities, offlineStore } from '#src/features/place/testing/country.ts';
import { renderPlace } from '#src/features/place/testing/render-place.tsx';
import { offline } from '#src/request/testing/answering.ts';
import { cityKeys } from '#src/features/cities/api/city-keys.ts';
import { storeKeys } from '../api/store-keys.ts';
import { orderVariant } from '../store-facts.ts';
import { Screen } from './restaurants-screen.tsx';

vi.mock('../store-facts.ts', { spy: true });

const success = (data: object) => ({ status: 'SUCCESS', data });
const answers = {
  getCities: success({ cities }),
  getStores: success({ stores: [aStore, offlineStore] }),
  getStoresInCity: success({ stores: [offlineStore] }),
  searchStores: success({ stores: [] }),
  getStorePage: success({ store: aStore }),
  getStoreLocalities: success({ localities: [] }),
};
const atOnce = {
  now: () => 0,
  after: (_: number, run: () => void) => {
    run();
    return () => {};
  },
};
const open = (path: string, more: object = {}, orderType: 'P' | 'D' | 'DINEIN' | 'IRCTC' = 'P') =>
  renderPlace(<Screen />, {
    path,
    answers: { ...answers, ...more },
    events: [orderTypeChosen(orderType)],
    clock: atOnce,
  });

describe('the restaurant locator', () => {
  it('NAV-20 LOC-15 lists the restaurants with the ways to each of them', async () => {
    open('/restaurants');
    expect(await screen.findByText('2 restaurants')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Call: Indiranagar' })).toHaveAttribute(
      'href',
      'tel:+918040001405',
    );
    expect(screen.getByRole('link', { name: 'Directions: Indiranagar' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^https:\/\/www\.google\.com\/maps\/dir\//),
    );
    expect(screen.getByRole('button', { name: 'Order from here: Indiranagar' })).toBeVisible();
  });

  it('LOC-15 shows the restaurants of the server’s page at once, with the number of all, and then all', async () => {
    let give: (reply: object) => void = () => {};
    const reply = new Promise((resolve) => (give = resolve));
    renderPlace(<Screen />, {
      path: '/restaurants',
      answers: { ...answers, getStores: () => reply },
      clock: atOnce,
      known: { [storeKeys.firstStores()]: { first: [aStore], count: 2 }, [cityKeys.cities(null)]: cities },
    });
    expect(screen.getByText('2 restaurants')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Order from here: Indiranagar' })).toBeVisible();
    expect(screen.getByRole('button', { name: /Bengaluru/ })).toBeVisible();
    expect(screen.queryByText('Koramangala')).not.toBeInTheDocument();
    await act(async () => give(success({ stores: [aStore, offlineStore] })));
    expect(await screen.findByText('Koramangala')).toBeVisible();
    expect(screen.getByText('2 restaurants')).toBeVisible();
  });

  it('LOC-15 does not draw a card again whose restaurant is the same in the list of all', async () => {
    let give: (reply: object) => void = () => {};
    const reply = new Promise((resolve) => (give = resolve));
    const { store } = renderPlace(<Screen />, {
      path: '/restaurants',
      answers: { ...answers, getStores: () => reply },
      clock: atOnce,
      known: { [storeKeys.firstStores()]: { first: [aStore], count: 2 }, [cityKeys.cities(null)]: cities },
    });
    const drawn = vi.mocked(orderVariant).mock.calls.length;
    act(() => void store.dispatch(orderTypeChosen('DINEIN')));
    await act(async () => give(success({ stores: [{ ...aStore }, { ...aStore, id: '7', name: 'Adajan' }] })));
    expect(await screen.findByText('Adajan')).toBeVisible();
    // The new one alone.
    expect(vi.mocked(orderVariant).mock.calls.length - drawn).toBe(1);
  });

  it('LOC-15 ERR-10 ‘Near me’ on a device that blocks its position says so, and the list stays', async () => {
    const getCurrentPosition = (_: unknown, fail: (error: unknown) => void) => fail({ code: 1 });
    Object.defineProperty(navigator, 'geolocation', { configurable: true, value: { getCurrentPosition } });
    const { user } = open('/restaurants');
    await user.click(await screen.findByRole('button', { name: 'Near me' }));
    const sheet = await screen.findByRole('dialog', { name: 'Where are you?' });
    expect(await screen.findByRole('alert')).toHaveTextContent('Location is blocked for this site');
    await user.click(screen.getByRole('button', { name: 'Choose it myself' }));
    await waitFor(() => expect(sheet).not.toBeInTheDocument());
    expect(screen.getByText('2 restaurants')).toBeVisible();
  });

  it('LOC-15 a filter shows nothing of the server’s list of all', async () => {
    renderPlace(<Screen />, {
      path: '/restaurants?city=Pune',
      answers: { ...answers, getStoresInCity: success({ stores: [] }) },
      clock: atOnce,
      known: { [storeKeys.firstStores()]: { first: [aStore], count: 2 } },
    });
    expect(screen.queryByText('Indiranagar')).not.toBeInTheDocument();
  });

  it('LOC-15 LOC-16 lists the nearest to the known place first, with their distances', async () => {
    const adajan = { ...aStore, id: '9', name: 'Adajan', latitude: 21.19, longitude: 72.79 };
    const { distance: _, ...unplaced } = aStore;
    renderPlace(<Screen />, {
      path: '/restaurants',
      answers: { ...answers, getStores: success({ stores: [adajan, unplaced] }) },
      events: [placeLocated(aPlace)],
      clock: atOnce,
    });
    expect(await screen.findByText('2 restaurants · Nearest to Indiranagar first')).toBeVisible();
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      'Indiranagar',
      'Adajan',
    ]);
    expect(screen.getByText('700 m away')).toBeVisible();
    expect(screen.getByText(/^1\d{3} km away$|^\d{3} km away$/)).toBeVisible();
  });

  it('LOC-16 LOC-30 marks the restaurant of the order, in the list and on its page, where it says how far away it is', async () => {
    const mine = { storeId: aStore.id, storeName: aStore.name, city: aStore.city };
    const events = [placeLocated(aPlace), storeChosen(mine)];
    const { unmount } = renderPlace(<Screen />, { path: '/restaurants', answers, events, clock: atOnce });
    const [nearest] = await screen.findAllByRole('article');
    expect(nearest).toHaveTextContent('Your restaurant');
    expect(screen.getAllByText('Your restaurant')).toHaveLength(1);
    unmount();
    const path = `/restaurants?storeId=${aStore.id}`;
    renderPlace(<Screen />, { path, answers, events, clock: atOnce });
    expect(await screen.findByRole('heading', { name: 'Indiranagar', level: 1 })).toBeVisible();
    expect(screen.getByText('Your restaurant')).toBeVisible();
    expect(screen.getByText('700 m away')).toBeVisible();
  });

  it('LOC-30 shows a restaurant that is offline, without a way to order there', async () => {
    open('/restaurants');
    expect(await screen.findByRole('heading', { name: 'Koramangala' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Order from here: Koramangala' })).toBeNull();
  });

  it('LOC-24 LOC-30 says when a closed restaurant opens, and asks the server all the same', async () => {
    const closed = { ...aStore, isOpen: false };
    const { user, sentTo, store } = open('/restaurants', {
      getStores: success({ stores: [closed] }),
      getPickupStore: {
        status: 'FAILED',
        errors: [{ code: '2.STOREOFF', displayMsg: 'Indiranagar is offline until it opens at 11 am.' }],
      },
    });
    const order = await screen.findByRole('button', { name: 'Opens at 11 am: Indiranagar' });
    expect(screen.queryByRole('button', { name: /^Order from here/ })).toBeNull();
    await user.click(order);
    await waitFor(() => expect(selectStoreError(store.getState())?.kind).toBe('offline'));
    expect(sentTo('getPickupStore')).toHaveLength(1);
  });

  it('LOC-15 offers to show all restaurants only when the list is filtered', async () => {
    const none = { getStores: success({ stores: [] }), getStoresInCity: success({ stores: [] }) };
    const { unmount } = open('/restaurants', none);
    expect(await screen.findByText('There is no restaurant here yet.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Show all restaurants' })).toBeNull();
    unmount();
    open('/restaurants?city=Agra', none);
    expect(await screen.findByRole('button', { name: 'Show all restaurants' })).toBeVisible();
  });

  it('LOC-15 shows the restaurants of a city, which is kept in the address', async () => {
    const { user, address, sentTo } = open('/restaurants');
    await user.click(await screen.findByRole('button', { name: /^Bengaluru/ }));
    expect(await screen.findByText('1 restaurant')).toBeVisible();
    expect(address()).toBe('/restaurants?city=Bengaluru');
    expect(sentTo('getStoresInCity')).toMatchObject([{ params: { city: 'Bengaluru' } }]);
  });

  async function typing(path: string) {
    const clock = createFakeClock();
    const view = renderPlace(<Screen />, { path, answers, clock });
    const box = await screen.findByRole('searchbox', { name: 'Search by name, area, city or PIN code' });
    return { ...view, box, pauseTyping: (ms = 1000) => act(() => clock.advance(ms)) };
  }

  it('LOC-15 what is typed in the middle of the search stays there, and is asked for once', async () => {
    const { user, box, address, sentTo, pauseTyping } = await typing('/restaurants?search=bcd');
    await user.type(box, 'xy', { initialSelectionStart: 0, initialSelectionEnd: 0 });
    expect(box).toHaveValue('xybcd');
    await pauseTyping(constants.location.searchDelayMs - 1);
    expect(address()).toBe('/restaurants?search=bcd');
    await pauseTyping(1);
    expect(box).toHaveValue('xybcd');
    expect(address()).toBe('/restaurants?search=xybcd');
    expect(sentTo('searchStores')).toMatchObject([
      { params: { location: 'bcd' } },
      { params: { location: 'xybcd' } },
    ]);
  });

  it('LOC-15 a city takes the place of what was just typed', async () => {
    const { user, box, address, pauseTyping } = await typing('/restaurants');
    await user.type(box, 'koram');
    // Not with the mouse, which moves the focus out of the field before the click.
    fireEvent.click(await screen.findByRole('button', { name: /^Bengaluru/ }));
    expect(box).toHaveValue('');
    await pauseTyping();
    expect(address()).toBe('/restaurants?city=Bengaluru');
    expect(await screen.findByText('1 restaurant')).toBeVisible();
  });

  it('LOC-15 what was typed is in the address as soon as its field is left', async () => {
    const { user, box, address } = await typing('/restaurants');
    await user.type(box, 'koram');
    expect(address()).toBe('/restaurants');
    await user.tab();
    expect(box).not.toHaveFocus();
    await waitFor(() => expect(address()).toBe('/restaurants?search=koram'));
  });

  it('LOC-15 the search takes 80 characters at the most', async () => {
    const { user, box } = await typing('/restaurants');
    await user.click(box);
    await user.paste('a'.repeat(81));
    expect(box).toHaveValue('a'.repeat(80));
  });

  it('LOC-15 a city says how many restaurants it has, is marked when it is chosen, and is left by another press', async () => {
    const { user, address } = open('/restaurants?city=Mysuru');
    const chosen = await screen.findByRole('button', { name: 'Mysuru 2', pressed: true });
    const places = within(screen.getByRole('group', { name: 'Where to look' }));
    expect(places.getAllByRole('button', { pressed: true })).toEqual([chosen]);
    expect(places.getByRole('button', { name: 'Bengaluru 24', pressed: false })).toBeVisible();
    await user.click(chosen);
    expect(address()).toBe('/restaurants');
    expect(await screen.findByRole('button', { name: 'Mysuru 2', pressed: false })).toBeVisible();
  });

  it('LOC-15 a search marks no city', async () => {
    const { user, box } = await typing('/restaurants?city=Mysuru');
    expect(await screen.findByRole('button', { name: 'Mysuru 2', pressed: true })).toBeVisible();
    await user.type(box, 'k');
    expect(await screen.findByRole('button', { name: 'Mysuru 2', pressed: false })).toBeVisible();
  });

  it('LOC-15 a search that is cleared leaves the cursor in its field', async () => {
    const { user, box, address } = await typing('/restaurants?search=koram');
    await user.click(screen.getByRole('button', { name: 'Clear the search' }));
    expect(box).toHaveFocus();
    expect(address()).toBe('/restaurants');
  });

  it('LOC-15 says when no restaurant matches, and leads back to all of them', async () => {
    const { user, address } = open('/restaurants?search=zzz');
    expect(await screen.findByText('No restaurant matches')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Show all restaurants' }));
    expect(await screen.findByText('2 restaurants')).toBeVisible();
    expect(address()).toBe('/restaurants');
  });

  it('LOC-15 without any restaurant has a picture and leads to the menu', async () => {
    const { container } = open('/restaurants', { getStores: success({ stores: [] }) });
    expect(await screen.findByText('There is no restaurant here yet.')).toBeVisible();
    expect(container.querySelector('picture img')?.getAttribute('src')).toContain('scene-no-store');
    expect(screen.getByRole('link', { name: 'See the menu' })).toHaveAttribute('href', '/menu');
  });

  it('LOC-15 offers to try again when the restaurants do not load', async () => {
    let fails = true;
    const { user } = open('/restaurants', {
      getStores: () => (fails ? offline : answers.getStores),
    });
    const retry = await screen.findByRole('button', { name: 'Try again' });
    fails = false;
    await user.click(retry);
    expect(await screen.findByText('2 restaurants')).toBeVisible();
  });

  it('LOC-11 orders from a restaurant: its menu comes next', async () => {
    const { user, address } = open('/restaurants', { getPickupStore: success({ store: aStore }) });
    await user.click(await screen.findByRole('button', { name: 'Order from here: Indiranagar' }));
    await waitFor(() => expect(address()).toBe('/menu'));
  });

  it('LOC-11 asks before a delivery becomes takeaway: without an address nobody knows who delivers', async () => {
    const { user, store, address } = open(
      '/restaurants',
      { getPickupStore: success({ store: aStore }) },
      'D',
    );
    await user.click(await screen.findByRole('button', { name: 'Order from here: Indiranagar' }));
    expect(await screen.findByRole('dialog', { name: 'Order takeaway from Indiranagar?' })).toBeVisible();
    expect(selectLocation(store.getState())).toMatchObject({ orderType: 'D', storeIsChosen: false });
    expect(screen.getByRole('link', { name: 'Choose my address' })).toHaveAttribute(
      'href',
      '/locationSelection?deliveryType=D',
    );
    await user.click(screen.getByRole('button', { name: 'Takeaway from Indiranagar' }));
    await waitFor(() => expect(address()).toBe('/menu'));
    expect(selectLocation(store.getState())).toMatchObject({ orderType: 'P', storeId: '14052' });
  });

  it('LOC-06 LOC-11 leads an order to a train to its stations: no address decides which restaurant it is', async () => {
    const atStation = { ...aStore, orderTypes: [...aStore.orderTypes, 'IRCTC'] };
    const { user, store, address, sentTo } = open(
      '/restaurants',
      { getStores: success({ stores: [atStation] }) },
      'IRCTC',
    );
    await user.click(await screen.findByRole('button', { name: 'Order from here: Indiranagar' }));
    expect(address()).toBe('/deliverOnTrain');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(sentTo('selectAddressStore')).toEqual([]);
    expect(selectLocation(store.getState())).toMatchObject({ orderType: 'IRCTC', storeIsChosen: false });
  });

  it('LOC-11 keeps the way back of the page when an address has to be chosen first', async () => {
    const { user } = open('/restaurants?redirectUrl=%2Fedv', {}, 'D');
    await user.click(await screen.findByRole('button', { name: 'Order from here: Indiranagar' }));
    expect(await screen.findByRole('link', { name: 'Choose my address' })).toHaveAttribute(
      'href',
      '/locationSelection?deliveryType=D&redirectUrl=%2Fedv',
    );
  });

  it('LOC-11 asks before dine-in becomes takeaway, on the page of a restaurant too', async () => {
    const { user, store } = open(
      '/restaurants?storeId=14052',
      { getStorePage: success({ store: { ...aStore, orderTypes: ['D', 'P'] } }) },
      'DINEIN',
    );
    await user.click(await screen.findByRole('button', { name: 'Order from here' }));
    expect(await screen.findByRole('dialog', { name: 'Order takeaway from Indiranagar?' })).toHaveTextContent(
      'Indiranagar takes no dine-in orders.',
    );
    expect(selectLocation(store.getState()).orderType).toBe('DINEIN');
  });
});

describe('the page of a restaurant', () => {
  it('NAV-20 LOC-15 shows address, opening hours and order types', async () => {
    open('/restaurant?storeId=14052');
    expect(await screen.findByRole('heading', { level: 1, name: 'Indiranagar' })).toBeVisible();
    expect(screen.getByText('Every day, 11 am – 11 pm')).toBeVisible();
    expect(screen.getByText('Curbside')).toBeVisible();
  });

  it('LOC-31 API-121 names the localities that it delivers to, where some are known', async () => {
    const { sentTo, unmount } = open('/restaurant?storeId=14052', {
      getStoreLocalities: success({ localities }),
    });
    const names = await screen.findByText('Indiranagar, HSR Layout, Koramangala');
    expect(names.previousSibling).toHaveTextContent('Delivers to');
    expect(sentTo('getStoreLocalities')).toEqual([{ params: { storeId: '14052' } }]);
    unmount();
    open('/restaurant?storeId=14052');
    expect(await screen.findByText('Opening hours')).toBeVisible();
    expect(screen.queryByText('Delivers to')).toBeNull();
  });

  it('NAV-20 leads from a link to an unknown restaurant to all of them', async () => {
    open('/restaurant?storeId=99999', {
      getStorePage: { status: 'FAILED', errors: [{ code: '4.NOSTORE' }] },
    });
    expect(await screen.findByText('This restaurant could not be found')).toBeVisible();
    expect(screen.getByRole('link', { name: 'All restaurants' })).toHaveAttribute('href', '/restaurant');
  });
});
