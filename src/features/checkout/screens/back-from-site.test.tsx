// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { leaveSite } from '#src/features/navigation/leave-site.ts';
import { workBegan } from '../checkout-slice.ts';
import { statusReply, stepData, stepReply, transactionId } from '../testing/checkout-fixture.ts';
import { renderCheckout } from '../testing/render-checkout.tsx';

vi.mock('#src/features/cart-sync/sync-cart.ts', () => import('../testing/still-cart-sync.ts'));
vi.mock('#src/features/navigation/leave-site.ts', { spy: true });

const statusPage = `/paymentTransaction?transactionId=${transactionId}`;

beforeEach(() => void vi.mocked(leaveSite).mockReset().mockReturnValue(true));
afterEach(() => localStorage.clear());

const back = () => fireEvent(window, new PageTransitionEvent('pageshow', { persisted: true }));

/** Leaves for the page of Amazon Pay, from the choice of how to pay. */
async function leaveForAmazon() {
  const view = await renderCheckout({
    answers: {
      initiateOrder: stepReply('REDIRECT', { url: 'https://amazon.example/pay' }),
      getTransaction: statusReply({ step: stepData('AMZNPAY_CHARGE_STATUS') }),
      verifyPayment: statusReply({ step: stepData('AMZNPAY_CHARGE_STATUS') }),
      pollPayment: { status: 'SUCCESS', data: { paymentStatus: 'IN_PROGRESS' } },
    },
  });
  await view.user.click(await screen.findByRole('radio', { name: /^Amazon Pay/ }));
  await view.user.click(screen.getByRole('button', { name: /^Pay with Amazon Pay/ }));
  await waitFor(() => expect(leaveSite).toHaveBeenCalledWith('https://amazon.example/pay'));
  return view;
}

it('PAY-17 until the page of the other site is there, a press begins no other payment', async () => {
  const { user, bodiesOf } = await leaveForAmazon();
  await user.click(screen.getByRole('button', { name: /^Pay with Amazon Pay/ }));
  expect(bodiesOf('initiateOrder')).toHaveLength(1);
  expect(leaveSite).toHaveBeenCalledTimes(1);
});

it('PAY-23 Back from another site asks how it went, also where the ways to pay were left', async () => {
  const { address, bodiesOf } = await leaveForAmazon();
  back();
  await waitFor(() => expect(address()).toBe(statusPage));
  await waitFor(() => expect(bodiesOf('verifyPayment')).toEqual([{ orderTransactionId: transactionId }]));
});

it('a page of payment that was left for somewhere else is as it was', async () => {
  const { address } = await renderCheckout();
  await screen.findByRole('radio', { name: /^Cash/ });
  back();
  expect(address()).toBe('/paymentType');
});

it('PAY-22 Back from the page of a provider asks how it went', async () => {
  const url = 'https://pay.example/1';
  const step = stepData('PAY_PAGE', { url });
  const { address } = await renderCheckout({
    path: `/payment?payment_url=${encodeURIComponent(url)}&transactionId=${transactionId}`,
    answers: { getTransaction: statusReply({ step }), verifyPayment: statusReply({ step }) },
  });
  await screen.findByRole('button', { name: 'Open the payment page' });
  back();
  await waitFor(() => expect(address()).toBe(statusPage));
});

it('PAY-19 Back to the form of a card asks how its payment went, also after a reload', async () => {
  const status = statusReply({ paymentMode: 'CC', step: stepData('PROCESS_PAYMENT') });
  const { address } = await renderCheckout({
    path: `/payment?transactionId=${transactionId}`,
    answers: { getTransaction: status, verifyPayment: status },
  });
  await screen.findByLabelText('Card number');
  back();
  await waitFor(() => expect(address()).toBe(statusPage));
});

it('NAV-24 Back to an unfinished payment asks again how it went', async () => {
  const step = stepData('PROCESS_PAYMENT');
  const { callsOf } = await renderCheckout({
    path: statusPage,
    answers: { verifyPayment: statusReply({ paymentMode: 'NB', step }) },
  });
  await screen.findByRole('heading', { name: 'Your payment is not finished' });
  back();
  await waitFor(() => expect(callsOf('verifyPayment')).toHaveLength(2));
});

it('PAY-19 a hand-over that the browser broke off keeps no later payment back', async () => {
  const { user, bodiesOf } = await renderCheckout({ events: [workBegan('leaving')] });
  await user.click(await screen.findByRole('radio', { name: /^Cash/ }));
  await user.click(screen.getByRole('button', { name: /^Place order/ }));
  await waitFor(() => expect(bodiesOf('initiateOrder')).toHaveLength(1));
});
