import { expect, it } from 'vitest';
import { isOpen, transactionStates } from './states.ts';
import { begunAt, transactionOf } from './testing/transaction-of.ts';
import type { Transaction } from './transactions-repository.ts';
import { isGivenUp, isLearnedTooLate, isPayable, isSettled, isToBeAsked, nextCheck } from './when-to-ask.ts';

const second = 1000;
const minute = 60 * second;
const day = 24 * 60 * minute;
const { payment } = transactionOf();
const { isAsked: _, ...notAsked } = payment;
const extra = { gatewayId: 'g-2', amount: 100, refund: { number: 1 } };

it('an order can be paid for a quarter of an hour, and money is looked for five days', () => {
  const row = transactionOf();
  expect([0, 15 * minute - 1, 15 * minute].map((ms) => isPayable(row, begunAt + ms))).toEqual([
    true,
    true,
    false,
  ]);
  expect([5 * day - 1, 5 * day].map((ms) => isGivenUp(row, begunAt + ms))).toEqual([false, true]);
});

it.each(transactionStates)(
  '%s: a payment that is learned of five minutes after the time to pay is too late where it would still be an order',
  (state) => {
    const row = transactionOf({ state });
    const isLate = (ms: number) => isLearnedTooLate(row, begunAt + ms);
    const isWaiting = state === 'AWAITING_PAYMENT' || state === 'PENDING';
    expect([20 * minute - 1, 20 * minute].map(isLate)).toEqual([false, isWaiting]);
  },
);

it.each(transactionStates)(
  '%s: a gateway is asked that was asked for money, and where it may still come',
  (state) => {
    const mayPay = ['AWAITING_PAYMENT', 'PENDING', 'UNKNOWN', 'FAILED'].includes(state);
    const isDone = ['CONFIRMED', 'REFUNDED'].includes(state);
    const row = transactionOf({ state });
    expect([isToBeAsked(row), isSettled(row)]).toEqual([mayPay, isDone]);
    for (const more of [{ gateway: null }, { payment: notAsked }])
      expect([isToBeAsked({ ...row, ...more }), isSettled({ ...row, ...more })]).toEqual([false, false]);
  },
);

/** After how many seconds the server looks again; null for never. `at`: seconds after it began. */
function looksAgain(more: Partial<Transaction>, at = 0): number | null {
  const now = begunAt + at * second;
  const next = nextCheck(transactionOf(more), now);
  return next && (next.getTime() - now) / second;
}

it('asks soon at first, then twice as late each time, once an hour in the end', () => {
  const unknown = (checks: number) => looksAgain({ state: 'UNKNOWN', checks }, 1);
  expect([0, 1, 2, 3, 8, 9, 20, 2000].map(unknown)).toEqual([10, 20, 40, 80, 2560, 3600, 3600, 3600]);
});

it.each([['AWAITING_PAYMENT', 'PENDING'] as const].flat())(
  '%s: it asks the gateway, and looks when the time to pay ends at the latest',
  (state) => {
    expect(looksAgain({ state })).toBe(10);
    expect(looksAgain({ state, checks: 20 })).toBe(15 * 60);
    // Only what lies ahead: who is late is asked at the usual pace.
    expect(looksAgain({ state, checks: 2 }, 15 * 60)).toBe(40);
    // Where it would be the same moment, the end goes first.
    expect(looksAgain({ state }, 15 * 60 - 10)).toBe(10);
  },
);

it.each(transactionStates.filter(isOpen))(
  '%s: nothing was asked of a gateway, so it waits for the end of the time to pay',
  (state) => {
    for (const more of [{ gateway: null }, { payment: notAsked }]) {
      expect(looksAgain({ state, ...more })).toBe(15 * 60);
      expect(looksAgain({ state, ...more }, 15 * 60)).toBe(10);
    }
  },
);

it.each(['FAILED', 'UNKNOWN'] as const)(
  '%s: looks for money at a gateway that was asked, for five days',
  (state) => {
    expect(looksAgain({ state }, 5 * 24 * 3600 - 1)).toBe(10);
    expect(looksAgain({ state }, 5 * 24 * 3600)).toBeNull();
    expect(looksAgain({ state, gateway: null })).toBeNull();
    expect(looksAgain({ state, payment: notAsked })).toBeNull();
  },
);

it.each(['CONFIRMED', 'REFUNDED'] as const)(
  '%s: a success that was told since the last question is asked for soon, for five days',
  (state) => {
    const told = (more: Partial<Transaction['payment']>, checks = 0) => ({
      state,
      checks,
      payment: { ...payment, ...more },
    });
    expect(looksAgain(told({ told: 1 }))).toBe(4);
    expect(looksAgain(told({ told: 2, looked: 1 }))).toBe(4);
    expect(looksAgain(told({ told: 1 }, 2))).toBe(40);
    expect(looksAgain(told({ told: 1 }), 5 * 24 * 3600 - 1)).toBe(4);
    expect(looksAgain(told({ told: 1 }), 5 * 24 * 3600)).toBeNull();
    expect(looksAgain(told({ told: 2, looked: 2 }))).toBeNull();
    expect(looksAgain(told({}))).toBeNull();
  },
);

it('gives back at once what is owed, and then tries again', () => {
  expect(looksAgain({ state: 'REFUND_DUE' })).toBe(0);
  expect(looksAgain({ state: 'REFUND_DUE', checks: 1 })).toBe(20);
  for (const state of ['CONFIRMED', 'REFUNDED'] as const) {
    expect(looksAgain({ state })).toBeNull();
    expect(looksAgain({ state, payment: { ...payment, extras: [extra] } })).toBe(0);
    expect(looksAgain({ state, payment: { ...payment, extras: [{ ...extra, isBack: true }] } })).toBeNull();
  }
});
