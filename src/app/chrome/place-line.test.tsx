// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { screens } from '#registry/screens.ts';
import { storeChosen } from '#src/features/order-type/location-slice.ts';
import { foundStore } from '#src/features/place/testing/country.ts';
import { storeEta } from '#src/features/restaurants/late-store-eta.ts';
import { screenView } from '../screen-views.ts';
import { renderApp } from '../testing/render-app.tsx';

beforeAll(async () => {
  await Promise.all([...screens.map(screenView), storeEta.prepare()]);
}, 60_000);
beforeEach(() => vi.stubGlobal('scrollTo', () => {}));

const eta = { minutes: 20, seconds: 600 };
const pickup = (more: object) => ({ status: 'SUCCESS', data: { store: { ...foundStore, ...more } } });
const chosen = storeChosen({
  storeId: foundStore.id,
  storeName: 'Indiranagar',
  city: 'Bengaluru',
  orderType: 'P',
});

const placeLine = () => screen.getByText(/Indiranagar · Bengaluru|Choose your location/).closest('a');

it('ORD-21 the place line says in how many minutes an order is ready, after the name of the restaurant', async () => {
  await renderApp('/offers', { getPickupStore: pickup({ eta }) }, [chosen]);
  expect(await screen.findByText('about 20 min')).toBeVisible();
  expect(placeLine()).toHaveTextContent('Takeaway from Indiranagar · Bengaluruabout 20 min');
});

it('nothing of a restaurant that is closed, and no call before one is chosen', async () => {
  const closed = { status: 'FAILED', errors: [{ code: '2.STOREOFF', displayMsg: 'Offline until 5 pm.' }] };
  const { call } = await renderApp('/offers', { getPickupStore: closed }, [chosen]);
  const calls = () => call.mock.calls.filter(([{ id }]) => id === 'getPickupStore');
  await vi.waitFor(() => expect(calls()).toHaveLength(1));
  expect(placeLine()).toHaveTextContent(/^Takeaway from Indiranagar · Bengaluru$/);
});

it('a first visit asks for no minutes', async () => {
  const { call } = await renderApp('/offers');
  expect(placeLine()).toHaveTextContent('Delivery to Choose your location');
  expect(call.mock.calls.map(([{ id }]) => id)).not.toContain('getPickupStore');
  expect(call.mock.calls.map(([{ id }]) => id)).not.toContain('selectAddressStore');
});
