// @vitest-environment jsdom
import '#src/ui/testing/jsdom-gaps.ts';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { constants } from '#src/config/constants.ts';
import { createFakeClock } from '#src/request/testing/fake-clock.ts';
import { selectLocation, storeChosen } from '#src/features/order-type/location-slice.ts';
import { placeLocated } from '#src/features/place/place-slice.ts';
import { aPlace, aStore, countryReplies } from '#src/features/place/testing/country.ts';
import { renderPlace } from '#src/features/place/testing/render-place.tsx';
import { offline } from '#src/request/testing/answering.ts';
import { Screen } from './select-restaurant-screen.tsx';

afterEach(cleanup);

const many = Array.from({ length: 12 }, (_, at) => ({
  ...aStore,
  id: `s-${at}`,
  name: `Store ${String.fromCharCode(65 + at)}`,
  city: at === 11 ? 'Mysuru' : 'Bengaluru',
}));
const all = {
  getStores: { status: 'SUCCESS', data: { stores: many } },
  getCityStores: { status: 'SUCCESS', storeStationDetails: many },
};

function setUp(query: string, answers: Readonly<Record<string, unknown>> = {}, near = false) {
  const clock = createFakeClock();
  const view = renderPlace(<Screen />, {
    path: `/selectRestaurant${query}`,
    answers: { ...countryReplies, ...all, ...answers },
    events: near ? [placeLocated(aPlace)] : [],
    clock,
  });
  /** The pause after typing. */
  const pauseTyping = (ms = 1000) => act(() => clock.advance(ms));
  return { ...view, pauseTyping };
}
const names = () => screen.getAllByRole('article').map((card) => card.querySelector('h2')?.textContent);

describe('the restaurants to choose from', () => {
  it('NAV-19 deliveryType sets the order type', async () => {
    const { sentTo } = setUp('?deliveryType=DINEIN&city=Bengaluru');
    expect(await screen.findByRole('heading', { level: 1, name: 'Restaurants to dine in' })).toBeVisible();
    await screen.findAllByRole('article');
    expect(sentTo('getCityStores')).toEqual([
      { params: { city: 'Bengaluru' }, query: { orderDeliveryType: 'DINEIN' } },
    ]);
  });

  it.each(['D', 'IRCTC'])(
    'NAV-18 NAV-19 deliveryType=%s leads to the restaurants near the place',
    async (type) => {
      const { address, sentTo } = setUp(`?deliveryType=${type}&redirectUrl=%2Fcart`);
      await waitFor(() => expect(address()).toBe(`/nearestStores?deliveryType=${type}&redirectUrl=%2Fcart`));
      expect(sentTo('getStores')).toEqual([]);
    },
  );

  it('NAV-19 the search takes 100 characters at the most', () => {
    setUp('?isLocator=true');
    expect(screen.getByRole('searchbox')).toHaveAttribute('maxlength', '100');
  });

  it('NAV-19 isLocator lists all of them', async () => {
    const { sentTo } = setUp('?isLocator=true');
    expect(await screen.findByRole('heading', { level: 1, name: 'All our restaurants' })).toBeVisible();
    await screen.findAllByRole('article');
    expect(sentTo('getStores')).toEqual([{}]);
  });

  it('NAV-19 storePage shows that page, with links to the others', async () => {
    const { user, address } = setUp('?deliveryType=P&city=Bengaluru&storePage=2');
    await screen.findAllByRole('article');
    expect(names()).toEqual(['Store K', 'Store L']);
    expect(screen.getByText('Page 2 of 2')).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Previous' }));
    expect(address()).toBe('/selectRestaurant?deliveryType=P&city=Bengaluru&storePage=1');
    expect(names()).toHaveLength(10);
  });

  it('NAV-19 search narrows the list and is in the address', async () => {
    const { user, address, pauseTyping } = setUp('?deliveryType=P&search=store&storePage=2');
    await screen.findAllByRole('article');
    expect(names()).toHaveLength(2);
    const box = screen.getByRole('searchbox', { name: 'Search restaurants' });
    await user.clear(box);
    expect(await screen.findByRole('region', { name: 'Popular cities' })).toBeVisible();
    await user.type(box, 'mysuru st');
    await waitFor(() => expect(names()).toEqual(['Store L']));
    await pauseTyping(constants.location.searchDelayMs - 1);
    expect(address(), 'the customer may go on typing').toBe(
      '/selectRestaurant?deliveryType=P&search=store&storePage=2',
    );
    await pauseTyping(1);
    expect(address()).toBe('/selectRestaurant?deliveryType=P&search=mysuru+st');
    expect(names()).toEqual(['Store L']);
  });

  it('NAV-19 what is typed in the middle of the search stays where it is typed', async () => {
    const { user, address, pauseTyping } = setUp('?deliveryType=P&search=ore');
    await screen.findAllByRole('article');
    const box = screen.getByRole('searchbox', { name: 'Search restaurants' });
    await user.type(box, 'st', { initialSelectionStart: 0, initialSelectionEnd: 0 });
    expect(box).toHaveValue('store');
    await pauseTyping();
    expect(box).toHaveValue('store');
    expect(address()).toBe('/selectRestaurant?deliveryType=P&search=store');
  });

  it('NAV-19 what was typed is in the address as soon as its field is left', async () => {
    const { user, address } = setUp('?deliveryType=P&city=Bengaluru');
    await screen.findAllByRole('article');
    const box = screen.getByRole('searchbox', { name: 'Search restaurants' });
    await user.type(box, 'store');
    expect(address()).toBe('/selectRestaurant?deliveryType=P&city=Bengaluru');
    await user.tab();
    expect(box).not.toHaveFocus();
    await waitFor(() =>
      expect(address()).toBe('/selectRestaurant?deliveryType=P&city=Bengaluru&search=store'),
    );
  });

  it('NAV-19 the link to another page of the list keeps what was just typed', async () => {
    const { user, address } = setUp('?deliveryType=P&city=Bengaluru');
    await screen.findAllByRole('article');
    await user.type(screen.getByRole('searchbox', { name: 'Search restaurants' }), 'store');
    await user.click(screen.getByRole('link', { name: 'Next' }));
    expect(address()).toBe('/selectRestaurant?deliveryType=P&city=Bengaluru&search=store&storePage=2');
    expect(names()).toEqual(['Store K', 'Store L']);
  });

  it('NAV-19 a search that is cleared leaves the cursor in its field', async () => {
    const { user, address, pauseTyping } = setUp('?deliveryType=P&search=mysuru');
    await screen.findAllByRole('article');
    await user.click(screen.getByRole('button', { name: 'Clear the search' }));
    expect(screen.getByRole('searchbox', { name: 'Search restaurants' })).toHaveFocus();
    await pauseTyping();
    expect(address()).toBe('/selectRestaurant?deliveryType=P');
  });

  it('API-118 a search without a local match is sent to the server, which tolerates typing errors', async () => {
    const { sentTo } = setUp('?deliveryType=P&search=Indiranagr', {
      searchStores: {
        status: 'SUCCESS',
        data: { stores: [aStore, { ...aStore, id: '9', name: 'Delivers only', orderTypes: ['D'] }] },
      },
    });
    await screen.findByRole('heading', { name: 'Indiranagar' });
    expect(names()).toEqual(['Indiranagar']);
    expect(sentTo('searchStores')).toEqual([{ params: { location: 'Indiranagr' } }]);
  });

  it('API-118 a whole address is searched for as far as the server takes one', async () => {
    const text = `12 Rose Apartments, ${'Outer Ring Road, '.repeat(4)}Bengaluru`;
    expect(text.length).toBeGreaterThan(80);
    const { sentTo } = setUp(`?isLocator=true&${new URLSearchParams({ search: text })}`, {
      searchStores: { status: 'SUCCESS', data: { stores: [aStore] } },
    });
    expect(await screen.findAllByRole('article')).toHaveLength(1);
    expect(sentTo('searchStores')).toEqual([{ params: { location: text.slice(0, 80).trim() } }]);
  });

  it('leads to where another place is chosen when no restaurant takes such orders', async () => {
    setUp('?deliveryType=CURB&redirectUrl=%2Fcart', {
      getCities: { status: 'SUCCESS', data: { cities: [] } },
    });
    expect(await screen.findByRole('link', { name: 'Choose another place' })).toHaveAttribute(
      'href',
      '/locationSelection?deliveryType=CURB&redirectUrl=%2Fcart',
    );
  });

  it('has a link to continue when nothing is found', async () => {
    const { user, address, pauseTyping } = setUp('?deliveryType=P&search=zzz', {
      searchStores: { status: 'SUCCESS', data: { stores: [] } },
    });
    expect(await screen.findByText('Nothing matches “zzz”.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Show all restaurants' }));
    await pauseTyping();
    expect(address()).toBe('/selectRestaurant?deliveryType=P');
    expect(screen.getByRole('region', { name: 'Popular cities' })).toBeVisible();
  });

  it('NAV-19 offers to show all of them only where a search narrows them', async () => {
    setUp('?deliveryType=P&city=Agra', { getCityStores: { status: 'SUCCESS', storeStationDetails: [] } });
    expect(await screen.findByText('No restaurant found')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Show all restaurants' })).toBeNull();
  });

  it('LOC-24 LOC-30 say when they open while they are closed', async () => {
    const stores = [{ ...aStore, isOpen: false }];
    setUp('?deliveryType=P&city=Bengaluru', {
      getCityStores: { status: 'SUCCESS', storeStationDetails: stores },
    });
    expect(await screen.findByRole('button', { name: 'Opens at 11 am: Indiranagar' })).toBeVisible();
  });

  it('LOC-16 are the nearest when the position is known', async () => {
    const { sentTo } = setUp(
      '?deliveryType=P',
      { getNearestStores: { status: 'SUCCESS', data: { stores: [aStore] } } },
      true,
    );
    await screen.findByRole('heading', { name: 'Indiranagar' });
    expect(sentTo('getNearestStores')).toEqual([
      { query: { latitude: aPlace.latitude, longitude: aPlace.longitude, orderDeliveryType: 'P' } },
    ]);
    expect(sentTo('getStores')).toEqual([]);
  });

  it('LOC-16 are those of a city when none is near, and never the whole country', async () => {
    const { user, sentTo, address } = setUp(
      '?deliveryType=P',
      { getNearestStores: { status: 'SUCCESS', data: { stores: [] } } },
      true,
    );
    const popular = await screen.findByRole('region', { name: 'Popular cities' });
    await user.click(within(popular).getByRole('link', { name: /^Mysuru/ }));
    expect(address()).toBe('/selectRestaurant?deliveryType=P&city=Mysuru');
    await screen.findByRole('heading', { name: 'Store A' });
    expect(screen.getByText('12 restaurants · In Mysuru')).toBeVisible();
    expect(sentTo('getStores')).toEqual([]);
  });

  it('LOC-16 are by city while the place is not known, with the search in front', async () => {
    const { sentTo } = setUp('?deliveryType=P');
    const box = screen.getByRole('searchbox', { name: 'Search restaurants' });
    const popular = await screen.findByRole('region', { name: 'Popular cities' });
    expect(box.compareDocumentPosition(popular)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(sentTo('getCities')).toEqual([{ query: { delivery_type: 'P' } }]);
    expect(sentTo('getStores')).toEqual([]);
    expect(screen.queryByRole('article')).toBeNull();
  });

  it('LOC-16 are those of the city of the current restaurant, and another city is one tap away', async () => {
    const { user, store } = setUp('?deliveryType=P', {}, false);
    act(() => void store.dispatch(storeChosen({ storeId: '7', storeName: 'Hebbal', city: 'Bengaluru' })));
    expect(await screen.findByText('12 restaurants · In Bengaluru')).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Choose another city' }));
    expect(await screen.findByRole('region', { name: 'Popular cities' })).toBeVisible();
  });

  it('LOC-11 a chosen restaurant becomes the current store, and the customer is led on', async () => {
    const { user, store, address } = setUp('?deliveryType=P&city=Bengaluru&redirectUrl=%2Fcart');
    await user.click((await screen.findAllByRole('button', { name: /Store A/ }))[0] as HTMLElement);
    await waitFor(() => expect(address()).toBe('/cart'));
    expect(selectLocation(store.getState())).toMatchObject({ orderType: 'P', storeIsChosen: true });
  });

  it('leads to the menu, and never to another site', async () => {
    const { user, address } = setUp('?deliveryType=P&city=Bengaluru&redirectUrl=https%3A%2F%2Fevil.example');
    await user.click((await screen.findAllByRole('button', { name: /Store A/ }))[0] as HTMLElement);
    await waitFor(() => expect(address()).toBe('/menu'));
  });

  it('says when the list does not load', async () => {
    setUp('?deliveryType=P&city=Bengaluru', { getCityStores: offline });
    expect(await screen.findByRole('alert')).toHaveTextContent('The restaurants did not load');
  });
});
