// @vitest-environment jsdom
import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { orderId } from '#schemas/compiled/stored/order-id.ts';
import { pageConfigReceived } from '#src/features/app-config/app-config-slice.ts';
import { defaultConfig, layConfigs } from '#src/features/app-config/lay-configs.ts';
import { cartPriced } from '#src/features/cart-sync/priced-cart-slice.ts';
import { cartOf, margherita } from '#src/features/cart-page/testing/cart-fixture.ts';
import { linesReplaced } from '#src/features/cart/cart-slice.ts';
import { visitBegan } from '#src/features/navigation/attribution-slice.ts';
import { orderDetailsRestored, zeroContactChosen } from '#src/features/order-details/order-details-slice.ts';
import { customerLeft } from '#src/features/session/customer-left.ts';
import { refused } from '#src/request/testing/answering.ts';
import { browserStorages, createPersistence } from '#src/store/persistence.ts';
import { paymentRefused, selectCheckout } from '../checkout-slice.ts';
import { failureWith } from '../failure.ts';
import { loadOptions } from '../load-options.ts';
import { optionsReply, statusReply, stepData, transactionId } from '../testing/checkout-fixture.ts';
import { asha, renderCheckout } from '../testing/render-checkout.tsx';

const reprice = vi.hoisted(() => vi.fn());
vi.mock('#src/features/cart-sync/sync-cart.ts', async () => ({
  ...(await import('../testing/still-cart-sync.ts')),
  repriceCart: () => async () => reprice(),
}));

beforeEach(() => reprice.mockClear());
afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const wallet = { paymentId: 'points-wallet', balance: 12_000 };
const lastPaid = (paymentId: string, paymentMode: string) => ({
  getLastPayment: { status: 'SUCCESS', data: { paymentId, paymentMode } },
});
const withFeatures = (...names: readonly string[]) =>
  pageConfigReceived(
    layConfigs({
      features: JSON.stringify({ features: names.map((name) => ({ name, enabled: true })) }),
      noContactPickupCV4: true,
    }),
  );
const otherCart = cartPriced(cartOf([margherita], { version: 9 }) as never);
const cash = () => screen.findByRole('radio', { name: /^Cash/ });

async function open(around: Parameters<typeof renderCheckout>[0] = {}) {
  const view = await renderCheckout(around);
  await cash();
  return view;
}

describe('what the ways to pay are asked with', () => {
  it('API-086 PAY-29 tells whether the wallet is used, and the cart is priced anew when that changes', async () => {
    const { user, callsOf, store } = await open({ answers: { getPaymentOptions: optionsReply({ wallet }) } });
    expect(callsOf('getPaymentOptions').at(-1)?.[1]).toMatchObject({ headers: { isWalletUsed: 'false' } });
    await user.click(screen.getByRole('switch', { name: 'Use your wallet' }));
    expect(reprice).toHaveBeenCalledTimes(1);
    await act(async () => void store.dispatch(otherCart));
    expect(callsOf('getPaymentOptions').at(-1)?.[1]).toMatchObject({ headers: { isWalletUsed: 'true' } });
  });

  it('CRT-23 asks again without the ways that need a hand, when the order is handed over without contact', async () => {
    const { callsOf, store } = await open({
      events: [
        withFeatures('zero_contact_delivery'),
        orderDetailsRestored({ instructions: '', zeroContact: false, contact: null }),
      ],
    });
    const queries = () =>
      callsOf('getPaymentOptions').map(([, options]) => (options as { query: object }).query);
    expect(queries()).toEqual([{ zeroContactDelivery: 'false' }]);
    await act(async () => void store.dispatch(zeroContactChosen(true)));
    expect(queries()).toEqual([{ zeroContactDelivery: 'false' }, { zeroContactDelivery: 'true' }]);
  });

  it('asks again when a guest has logged in, and when the cart is another one', async () => {
    const { callsOf, store } = await open({ isGuest: true });
    const count = () => callsOf('getPaymentOptions').length;
    const before = count();
    await act(async () => void store.dispatch(asha));
    expect(count()).toBe(before + 1);
    await act(async () => void store.dispatch(otherCart));
    expect(count()).toBe(before + 2);
  });

  it('API-087 names the way of the last time when it asks for it again', async () => {
    const { callsOf, store } = await open({ answers: lastPaid('cash', 'CASH') });
    await act(async () => void store.dispatch(otherCart));
    const headers = callsOf('getLastPayment').map(([, options]) => (options as { headers: object }).headers);
    expect(headers).toEqual([{ lastSavedPaymentId: undefined }, { lastSavedPaymentId: 'cash' }]);
  });
});

describe('what is made of the ways to pay', () => {
  it('PAY-35 a way that is blocked in the app of the partner is not put first', async () => {
    const vendorConfig = { PAYTM: { blockedFeatures: ['CASH'] } };
    await open({
      answers: lastPaid('cash', 'CASH'),
      events: [visitBegan({ utm: {}, partner: 'PAYTM' }), pageConfigReceived(layConfigs({ vendorConfig }))],
    });
    expect(await cash()).not.toBeChecked();
    expect(screen.queryByRole('group', { name: 'Last used' })).toBeNull();
  });

  it.each([
    [30, 1],
    [60, 9],
  ])('CON-10 the share that sees all ways is configured: of %i in a hundred', async (share, shown) => {
    await open({
      random: () => 0.5,
      answers: lastPaid('cash', 'CASH'),
      events: [pageConfigReceived({ ...defaultConfig, paymentModePercentage: share })],
    });
    expect(screen.getAllByRole('radio')).toHaveLength(shown);
  });

  it.each([
    [60, 'over the page'],
    [40, 'on the page of the code'],
  ])('SES-33 the share of guests that log in %i in a hundred is configured: %s', async (share, where) => {
    const { user, address } = await open({
      isGuest: true,
      random: () => 0.5,
      events: [pageConfigReceived({ ...defaultConfig, autoLoginPercentage: share })],
    });
    await user.click(await cash());
    await user.click(screen.getByRole('button', { name: /₹/ }));
    if (where === 'over the page')
      expect(await screen.findByRole('dialog', { name: 'Log in or sign up' })).toBeVisible();
    else await waitFor(() => expect(address()).toContain('/login-otp'));
  });

  it('shows the text of customer care that the server sends, and leaves no gap where it sends none', async () => {
    const { unmount } = await open({
      answers: { getPaymentOptions: optionsReply({ careText: 'Cash up to ₹2,000.' }) },
    });
    expect(screen.getByText('Cash up to ₹2,000.')).toBeVisible();
    unmount();
    const { container } = await open({ answers: { getPaymentOptions: optionsReply({ careText: '' }) } });
    expect(container.querySelector('p:empty')).toBeNull();
  });

  it('keeps the ways that it has when they could not be read again, and says why', async () => {
    const replies: unknown[] = [optionsReply()];
    const { store } = await open({
      answers: { getPaymentOptions: () => replies.shift() ?? refused({ displayMsg: 'The till is busy.' }) },
    });
    await act(async () => void store.dispatch(otherCart));
    expect(screen.getByText('The till is busy.')).toBeVisible();
    expect(await cash()).toBeVisible();
  });

  it('an empty cart leads to the menu', async () => {
    await renderCheckout({ events: [linesReplaced([])] });
    expect(await screen.findByRole('heading', { name: 'There is nothing to pay' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'See the menu' })).toHaveAttribute('href', '/menu');
  });

  it('a cart that has become an order leads to the orders', async () => {
    const ordered = cartPriced(cartOf([], { isOrdered: true }));
    await renderCheckout({ events: [linesReplaced([]), ordered] });
    expect(await screen.findByRole('heading', { name: 'This cart has been ordered' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'See your orders' })).toHaveAttribute('href', '/orderHistory');
  });

  it('what was refused of a cart that is empty by now is not said of the next one', async () => {
    const { store } = await open();
    const refusal = failureWith({ code: 'EMPTY_CART', text: 'Your cart is empty.' });
    await act(async () => void store.dispatch(linesReplaced([])));
    await act(async () => void store.dispatch(paymentRefused(refusal)));
    expect(selectCheckout(store.getState()).failure).toBeNull();
  });

  it('PAY-05 nothing of a payment stays when the customer has left', async () => {
    const { store, user } = await open();
    await user.click(await cash());
    await act(async () => void store.dispatch(customerLeft()));
    expect(selectCheckout(store.getState())).toMatchObject({ paymentMode: null, lastPaymentId: null });
  });
});

describe('ways to pay that are on their way again', () => {
  async function openAndWait() {
    let answer: (reply: unknown) => void = () => {};
    const replies: unknown[] = [
      optionsReply({ wallet }),
      new Promise<unknown>((resolve) => {
        answer = resolve;
      }),
    ];
    const view = await open({ answers: { getPaymentOptions: () => replies.shift() } });
    await view.user.click(await cash());
    return { ...view, replies, answer: (reply: unknown) => act(async () => answer(reply)) };
  }
  const press = () => screen.getByRole('button', { name: /^Place order/ });

  it('PAY-02 the amount of before is not shown once the cart costs something else, and nothing is ordered by it', async () => {
    const { user, store, answer, callsOf } = await openAndWait();
    expect(press()).toHaveAccessibleName('Place order · ₹737.10');
    await act(async () => void store.dispatch(otherCart));
    expect(screen.queryByText(/737|NaN/)).toBeNull();
    expect(press()).toHaveAccessibleName('Place order');
    expect(press()).toHaveAttribute('aria-busy', 'true');
    await user.click(press());
    expect(callsOf('validateOrder')).toEqual([]);
    await answer(optionsReply({ netPrice: 60_000 }));
    expect(press()).toHaveAccessibleName('Place order · ₹600');
    expect(press()).not.toHaveAttribute('aria-busy');
    expect(screen.getAllByText('₹600')).toHaveLength(2);
  });

  it('PAY-02 they can be asked for once more when they did not come', async () => {
    const { user, store, answer, replies } = await openAndWait();
    await act(async () => void store.dispatch(otherCart));
    await answer(refused({ displayMsg: 'The till is busy.' }));
    replies.push(optionsReply({ netPrice: 60_000 }));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(press()).toHaveAccessibleName('Place order · ₹600');
    expect(screen.queryByText('The till is busy.')).toBeNull();
  });

  it('PAY-29 a wallet that is switched meanwhile stays so', async () => {
    const { user, store, answer } = await openAndWait();
    await act(async () => void store.dispatch(loadOptions()));
    const theSwitch = () => screen.getByRole('switch', { name: 'Use your wallet' });
    await user.click(theSwitch());
    await answer(optionsReply({ wallet }));
    expect(theSwitch()).toBeChecked();
  });
});

describe('a payment of an earlier visit', () => {
  async function comeBack(status: Parameters<typeof statusReply>[0]) {
    createPersistence(browserStorages()).write(orderId, transactionId);
    const view = await renderCheckout({ answers: { getTransaction: statusReply(status) }, isKept: true });
    await cash();
    return view;
  }

  it('that has failed is forgotten, and not asked for again', async () => {
    const { persistence } = await comeBack({ orderStatus: 'FAILED' });
    await waitFor(() => expect(persistence.read(orderId)).toBeNull());
  });

  it('of somebody else is not named', async () => {
    const { callsOf } = await comeBack({ isOwn: false, step: stepData('UNIFIED_PAYMENT') });
    expect(callsOf('getTransaction')).toHaveLength(1);
    expect(screen.queryByText('An earlier payment is still being checked')).toBeNull();
  });
});
