// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { refused } from '#src/request/testing/answering.ts';
import { paytmKnown } from '../checkout-slice.ts';
import { statusReply, stepData, stepReply, transactionId } from '../testing/checkout-fixture.ts';
import { renderCheckout } from '../testing/render-checkout.tsx';

vi.mock('#src/features/cart-sync/sync-cart.ts', () => import('../testing/still-cart-sync.ts'));

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

const link = {
  linkPaytm: { status: 'SUCCESS', data: { state: 'state-1', mobile: '••••••3210' } },
  validatePaytmOtp: { status: 'SUCCESS', data: { isLinked: true, balance: 90_000 } },
};

/** Links the wallet; the step is then this one. */
async function openToLink(after: string, answers: Readonly<Record<string, unknown>>) {
  let isLinked = false;
  return open('PAYTM_LINK', {
    ...link,
    getTransaction: () => statusReply({ step: stepData(isLinked ? after : 'PAYTM_LINK') }),
    validatePaytmOtp: () => {
      isLinked = true;
      return link.validatePaytmOtp;
    },
    ...answers,
  });
}

it('PAY-21 PAY-26 PAYTM_LINK links the wallet by a code, shows what it holds, and pays', async () => {
  const { user, bodiesOf, address } = await openToLink('PAYTM_WITHDRAW_MONEY', {
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

it('PAY-26 the code is sent again after 45 seconds', async () => {
  const { user, clock, bodiesOf } = await open('PAYTM_LINK', { ...link, sendPaytmOtp: link.linkPaytm });
  await user.click(await screen.findByRole('button', { name: 'Send code' }));
  expect(await screen.findByRole('button', { name: 'Send it again in 45 s' })).toBeDisabled();
  await act(async () => clock.advance(45_000));
  await user.click(screen.getByRole('button', { name: 'Send it again' }));
  expect(bodiesOf('sendPaytmOtp')).toEqual([{ mobile: '9876543210' }]);
  expect(await screen.findByRole('button', { name: 'Send it again in 45 s' })).toBeDisabled();
});

it('PAY-26 what is wrong with the number or the code stands at its field, which gets the focus', async () => {
  const { user } = await open('PAYTM_LINK', {
    ...link,
    validatePaytmOtp: refused({ displayMsg: 'This code is not right.' }),
  });
  const number = await screen.findByRole('textbox', { name: 'Mobile number of your Paytm wallet' });
  await user.clear(number);
  await user.click(screen.getByRole('button', { name: 'Send code' }));
  expect(number).toHaveFocus();
  await user.type(number, '9876543210');
  await user.click(screen.getByRole('button', { name: 'Send code' }));
  const code = await screen.findByRole('textbox', { name: '6-digit code' });
  await user.click(screen.getByRole('button', { name: 'Link the wallet' }));
  expect(code).toHaveFocus();
  await user.type(code, '111111');
  await user.click(screen.getByRole('button', { name: 'Link the wallet' }));
  await waitFor(() => expect(code).toHaveAccessibleDescription('This code is not right.'));
  expect(code).toHaveFocus();
});

it('PAY-21 with too little, where nothing can be added here, it says what is lacking, and another way to pay', async () => {
  await open('PAYTM_WITHDRAW_MONEY', { getPaytmBalance: balance(10_000, 63_710) });
  expect(await screen.findByText(/It lacks ₹637\.10 for this order/)).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Add/ })).toBeNull();
  expect(screen.getByRole('link', { name: 'Change method' })).toHaveAttribute('href', '/paymentType');
});

describe('money that is added at Paytm', () => {
  const form = { url: 'https://paytm.example/add', fields: { TXN_AMOUNT: '637.10', CHECKSUMHASH: 'c' } };
  const adding = stepReply('PAYTM_ADD_MONEY', { balance: 10_000, form });
  let sent: { readonly url: string; readonly fields: Readonly<Record<string, string>> }[] = [];
  beforeEach(() => {
    sent = [];
    vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(function (this: HTMLFormElement) {
      const fields = [...this.querySelectorAll('input')].map(({ name, value }) => [name, value] as const);
      sent.push({ url: this.action, fields: Object.fromEntries(fields) });
    });
  });
  afterEach(() => void vi.restoreAllMocks());

  it('PAY-21 PAYTM_ADD_MONEY sends the customer to Paytm with what is lacking, and withdraws it then', async () => {
    const held = [balance(10_000, 63_710), balance(10_000, 63_710)];
    let isAdded = false;
    const { user, bodiesOf, address } = await open('PAYTM_ADD_MONEY', {
      getPaytmBalance: () => held.shift() ?? balance(73_710),
      verifyPayment: () =>
        statusReply({ step: stepData(isAdded ? 'PAYTM_WITHDRAW_MONEY' : 'PAYTM_ADD_MONEY') }),
      submitPaytm: () => (isAdded ? stepReply('THANKYOU') : adding),
    });
    await user.click(await screen.findByRole('button', { name: 'Add ₹637.10 at Paytm' }));
    await waitFor(() => expect(sent).toEqual([form]));
    // Another press while the browser leaves sends nothing more.
    await user.click(screen.getByRole('button', { name: /^Add ₹637\.10 at Paytm/ }));
    expect(bodiesOf('submitPaytm')).toHaveLength(1);
    isAdded = true;
    fireEvent(window, new PageTransitionEvent('pageshow', { persisted: true }));
    await user.click(await screen.findByRole('button', { name: 'Go on to the payment page' }));
    await user.click(await screen.findByRole('button', { name: 'Pay ₹737.10' }));
    await waitFor(() => expect(address()).toContain('/thankYou'));
    expect(sent).toHaveLength(1);
  });

  it('PAY-21 a wallet that holds enough by now is not paid from by the press that adds', async () => {
    const held = [balance(10_000, 63_710)];
    const { user, callsOf } = await open('PAYTM_ADD_MONEY', {
      getPaytmBalance: () => held.shift() ?? balance(73_710),
    });
    await user.click(await screen.findByRole('button', { name: 'Add ₹637.10 at Paytm' }));
    expect(await screen.findByRole('button', { name: 'Withdraw ₹737.10' })).toBeVisible();
    expect(callsOf('submitPaytm')).toHaveLength(0);
  });

  it('PAY-21 a wallet that holds less than was known asks before anybody is led to Paytm', async () => {
    const held = [balance(90_000)];
    const { user } = await open('PAYTM_WITHDRAW_MONEY', {
      getPaytmBalance: () => held.shift() ?? balance(10_000, 63_710),
      submitPaytm: adding,
    });
    await user.click(await screen.findByRole('button', { name: 'Pay ₹737.10' }));
    expect(await screen.findByRole('button', { name: 'Add ₹637.10 at Paytm' })).toBeVisible();
    expect(sent).toEqual([]);
  });
});

it('PAY-26 a wallet whose link has ended is linked again; nothing is said of its balance', async () => {
  await open('PAYTM_WITHDRAW_MONEY', {
    getPaytmBalance: { status: 'SUCCESS', data: { isLinked: false, balance: 0, short: 0 } },
  });
  expect(await screen.findByRole('heading', { name: 'Link your Paytm wallet' })).toBeVisible();
  expect(screen.queryByText(/Your Paytm wallet holds/)).toBeNull();
  expect(screen.queryByRole('button', { name: /^Pay/ })).toBeNull();
});

it('ERR-17 WLT-08 API-100 one wallet that does not answer: the other is asked with the transaction', async () => {
  const { callsOf } = await open('PAYTM_WITHDRAW_MONEY', {
    getPaytmBalance: refused({ status: 500 }),
    getWalletBalanceFor: { status: 'SUCCESS', data: { balance: 0, usable: 0 } },
  });
  expect(
    await screen.findByText('Wallet service is temporarily unavailable. Please try after some time.'),
  ).toBeVisible();
  expect(callsOf('getWalletBalanceFor')[0]?.[1]).toEqual({
    params: { mobile: '9876543210', transactionId: expect.any(String) },
  });
});

it('PAY-63 every wallet: the way home', async () => {
  await open('PAYTM_WITHDRAW_MONEY', {
    getPaytmBalance: refused({ status: 500 }),
    getWalletBalanceFor: refused({ status: 500 }),
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

it('PAY-26 what another order lacked says nothing of this one', async () => {
  const known = { isLinked: true, balance: 10_000, short: 50_000 };
  await renderCheckout({
    path: `/paytmForm?transactionId=${transactionId}`,
    events: [paytmKnown({ ...known, orderTransactionId: 'another' })],
    answers: {
      getTransaction: statusReply({ step: stepData('PAYTM_WITHDRAW_MONEY', { balance: 90_000 }) }),
      getPaytmBalance: () => new Promise(() => {}),
    },
  });
  expect(screen.getByText('Your Paytm wallet holds ₹900')).toBeVisible();
  expect(screen.queryByText(/It lacks/)).toBeNull();
});

it.each([
  [`/paytmForm?transactionId=${transactionId}`, `/paymentTransaction?transactionId=${transactionId}`],
  ['/paytmForm', '/paymentType'],
])('NAV-24 %s without a step of Paytm leads on, and Back not to it again', async (path, to) => {
  const elsewhere = statusReply({ paymentMode: 'CC', step: stepData('PROCESS_PAYMENT') });
  const { address, back } = await renderCheckout({
    path,
    answers: { getTransaction: elsewhere, verifyPayment: elsewhere },
  });
  await waitFor(() => expect(address()).toBe(to));
  await back();
  expect(address()).toBe('/cart');
});

it('PAY-26 PAY-21 the code is sent again, and a wallet that is short when it is linked pays once it holds enough', async () => {
  const sent = { state: 'state-1', mobile: '••••••3210' };
  const replies: unknown[] = [balance(10_000, 63_710)];
  const { user, clock, callsOf, bodiesOf, address } = await openToLink('PAYTM_WITHDRAW_MONEY', {
    sendPaytmOtp: { status: 'SUCCESS', data: { ...sent, state: 'state-2' } },
    getPaytmBalance: () => replies.shift() ?? balance(90_000),
    submitPaytm: stepReply('THANKYOU'),
  });
  await user.click(await screen.findByRole('button', { name: 'Send code' }));
  expect(await screen.findByRole('button', { name: 'Send it again in 45 s' })).toBeDisabled();
  await act(async () => clock.advance(45_000));
  await user.click(screen.getByRole('button', { name: 'Send it again' }));
  await waitFor(() => expect(callsOf('sendPaytmOtp')).toHaveLength(1));
  expect(callsOf('linkPaytm')).toHaveLength(1);
  await user.type(screen.getByRole('textbox', { name: '6-digit code' }), '489871');
  await user.click(screen.getByRole('button', { name: 'Link the wallet' }));
  expect(bodiesOf('validatePaytmOtp')).toEqual([{ state: 'state-2', otp: '489871' }]);
  expect(await screen.findByText(/It lacks ₹637\.10 for this order/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Look again' }));
  await user.click(await screen.findByRole('button', { name: 'Pay ₹737.10' }));
  await waitFor(() => expect(address()).toContain('/thankYou'));
  expect(bodiesOf('submitPaytm')).toEqual([{ orderTransactionId: transactionId }]);
});
