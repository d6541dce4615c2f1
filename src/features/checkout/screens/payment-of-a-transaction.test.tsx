// @vitest-environment jsdom
import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { offline, refused } from '#src/request/testing/answering.ts';
import { createFakeClock } from '#src/request/testing/fake-clock.ts';
import { selectOptions } from '../checkout-slice.ts';
import {
  optionsReply,
  optionsWith,
  statusReply,
  stepData,
  stepReply,
  transactionId,
} from '../testing/checkout-fixture.ts';
import { renderCheckout } from '../testing/render-checkout.tsx';

vi.mock('#src/features/cart-sync/sync-cart.ts', () => import('../testing/still-cart-sync.ts'));

afterEach(() => localStorage.clear());

const path = `/payment?transactionId=${transactionId}`;
const statusPage = `/paymentTransaction?transactionId=${transactionId}`;
const voucher = optionsReply({ options: optionsWith('voucher', { status: 'E' }) });

describe('the form of a payment that was begun before', () => {
  const lastByCard = {
    getLastPayment: { status: 'SUCCESS', data: { paymentId: 'credit-card', paymentMode: 'CC' } },
  };

  it.each([
    ['nobody could be asked for', offline],
    ['the server could not read', refused({ status: 500 })],
  ])('NAV-23 that %s offers no other payment, and asks again', async (_, failing) => {
    const replies: unknown[] = [failing];
    const { user } = await renderCheckout({
      path,
      answers: {
        ...lastByCard,
        getTransaction: () =>
          replies.shift() ?? statusReply({ paymentMode: 'DC', step: stepData('PROCESS_PAYMENT') }),
      },
    });
    expect(await screen.findByText('We do not know yet how it went')).toBeVisible();
    expect(screen.queryByLabelText('Card number')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'Pay by debit card' })).toBeVisible();
  });

  it('NAV-23 that could not be read is not left for the ways to pay: it may have been paid', async () => {
    const { address, store } = await renderCheckout({
      path,
      answers: { getTransaction: refused({ status: 500 }) },
    });
    expect(await screen.findByText('We do not know yet how it went')).toBeVisible();
    await waitFor(() => expect(selectOptions(store.getState())).not.toBeNull());
    expect(address()).toBe(path);
  });

  it('NAV-23 that has ended leads to the page that says how it went', async () => {
    const ended = statusReply({ orderStatus: 'FAILED', paymentMode: 'CC', reason: 'The bank declined it.' });
    const { address } = await renderCheckout({
      path,
      answers: { ...lastByCard, getTransaction: ended, verifyPayment: ended },
    });
    await waitFor(() => expect(address()).toBe(statusPage));
    expect(await screen.findByText('The bank declined it.')).toBeVisible();
  });
});

describe('a voucher for a payment that is over meanwhile', () => {
  it.each([
    [
      'NOT_OPEN',
      statusReply({ orderStatus: 'FAILED', reason: 'It was not paid in time.' }),
      'It was not paid in time.',
    ],
    ['NO_SUCH_TRANSACTION', refused({ code: 'NO_SUCH_TRANSACTION' }), 'We do not know this payment'],
  ])('PAY-14 %s leads to the page that says how it went, for good', async (code, verifyPayment, text) => {
    const { user, address, back } = await renderCheckout({
      path,
      answers: {
        getPaymentOptions: voucher,
        getTransaction: statusReply({ paymentMode: 'EVOUCHER', step: stepData('EV_PIN') }),
        payByVoucher: refused({ code, displayMsg: 'Too late.' }),
        verifyPayment,
      },
    });
    await user.type(await screen.findByLabelText('e-voucher or gift card number'), 'GIFT-1');
    await user.type(screen.getByLabelText('PIN'), '4321');
    await user.click(screen.getByRole('button', { name: 'Pay ₹737.10' }));
    await waitFor(() => expect(address()).toBe(statusPage));
    expect(await screen.findByText(text)).toBeVisible();
    // Nothing can be entered for it any more.
    await back();
    expect(address()).toBe('/cart');
  });
});

it.each([
  [/^Credit card/, '/payment?page_from=paymentType'],
  [/^Net banking/, '/payment?page_from=paymentType'],
  [/^Gift card/, '/payment?page_from=paymentType'],
  [/^UPI/, '/upiForm'],
])('the form of %s leads back to the other ways to pay', async (name, form) => {
  const { user, address } = await renderCheckout({
    answers: { getPaymentOptions: voucher, initiateOrder: stepReply('EV_PIN') },
  });
  await user.click(await screen.findByRole('radio', { name }));
  await user.click(screen.getByRole('button', { name: /₹/ }));
  await waitFor(() => expect(address()).toBe(form));
  expect(await screen.findByRole('link', { name: 'Change method' })).toHaveAttribute('href', '/paymentType');
});

describe('the code of an order for cash', () => {
  const sendOrderOtp = { status: 'SUCCESS', data: { mobile: '••••••3210', resendAfter: 45 } };
  const open = (codeSentAt: string | undefined, clock = createFakeClock()) =>
    renderCheckout({
      path: statusPage,
      clock,
      answers: {
        sendOrderOtp,
        verifyPayment: statusReply({
          paymentMode: 'CASH',
          step: stepData('COD_OTP', { mobile: '••••••3210', ...(codeSentAt && { codeSentAt }) }),
        }),
      },
    });

  it('PAY-12 that was texted before is not texted by opening its page again', async () => {
    const clock = createFakeClock();
    const { user, callsOf } = await open(new Date(clock.now() - 15_000).toISOString(), clock);
    expect(await screen.findByText('Sent to ••••••3210')).toBeVisible();
    expect(screen.getByRole('textbox', { name: '6-digit code' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Send it again in 30 s' })).toBeDisabled();
    await act(async () => clock.advance(30_000));
    expect(callsOf('sendOrderOtp')).toHaveLength(0);
    await user.click(screen.getByRole('button', { name: 'Send it again' }));
    await waitFor(() => expect(callsOf('sendOrderOtp')).toHaveLength(1));
  });

  it('PAY-12 that was not texted yet is texted by its page', async () => {
    const { callsOf } = await open(undefined);
    expect(await screen.findByText('Sent to ••••••3210')).toBeVisible();
    expect(callsOf('sendOrderOtp')).toHaveLength(1);
  });
});
