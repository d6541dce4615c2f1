import { expect, it } from 'vitest';
import { orderStages } from '#schemas/payment-actions.ts';
import type { Database } from '../database/database.ts';
import { cancel, planStages } from './kitchen.ts';
import { createOrderNotices, type Messages } from './order-notices.ts';

const placedAt = Date.parse('2026-11-20T10:00:00Z');
const transaction = {} as Database;

/** What is done with messages, with times as minutes after the order was placed. */
function setUp(after = 0) {
  const done: unknown[] = [];
  const minutes = ({ dueAt, until }: { dueAt: number; until: number }) =>
    [dueAt, until].map((at) => (at - placedAt) / 60_000);
  const messages: Messages = {
    async put({ id, mobile, template, values }, when, within) {
      expect(within).toBe(transaction);
      done.push(['put', id, ...minutes(when), mobile, template, values]);
    },
    async move(id, when, within) {
      expect(within).toBe(transaction);
      done.push(['move', id, ...minutes(when)]);
    },
    async drop(id, within) {
      expect(within).toBe(transaction);
      done.push(['drop', id]);
    },
  };
  const now = () => placedAt + after * 60_000;
  return { done, notices: createOrderNotices({ messages, domain: 'shop.example', now }) };
}

function order(orderType: 'D' | 'P' | 'IRCTC', speed = 1) {
  const stages = planStages({ orderType, placedAt, scheduledFor: null }, { speed, leadMs: 0 });
  return { id: 'o-1', number: 'CC1', mobile: '9876543210', orderType, stages, netPrice: 45_360 };
}
const mobile = '9876543210';
const values = { order: 'CC1', domain: 'shop.example' };
const amount = 'Rs 453.60';
const placed = (until: unknown) => [
  'put',
  'placed:o-1',
  0,
  until,
  mobile,
  'orderPlaced',
  { ...values, amount },
];

it.each([
  ['a door, until it arrives', order('D'), ['on-its-way:o-1', 14, 30, mobile, 'orderOnItsWay', values]],
  ['a train, until it arrives', order('IRCTC'), ['on-its-way:o-1', 14, 30, mobile, 'orderOnItsWay', values]],
  [
    'a door of a fast kitchen, for ten minutes at least',
    order('D', 10),
    ['on-its-way:o-1', 1.4, 11.4, mobile, 'orderOnItsWay', values],
  ],
  ['whoever collects it, for half an hour', order('P'), ['ready:o-1', 15, 45, mobile, 'orderReady', values]],
])('ORD-12 an order is told as placed until it leaves, and as leaving to %s', async (_, one, leaving) => {
  const { done, notices } = setUp();
  await notices.placed(one, transaction);
  expect(done).toEqual([placed(leaving[1]), ['put', ...leaving]]);
});

it('an order that does not leave is told as placed alone, for two hours', async () => {
  const { done, notices } = setUp();
  const one = order('D');
  const stages = one.stages.filter(({ stage }) => stage !== orderStages.DISPATCHED);
  await notices.placed({ ...one, stages }, transaction);
  await notices.placed({ ...one, stages: cancel(one.stages, placedAt) }, transaction);
  expect(done).toEqual([placed(120), placed(120)]);
});

it('a plan that changes moves the messages, and cancels no order', async () => {
  const { done, notices } = setUp(3);
  await notices.changed(order('D'), transaction);
  await notices.changed(order('P'), transaction);
  expect(done).toEqual([
    ['move', 'placed:o-1', 0, 14],
    ['move', 'on-its-way:o-1', 14, 30],
    ['move', 'placed:o-1', 0, 15],
    ['move', 'ready:o-1', 15, 45],
  ]);
});

it.each([
  ['told for a day', {}, [['put', 'cancelled:o-1', 3, 3 + 24 * 60, mobile, 'orderCancelled', values]]],
  ['not told where its number is not known', { number: null }, []],
  ['not told where nobody can be reached', { mobile: null }, []],
])(
  'an order that is cancelled is not told as placed or leaving any more, and is %s',
  async (_, more, told) => {
    const { done, notices } = setUp(3);
    const one = order('D');
    await notices.changed(
      { ...one, stages: cancel(one.stages, placedAt + 3 * 60_000), ...more },
      transaction,
    );
    expect(done).toEqual([['drop', 'placed:o-1'], ['drop', 'on-its-way:o-1'], ...told]);
  },
);

it('an order that is cancelled when it is ready is not told as ready any more', async () => {
  const { done, notices } = setUp(16);
  const one = order('P');
  const stages = cancel(one.stages, placedAt + 16 * 60_000);
  await notices.changed({ ...one, stages, number: null }, transaction);
  expect(done).toEqual([
    ['drop', 'placed:o-1'],
    ['drop', 'ready:o-1'],
  ]);
});

it('money that goes back is told for a week', async () => {
  const { done, notices } = setUp(3);
  await notices.refunded({ id: 't-1', mobile, amount: 5 }, transaction);
  const amount = { amount: 'Rs 0.05', domain: 'shop.example' };
  expect(done).toEqual([['put', 'refunded:t-1', 3, 3 + 7 * 24 * 60, mobile, 'orderRefunded', amount]]);
});
