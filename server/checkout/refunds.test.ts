import { expect, it, vi } from 'vitest';
import { createFakeGateway } from '../gateways/testing/fake-gateway.ts';
import { createRefunds } from './refunds.ts';
import { begunAt, transactionOf } from './testing/transaction-of.ts';
import type { Payment, Transaction } from './transactions-repository.ts';
import type { Change } from './transitions.ts';

const { payment } = transactionOf();
const owed = transactionOf({ state: 'REFUND_DUE', gateway_id: 'g-1' });
const withPayment = (row: Transaction, more: Partial<Payment>) => ({
  ...row,
  payment: { ...payment, ...more },
});
const extra = (gatewayId: string, more: object = {}) => ({
  gatewayId,
  amount: 700,
  refund: { number: 1 },
  ...more,
});

/** Gives back what is owed of a transaction. `current` is the row as it is in its turn, where that is another one by then. */
function refunding(current?: Transaction) {
  const payu = createFakeGateway('PAYU');
  const updated = vi.fn();
  const changes: (Change | undefined)[] = [];
  const extraIsBack = vi.fn(async (row: Transaction, _gatewayId: string) => row);
  const log = { warn: vi.fn(), error: vi.fn() };
  const refunds = createRefunds({
    gateways: new Map([['PAYU', payu]]),
    transactions: {
      async update(_id, change) {
        updated(change);
        return owed;
      },
    },
    transitions: {
      async change(row, decide) {
        changes.push(decide(owed));
        return { ...owed, ...row, state: 'REFUNDED' };
      },
      inTurnOf: async (row, act) => act(current ?? (row as Transaction), undefined as never),
      extraIsBack,
    },
    now: () => begunAt + 5,
    log,
  });
  return { ...refunds, payu, updated, changes, extraIsBack, log };
}

it('gives nothing back of what is not owed', () => {
  const { next, payu } = refunding();
  expect(next(transactionOf({ state: 'CONFIRMED' }))).toBeUndefined();
  expect(next(withPayment(owed, {}))).toBeDefined();
  expect(payu.refunded).toHaveLength(1);
});

it('asks for all that the gateway took, by the name of the try, and is done when the gateway is', async () => {
  const { next, payu, changes } = refunding();
  expect((await next(owed))?.row.state).toBe('REFUNDED');
  expect(payu.refunded).toEqual([
    {
      ref: 't-1',
      refundId: 'Rt-1',
      known: undefined,
      onAsked: expect.any(Function),
      gatewayId: 'g-1',
      amount: 25_000,
      before: 0,
      since: begunAt,
      now: begunAt + 5,
    },
  ]);
  expect(changes).toEqual([{ event: 'refunded' }]);
});

it('a payment without an id of the gateway is given back by its reference alone', async () => {
  const { next, payu } = refunding();
  await next({ ...owed, gateway_id: null });
  expect(payu.refunded[0]?.gatewayId).toBeUndefined();
});

it('is asked for by the same name while it is pending, and by the next one once it was refused', async () => {
  const { next, payu, changes, updated, log } = refunding();
  payu.answerRefunds('pending');
  expect(await next(owed)).toEqual({ row: owed });
  expect([updated.mock.calls, log.error.mock.calls]).toEqual([[], []]);
  payu.answerRefunds('refused');
  expect(await next(owed)).toEqual({ row: owed });
  expect(updated).toHaveBeenCalledExactlyOnceWith({ payment: { ...payment, refund: { number: 2 } } });
  expect(log.error).toHaveBeenCalledExactlyOnceWith(
    { transactionId: 't-1', gateway: 'PAYU' },
    expect.any(String),
  );
  await next(withPayment(owed, { refund: { number: 2, known: 'own-2' } }));
  expect(payu.refunded.at(-1)).toMatchObject({ refundId: 'Rt-12', known: 'own-2' });
  expect(changes).toEqual([]);
});

it.each<[string, Transaction]>([
  ['has begun another try', withPayment(owed, { refund: { number: 2 } })],
  ['is back', { ...owed, state: 'REFUNDED' }],
])('writes nothing of a try when the money %s meanwhile', async (_title, current) => {
  const { next, payu, updated } = refunding(current);
  payu.answerRefunds('refused');
  await next(owed);
  expect(updated).not.toHaveBeenCalled();
});

it('keeps the id of the gateway as soon as the gateway has said it', async () => {
  const { next, payu, updated } = refunding();
  payu.answerRefunds('pending');
  await next(owed);
  await payu.refunded[0]?.onAsked?.('own-1');
  expect(updated).toHaveBeenCalledExactlyOnceWith({
    payment: { ...payment, refund: { number: 1, known: 'own-1' } },
  });
});

it('a gateway that does not answer is named, and a fault of ours is none', async () => {
  const { next, payu, log, changes } = refunding();
  payu.isAway(true);
  expect(await next(owed)).toEqual({ row: owed, silent: 'PAYU' });
  expect(log.warn).toHaveBeenCalledExactlyOnceWith(
    { transactionId: 't-1', gateway: 'PAYU', err: expect.any(Error) },
    expect.any(String),
  );
  const broken = refunding();
  vi.spyOn(broken.payu, 'refund').mockRejectedValue(new TypeError('A mistake.'));
  await expect(broken.next(owed)).rejects.toThrow('A mistake.');
  expect(changes).toEqual([]);
});

it('money of a gateway that is not set up any more stays owed, and is logged', async () => {
  const { next, updated, log } = refunding();
  const row = { ...owed, gateway: 'BILLDESK' } as const;
  expect(await next(row)).toEqual({ row });
  expect(updated).not.toHaveBeenCalled();
  expect(log.error).toHaveBeenCalledOnce();
});

it('what was paid besides goes back first, one after the other', async () => {
  const { next, payu, extraIsBack, changes } = refunding();
  const row = withPayment(owed, { extras: [extra('g-2', { isBack: true }), extra('g-3'), extra('g-4')] });
  await next(row);
  expect(payu.refunded).toMatchObject([
    { refundId: 'Rt-1X2', gatewayId: 'g-3', amount: 700, before: 700, since: begunAt },
  ]);
  expect(extraIsBack).toHaveBeenCalledExactlyOnceWith(row, 'g-3');
  expect(changes).toEqual([]);
});

it('counts what went back before of the same reference', async () => {
  const { next, payu } = refunding();
  const extras = [extra('g-2', { isBack: true }), extra('g-3')];
  await next(withPayment({ ...owed, state: 'REFUNDED' }, { extras }));
  await next(withPayment({ ...owed, state: 'CONFIRMED' }, { extras }));
  await next(withPayment(owed, { extras: [extra('g-2', { isBack: true })] }));
  expect(payu.refunded.map(({ before }) => before)).toEqual([25_700, 700, 700]);
});

it('writes of a try for what was paid besides, unless another one has begun meanwhile', async () => {
  const row = withPayment(owed, { extras: [extra('g-2'), extra('g-3')] });
  const same = refunding();
  same.payu.answerRefunds('refused');
  await same.next(row);
  expect(same.updated).toHaveBeenCalledExactlyOnceWith({
    payment: { ...payment, extras: [extra('g-2', { refund: { number: 2 } }), extra('g-3')] },
  });
  for (const extras of [
    [extra('g-2', { refund: { number: 2 } }), extra('g-3')],
    [extra('g-2', { isBack: true }), extra('g-3')],
    [extra('g-2', { isBack: true }), extra('g-3', { isBack: true })],
  ]) {
    const other = refunding(withPayment(owed, { extras }));
    other.payu.answerRefunds('refused');
    await other.next(row);
    expect(other.updated).not.toHaveBeenCalled();
  }
});
