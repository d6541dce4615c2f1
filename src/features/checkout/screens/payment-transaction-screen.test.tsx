// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UnknownAction } from 'redux';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { orderId } from '#schemas/compiled/stored/order-id.ts';
import { visitBegan } from '#src/features/navigation/attribution-slice.ts';
import { offline, refused } from '#src/request/testing/answering.ts';
import { browserStorages, createPersistence } from '#src/store/persistence.ts';
import { stepReceived } from '../checkout-slice.ts';
import type { Step } from '../payment-types.ts';
import { pollReply, statusReply, stepData, stepReply, transactionId } from '../testing/checkout-fixture.ts';
import { renderCheckout } from '../testing/render-checkout.tsx';

vi.mock('#src/features/cart-sync/sync-cart.ts', () => import('../testing/still-cart-sync.ts'));

let visibility: DocumentVisibilityState = 'visible';
Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => visibility });

afterEach(() => {
  visibility = 'visible';
  localStorage.clear();
});

async function see(state: DocumentVisibilityState) {
  visibility = state;
  await act(async () => {
    fireEvent(document, new Event('visibilitychange'));
  });
}

const waiting = statusReply({
  step: stepData('UNIFIED_PAYMENT', { upi: { requestId: 'r1', vpa: 'asha@upi' } }),
});

function open(answers: Readonly<Record<string, unknown>>, events: readonly UnknownAction[] = []) {
  return renderCheckout({ path: `/paymentTransaction?transactionId=${transactionId}`, answers, events });
}

describe('waiting for a payment', () => {
  it('PAY-18 PAY-54 PAY-55 polls the workflow, and goes to thank-you when it has come', async () => {
    const replies = [pollReply('IN_PROGRESS'), pollReply('IN_PROGRESS')];
    const { clock, callsOf, address } = await open({
      verifyPayment: waiting,
      pollPayment: () => replies.shift() ?? pollReply('SUCCESS'),
    });
    expect(await screen.findByRole('heading', { name: 'Waiting for your payment' })).toBeVisible();
    expect(screen.getByText('Open your UPI app and accept the request to asha@upi.')).toBeVisible();
    await act(async () => clock.advance(5_000));
    expect(callsOf('pollPayment')).toHaveLength(2);
    expect(callsOf('pollPayment')[0]?.[1]).toEqual({ params: { workflowId: transactionId } });
    await act(async () => clock.advance(5_000));
    await waitFor(() => expect(address()).toBe(`/thankYou?transactionId=${transactionId}`));
  });

  it('PAY-56 ERR-18 gives up after 24 tries, and tries again when asked', async () => {
    const { clock, callsOf, user } = await open({
      verifyPayment: waiting,
      pollPayment: pollReply('IN_PROGRESS'),
    });
    await screen.findByRole('heading', { name: 'Waiting for your payment' });
    await act(async () => clock.advance(600_000));
    expect(callsOf('pollPayment')).toHaveLength(24);
    expect(screen.getByRole('heading', { name: 'Oops!' })).toHaveFocus();
    expect(
      screen.getByText(
        'Sorry! This is not the experience we want to give you. We are working hard to fix it. Please retry in a few moments!',
      ),
    ).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(callsOf('pollPayment')).toHaveLength(25));
    expect(screen.getByRole('heading', { name: 'Waiting for your payment' })).toHaveFocus();
  });

  it.each([
    ['PAY-57', 'The bank declined it.', 'The bank declined it.'],
    ['PAY-57 ERR-14', undefined, 'Payment Failed. Please try again.'],
  ])(
    '%s a failed payment says why in a dialog, and the ways on; the page says it too',
    async (_, errorMsg, text) => {
      const replies = [waiting];
      const { user, address } = await open({
        verifyPayment: () => replies.shift() ?? statusReply({ orderStatus: 'FAILED' }),
        pollPayment: pollReply('FAILED', errorMsg),
      });
      const dialog = await screen.findByRole('dialog', { name: 'Oops!' });
      expect(dialog).toHaveAccessibleDescription(text);
      expect(within(dialog).getByRole('link', { name: 'Call 6888 6888' })).toBeVisible();
      expect(screen.getByText('The payment did not go through')).toBeInTheDocument();
      await user.click(within(dialog).getByRole('button', { name: 'Try again' }));
      await waitFor(() => expect(address()).toBe('/paymentType'));
      expect(screen.queryByRole('dialog')).toBeNull();
    },
  );

  it.each([
    [
      'money without an order comes back',
      { orderStatus: 'FAILED', refund: { amount: 73_710, state: 'due' } },
      '₹737.10 is refunded in 8-10 business days.',
    ],
    [
      'nobody knows how it went',
      { orderStatus: 'UNKNOWN', reason: 'Your bank is silent.' },
      'We do not know yet how it went',
    ],
  ] as const)(
    'PAY-57 ERR-16 where %s, a poll that failed does not say that no payment came',
    async (_, end, text) => {
      const replies = [waiting];
      await open({
        verifyPayment: () => replies.shift() ?? statusReply(end),
        pollPayment: pollReply('FAILED', 'We could not find out how your payment went.'),
      });
      expect(await screen.findByText(text)).toBeVisible();
      expect(screen.queryByRole('dialog')).toBeNull();
      expect(screen.queryByText('The payment did not go through')).toBeNull();
    },
  );

  it('PAY-58 asks nothing while another app is open, and once when the customer is back', async () => {
    const { clock, callsOf } = await open({ verifyPayment: waiting, pollPayment: pollReply('IN_PROGRESS') });
    await screen.findByRole('heading', { name: 'Waiting for your payment' });
    await act(async () => clock.advance(1_000));
    expect(callsOf('pollPayment')).toHaveLength(1);
    await see('hidden');
    await act(async () => clock.advance(60_000));
    expect(callsOf('pollPayment')).toHaveLength(1);
    await see('visible');
    fireEvent(window, new Event('pageshow'));
    await act(async () => clock.advance(0));
    expect(callsOf('pollPayment')).toHaveLength(2);
  });

  it('PAY-58 asks nothing more when the page is left', async () => {
    const { clock, callsOf, unmount } = await open({
      verifyPayment: waiting,
      pollPayment: pollReply('IN_PROGRESS'),
    });
    await screen.findByRole('heading', { name: 'Waiting for your payment' });
    unmount();
    await clock.advance(60_000);
    expect(callsOf('pollPayment').length).toBeLessThanOrEqual(1);
  });

  it('PAY-23 waits for the charge of Amazon Pay', async () => {
    await open({
      verifyPayment: statusReply({ step: stepData('AMZNPAY_CHARGE_STATUS') }),
      pollPayment: pollReply('IN_PROGRESS'),
    });
    expect(await screen.findByText('We are asking Amazon Pay how it went.')).toBeVisible();
  });

  it.each<[string, Parameters<typeof stepData>]>([
    ['the UPI ID', ['UNIFIED_PAYMENT', { upi: { requestId: 'r1', vpa: 'asha@upi' } }]],
    ['Amazon Pay', ['AMZNPAY_CHARGE_STATUS']],
  ])(
    'PAY-54 waits for %s at once where the server has just said so, and asks for nothing first',
    async (_, of) => {
      const { callsOf } = await open({ pollPayment: pollReply('IN_PROGRESS') }, [
        stepReceived(stepData(...of) as Step),
      ]);
      expect(screen.getByRole('heading', { name: 'Waiting for your payment' })).toBeVisible();
      expect(callsOf('verifyPayment')).toEqual([]);
    },
  );

  it('‘I have paid’ has the server ask at once', async () => {
    const { user, address } = await open({
      verifyPayment: waiting,
      pollPayment: pollReply('IN_PROGRESS'),
      submitPaid: stepReply('THANKYOU'),
    });
    await user.click(await screen.findByRole('button', { name: 'I have paid' }));
    await waitFor(() => expect(address()).toContain('/thankYou'));
  });

  it.each([
    ['a fault of the server', refused({ kind: 'refused', status: 500, shown: true })],
    ['a service that is away', refused({ kind: 'service', status: 503 })],
    ['no reply', offline],
    ['a gateway that does not know yet', refused({ status: 409, code: 'NOT_KNOWN_YET' })],
  ])('‘I have paid’ and %s: it goes on asking, and says nothing of a failure', async (_, submitPaid) => {
    const replies = [pollReply('IN_PROGRESS')];
    const { user, clock, address } = await open({
      verifyPayment: waiting,
      pollPayment: () => replies.shift() ?? pollReply('SUCCESS'),
      submitPaid,
    });
    await user.click(await screen.findByRole('button', { name: 'I have paid' }));
    expect(await screen.findByText('We could not ask just now. We keep asking.')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Waiting for your payment' })).toBeVisible();
    await act(async () => clock.advance(5_000));
    await waitFor(() => expect(address()).toBe(`/thankYou?transactionId=${transactionId}`));
  });

  it('PAY-57 ‘I have paid’ of a payment that has failed says why', async () => {
    const { user } = await open({
      verifyPayment: waiting,
      pollPayment: pollReply('IN_PROGRESS'),
      submitPaid: refused({ status: 409, code: 'PAYMENT_FAILED', displayMsg: 'The bank declined it.' }),
    });
    await user.click(await screen.findByRole('button', { name: 'I have paid' }));
    expect(await screen.findByText('The bank declined it.')).toBeVisible();
  });

  it('NAV-24 another browser learns how it went, and cannot do more', async () => {
    await open({
      verifyPayment: statusReply({ isOwn: false }),
      pollPayment: pollReply('IN_PROGRESS'),
    });
    expect(await screen.findByText('Your order is on the phone on which you began it.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'I have paid' })).toBeNull();
  });
});

describe('waiting, and what is known meanwhile', () => {
  it('PAY-18 says how long the customer can still pay', async () => {
    const expiresAt = '2026-11-20T12:09:05.000Z';
    const { clock } = await open({
      verifyPayment: statusReply({
        step: stepData('UNIFIED_PAYMENT', { upi: { requestId: 'r1', vpa: 'asha@upi' }, expiresAt }),
      }),
      pollPayment: pollReply('IN_PROGRESS'),
    });
    expect(await screen.findByText('9:05 left to pay')).toBeVisible();
    await act(async () => clock.advance(5_000));
    expect(screen.getByText('9:00 left to pay')).toBeVisible();
  });

  it('‘I have paid’ of a payment that the bank does not know yet says so, and goes on waiting', async () => {
    const { user } = await open({
      verifyPayment: waiting,
      pollPayment: pollReply('IN_PROGRESS'),
      submitPaid: stepReply('UNIFIED_PAYMENT', { upi: { requestId: 'r1', vpa: 'asha@upi' } }),
    });
    await user.click(await screen.findByRole('button', { name: 'I have paid' }));
    expect(
      await screen.findByText('The bank does not know of the payment yet. We keep asking.'),
    ).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Waiting for your payment' })).toBeVisible();
  });
});

describe('in the app of a partner', () => {
  it.each(['PAYTM', 'GPAY'] as const)(
    'PAY-51 PAY-53 a reload while a payment is waited for goes on waiting: %s',
    async (name) => {
      const { callsOf } = await open(
        { verifyPayment: waiting, pollPayment: pollReply('IN_PROGRESS'), submitPartnerPayment: refused() },
        [visitBegan({ utm: {}, partner: name })],
      );
      await waitFor(() => expect(callsOf('pollPayment')).toHaveLength(1));
      expect(screen.getByRole('heading', { name: 'Waiting for your payment' })).toBeVisible();
      expect(callsOf('submitPartnerPayment')).toEqual([]);
    },
  );
});

describe('a payment that has ended', () => {
  it('NAV-24 PAY-54 a paid one goes to thank-you', async () => {
    const { address } = await open({ verifyPayment: statusReply({ orderStatus: 'SUCCESS' }) });
    await waitFor(() => expect(address()).toBe(`/thankYou?transactionId=${transactionId}`));
  });

  it('NAV-24 an order that the restaurant cancelled is shown as an order', async () => {
    const { address } = await open({
      verifyPayment: statusReply({
        orderStatus: 'FAILED',
        orderId: 'order-1',
        isCancelled: true,
        refund: { amount: 73_710, state: 'due' },
      }),
    });
    await waitFor(() => expect(address()).toBe(`/thankYou?transactionId=${transactionId}`));
  });

  it('ERR-15 a failed one says so, without taking the focus from who has just come', async () => {
    await open({ verifyPayment: statusReply({ orderStatus: 'FAILED' }) });
    expect(
      await screen.findByText('Your order was not confirmed. Please try placing the order again.'),
    ).toBeVisible();
    expect(screen.getByRole('heading', { name: 'The payment did not go through' })).not.toHaveFocus();
  });

  it('ERR-16 PAY-23 money without an order is refunded', async () => {
    await open({
      verifyPayment: statusReply({ orderStatus: 'FAILED', refund: { amount: 73_710, state: 'due' } }),
    });
    expect(await screen.findByText('₹737.10 is refunded in 8-10 business days.')).toBeVisible();
    expect(
      screen.getByText(
        'We could not confirm this order. Any amount deducted will be refunded in 8-10 business days.',
      ),
    ).toBeVisible();
  });

  it('ERR-16 PAY-23 money that went back already is said to have gone back', async () => {
    await open({
      verifyPayment: statusReply({ orderStatus: 'FAILED', refund: { amount: 73_710, state: 'done' } }),
    });
    expect(await screen.findByText(/^₹737\.10 was refunded/)).toBeVisible();
  });

  it('NAV-24 the address may name none: then it is the last payment of this device, which is forgotten once it failed', async () => {
    createPersistence(browserStorages()).write(orderId, transactionId);
    const { bodiesOf, persistence } = await renderCheckout({
      path: '/paymentTransaction',
      answers: { verifyPayment: statusReply({ orderStatus: 'FAILED' }) },
      isKept: true,
    });
    expect(await screen.findByText(/Your order was not confirmed/)).toBeVisible();
    expect(bodiesOf('verifyPayment')).toEqual([{ orderTransactionId: transactionId }]);
    expect(persistence.read(orderId)).toBeNull();
  });

  it('NAV-24 one that could not be asked for is asked for again', async () => {
    const replies: unknown[] = [refused({ status: 500 })];
    const { user } = await open({
      verifyPayment: () => replies.shift() ?? waiting,
      pollPayment: pollReply('IN_PROGRESS'),
    });
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'Waiting for your payment' })).toBeVisible();
  });

  it('NAV-24 one by card that was left goes on where the card is entered', async () => {
    await open({ verifyPayment: statusReply({ paymentMode: 'CC', step: stepData('PROCESS_PAYMENT') }) });
    expect(await screen.findByRole('link', { name: 'Go on to the payment page' })).toHaveAttribute(
      'href',
      `/payment?transactionId=${transactionId}`,
    );
  });

  it('NAV-24 one that is not known leads to the cart', async () => {
    await open({ verifyPayment: refused({ status: 404, code: 'NO_SUCH_TRANSACTION' }) });
    expect(await screen.findByRole('heading', { name: 'We do not know this payment' })).toBeVisible();
  });
});
