// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { paymentTexts } from '#src/config/texts/payment.ts';
import { pollReply, statusReply, stepData, stepReply, transactionId } from '../testing/checkout-fixture.ts';
import { renderCheckout } from '../testing/render-checkout.tsx';

vi.mock('#src/features/cart-sync/sync-cart.ts', () => import('../testing/still-cart-sync.ts'));

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

const statusPage = `/paymentTransaction?transactionId=${transactionId}`;
const withId = (path: string) => `${path}?transactionId=${transactionId}`;
const begun = (paymentMode: string, action: string) =>
  statusReply({ paymentMode: paymentMode as 'NB', step: stepData(action) });
const failed = statusReply({ orderStatus: 'FAILED', reason: paymentTexts.unknownStatus } as object);

it.each<[path: string, status: object, to: string]>([
  ['/payment', {}, '/paymentType'],
  [withId('/payment'), failed, statusPage],
  ['/payGateway', {}, '/paymentType'],
  [withId('/payGateway'), begun('NB', 'PAYTM_LINK'), statusPage],
  [withId('/payGateway'), begun('CC', 'PROCESS_PAYMENT'), withId('/payment')],
  [withId('/payGateway'), begun('DC', 'PROCESS_PAYMENT'), withId('/payment')],
  ['/upiForm', {}, '/paymentType'],
])(
  'NAV-24 %s, for which there is nothing here, leads on, and Back leads not to it again',
  async (path, status, to) => {
    const { address, back } = await renderCheckout({
      path,
      answers: { getTransaction: status, verifyPayment: status },
    });
    await waitFor(() => expect(address()).toBe(to));
    await back();
    expect(address()).toBe('/cart');
  },
);

it('PAY-22 who came back from another site is led to how it went, and Back leads not to the payment again', async () => {
  const url = 'https://pay.example/1';
  const step = stepData('PAY_PAGE', { url });
  const { address, back, findByRole } = await renderCheckout({
    path: `/payment?payment_url=${encodeURIComponent(url)}&transactionId=${transactionId}`,
    answers: { getTransaction: statusReply({ step }), verifyPayment: statusReply({ step }) },
  });
  await findByRole('button', { name: 'Open the payment page' });
  fireEvent(window, new PageTransitionEvent('pageshow', { persisted: true }));
  await waitFor(() => expect(address()).toBe(statusPage));
  await back();
  expect(address()).toBe('/cart');
});

const pay = { getPaytmBalance: { status: 'SUCCESS', data: { isLinked: true, balance: 90_000, short: 0 } } };
const processPayment = {
  status: 'SUCCESS',
  data: { form: { url: 'https://gateway.example/pay', fields: { key: 'k' } } },
};

it.each<[path: string, status: object, press: string, to: string]>([
  [withId('/paytmForm'), begun('PAYTM_WALLET', 'PAYTM_WITHDRAW_MONEY'), 'Pay ₹737.10', statusPage],
  [statusPage, begun('UPI_WALLET', 'UNIFIED_PAYMENT'), 'I have paid', withId('/thankYou')],
  [
    statusPage,
    begun('NB', 'PROCESS_PAYMENT'),
    'Go on to the payment page',
    `${withId('/payGateway')}&sent=1`,
  ],
])(
  'NAV-24 %s has done its part once the payment goes on, and Back leads not to it again',
  async (path, status, press, to) => {
    vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(() => {});
    const { address, back, user } = await renderCheckout({
      path,
      answers: {
        ...pay,
        processPayment,
        getTransaction: status,
        verifyPayment: status,
        pollPayment: pollReply('IN_PROGRESS'),
        submitPaytm: stepReply('UNIFIED_PAYMENT'),
        submitPaid: stepReply('THANKYOU'),
      },
    });
    await user.click(await screen.findByRole('button', { name: press }));
    await waitFor(() => expect(address()).toBe(to));
    await back();
    expect(address()).toBe('/cart');
  },
);

it('PAY-21 from the form of a wallet Back leads to the ways to pay, from which it was opened', async () => {
  const { address, back, user } = await renderCheckout({
    answers: { initiateOrder: stepReply('PAYTM_LINK'), getTransaction: begun('PAYTM_WALLET', 'PAYTM_LINK') },
  });
  await user.click(await screen.findByRole('radio', { name: /^Paytm/ }));
  await user.click(screen.getByRole('button', { name: /₹/ }));
  await waitFor(() => expect(address()).toBe(withId('/paytmForm')));
  await back();
  expect(address()).toBe('/paymentType');
});

it('PAY-21 the form of a wallet asks Paytm nothing for a payment that waits for something else', async () => {
  const status = begun('NB', 'PROCESS_PAYMENT');
  const { address, ids } = await renderCheckout({
    path: withId('/paytmForm'),
    answers: { ...pay, getTransaction: status, verifyPayment: status },
  });
  await waitFor(() => expect(address()).toBe(statusPage));
  expect(ids()).not.toContain('getPaytmBalance');
});
