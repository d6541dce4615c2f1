// @vitest-environment jsdom
import { render, screen, within } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';
import { storeChosen } from '#src/features/order-type/location-slice.ts';
import { foundStore } from '#src/features/place/testing/country.ts';
import { storeEta } from '#src/features/restaurants/late-store-eta.ts';
import { Icon } from '#src/ui/icon/icon.tsx';
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

it.each([
  ['D', 'Delivery to', 'scooter'],
  ['P', 'Takeaway from', 'bag'],
  ['DINEIN', 'Dine-in at', 'utensils'],
  ['CURB', 'Curbside at', 'car'],
  ['IRCTC', 'Delivery on your train from', 'train'],
] as const)('an order of type %s goes under “%s”, with the sign “%s”', async (orderType, label, name) => {
  await renderCart({
    lines: [margherita],
    events: [storeChosen({ ...chosen, orderType })],
    answers: { getPickupStore: pickup },
  });
  const drawing = (place: HTMLElement) => place.querySelector('svg')?.innerHTML;
  const sign = drawing(render(<Icon name={name} />).container);
  expect(sign).toBeDefined();
  expect(drawing(screen.getByRole('region', { name: label }))).toBe(sign);
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
