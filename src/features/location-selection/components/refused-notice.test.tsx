// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import type { OrderTypeCode } from '#schemas/node.ts';
import type { StoreError } from '#src/features/order-type/location-slice.ts';
import { RefusedNotice } from './refused-notice.tsx';

afterEach(cleanup);

/** The customer asked for dine-in while the restaurant of the order takes nothing at all. */
const error = {
  kind: 'offline',
  code: '2.STOREOFF',
  header: 'Indiranagar takes no orders now',
  text: 'Store is currently offline',
  button: 'Ok',
  orderType: 'DINEIN',
  instead: { storeId: '14053', storeName: 'Koramangala', distance: 2400, isFromPlace: true },
} as const;

const show = (orderType: OrderTypeCode, shown: StoreError = error) =>
  render(<RefusedNotice error={shown} orderType={orderType} busy={false} onInstead={vi.fn()} />);

it('LOC-22 the nearest restaurant is offered for the order type that was refused', () => {
  show('DINEIN');
  expect(screen.getByRole('alert')).toHaveTextContent('The nearest that takes them now is Koramangala');
  expect(screen.getByRole('button', { name: 'Dine in at Koramangala' })).toBeVisible();
});

it('LOC-22 one whose way is not known is named alone', () => {
  const { storeId, storeName, isFromPlace } = error.instead;
  show('DINEIN', { ...error, instead: { storeId, storeName, isFromPlace } });
  expect(screen.getByRole('alert')).toHaveTextContent('The nearest that takes them now is Koramangala.');
});

it.each(['D', 'P', 'CURB'] as const)(
  'LOC-17 LOC-24 it is not offered for another order type (%s), which it may not take, and nobody asked whether it delivers to the place',
  (orderType) => {
    show(orderType);
    expect(screen.getByRole('alert')).toHaveTextContent('Store is currently offline');
    expect(screen.getByRole('alert')).not.toHaveTextContent('Koramangala');
    expect(screen.queryByRole('button')).toBeNull();
  },
);
