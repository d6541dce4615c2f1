// @vitest-environment jsdom
import { act, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { cartOf, margherita } from '#src/features/cart-page/testing/cart-fixture.ts';
import { linesReplaced } from '#src/features/cart/cart-slice.ts';
import { cartPriced } from '#src/features/cart-sync/priced-cart-slice.ts';
import { optionsReply } from './testing/checkout-fixture.ts';
import { renderPart } from './testing/render-part.tsx';
import { selectIsPriceOld, useCheckoutReady } from './use-checkout-ready.ts';

const synced = vi.hoisted(() => vi.fn());
vi.mock('#src/features/cart-sync/sync-cart.ts', async () => ({
  ...(await import('./testing/still-cart-sync.ts')),
  syncCart: () => async () => synced(),
}));

let sync: () => Promise<void>;
beforeEach(() => {
  const waiting = new Promise<string>((resolve) => {
    sync = () => act(async () => resolve('done'));
  });
  synced.mockReset().mockReturnValue(waiting);
});

function Ready() {
  return <output>{JSON.stringify(useCheckoutReady())}</output>;
}
const said = () => JSON.parse(screen.getByRole('status').textContent ?? '') as unknown;
const answers = {
  getPaymentOptions: optionsReply(),
  getLastPayment: { status: 'SUCCESS', data: {} },
};

it('PAY-02 the ways to pay are asked for once the cart of the server is known', async () => {
  const { queriesOf } = await renderPart(<Ready />, { answers });
  expect([said(), queriesOf('getPaymentOptions')]).toEqual([{ isEmpty: false, isLoaded: false }, []]);
  await sync();
  expect(said()).toEqual({ isEmpty: false, isLoaded: true });
  expect(queriesOf('getPaymentOptions')).toHaveLength(1);
});

it('PAY-02 a cart is not called empty before the server has said so, and an empty one has no ways to pay', async () => {
  const { queriesOf } = await renderPart(<Ready />, { answers, events: [linesReplaced([])] });
  expect(said()).toEqual({ isEmpty: false, isLoaded: false });
  await sync();
  expect(said()).toEqual({ isEmpty: true, isLoaded: false });
  expect(queriesOf('getPaymentOptions')).toEqual([]);
});

it('PAY-02 the ways to pay are asked for again when the same cart costs something else by now, as when an offer has ended', async () => {
  const cart = cartOf([margherita]);
  const events = [cartPriced(cart)];
  const { queriesOf, store } = await renderPart(<Ready />, { answers, events });
  await sync();
  expect(queriesOf('getPaymentOptions')).toHaveLength(1);
  const dearer = { ...cart, netPrice: cart.netPrice + 5_000 };
  await act(async () => void store.dispatch(cartPriced(dearer)));
  expect(queriesOf('getPaymentOptions')).toHaveLength(2);
  expect(selectIsPriceOld(store.getState())).toBe(false);
});
