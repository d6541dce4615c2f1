// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';
import { storeChosen } from '#src/features/order-type/location-slice.ts';
import { foundStore } from '#src/features/place/testing/country.ts';
import { storeEta } from '#src/features/restaurants/late-store-eta.ts';
import { margherita } from '../testing/cart-fixture.ts';
import { renderCart, replyWith } from '../testing/render-cart.tsx';

beforeAll(() => storeEta.prepare());

const pickup = replyWith({ store: { ...foundStore, eta: { minutes: 20, seconds: 600 } } });
const chosen = { storeId: '14052', storeName: 'Indiranagar', city: 'Bengaluru' } as const;
const where = (label: string) => within(screen.getByRole('region', { name: label }));

it('LOC-11 says when an order to pick up is ready, below the name of the restaurant', async () => {
  await renderCart({
    lines: [margherita],
    events: [storeChosen({ ...chosen, orderType: 'P' })],
    answers: { getPickupStore: pickup },
  });
  expect(await where('Takeaway from').findByText('Ready in about 20 min')).toBeVisible();
});

it('keeps the place of that line while it is not known, and has none for a train', async () => {
  const { container, store } = await renderCart({
    lines: [margherita],
    events: [storeChosen({ ...chosen, orderType: 'P' })],
    answers: { getPickupStore: () => new Promise(() => {}) },
  });
  expect(container.querySelector('.eta')).toBeEmptyDOMElement();
  store.dispatch(storeChosen({ ...chosen, orderType: 'IRCTC' }));
  expect(await screen.findByRole('region', { name: 'Delivery on your train from' })).toBeVisible();
  expect(container.querySelector('.eta')).toBeNull();
});
