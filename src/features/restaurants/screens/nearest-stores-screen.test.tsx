// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { locationTexts } from '#src/config/texts/location.ts';
import { orderTypeChosen, selectLocation } from '#src/features/order-type/location-slice.ts';
import { placeLocated } from '#src/features/place/place-slice.ts';
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

  it('LOC-25 a customer who denies the permission chooses from the list, searches, or tries again', async () => {
    stubGeolocation({ code: 1 });
    const view = renderPlace(<Screen />, { path: '/nearestStores?deliveryType=DINEIN', answers });
    expect(await screen.findByText(locationTexts.blocked)).toBeVisible();
    expect(screen.getByRole('combobox')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Choose your city' })).toHaveAttribute(
      'href',
      '/manualSelector?deliveryType=DINEIN',
    );
    stubGeolocation({ code: 3 });
    await view.user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText(locationTexts.notDetected)).toBeVisible();
  });

  it('EXP-26 LOC-25 without the flag a customer who denies the permission searches or tries again, and is offered no lists', async () => {
    stubGeolocation({ code: 1 });
    renderPlace(<Screen />, { path: '/nearestStores', events: [manualLocator(false)], answers });
    expect(await screen.findByText(locationTexts.blocked)).toBeVisible();
    expect(screen.getByRole('combobox')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
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
