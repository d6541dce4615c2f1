import { describe, expect, it, vi } from 'vitest';
import type { OrderResult } from '#schemas/payment-actions.ts';
import { constants } from '#src/config/constants.ts';
import { manualClock } from '#src/features/tracking/testing/manual-clock.ts';
import { offline, refused } from '#src/request/testing/answering.ts';
import type { Answer } from '#src/request/answer.ts';
import type { OrderStatusReply } from './api/get-order-status.ts';
import { failed, type FollowedStatus, followStatus, isPlaced, unknown, waiting } from './follow-status.ts';

const { statusFirstDelayMs, statusEveryMs, statusBudgetMs } = constants.orders;
const times = { firstDelayMs: statusFirstDelayMs, everyMs: statusEveryMs, budgetMs: statusBudgetMs };

const says = (orderStatus: OrderResult) => ({
  ok: true as const,
  data: { orderTransactionId: 'T1', orderStatus, isOwn: true, isCancelled: false },
});

/** Follows a transaction; `answer` gives each reply by its number, from 0. */
function follow(answer: (question: number) => Answer<OrderStatusReply> | Promise<Answer<OrderStatusReply>>) {
  const clock = manualClock();
  const began = clock.now();
  const asked: number[] = [];
  const said: FollowedStatus[] = [];
  let wake = () => {};
  let isShown = true;
  const ask = vi.fn(async () => {
    asked.push(clock.now() - began);
    return answer(asked.length - 1);
  });
  const end = followStatus({
    ask,
    clock,
    times,
    view: {
      isShown: () => isShown,
      onChange(listener) {
        wake = listener;
        return () => {
          wake = () => {};
        };
      },
    },
    onChange: (status) => said.push(status),
  });
  const results = () => said.map((each) => each.orderStatus);
  return { clock, asked, said, end, wake: () => wake(), hide: () => void (isShown = false), results };
}

describe('the status of an order', () => {
  it('ORD-02 ORD-03 CON-16 is asked for after 3 s and every 5 s, until there is a result', async () => {
    const { clock, asked, results } = follow((question) => says(question < 2 ? 'WAIT' : 'SUCCESS'));
    await clock.pass(2_999);
    expect(asked).toEqual([]);
    await clock.pass(200_000);
    expect(asked).toEqual([3_000, 8_000, 13_000]);
    expect(results()).toEqual(['WAIT', 'WAIT', 'SUCCESS']);
  });

  it('ORD-04 is unknown when 80 seconds are used up, and is asked for no more', async () => {
    const { clock, asked, results } = follow(() => says('WAIT'));
    await clock.pass(statusBudgetMs);
    expect([asked[0], asked.at(-2), asked.at(-1)]).toEqual([3_000, 78_000, 80_000]);
    expect(results().at(-1)).toBe('UNKNOWN');
    expect(
      results()
        .slice(0, -1)
        .every((result) => result === 'WAIT'),
    ).toBe(true);
    await clock.pass(10 * statusBudgetMs);
    expect(asked.at(-1)).toBe(80_000);
  });

  it('ORD-04 a result of the last question is the result', async () => {
    const { clock, asked, results } = follow(() => says(asked.at(-1) === 80_000 ? 'SUCCESS' : 'WAIT'));
    await clock.pass(10 * statusBudgetMs);
    expect(results().slice(-2)).toEqual(['WAIT', 'SUCCESS']);
  });

  it('ORD-07 goes on while it is pending', async () => {
    const { clock, results } = follow((question) => says(question < 3 ? 'PENDING' : 'FAILED'));
    await clock.pass(statusBudgetMs);
    expect(results()).toEqual(['PENDING', 'PENDING', 'PENDING', 'FAILED']);
  });

  it('never has two questions open, however long an answer takes', async () => {
    let answerNow = (_: Answer<OrderStatusReply>) => {};
    const { clock, asked, wake, results } = follow(() => new Promise((resolve) => (answerNow = resolve)));
    await clock.pass(30_000);
    wake();
    await clock.pass(0);
    expect(asked).toEqual([3_000]);
    answerNow(says('SUCCESS'));
    await clock.pass(0);
    expect(results()).toEqual(['SUCCESS']);
  });

  it('takes a lost connection for no result', async () => {
    const { clock, results } = follow((question) => (question < 4 ? offline : says('SUCCESS')));
    await clock.pass(statusBudgetMs);
    expect(results()).toEqual(['SUCCESS']);
  });

  it('ends where the server knows no such transaction', async () => {
    const { clock, asked, said } = follow(() => refused({ status: 404 }));
    await clock.pass(statusBudgetMs);
    expect(asked).toHaveLength(1);
    expect(said).toEqual([expect.objectContaining({ isMissing: true })]);
  });

  it('is asked for at once when the page comes back into view, and not after the page was left', async () => {
    const { clock, asked, wake, end } = follow(() => says('WAIT'));
    await clock.pass(4_000);
    wake();
    await clock.pass(0);
    expect(asked).toEqual([3_000, 4_000]);
    end();
    wake();
    await clock.pass(statusBudgetMs);
    expect(asked).toHaveLength(2);
  });

  it('is not asked for when the page goes out of view', async () => {
    const { clock, asked, wake, hide } = follow(() => says('WAIT'));
    hide();
    wake();
    await clock.pass(0);
    expect(asked).toEqual([]);
  });

  it('ORD-02 a question that the page asks at once puts off the next one', async () => {
    const { clock, asked, wake } = follow(() => says('WAIT'));
    await clock.pass(4_000);
    wake();
    await clock.pass(4_999);
    expect(asked).toEqual([3_000, 4_000]);
    await clock.pass(1);
    expect(asked).toEqual([3_000, 4_000, 9_000]);
  });

  it('an answer that comes after the page was left is not told', async () => {
    let answerNow = (_: Answer<OrderStatusReply>) => {};
    const { clock, results, end, asked } = follow(() => new Promise((resolve) => (answerNow = resolve)));
    await clock.pass(3_000);
    end();
    answerNow(says('WAIT'));
    await clock.pass(statusBudgetMs);
    expect([results(), asked]).toEqual([[], [3_000]]);
  });

  it('a fault of the call and a refusal that may pass are no result', async () => {
    const { clock, said, results } = follow((question) => {
      if (question === 0) throw new Error('planted');
      return question === 1 ? refused({ status: 500 }) : says('SUCCESS');
    });
    await clock.pass(statusBudgetMs);
    expect(results()).toEqual(['SUCCESS']);
    expect(said[0]).toEqual({ orderStatus: 'SUCCESS', reply: says('SUCCESS').data, isMissing: false });
  });

  it('ORD-04 what the server said last stays known when the time is up, or it knows the transaction no longer', async () => {
    const late = follow(() => says('PENDING'));
    await late.clock.pass(statusBudgetMs);
    expect(late.said.at(-1)).toMatchObject({ orderStatus: 'UNKNOWN', reply: { orderStatus: 'PENDING' } });
    const gone = follow((question) => (question === 0 ? says('PENDING') : refused({ status: 404 })));
    await gone.clock.pass(statusBudgetMs);
    expect(gone.said.at(-1)).toMatchObject({ orderStatus: 'PENDING', isMissing: true });
  });
});

describe('whether there is an order', () => {
  const reply = { orderTransactionId: 'T1', orderStatus: 'FAILED', isOwn: true } as const;
  it.each([
    ['it has succeeded', { ...waiting, orderStatus: 'SUCCESS' }, true],
    ['the restaurant has cancelled it', { ...failed, reply: { ...reply, isCancelled: true } }, true],
    ['it has failed', { ...failed, reply: { ...reply, isCancelled: false } }, false],
    ['nothing is known', unknown, false],
    ['nothing was said yet', waiting, false],
  ] as const)('ORD-01 when %s: %#', (_, status, isThere) => {
    expect(isPlaced(status)).toBe(isThere);
  });

  it('ORD-01 ORD-04 every page begins without a reply', () => {
    expect([waiting, unknown, failed].map(({ orderStatus }) => orderStatus)).toEqual([
      'WAIT',
      'UNKNOWN',
      'FAILED',
    ]);
    for (const { reply: said, isMissing } of [waiting, unknown, failed])
      expect([said, isMissing]).toEqual([null, false]);
  });
});
