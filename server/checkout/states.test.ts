import { expect, it } from 'vitest';
import { orderResults } from '#schemas/payment-actions.ts';
import { isOpen, nextState, resultOf, type TransactionEvent, transactionStates } from './states.ts';

const events: readonly TransactionEvent[] = [
  'cash-agreed',
  'code-asked',
  'code-right',
  'code-refused',
  'payment-asked',
  'paid',
  'paid-in-vain',
  'pending',
  'declined',
  'unanswered',
  'given-up',
  'paid-otherwise',
  'expired',
  'superseded',
  'cancelled',
  'refunded',
  'order-cancelled',
];

/** Written out by hand a second time: state, event, state. Whatever is missing changes nothing. */
const changes = `
AWAITING_CODE code-right CONFIRMED
AWAITING_CODE code-refused FAILED
AWAITING_CODE expired FAILED
AWAITING_CODE superseded FAILED
AWAITING_CODE cancelled FAILED
AWAITING_MEANS cash-agreed CONFIRMED
AWAITING_MEANS code-asked AWAITING_CODE
AWAITING_MEANS paid CONFIRMED
AWAITING_MEANS payment-asked AWAITING_PAYMENT
AWAITING_MEANS expired FAILED
AWAITING_MEANS superseded FAILED
AWAITING_MEANS cancelled FAILED
AWAITING_PAYMENT paid CONFIRMED
AWAITING_PAYMENT paid-in-vain REFUND_DUE
AWAITING_PAYMENT pending PENDING
AWAITING_PAYMENT declined FAILED
AWAITING_PAYMENT unanswered UNKNOWN
AWAITING_PAYMENT paid-otherwise UNKNOWN
AWAITING_PAYMENT expired FAILED
AWAITING_PAYMENT superseded FAILED
AWAITING_PAYMENT cancelled FAILED
PENDING paid CONFIRMED
PENDING paid-in-vain REFUND_DUE
PENDING declined FAILED
PENDING unanswered UNKNOWN
PENDING paid-otherwise UNKNOWN
PENDING superseded FAILED
PENDING cancelled FAILED
CONFIRMED order-cancelled REFUND_DUE
CONFIRMED cancelled FAILED
UNKNOWN paid REFUND_DUE
UNKNOWN paid-in-vain REFUND_DUE
UNKNOWN declined FAILED
UNKNOWN superseded FAILED
UNKNOWN given-up FAILED
UNKNOWN paid-otherwise FAILED
FAILED paid REFUND_DUE
FAILED paid-in-vain REFUND_DUE
REFUND_DUE refunded REFUNDED
`
  .trim()
  .split('\n')
  .map((row) => row.split(' '));

it.each(transactionStates.flatMap((state) => events.map((event) => [state, event] as const)))(
  '%s after %s is as the table says',
  (state, event) => {
    const [, , to] = changes.find(([from, by]) => from === state && by === event) ?? [];
    expect(nextState(state, event)).toBe(to);
  },
);

it('never makes an order of a transaction that has ended, and ends one that has an order only when that is cancelled', () => {
  for (const state of transactionStates.filter((one) => !isOpen(one)))
    for (const event of events) expect(nextState(state, event)).not.toBe('CONFIRMED');
  for (const event of events.filter((one) => !one.endsWith('cancelled')))
    expect(nextState('CONFIRMED', event)).toBeUndefined();
});

it('ORD-01 has a result for each state, and a state for each result', () => {
  expect(new Set(transactionStates.map((state) => resultOf[state]))).toEqual(new Set(orderResults));
  for (const state of transactionStates) expect(resultOf[state] === 'SUCCESS').toBe(state === 'CONFIRMED');
});
