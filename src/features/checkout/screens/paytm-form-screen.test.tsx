// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { refused } from '#src/request/testing/answering.ts';
import { statusReply, stepData, stepReply, transactionId } from '../testing/checkout-fixture.ts';
import { renderCheckout } from '../testing/render-checkout.tsx';

vi.mock('#src/features/cart-sync/sync-cart.ts', () => ({
  prepareCartSync: () => {},
  syncCart: () => async () => 'done',
  repriceCart: () => async () => {},
  retryCart: () => async () => {},
}));

afterEach(() => localStorage.clear());

function open(action: string, answers: Readonly<Record<string, unknown>>) {
  return renderCheckout({
    path: `/paytmForm?transactionId=${transactionId}`,
    answers: { getTransaction: statusReply({ step: stepData(action) }), ...answers },
  });
}
const balance = (held: number, short = 0) => ({
  status: 'SUCCESS',
  data: { isLinked: true, balance: held, short },
});

it('PAY-21 PAY-26 PAYTM_LINK links the wallet by a code, shows what it holds, and pays', async () => {
  const { user, bodiesOf, address } = await open('PAYTM_LINK', {
    linkPaytm: { status: 'SUCCESS', data: { state: 'state-1', mobile: '••••••3210' } },
    validatePaytmOtp: { status: 'SUCCESS', data: { isLinked: true, balance: 90_000 } },
    getPaytmBalance: balance(90_000),
    submitPaytm: stepReply('THANKYOU'),
  });
  await user.click(await screen.findByRole('button', { name: 'Send code' }));
  expect(bodiesOf('linkPaytm')).toEqual([{ mobile: '9876543210' }]);
  await user.type(await screen.findByRole('textbox', { name: '6-digit code' }), '489871');
  await user.click(screen.getByRole('button', { name: 'Link the wallet' }));
  expect(bodiesOf('validatePaytmOtp')).toEqual([{ state: 'state-1', otp: '489871' }]);
  expect(await screen.findByText('Your Paytm wallet holds ₹900')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Pay ₹737.10' }));
  await waitFor(() => expect(address()).toContain('/thankYou'));
});

it('PAY-21 PAYTM_ADD_MONEY says what is lacking, and another way to pay', async () => {
  await open('PAYTM_ADD_MONEY', { getPaytmBalance: balance(10_000, 63_710) });
  expect(await screen.findByText(/It lacks ₹637\.10 for this order/)).toBeVisible();
  expect(screen.getAllByRole('link', { name: 'Change method' })[0]).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/paymentType/),
  );
});

it('PAY-26 a wallet whose link has ended is linked again; nothing is said of its balance', async () => {
  await open('PAYTM_WITHDRAW_MONEY', {
    getPaytmBalance: { status: 'SUCCESS', data: { isLinked: false, balance: 0, short: 0 } },
  });
  expect(await screen.findByRole('heading', { name: 'Link your Paytm wallet' })).toBeVisible();
  expect(screen.queryByText(/Your Paytm wallet holds/)).toBeNull();
  expect(screen.queryByRole('button', { name: /^Pay/ })).toBeNull();
});

it('ERR-17 one wallet that does not answer', async () => {
  await open('PAYTM_WITHDRAW_MONEY', {
    getPaytmBalance: refused({ status: 500 }),
    getTotalBalance: { status: 'SUCCESS', data: { totalBalance: 0 } },
  });
  expect(
    await screen.findByText('Wallet service is temporarily unavailable. Please try after some time.'),
  ).toBeVisible();
});

it('PAY-63 every wallet: the way home', async () => {
  await open('PAYTM_WITHDRAW_MONEY', {
    getPaytmBalance: refused({ status: 500 }),
    getTotalBalance: refused({ status: 500 }),
  });
  expect(await screen.findByText('Wallets are not available right now.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go to home' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^\//),
  );
});

it('PAY-47 a refused payment is tried again when the customer says so', async () => {
  const { user, bodiesOf } = await open('PAYTM_WITHDRAW_MONEY', {
    getPaytmBalance: balance(90_000),
    submitPaytm: refused({ status: 500, displayMsg: 'Paytm is busy.' }),
  });
  await user.click(await screen.findByRole('button', { name: 'Pay ₹737.10' }));
  expect(await screen.findByRole('dialog')).toHaveAccessibleDescription('Paytm is busy.');
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(bodiesOf('submitPaytm')).toHaveLength(2);
});

it.each([
  [`/paytmForm?transactionId=${transactionId}`, `/paymentTransaction?transactionId=${transactionId}`],
  ['/paytmForm', '/paymentType'],
])('NAV-24 %s without a step of Paytm leads on', async (path, to) => {
  const elsewhere = statusReply({ paymentMode: 'CC', step: stepData('PROCESS_PAYMENT') });
  const { address } = await renderCheckout({
    path,
    answers: { getTransaction: elsewhere, verifyPayment: elsewhere },
  });
  await waitFor(() => expect(address()).toBe(to));
});

it('PAY-26 PAY-21 the code is sent again, and a wallet that is short when it is linked pays once money was added', async () => {
  const sent = { state: 'state-1', mobile: '••••••3210' };
  const replies: unknown[] = [balance(10_000, 63_710)];
  const { user, callsOf, bodiesOf, address } = await open('PAYTM_LINK', {
    linkPaytm: { status: 'SUCCESS', data: sent },
    sendPaytmOtp: { status: 'SUCCESS', data: { ...sent, state: 'state-2' } },
    validatePaytmOtp: { status: 'SUCCESS', data: { isLinked: true, balance: 10_000 } },
    getPaytmBalance: () => replies.shift() ?? balance(90_000),
    redeemPaytm: stepReply('THANKYOU'),
  });
  await user.click(await screen.findByRole('button', { name: 'Send code' }));
  await user.click(await screen.findByRole('button', { name: 'Send it again' }));
  await waitFor(() => expect(callsOf('sendPaytmOtp')).toHaveLength(1));
  expect(callsOf('linkPaytm')).toHaveLength(1);
  await user.type(screen.getByRole('textbox', { name: '6-digit code' }), '489871');
  await user.click(screen.getByRole('button', { name: 'Link the wallet' }));
  expect(bodiesOf('validatePaytmOtp')).toEqual([{ state: 'state-2', otp: '489871' }]);
  expect(await screen.findByText(/It lacks ₹637\.10 for this order/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Look again' }));
  await user.click(await screen.findByRole('button', { name: 'Withdraw ₹737.10' }));
  await waitFor(() => expect(address()).toContain('/thankYou'));
  expect(bodiesOf('redeemPaytm')).toEqual([{ orderTransactionId: transactionId }]);
});
