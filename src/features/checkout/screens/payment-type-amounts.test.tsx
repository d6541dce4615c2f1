// @vitest-environment jsdom
import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { refused } from '#src/request/testing/answering.ts';
import { selectCheckout } from '../checkout-slice.ts';
import {
  optionsData,
  optionsReply,
  optionsWith,
  statusReply,
  stepData,
  transactionId,
} from '../testing/checkout-fixture.ts';
import { loadOptions } from '../load-options.ts';
import { renderCheckout } from '../testing/render-checkout.tsx';

vi.mock('#src/features/cart-sync/sync-cart.ts', () => import('../testing/still-cart-sync.ts'));

afterEach(() => localStorage.clear());

const wallet = { paymentId: 'points-wallet', balance: 12_000 };

describe('the loyalty wallet and a way to pay with a price of its own', () => {
  const open = async (balance: number) => {
    const options = optionsWith('cash', { netPrice: 65_000 });
    const view = await renderCheckout({
      answers: { getPaymentOptions: optionsReply({ options, wallet: { ...wallet, balance } }) },
    });
    await view.user.click(await screen.findByRole('switch', { name: 'Use your wallet' }));
    await view.user.click(screen.getByRole('radio', { name: /^Cash/ }));
    return view;
  };

  it('PAY-31 PAY-43 the wallet alone is for the price without that way, shown and sent', async () => {
    const { user, bodiesOf } = await open(90_000);
    expect(screen.getByText('Your wallet pays all of it')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Place order · ₹0' }));
    await waitFor(() =>
      expect(bodiesOf('initiateOrder')).toMatchObject([
        { orderDetails: { price: 73_710 }, paymentDetails: { primaryPaymentId: 'points-wallet' } },
      ]),
    );
  });

  it('PAY-31 PAY-43 a wallet that covers the price of that way alone goes beside it, and leaves it a rupee', async () => {
    const { user, bodiesOf } = await open(70_000);
    expect(screen.getByText(/^₹649 from your wallet. The offer is for this way to pay/)).toBeVisible();
    expect(screen.getByText('It holds ₹700')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Place order · ₹1' }));
    await waitFor(() =>
      expect(bodiesOf('initiateOrder')).toMatchObject([
        {
          orderDetails: { price: 65_000 },
          paymentDetails: { primaryPaymentId: 'cash', secondaryPaymentId: 'points-wallet' },
        },
      ]),
    );
  });
});

it('PAY-27 points that expired while the page was open: the order is refused, and the page says what is left to pay now', async () => {
  const told = 'Your wallet pays nothing of this order now, so ₹737.10 is left to pay.';
  const held = [wallet.balance, 0];
  const { user, bodiesOf } = await renderCheckout({
    answers: {
      getPaymentOptions: () => optionsReply({ wallet: { ...wallet, balance: held.shift() ?? 0 } }),
      getWalletBalance: { status: 'SUCCESS', data: { balance: wallet.balance } },
      initiateOrder: refused({ status: 409, code: 'WALLET_SHORT', displayMsg: told }),
    },
  });
  await user.click(await screen.findByRole('switch', { name: 'Use your wallet' }));
  await user.click(screen.getByRole('radio', { name: /^Cash/ }));
  await user.click(screen.getByRole('button', { name: 'Place order · ₹617.10' }));
  expect(await screen.findByRole('dialog')).toHaveAccessibleDescription(told);
  expect(bodiesOf('initiateOrder')).toMatchObject([{ paymentDetails: { walletAmount: 12_000 } }]);
  await user.click(screen.getByRole('button', { name: 'Change method' }));
  expect(screen.getByRole('button', { name: 'Place order · ₹737.10' })).toBeVisible();
});

describe('an answer that says that the ways to pay are old', () => {
  const text = 'Not so any more.';
  const problems = [{ code: 'WALLET_SHORT', text }];
  const ofCheck = { validateOrder: { status: 'SUCCESS', data: { netPrice: 73_710, problems } } };
  const ofOrder = (code: string): Readonly<Record<string, unknown>> => ({
    initiateOrder: refused({ status: 409, code, displayMsg: text }),
  });

  it.each<{ title: string; answers: Readonly<Record<string, unknown>> }>([
    { title: 'PAY-39 WALLET_SHORT of the check', answers: ofCheck },
    ...['OPTION_GONE', 'ZERO_CONTACT', 'VOUCHER_NOT_ALLOWED', 'PRICE_CHANGED'].map((code) => ({
      title: `PAY-47 ${code} of the order`,
      answers: ofOrder(code),
    })),
  ])('$title: the ways to pay are read anew', async ({ answers }) => {
    const { user, callsOf } = await renderCheckout({ answers });
    await user.click(await screen.findByRole('radio', { name: /^Cash/ }));
    const before = callsOf('getPaymentOptions').length;
    await user.click(screen.getByRole('button', { name: /₹/ }));
    expect(await screen.findByRole('dialog')).toHaveAccessibleDescription(text);
    expect(callsOf('getPaymentOptions')).toHaveLength(before + 1);
  });

  it('PAY-47 of a way that is gone leads to the others, which say why, once', async () => {
    const without = optionsData.options.filter(({ paymentId }) => paymentId !== 'net-banking');
    let isGone = false;
    const { user, address, store } = await renderCheckout({
      answers: {
        getPaymentOptions: () => optionsReply(isGone ? { options: without } : {}),
        initiateOrder: () => {
          isGone = true;
          return ofOrder('OPTION_GONE').initiateOrder;
        },
      },
    });
    await user.click(await screen.findByRole('radio', { name: /^Net banking/ }));
    await user.click(screen.getByRole('button', { name: /₹/ }));
    await user.click(await screen.findByRole('radio', { name: 'HDFC Bank' }));
    await user.click(screen.getByRole('button', { name: 'On to the payment page' }));
    await waitFor(() => expect(address()).toBe('/paymentType'));
    expect(await screen.findByRole('dialog')).toHaveAccessibleDescription(text);
    await user.click(screen.getByRole('button', { name: 'Change method' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(selectCheckout(store.getState()).failure).toBeNull();
  });
});

describe('ways to pay that could not be loaded', () => {
  it.each(['/upiForm', `/payment?transactionId=${transactionId}`])(
    '%s says why, and tries again',
    async (path) => {
      const step = stepData('PROCESS_PAYMENT');
      const { user, callsOf } = await renderCheckout({
        path,
        answers: {
          getPaymentOptions: refused({ displayMsg: 'The shop is being cleaned.' }),
          getTransaction: statusReply({ paymentMode: 'CC', step }),
        },
      });
      expect(await screen.findByRole('alert')).toHaveTextContent('The shop is being cleaned.');
      await user.click(screen.getByRole('button', { name: 'Try again' }));
      await waitFor(() => expect(callsOf('getPaymentOptions')).toHaveLength(2));
    },
  );
});

describe('ways to pay that are loaded again', () => {
  it('CON-10 stay unfolded', async () => {
    const { user, store } = await renderCheckout({
      random: () => 0.99,
      answers: { getLastPayment: { status: 'SUCCESS', data: { paymentId: 'cash', paymentMode: 'CASH' } } },
    });
    await user.click(await screen.findByRole('button', { name: 'Other ways to pay' }));
    await act(async () => store.dispatch(loadOptions()));
    expect(screen.getByRole('radio', { name: /^UPI/ })).toBeVisible();
  });

  it('PAY-02 are those of the last question, in whatever order the answers come', async () => {
    const replies: unknown[] = [];
    const { store } = await renderCheckout({
      answers: { getPaymentOptions: () => replies.shift() ?? optionsReply() },
    });
    let answerFirst: (reply: unknown) => void = () => {};
    const first = new Promise<unknown>((resolve) => {
      answerFirst = resolve;
    });
    replies.push(first, optionsReply({ netPrice: 60_000 }));
    await act(async () => {
      const older = store.dispatch(loadOptions());
      await store.dispatch(loadOptions());
      answerFirst(optionsReply({ netPrice: 50_000 }));
      await older;
    });
    expect(screen.getAllByText('₹600')).not.toHaveLength(0);
    expect(screen.queryByText('₹500')).toBeNull();
  });
});
