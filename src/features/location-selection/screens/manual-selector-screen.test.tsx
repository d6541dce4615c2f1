// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { pageConfigReceived } from '#src/features/app-config/app-config-slice.ts';
import { layConfigs } from '#src/features/app-config/lay-configs.ts';
import { visitBegan } from '#src/features/navigation/attribution-slice.ts';
import { selectPopup } from '#src/store/popup-slice.ts';
import { orderTypeChosen, selectLocation } from '#src/features/order-type/location-slice.ts';
import { placeLocated } from '#src/features/place/place-slice.ts';
import { aPlace, aStore, countryReplies, offlineStore } from '#src/features/place/testing/country.ts';
import { renderPlace } from '#src/features/place/testing/render-place.tsx';
import { offline } from '#src/request/testing/answering.ts';
import { Screen } from './manual-selector-screen.tsx';

function renderSelector(
  path = '/manualSelector',
  answers: Record<string, unknown> = {},
  orderType = 'D' as const,
) {
  return renderPlace(<Screen />, {
    path,
    events: [orderTypeChosen(orderType as 'D')],
    answers: { ...countryReplies, ...answers },
  });
}

describe('the manual selector', () => {
  it.each([
    ['PAYTM', true],
    ['GPAY', false],
    [null, false],
  ] as const)(
    'MIN-06 blocked in the app of Paytm its address shows none of it: in %s %s',
    async (partner, isGone) => {
      const view = renderPlace(<Screen />, {
        path: '/manualSelector?city=Bengaluru',
        events: [
          visitBegan({ utm: {}, partner }),
          pageConfigReceived(
            layConfigs({ vendorConfig: { PAYTM: { blockedFeatures: ['manual_locator'] } } }),
          ),
        ],
        answers: countryReplies,
      });
      if (!isGone) {
        expect(await screen.findByRole('button', { name: /HSR Layout/ })).toBeVisible();
        return;
      }
      expect(screen.getByRole('heading', { name: 'Not in this app' })).toBeVisible();
      expect(screen.getByRole('link', { name: 'Choose the place in another way' })).toHaveAttribute(
        'href',
        '/locationSelection',
      );
      expect(view.sentTo('getCityLocalities')).toEqual([]);
    },
  );

  it('NAV-17 LOC-10 LOC-40 leads from the cities to the localities of one, and back', async () => {
    const view = renderSelector();
    const popular = await screen.findByRole('region', { name: 'Popular cities' });
    expect(view.sentTo('getCities')).toEqual([{ query: { delivery_type: 'D' } }]);
    const names = within(popular)
      .getAllByRole('link')
      .map(({ textContent }) => textContent);
    expect(names[0]).toBe('Bengaluru 24 restaurants');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Which city are you in?');
    expect(screen.getByRole('heading', { level: 1 })).not.toHaveFocus();
    expect(view.sentTo('getCityLocalities')).toEqual([]);
    const all = screen.getByRole('region', { name: 'All cities' });
    expect(
      within(all)
        .getAllByRole('heading', { level: 3 })
        .map(({ textContent }) => textContent),
    ).toEqual(['A', 'B', 'M']);

    await view.user.click(within(popular).getByRole('link', { name: /Bengaluru/ }));
    expect(view.address()).toBe('/manualSelector?city=Bengaluru');
    const title = screen.getByRole('heading', { level: 1, name: 'Where in Bengaluru?' });
    expect(title).toHaveFocus();
    // It is no stop of the Tab key.
    expect(title).toHaveProperty('tabIndex', -1);
    expect(await screen.findByRole('button', { name: /HSR Layout/ })).toBeVisible();

    await view.user.click(screen.getByRole('link', { name: 'All cities' }));
    expect(view.address()).toBe('/manualSelector');
    expect(await screen.findByRole('region', { name: 'Popular cities' })).toBeVisible();
    expect(screen.queryByText('Loading')).toBeNull();
  });

  it('LOC-40 leads back to the kinds of order where no city takes the chosen one', async () => {
    renderSelector('/manualSelector?deliveryType=CURB', {
      getCities: { status: 'SUCCESS', data: { cities: [] } },
    });
    expect(await screen.findByText('No restaurant takes such orders yet')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Choose another way to order' })).toHaveAttribute(
      'href',
      '/locationSelection',
    );
  });

  it('NAV-17 the way to the map leads back to where the customer came from, too', async () => {
    renderSelector('/manualSelector?city=Bengaluru&redirectUrl=%2Foffers', {
      getCityLocalities: { status: 'SUCCESS', data: { localities: [] } },
    });
    expect(await screen.findByRole('link', { name: 'Point it out on the map' })).toHaveAttribute(
      'href',
      '/mapScreen?redirectUrl=%2Foffers',
    );
  });

  it('LOC-10 LOC-17 a customer who leaves while the store is looked up stays where they went', async () => {
    let answerLate = (_: unknown) => {};
    const late = new Promise((resolve) => (answerLate = resolve));
    const view = renderSelector('/manualSelector?city=Bengaluru', { selectAddressStore: () => late });
    await view.user.click(await screen.findByRole('button', { name: /HSR Layout/ }));
    const busy = screen.getAllByRole('button').filter((each) => each.ariaBusy === 'true');
    expect(busy).toEqual([screen.getByRole('button', { name: /HSR Layout/ })]);
    await view.user.click(screen.getByRole('link', { name: 'All cities' }));
    await act(async () => answerLate(countryReplies.selectAddressStore));
    expect(view.address()).toBe('/manualSelector');
  });

  it('LOC-10 LOC-17 delivers to the locality that is chosen', async () => {
    const view = renderSelector('/manualSelector?city=Bengaluru&redirectUrl=%2Foffers');
    await view.user.click(await screen.findByRole('button', { name: /HSR Layout/ }));
    await waitFor(() => expect(view.address()).toBe('/offers'));
    expect(view.sentTo('selectAddressStore')[0]).toMatchObject({
      body: { data: { latitude: 12.9116, longitude: 77.6474 } },
    });
    expect(selectLocation(view.store.getState())).toMatchObject({
      storeId: '14052',
      placeTitle: 'HSR Layout',
    });
  });

  it('LOC-21 says at the locality that no store serves it', async () => {
    const errors = [{ code: '2.STORENA', displayMsg: 'Not there yet', header: 'Sorry', btnMsg: 'OK' }];
    const view = renderSelector('/manualSelector?city=Bengaluru', {
      selectAddressStore: { status: 'FAILED', errors },
    });
    await view.user.click(await screen.findByRole('button', { name: /HSR Layout/ }));
    expect(await screen.findByText('Not there yet')).toBeVisible();
    expect(selectPopup(view.store.getState())?.text).toBe('Not there yet');
    expect(view.address()).toBe('/manualSelector?city=Bengaluru');
  });

  it('finds cities and localities by what is typed, also by PIN code', async () => {
    const view = renderSelector();
    await view.user.type(await screen.findByLabelText('Search for your city'), 'mys');
    expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Mysuru 2 restaurants',
    ]);
    await view.user.type(screen.getByLabelText('Search for your city'), 'terious');
    expect(screen.getByText('We found no city called “mysterious”.')).toBeVisible();
    // Spaces are no search.
    await view.user.clear(screen.getByLabelText('Search for your city'));
    await view.user.type(screen.getByLabelText('Search for your city'), '  ');
    expect(screen.getByRole('region', { name: 'All cities' })).toBeVisible();
    await view.user.type(screen.getByLabelText('Search for your city'), 'xyzzy ');
    expect(screen.getByText('We found no city called “xyzzy”.')).toBeVisible();
    expect(screen.getAllByRole('list')).toHaveLength(1);
    view.unmount();

    const localities = renderSelector('/manualSelector?city=Bengaluru');
    await localities.user.type(await screen.findByLabelText(/Search for your locality/), '560102');
    const listed = within(screen.getByRole('list')).getAllByRole('button');
    expect(listed.map(({ textContent }) => textContent)).toEqual(['HSR Layout 560102']);
    expect(screen.queryByRole('link', { name: 'Point it out on the map' })).toBeNull();
    await localities.user.type(screen.getByLabelText(/Search for your locality/), '9');
    expect(screen.getByRole('link', { name: 'Point it out on the map' })).toHaveAttribute(
      'href',
      '/mapScreen',
    );
    await localities.user.type(screen.getByLabelText(/Search for your locality/), ' ');
    expect(screen.getByRole('status')).toHaveTextContent(/“5601029”/);
  });

  it.each(['Bangalore', 'bengluru', 'bangalor'])(
    'LOC-10 finds a city by what it was called, and as %s',
    async (typed) => {
      const view = renderSelector();
      await view.user.type(await screen.findByLabelText('Search for your city'), typed);
      expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
        'Bengaluru 24 restaurants',
      ]);
    },
  );

  it.each([
    [
      'D',
      [
        ['Search for your address', '/locationSelection?deliveryType=D&redirectUrl=%2Foffers'],
        ['Point it out on the map', '/mapScreen?redirectUrl=%2Foffers'],
      ],
    ],
    ['P', [['Search our restaurants', '/selectRestaurant?deliveryType=P&redirectUrl=%2Foffers']]],
  ] as const)(
    'LOC-10 where no city fits there are the popular ones and other ways on (%s)',
    async (type, ways) => {
      const view = renderSelector(`/manualSelector?deliveryType=${type}&redirectUrl=%2Foffers`);
      await view.user.type(await screen.findByLabelText('Search for your city'), 'Atlantis');
      const popular = screen.getByRole('region', { name: 'Popular cities' });
      expect(within(popular).getByRole('link', { name: /Bengaluru/ })).toBeVisible();
      for (const [name, href] of ways) {
        expect(screen.getByRole('link', { name })).toHaveAttribute('href', href);
      }
      expect(screen.queryByRole('region', { name: 'All cities' })).toBeNull();
      for (const call of ['getCityStores', 'getCityLocalities']) expect(view.sentTo(call)).toEqual([]);
      expect(screen.queryByText('Loading')).toBeNull();
    },
  );

  it.each([
    ['storeStationDetails', { status: 'SUCCESS', storeStationDetails: [aStore, offlineStore] }],
    ['data', { status: 'SUCCESS', data: [aStore, offlineStore] }],
  ])('LOC-41 LOC-40 lists the stores of a city from %s', async (_, getCityStores) => {
    const view = renderPlace(<Screen />, {
      path: '/manualSelector?city=Bengaluru&deliveryType=P',
      events: [placeLocated(aPlace)],
      answers: { ...countryReplies, getCityStores },
    });
    expect(await screen.findAllByRole('article')).toHaveLength(2);
    expect(view.sentTo('getCityStores')).toEqual([
      {
        params: { city: 'Bengaluru' },
        query: { orderDeliveryType: 'P', latitude: aPlace.latitude, longitude: aPlace.longitude },
      },
    ]);
  });

  it('LOC-11 LOC-30 a store is chosen for takeaway; one that is offline is not to be chosen', async () => {
    const view = renderSelector('/manualSelector?city=Bengaluru&deliveryType=P', {
      getCityStores: { status: 'SUCCESS', data: [aStore, offlineStore] },
    });
    const [open, offline] = await screen.findAllByRole('article');
    expect(within(offline!).queryByRole('button')).toBeNull();
    expect(view.sentTo('getCityStores')[0]?.query).toEqual({ orderDeliveryType: 'P' });
    expect(screen.getByRole('link', { name: 'All cities' })).toHaveAttribute(
      'href',
      '/manualSelector?deliveryType=P',
    );
    await view.user.click(within(open!).getByRole('button', { name: 'Order from here: Indiranagar' }));
    await waitFor(() => expect(view.address()).toBe('/menu'));
    expect(selectLocation(view.store.getState())).toMatchObject({ storeId: '14052', orderType: 'P' });
  });

  it.each([
    ['/manualSelector', 'getCities', 'The cities did not load'],
    ['/manualSelector?city=Bengaluru', 'getCityLocalities', 'The localities did not load'],
    ['/manualSelector?city=Bengaluru&deliveryType=DINEIN', 'getCityStores', 'The restaurants did not load'],
  ])('%s can be asked for again when %s fails', async (path, call, title) => {
    const view = renderSelector(path, { [call]: offline });
    expect(await screen.findByRole('heading', { name: title })).toBeVisible();
    await view.user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(view.sentTo(call)).toHaveLength(2));
  });
});
