// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { AddressInput } from '#schemas/entities/address.ts';
import { constants } from '#src/config/constants.ts';
import { locationTexts } from '#src/config/texts/location.ts';
import { pageConfigReceived } from '#src/features/app-config/app-config-slice.ts';
import { defaultConfig } from '#src/features/app-config/lay-configs.ts';
import { orderTypeChosen, selectLocation } from '#src/features/order-type/location-slice.ts';
import {
  placeEntered,
  placeLocated,
  positionDetected,
  selectPlaces,
} from '#src/features/place/place-slice.ts';
import { aPlace, aStore, countryReplies, offlineStore } from '#src/features/place/testing/country.ts';
import { manualLocator } from '#src/features/place/testing/manual-locator.ts';
import { renderPlace } from '#src/features/place/testing/render-place.tsx';
import { offline } from '#src/request/testing/answering.ts';
import { Screen } from './nearest-stores-screen.tsx';

afterEach(() => vi.unstubAllGlobals());

const answers = {
  ...countryReplies,
  getNearestStores: { status: 'SUCCESS', data: { stores: [aStore, offlineStore] } },
};
const { latitude, longitude } = aPlace;
const maxAge = constants.location.geolocationMaxAgeMs;

/** A browser whose customer denies the permission, or that returns a position. */
function stubGeolocation(answer: { code: number } | { coords: { latitude: number; longitude: number } }) {
  const getCurrentPosition = (found: (position: unknown) => void, failed: (error: unknown) => void) =>
    'code' in answer
      ? failed({ PERMISSION_DENIED: 1, POSITION_UNAVAILABLE: 2, TIMEOUT: 3, ...answer })
      : found(answer);
  vi.stubGlobal('navigator', { ...navigator, geolocation: { getCurrentPosition } });
}

describe('the nearest stores', () => {
  it('NAV-18 LOC-16 deliveryType=P asks for the takeaway stores near the known position', async () => {
    const view = renderPlace(<Screen />, {
      path: '/nearestStores?deliveryType=P',
      events: [placeLocated(aPlace)],
      answers,
    });
    expect(await screen.findAllByRole('article')).toHaveLength(2);
    expect(view.sentTo('getNearestStores')).toEqual([
      { query: { latitude, longitude, orderDeliveryType: 'P' } },
    ]);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('The nearest to Indiranagar');
    const [open, offline] = screen.getAllByRole('article');
    expect(within(open!).getByText('850 m away')).toBeVisible();
    expect(within(offline!).getByText('Not taking orders')).toBeVisible();
    expect(within(offline!).queryByRole('button')).toBeNull();
    await view.user.click(within(open!).getByRole('button', { name: /Order from here/ }));
    await waitFor(() => expect(view.address()).toBe('/menu'));
    expect(selectLocation(view.store.getState())).toMatchObject({ storeId: '14052', orderType: 'P' });
  });

  it.each([
    ['/nearestStores?deliveryType=T', 'D', 'P'],
    ['/nearestStore', 'D', 'P'],
    ['/nearestStore', 'DINEIN', 'DINEIN'],
    ['/nearestStores?deliveryType=D', 'DINEIN', 'D'],
  ] as const)('NAV-18 %s in a visit for %s asks for %s', async (path, visit, asked) => {
    const view = renderPlace(<Screen />, {
      path,
      events: [orderTypeChosen(visit), placeLocated(aPlace)],
      answers,
    });
    await screen.findAllByRole('article');
    expect(view.sentTo('getNearestStores')[0]?.query).toMatchObject({ orderDeliveryType: asked });
  });

  it('LOC-16 LOC-08 asks the device for its position when none is known', async () => {
    stubGeolocation({ coords: { latitude, longitude } });
    const view = renderPlace(<Screen />, {
      path: '/nearestStores',
      answers: { ...answers, geocode: { status: 'SUCCESS', data: { place: aPlace } } },
    });
    expect(await screen.findAllByRole('article')).toHaveLength(2);
    expect(view.sentTo('getNearestStores')).toHaveLength(1);
  });

  it.each([
    [20, 'Indiranagar', 'by what is kept'],
    [19, 'Koramangala', 'by what the device says now'],
  ])(
    'LOC-27 WID-11 with a cache time of %i s, a place that was found 19 s ago: the nearest to %s, %s',
    async (locationCacheTime, title) => {
      stubGeolocation({ coords: { latitude, longitude } });
      renderPlace(<Screen />, {
        path: '/nearestStores',
        events: [
          pageConfigReceived({ ...defaultConfig, locationCacheTime }),
          positionDetected({ place: aPlace, at: 0 }),
        ],
        clock: { now: () => 19_000, after: () => () => {} },
        answers: {
          ...answers,
          geocode: { status: 'SUCCESS', data: { place: { ...aPlace, title: 'Koramangala' } } },
        },
      });
      expect(await screen.findByText(`The nearest to ${title}`)).toBeVisible();
    },
  );

  it('LOC-25 a customer who denies the permission chooses from the list or searches; only a failure is tried again', async () => {
    stubGeolocation({ code: 1 });
    const { unmount } = renderPlace(<Screen />, { path: '/nearestStores?deliveryType=DINEIN', answers });
    expect(await screen.findByText(locationTexts.blocked)).toBeVisible();
    expect(screen.getByText(/^To allow it again/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
    expect(screen.getByRole('combobox')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Choose your city' })).toHaveAttribute(
      'href',
      '/manualSelector?deliveryType=DINEIN',
    );
    unmount();
    stubGeolocation({ code: 3 });
    const late = renderPlace(<Screen />, {
      path: '/nearestStores?deliveryType=D',
      answers: { ...answers, geocode: { status: 'SUCCESS', data: { place: aPlace } } },
    });
    expect(await screen.findByText(locationTexts.notDetected)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Point it out on the map' })).toBeVisible();
    stubGeolocation({ coords: { latitude, longitude } });
    await late.user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findAllByRole('article')).toHaveLength(2);
  });

  it.each([
    ['a precise position of two minutes ago', maxAge, 'Koramangala'],
    ['an older one, which is measured anew', maxAge + 1, 'Indiranagar'],
  ])('LOC-26 CON-17 %s is the place of the page', async (_, age, title) => {
    const kept = { latitude: 12.9352, longitude: 77.6245 };
    const rough = { latitude: 13, longitude: 77 };
    // As a browser does: it has a position of that age, and measures as exactly as it is asked to.
    const getCurrentPosition = (
      found: (position: unknown) => void,
      _failed: unknown,
      { maximumAge, enableHighAccuracy }: Required<PositionOptions>,
    ) => {
      const exact = age <= maximumAge ? kept : { latitude, longitude };
      found({ coords: enableHighAccuracy ? exact : rough });
    };
    vi.stubGlobal('navigator', { ...navigator, geolocation: { getCurrentPosition } });
    const names = new Map([
      [kept.latitude, 'Koramangala'],
      [latitude, 'Indiranagar'],
      [rough.latitude, 'Bengaluru'],
    ]);
    renderPlace(<Screen />, {
      path: '/nearestStores?deliveryType=D',
      answers: {
        ...answers,
        geocode: ({ query }: { query: { latitude: number } }) => ({
          status: 'SUCCESS',
          data: { place: { ...aPlace, title: names.get(query.latitude) } },
        }),
      },
    });
    expect(await screen.findByRole('heading', { level: 1, name: `The nearest to ${title}` })).toBeVisible();
  });

  it('LOC-17 an order from a restaurant that does not deliver to the place asks first, and does what is answered', async () => {
    const delivering = { ...aStore, deliversHere: true };
    const hebbal = {
      ...aStore,
      id: '77',
      name: 'Hebbal, Bengaluru',
      locality: 'Hebbal',
      distance: 9000,
      deliversHere: false,
    };
    const ulsoor = { ...hebbal, id: '78', name: 'Ulsoor, Bengaluru', locality: 'Ulsoor', distance: 1900 };
    const { user, store, address } = renderPlace(<Screen />, {
      path: '/nearestStores?deliveryType=D',
      events: [placeLocated(aPlace)],
      answers: {
        ...answers,
        getNearestStores: { status: 'SUCCESS', data: { stores: [delivering, ulsoor, hebbal] } },
        getPickupStore: { status: 'SUCCESS', data: { store: hebbal } },
      },
    });
    const before = selectLocation(store.getState());
    expect(await screen.findByText('Delivers to you')).toBeVisible();
    expect(screen.getByText('Too far away to deliver to you')).toBeVisible();
    expect(screen.getByText('Delivery to you comes from Indiranagar')).toBeVisible();
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Order from here: Indiranagar',
      'Takeaway from here: Ulsoor, Bengaluru',
      'Takeaway from here: Hebbal, Bengaluru',
    ]);
    await user.click(screen.getByRole('button', { name: /^Takeaway from here: Hebbal/ }));
    const question = await screen.findByRole('dialog', { name: 'Order takeaway from Hebbal?' });
    expect(question).toHaveTextContent('Delivery to Indiranagar comes from Indiranagar, not from Hebbal.');
    expect(selectLocation(store.getState())).toEqual(before);
    await user.click(within(question).getByRole('button', { name: 'Cancel' }));
    expect(selectLocation(store.getState())).toEqual(before);
    await user.click(screen.getByRole('button', { name: /^Takeaway from here: Hebbal/ }));
    await user.click(await screen.findByRole('button', { name: 'Takeaway from Hebbal' }));
    await waitFor(() => expect(address()).toBe('/menu'));
    expect(selectLocation(store.getState())).toMatchObject({ storeId: '77', orderType: 'P' });
  });

  it('LOC-17 an order from the restaurant that delivers to the place is a delivery from it', async () => {
    const { user, store, address } = renderPlace(<Screen />, {
      path: '/nearestStores?deliveryType=D',
      events: [placeLocated(aPlace)],
      answers,
    });
    await user.click(await screen.findByRole('button', { name: /^Order from here: Indiranagar/ }));
    await waitFor(() => expect(address()).toBe('/menu'));
    expect(selectLocation(store.getState())).toMatchObject({ storeId: '14052', orderType: 'D' });
  });

  it('LOC-17 LOC-39 an order from the restaurant of the chosen place keeps its complete address', async () => {
    const address: AddressInput = {
      latitude,
      longitude,
      city: 'Bengaluru',
      city_region: 'South',
      area_level0: 'India',
      area_level1: 'Karnataka',
      area_level2: 'Indiranagar',
      houseNo: '12',
      address: '12th Main',
      label: 'Home',
    };
    const {
      user,
      store,
      address: path,
    } = renderPlace(<Screen />, {
      path: '/nearestStores?deliveryType=D',
      events: [
        placeEntered({
          choice: { latitude, longitude, title: 'Home', address },
          recent: {
            key: 'home',
            recent: { title: 'Home', subtitle: '' },
            location: { address_id: null, latitude, longitude, address },
            deliveryType: 'DELIVERY',
          },
          store: aStore,
        }),
      ],
      answers,
    });
    await user.click(await screen.findByRole('button', { name: /^Order from here: Indiranagar/ }));
    await waitFor(() => expect(path()).toBe('/menu'));
    expect(selectPlaces(store.getState())).toMatchObject({
      chosen: { title: 'Home', address },
      tempAddress: address,
      addressDetail: address,
    });
    expect(selectLocation(store.getState()).placeTitle).toBe('Home');
  });

  it('EXP-26 LOC-25 without the flag a customer who denies the permission searches, and is offered no lists', async () => {
    stubGeolocation({ code: 1 });
    renderPlace(<Screen />, { path: '/nearestStores', events: [manualLocator(false)], answers });
    expect(await screen.findByText(locationTexts.blocked)).toBeVisible();
    expect(screen.getByRole('combobox')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
    expect(screen.queryByRole('link')).toBeNull();
  });

  it('EXP-26 without the flag no store near leads to another place', async () => {
    renderPlace(<Screen />, {
      path: '/nearestStores?redirectUrl=%2Foffers',
      events: [manualLocator(false), placeLocated(aPlace)],
      answers: { getNearestStores: { status: 'SUCCESS', data: { stores: [] } } },
    });
    expect(await screen.findByRole('link', { name: 'Choose another place' })).toHaveAttribute(
      'href',
      '/locationSelection?redirectUrl=%2Foffers',
    );
    expect(screen.getAllByRole('link')).toHaveLength(1);
  });

  it('no store near leads to the cities; a failure can be tried again', async () => {
    const near = { path: '/nearestStores', events: [placeLocated(aPlace)] };
    const { unmount } = renderPlace(<Screen />, {
      ...near,
      answers: { getNearestStores: { status: 'SUCCESS', data: { stores: [] } } },
    });
    expect(await screen.findByText('No restaurant near you takes such orders')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Choose your city' })).toBeVisible();
    unmount();
    const view = renderPlace(<Screen />, { ...near, answers: { getNearestStores: offline } });
    await view.user.click(await screen.findByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(view.sentTo('getNearestStores')).toHaveLength(2));
  });
});
