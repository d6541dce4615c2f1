// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { loggedIn, sessionCreated } from '#src/features/session/session-slice.ts';
import type { AppStore } from '#src/store/store.ts';
import { optionsLoaded, selectCheckout } from './checkout-slice.ts';
import { chosen } from './testing/checkout-events.ts';
import { netPrice, stepReply } from './testing/checkout-fixture.ts';
import { renderPart } from './testing/render-part.tsx';
import { usePlace } from './use-place.ts';

const sync = vi.hoisted(() => vi.fn());
vi.mock('#src/features/cart-sync/sync-cart.ts', () => ({ syncCart: () => async () => sync() }));
beforeEach(() => sync.mockReset());
const logIn = vi.hoisted(() => vi.fn());
vi.mock('#src/features/login/load-ask.ts', () => ({
  loadAsk: async (store: AppStore, wish: object) => {
    logIn(store, wish);
    return true;
  },
}));

const guest = sessionCreated({
  userId: 'guest-1',
  cartId: 'cart-1',
  credentials: { accessKeyId: 'key-1', secretKey: 'secret-1', sessionToken: 'token-1' },
});
const asha = loggedIn({
  attributes: { userId: 'user-7', cartId: 'cart-1', firstName: 'Asha', mobile: '9876543210' },
  credentials: { accessToken: 'access-1', refreshToken: 'refresh-1' },
  loginType: 'OTP',
});
const done = (data: object) => ({ status: 'SUCCESS' as const, data });

function Place() {
  const place = usePlace();
  return <button onClick={() => void place()}>Place</button>;
}

const answers = {
  validateOrder: done({ netPrice }),
  checkDuplicateOrder: done({}),
  initiateOrder: stepReply('THANKYOU'),
};

/** The ways to pay with the wallet of who has logged in, which is used by default (PAY-30). */
function withWallet(balance: number) {
  const [loaded] = chosen('amazon', {}, { points: { paymentId: 'points-wallet', balance } }).filter(
    optionsLoaded.match,
  );
  if (!loaded) throw new Error('The ways to pay are not loaded.');
  return optionsLoaded({ ...loaded.payload, isWalletUsed: true });
}

/** The ways to pay of who has logged in, whose last one was cash. */
function withoutAmazon() {
  const [loaded] = chosen('amazon', { status: 'D' }).filter(optionsLoaded.match);
  if (!loaded) throw new Error('The ways to pay are not loaded.');
  return optionsLoaded({ ...loaded.payload, lastPaymentId: 'cash' });
}

it.each([
  ['a part of it', 12_000],
  ['all of it', netPrice],
])(
  'PAY-30 a wallet that came with the login and holds %s pays nothing of what was pressed before',
  async (_, balance) => {
    const { user, bodiesOf, store } = await renderPart(<Place />, {
      events: [...chosen('amazon'), guest],
      answers,
    });
    logIn.mockReset().mockImplementation(() => {
      store.dispatch(asha);
      store.dispatch(withWallet(balance));
    });
    await user.click(screen.getByRole('button'));
    // Who leaves the login comes back to the ways to pay.
    const wish = { from: 'paymentType', here: '/payment', staysOnPage: false };
    expect(logIn.mock.calls).toEqual([[store, expect.objectContaining(wish)]]);
    expect(bodiesOf('initiateOrder')).toMatchObject([
      { orderDetails: { price: netPrice }, paymentDetails: { primaryPaymentId: 'amazon' } },
    ]);
    expect(bodiesOf('initiateOrder')[0]).not.toHaveProperty('paymentDetails.secondaryPaymentId');
    expect(bodiesOf('initiateOrder')[0]).not.toHaveProperty('paymentDetails.walletAmount');
  },
);

it('PAY-27 an order names what the wallet paid when it was pressed, also where it holds less by the time it is sent', async () => {
  const { user, bodiesOf, store } = await renderPart(<Place />, {
    events: [...chosen('cash'), withWallet(12_000)],
    answers,
  });
  sync.mockImplementation(() => store.dispatch(withWallet(0)));
  await user.click(screen.getByRole('button'));
  expect(bodiesOf('initiateOrder')).toMatchObject([{ paymentDetails: { walletAmount: 12_000 } }]);
});

it('PAY-43 an order is placed by the way to pay that was pressed: not by the last one of who logs in, where that way is off by then', async () => {
  const { user, bodiesOf, store } = await renderPart(<Place />, {
    events: [...chosen('amazon'), guest],
    // The ways to pay are read anew, and do not come.
    answers: { ...answers, getPaymentOptions: new Promise(() => {}), getLastPayment: new Promise(() => {}) },
  });
  logIn.mockReset().mockImplementation(() => {
    store.dispatch(asha);
    store.dispatch(withoutAmazon());
  });
  await user.click(screen.getByRole('button'));
  expect(selectCheckout(store.getState())).toMatchObject({
    paymentMode: { paymentId: 'cash' },
    work: null,
    failure: {
      text: 'This way to pay is not available now. Choose another one.',
      ways: ['change'],
      isAboutWays: true,
    },
  });
  expect(['validateOrder', 'initiateOrder'].flatMap(bodiesOf)).toEqual([]);
});
