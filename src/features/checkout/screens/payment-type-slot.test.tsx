// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { chosen } from '../testing/checkout-events.ts';
import { renderPart } from '../testing/render-part.tsx';
import { Screen } from './payment-type-screen.tsx';

vi.mock('#src/features/cart-sync/sync-cart.ts', () => import('../testing/still-cart-sync.ts'));
// The widgets of a place have tests of their own.
vi.mock('#src/features/documents/slot.tsx', () => ({
  Slot: ({ name }: { name: string }) => <p>The widgets of {name}</p>,
}));

const never = new Promise(() => {});

it.each([
  ['with the place that the landing has for them', 'payment.top', 1],
  ['and nothing without one', undefined, 0],
] as const)('the ways to pay show the widgets of marketing: %s', async (_, slot, shown) => {
  await renderPart(<Screen slot={slot} />, {
    path: '/paymentType',
    events: chosen('cash'),
    answers: { getPaymentOptions: never, getLastPayment: never },
  });
  expect(screen.getByRole('radio', { name: /^Cash/ })).toBeVisible();
  expect(screen.queryAllByText('The widgets of payment.top')).toHaveLength(shown);
});
