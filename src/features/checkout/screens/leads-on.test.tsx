// @vitest-environment jsdom
import { fireEvent, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { paymentTexts } from '#src/config/texts/payment.ts';
import { statusReply, stepData, transactionId } from '../testing/checkout-fixture.ts';
import { renderCheckout } from '../testing/render-checkout.tsx';

vi.mock('#src/features/cart-sync/sync-cart.ts', () => import('../testing/still-cart-sync.ts'));

afterEach(() => localStorage.clear());

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
