// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { constants } from '#src/config/constants.ts';
import { refused } from '#src/request/testing/answering.ts';
import type { Step } from '../payment-types.ts';
import { pollReply, stepData, stepReply, transactionId } from '../testing/checkout-fixture.ts';
import { type Around, renderPart } from '../testing/render-part.tsx';
import { isWaiting, WaitingForPayment } from './waiting-for-payment.tsx';

afterEach(() => vi.restoreAllMocks());

const onAndroid = () =>
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (Linux; Android 14)');
const link = 'upi://pay?pa=shop@sbx';
const stepOf = (more: object = {}, action = 'UNIFIED_PAYMENT') => stepData(action, more) as Step;
const byId = stepOf({ upi: { requestId: 'r1', vpa: 'asha@upi', apps: [] } });
const byApp = stepOf({ upi: { requestId: 'r1', link, apps: [] } });
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const heading = () => screen.getByRole('heading', { name: 'Waiting for your payment' });
const change = () => screen.getByRole('link', { name: 'Change method' });
const polling = { pollPayment: pollReply('IN_PROGRESS') };

interface Wish extends Around {
  readonly step?: Step | null;
  readonly isOwn?: boolean;
}

async function show({ step = byId, isOwn = true, answers = {}, ...around }: Wish = {}) {
  const onEnded = vi.fn();
  const part = <WaitingForPayment {...{ transactionId, step, isOwn, onEnded }} />;
  const view = await renderPart(part, { ...around, answers: { ...polling, ...answers } });
  return { ...view, onEnded, sayPaid: () => view.user.click(button(/^I have paid/)) };
}

describe('what is waited for', () => {
  it.each<[string, Step | null, string]>([
    ['a request to a UPI ID', byId, 'Open your UPI app and accept the request to asha@upi.'],
    ['a link for UPI apps, beside a phone', byApp, 'Scan the code with any UPI app and pay.'],
    ['the gateway', stepOf(), 'We are asking the bank how it went.'],
    ['Amazon Pay', stepOf({}, 'AMZNPAY_CHARGE_STATUS'), 'We are asking Amazon Pay how it went.'],
    ['what is not known', null, 'We are asking how it went.'],
  ])('PAY-18 is said: %s', async (_, step, text) => {
    await show({ step });
    expect(screen.getByRole('status')).toHaveTextContent(text);
  });

  it('PAY-18 on a phone its apps are offered, and the QR code only when it is asked for', async () => {
    onAndroid();
    const { user } = await show({ step: byApp });
    expect(screen.getByRole('status')).toHaveTextContent('Pay in your UPI app, then come back here.');
    expect(screen.getByRole('link', { name: 'Any UPI app' })).toHaveAttribute('href', link);
    expect(screen.queryByRole('img')).toBeNull();
    await user.click(button('Show the QR code'));
    expect(await screen.findByRole('img', { name: 'QR code to pay by UPI' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Any UPI app' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Show the QR code' })).toBeNull();
  });

  it('PAY-18 on a phone says what is paid in the app, and offers no QR code where there is no link for one', async () => {
    onAndroid();
    const apps = [{ id: 'gpay', label: 'Google Pay', link: 'gpay://upi/pay' }];
    await show({ step: stepOf({ upi: { requestId: 'r1', apps } }) });
    expect(screen.getByRole('heading', { name: 'Choose an app to pay ₹737.10' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Show the QR code' })).toBeNull();
  });

  it.each([
    ['a request to a UPI ID', stepOf({ upi: { requestId: 'r1', vpa: 'asha@upi', link, apps: [] } })],
    ['the gateway', stepOf()],
  ])('PAY-18 on a phone that waits for %s neither apps nor a QR code are offered', async (_, step) => {
    onAndroid();
    await show({ step });
    expect(heading()).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Any UPI app' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Show the QR code' })).toBeNull();
  });

  it('PAY-18 beside a phone the QR code stands there at once, and no app', async () => {
    await show({ step: byApp });
    expect(await screen.findByRole('img', { name: 'QR code to pay by UPI' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Any UPI app' })).toBeNull();
  });

  it('NAV-24 in a browser that does not own the order nothing can be done', async () => {
    await show({ step: null, isOwn: false });
    expect(screen.getByRole('status')).toHaveTextContent('Your order is on the phone on which you began it.');
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.queryByRole('link', { name: 'Change method' })).toBeNull();
    expect(screen.queryByText(/₹/)).toBeNull();
  });

  it('PAY-27 says what is charged, and leads to the other ways to pay', async () => {
    await show();
    expect(screen.getByText('₹737.10')).toBeVisible();
    expect(change()).toHaveAttribute('href', '/paymentType');
  });
});

describe('how long it is waited for', () => {
  const expiresAt = '2026-11-20T12:00:05.000Z';

  it.each([
    ['of UPI is the time to pay', { upi: { requestId: 'r1', vpa: 'a@upi', apps: [] } }, '0:05 left to pay'],
    ['of a gateway is the time of asking', {}, 'We ask again and again, for 0:05'],
  ])('PAY-18 %s', async (_, more, text) => {
    const { clock } = await show({ step: stepOf({ ...more, expiresAt }) });
    expect(screen.getByText(text)).toBeVisible();
    await act(async () => clock.advance(5_000));
    expect(screen.getByText('The time to pay is over. We look once more how it went.')).toBeVisible();
  });

  it('PAY-18 is not said where nobody knows', async () => {
    await show();
    expect(screen.queryByText(/left to pay|is over|again and again/)).toBeNull();
  });
});

describe('the end of the waiting', () => {
  it('PAY-54 a payment that came leads to its order', async () => {
    const { address } = await show({ answers: { pollPayment: pollReply('SUCCESS') } });
    expect(address()).toBe(`/thankYou?transactionId=${transactionId}`);
  });

  it('PAY-57 one that failed is told, with its reason', async () => {
    const { onEnded } = await show({
      answers: { pollPayment: pollReply('FAILED', 'The bank declined it.') },
    });
    expect(onEnded.mock.calls).toEqual([['The bank declined it.']]);
    expect(heading()).toBeVisible();
  });

  it('PAY-54 CON-17 a payment that came after the first question is seen five seconds later', async () => {
    const { unifiedEveryMs } = constants.polling;
    const replies = [pollReply('IN_PROGRESS')];
    const { clock, address } = await show({
      answers: { pollPayment: () => replies.shift() ?? pollReply('SUCCESS') },
    });
    await act(async () => clock.advance(unifiedEveryMs - 1));
    expect(heading()).toBeVisible();
    await act(async () => clock.advance(1));
    expect(address()).toBe(`/thankYou?transactionId=${transactionId}`);
  });

  it('PAY-56 CON-17 the last of 24 questions ends the wait', async () => {
    const { unifiedEveryMs, unifiedTries } = constants.polling;
    const { clock } = await show();
    await act(async () => clock.advance((unifiedTries - 1) * unifiedEveryMs - 1));
    expect(heading()).toBeVisible();
    await act(async () => clock.advance(1));
    expect(screen.getByRole('alert')).toHaveTextContent('Oops!');
    expect(screen.queryByRole('heading', { name: 'Waiting for your payment' })).toBeNull();
  });

  it('PAY-56 when it is asked no more, it can be asked again, and the heading has the focus', async () => {
    const { clock, user } = await show();
    expect(heading()).not.toHaveFocus();
    await act(async () => clock.advance(600_000));
    expect(screen.getByRole('alert')).toHaveTextContent('Oops!');
    expect(screen.getByText(`Payment reference: ${transactionId}`)).toBeVisible();
    await user.click(button('Try again'));
    expect(heading()).toHaveFocus();
    // It is no place that Tab stops at.
    expect(heading()).toHaveAttribute('tabindex', '-1');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('PAY-56 who is elsewhere on the page when it is asked again stays there', async () => {
    const { clock } = await show();
    await act(async () => clock.advance(600_000));
    const elsewhere = document.body.appendChild(document.createElement('button'));
    elsewhere.focus();
    // A press that takes no focus, as in Safari.
    fireEvent.click(button('Try again'));
    expect(heading()).toBeVisible();
    expect(elsewhere).toHaveFocus();
    elsewhere.remove();
  });
});

describe('‘I have paid’', () => {
  it('has the server ask, once, and says nothing before the answer', async () => {
    let answer: (reply: unknown) => void = () => {};
    const { sayPaid, bodiesOf, onEnded } = await show({
      answers: { submitPaid: () => new Promise((resolve) => (answer = resolve)) },
    });
    await sayPaid();
    expect(button(/^I have paid/)).toHaveAttribute('aria-busy', 'true');
    await sayPaid();
    expect(bodiesOf('submitPaid')).toEqual([{}]);
    await act(async () => answer(stepReply('UNIFIED_PAYMENT')));
    expect(screen.getByText('The bank does not know of the payment yet. We keep asking.')).toBeVisible();
    expect(button('I have paid')).not.toHaveAttribute('aria-busy', 'true');
    await sayPaid();
    expect(screen.queryByText(/^The bank does not know/)).toBeNull();
    expect(onEnded).not.toHaveBeenCalled();
  });

  it.each([
    ['a request to a UPI ID was waited for', byId],
    ['it was not known what is waited for', null],
  ])('PAY-46 goes on by another answer, where %s', async (_, step) => {
    const { sayPaid, address } = await show({ step, answers: { submitPaid: stepReply('THANKYOU') } });
    await sayPaid();
    await waitFor(() => expect(address()).toBe(`/thankYou?transactionId=${transactionId}`));
  });

  it.each([
    ['with the reason of the server', { displayMsg: 'The bank declined it.' }, 'The bank declined it.'],
    ['without one', {}, undefined],
  ])('PAY-57 of a payment that has failed says so: %s', async (_, more, reason) => {
    const { sayPaid, onEnded } = await show({
      answers: { submitPaid: refused({ status: 409, code: 'PAYMENT_FAILED', ...more }) },
    });
    await sayPaid();
    expect(onEnded.mock.calls).toEqual([[reason]]);
    expect(screen.queryByText(/We keep asking/)).toBeNull();
  });

  it('PAY-57 to which nobody answers says that it is asked again', async () => {
    const { sayPaid, onEnded } = await show({ answers: { submitPaid: refused({ status: 500 }) } });
    await sayPaid();
    expect(screen.getByText('We could not ask just now. We keep asking.')).toBeVisible();
    expect(onEnded).not.toHaveBeenCalled();
  });
});

it.each([
  ['WAIT', undefined, true],
  ['PENDING', undefined, true],
  ['WAIT', 'UNIFIED_PAYMENT', true],
  ['WAIT', 'AMZNPAY_CHARGE_STATUS', true],
  ['WAIT', 'PROCESS_PAYMENT', false],
  ['SUCCESS', undefined, false],
  ['FAILED', 'UNIFIED_PAYMENT', false],
  ['UNKNOWN', undefined, false],
] as const)(
  'NAV-24 a transaction that is %s with the step %s is waited for: %s',
  (orderStatus, action, waits) => {
    const status = { orderTransactionId: transactionId, orderStatus, isOwn: true, isCancelled: false };
    expect(isWaiting({ ...status, ...(action && { step: stepOf({}, action) }) })).toBe(waits);
  },
);
