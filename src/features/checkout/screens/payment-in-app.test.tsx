// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { visitBegan } from '#src/features/navigation/attribution-slice.ts';
import { offline, refused } from '#src/request/testing/answering.ts';
import { selectPopup } from '#src/store/popup-slice.ts';
import {
  optionsReply,
  optionsWith,
  pollReply,
  statusReply,
  stepData,
  stepReply,
  transactionId,
} from '../testing/checkout-fixture.ts';
import { renderCheckout } from '../testing/render-checkout.tsx';

vi.mock('#src/features/cart-sync/sync-cart.ts', () => import('../testing/still-cart-sync.ts'));

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  localStorage.clear();
  sessionStorage.clear();
});

// NAV-59: the source of the app stays in the address.
const thanks = (source: string) => `/thankYou?transactionId=${transactionId}&utm_source=${source}`;
const waiting = `/paymentTransaction?transactionId=${transactionId}&utm_source=paytm`;
const failed = '/thankYou?transactionId=NA&utm_source=paytm';
const paid = { STATUS: 'TXN_SUCCESS' };
const fields = { mid: 'M1', txnToken: 'token-1', orderId: transactionId };
const stillWaiting = {
  verifyPayment: statusReply({ orderStatus: 'PENDING', step: stepData('UNIFIED_PAYMENT') }),
  pollPayment: pollReply('IN_PROGRESS'),
};

/** Pays by a way that opens Paytm's own payment, which gives this back. */
async function payInPaytm(given: object, answers: Readonly<Record<string, unknown>> = {}) {
  const call = vi.fn((_name: string, _data: object, done: (result: object) => void) => done(given));
  vi.stubGlobal('JSBridge', { call });
  const forms = vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(() => {});
  const view = await renderCheckout({
    events: [visitBegan({ utm: {}, partner: 'PAYTM' })],
    answers: {
      getPaymentOptions: optionsReply({ options: optionsWith('net-banking', { banks: [] }) }),
      initiateOrder: stepReply('PROCESS_PAYMENT'),
      processPayment: { status: 'SUCCESS', data: { form: { url: 'https://paytm.example', fields } } },
      submitPartnerPayment: stepReply('THANKYOU'),
      ...answers,
    },
  });
  await view.user.click(await screen.findByRole('radio', { name: /^Net banking/ }));
  await view.user.click(screen.getByRole('button', { name: /₹/ }));
  const popup = () => selectPopup(view.store.getState())?.text;
  return { ...view, call, forms, popup };
}

describe('in the app of Paytm', () => {
  it('MIN-12 PAY-49 PAY-50 its payment opens with what the server says, and the order is there', async () => {
    const { address, bodiesOf, call, forms } = await payInPaytm({ data: paid });
    await waitFor(() => expect(address()).toBe(thanks('paytm')));
    expect(call.mock.calls.map(([name, data]) => [name, data])).toEqual([
      ['paytmPayment', { amount: '737.10', ...fields }],
    ]);
    expect(bodiesOf('submitPartnerPayment')).toEqual([{ orderTransactionId: transactionId }]);
    expect(forms).not.toHaveBeenCalled();
  });

  it('MIN-12 who goes back there is told, nothing is submitted, and they can pay again', async () => {
    const { callsOf, address } = await payInPaytm({ data: false });
    expect(await screen.findByRole('dialog')).toHaveAccessibleDescription(
      'Payment Failed. Please try again.',
    );
    expect(callsOf('submitPartnerPayment')).toEqual([]);
    expect(address()).toBe('/paymentType');
  });

  it('PAY-52 a payment that failed leads to the failed page of thanks', async () => {
    const { address } = await payInPaytm({ data: paid }, { submitPartnerPayment: refused({ status: 409 }) });
    await waitFor(() => expect(address()).toBe(failed));
  });

  it('PAY-51 another action is an error popup, and the failed page of thanks', async () => {
    const { address, popup } = await payInPaytm(
      { data: paid },
      { submitPartnerPayment: stepReply('PAY_PAGE') },
    );
    await waitFor(() => expect(address()).toBe(failed));
    expect(popup()).toBe('Payment Failed. Please try again.');
  });

  it.each([
    ['that Paytm does not know yet', stepReply('UNIFIED_PAYMENT')],
    ['of which nobody answers', offline],
  ])('PAY-51 PAY-52 a payment %s is waited for, and no failure is said', async (_, submitPartnerPayment) => {
    const { address, popup } = await payInPaytm({ data: paid }, { ...stillWaiting, submitPartnerPayment });
    await waitFor(() => expect(address()).toBe(waiting));
    expect(await screen.findByRole('heading', { name: 'Waiting for your payment' })).toBeVisible();
    expect(popup()).toBeUndefined();
  });

  it('MIN-12 what another gateway takes goes on at that gateway', async () => {
    const form = { url: 'https://bank.example', fields: { key: 'k' } };
    const { call, callsOf, address } = await payInPaytm(
      { data: paid },
      { processPayment: { status: 'SUCCESS', data: { form } } },
    );
    await waitFor(() => expect(address()).toBe(`/payGateway?transactionId=${transactionId}`));
    expect(call).not.toHaveBeenCalled();
    expect(callsOf('submitPartnerPayment')).toEqual([]);
  });
});

describe('in the app of Google Pay', () => {
  const link = `upi://pay?pa=shop@sbx&pn=Shop&tr=${transactionId}&am=737.10`;

  /** Chooses UPI, whose page has the app alone to pay with. */
  async function payInGooglePay(
    requestPayment: () => Promise<unknown>,
    answers: Readonly<Record<string, unknown>> = {},
  ) {
    vi.stubGlobal('microapps', { requestPayment });
    const view = await renderCheckout({
      events: [visitBegan({ utm: {}, partner: 'GPAY' })],
      answers: {
        initiateOrder: stepReply('UNIFIED_PAYMENT', { upi: { requestId: 'r1', apps: [], link } }),
        submitPartnerPayment: stepReply('THANKYOU'),
        ...answers,
      },
    });
    await view.user.click(await screen.findByRole('radio', { name: /^UPI/ }));
    await view.user.click(screen.getByRole('button', { name: /UPI|₹/ }));
    await screen.findByRole('heading', { name: 'Pay by UPI' });
    expect(screen.queryByRole('textbox')).toBeNull();
    await view.user.click(screen.getByRole('button', { name: 'Pay ₹737.10' }));
    return { ...view, popup: () => selectPopup(view.store.getState())?.text };
  }

  it('MIN-01 PAY-49 UPI is paid in the app, and the order is there', async () => {
    const requestPayment = vi.fn(async () => ({}));
    const { address, bodiesOf } = await payInGooglePay(requestPayment);
    await waitFor(() => expect(address()).toBe(thanks('gpay')));
    expect(requestPayment).toHaveBeenCalledTimes(1);
    expect(bodiesOf('initiateOrder')).toMatchObject([{ paymentDetails: { instrument: { flow: 'INTENT' } } }]);
  });

  it('PAY-53 a payment that failed is a popup, and one stays', async () => {
    const { address, popup } = await payInGooglePay(async () => ({}), {
      submitPartnerPayment: refused({ status: 409, displayMsg: 'The bank refused the payment' }),
    });
    await waitFor(() => expect(popup()).toBe('The bank refused the payment'));
    expect(address()).toBe('/upiForm');
  });

  it('PAY-53 who goes back there is told, and nothing is submitted', async () => {
    const { callsOf, address } = await payInGooglePay(() => Promise.reject(new Error('CANCELED')));
    expect(await screen.findByRole('dialog')).toHaveAccessibleDescription(
      'Payment Failed. Please try again.',
    );
    expect(callsOf('submitPartnerPayment')).toEqual([]);
    expect(address()).toBe('/upiForm');
  });
});
