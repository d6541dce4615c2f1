// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { constants } from '#src/config/constants.ts';
import { aStore, cities, localities } from '#src/features/place/testing/country.ts';
import { renderPlace } from '#src/features/place/testing/render-place.tsx';
import { useCities } from '#src/features/cities/api/get-cities.ts';
import { useCityStores } from './get-city-stores.ts';
import { useStoreLocalities } from './get-store-localities.ts';

afterEach(cleanup);

function CityStores() {
  const near = { latitude: 12.9, longitude: 77.6 };
  const { data, error } = useCityStores({ city: 'Bengaluru', orderType: 'P', near });
  return <p>{error ? 'failed' : data?.map(({ name }) => name).join()}</p>;
}

function Cities() {
  return (
    <p>
      {useCities('DINEIN')
        .data?.map(({ name }) => name)
        .join() ?? 'waiting'}
    </p>
  );
}

function Localities() {
  return (
    <p>
      {useStoreLocalities('14052')
        .data?.map(({ name }) => name)
        .join()}
    </p>
  );
}

describe('the stores of a city', () => {
  it.each(['storeStationDetails', 'data'])('LOC-41 are read from %s', async (field) => {
    const { sentTo } = renderPlace(<CityStores />, {
      path: '/',
      answers: { getCityStores: { status: 'SUCCESS', [field]: [aStore] } },
    });
    expect(await screen.findByText('Indiranagar')).toBeVisible();
    expect(sentTo('getCityStores')).toEqual([
      {
        params: { city: 'Bengaluru' },
        query: { orderDeliveryType: 'P', latitude: 12.9, longitude: 77.6 },
      },
    ]);
  });

  it('LOC-41 leave out a store that could not be chosen, and show the rest', async () => {
    const { id: _, ...withoutId } = { ...aStore, name: 'Ghost' };
    const stores = [withoutId, aStore, { ...aStore, latitude: 'north', name: 'Nowhere' }];
    const answers = { getCityStores: { status: 'SUCCESS', data: stores } };
    renderPlace(<CityStores />, { path: '/', answers });
    expect(await screen.findByText('Indiranagar')).toBeVisible();
  });

  it.each([[{ status: 'SUCCESS', data: 'closed' }], ['<html>'], [null]])(
    'the unreadable reply %j is an error',
    async (getCityStores) => {
      renderPlace(<CityStores />, { path: '/', answers: { getCityStores } });
      expect(await screen.findByText('failed')).toBeVisible();
    },
  );

  it('a refusal of the server is an error', async () => {
    renderPlace(<CityStores />, { path: '/', answers: { getCityStores: { status: 'FAILED' } } });
    expect(await screen.findByText('failed')).toBeVisible();
  });
});

it('LOC-40 API-109 cities are asked for by the order type', async () => {
  const { sentTo } = renderPlace(<Cities />, {
    path: '/',
    answers: {
      getCities: { status: 'SUCCESS', data: { cities: cities.filter(({ name }) => name === 'Mysuru') } },
    },
  });
  expect(await screen.findByText('Mysuru')).toBeVisible();
  expect(sentTo('getCities')).toEqual([{ query: { delivery_type: 'DINEIN' } }]);
});

it('LOC-31 LOC-32 API-121 the localities of a store come without hidden towns', async () => {
  const { sentTo } = renderPlace(<Localities />, {
    path: '/',
    answers: { getStoreLocalities: { status: 'SUCCESS', data: { localities } } },
  });
  expect(await screen.findByText('Indiranagar,HSR Layout,Koramangala')).toBeVisible();
  expect(sentTo('getStoreLocalities')).toEqual([{ params: { storeId: '14052' } }]);
  expect(constants.location.hiddenTowns).toEqual([]);
});
