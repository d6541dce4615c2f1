import { expect, it } from 'vitest';
import type { GatewayKind } from '#schemas/payment-actions.ts';
import type { PaymentStatus } from '../gateways/gateway.ts';
import { notAsked, settling, success } from './testing/settling.ts';
import { begunAt, transactionOf } from './testing/transaction-of.ts';
import type { Transaction } from './transactions-repository.ts';

const second = 1000;
const over = 15 * 60 * second;

/** What the server does by itself with a transaction that is due. */
async function whenDue(row: Transaction, ms = 0, before?: (test: ReturnType<typeof settling>) => void) {
  const test = settling(ms);
  test.rows.set(row.id, row);
  before?.(test);
  const silent: GatewayKind | undefined = await test.settle.whenDue(row.id);
  return { ...test, silent };
}

it('asks later than the last time where nothing has changed, and names a gateway that was silent', async () => {
  const row = transactionOf({ checks: 1 });
  const away = await whenDue(row, 0, ({ payu }) => payu.isAway(true));
  expect(away.silent).toBe('PAYU');
  expect(away.postponed).toHaveBeenCalledExactlyOnceWith(row, 2, new Date(begunAt + 40 * second));
  const asked = await whenDue(row);
  expect([asked.silent, asked.payu.questions(), asked.postponed.mock.calls.length]).toEqual([
    undefined,
    1,
    1,
  ]);
  const paid = await whenDue(row, 0, ({ payu }) => payu.settle('t-1', 'success', success));
  expect([paid.silent, paid.postponed.mock.calls]).toEqual([undefined, []]);
});

it('asks nobody about one that somebody asks about, that has no gateway, or that is not there', async () => {
  const asked = await whenDue(transactionOf(), 0, ({ mayAsk }) => void mayAsk.mockReturnValue(false));
  expect([asked.payu.questions(), asked.changes, asked.postponed.mock.calls.length]).toEqual([0, [], 1]);
  const waiting = await whenDue(transactionOf({ payment: notAsked }), over - 1);
  expect([waiting.changes, waiting.questions]).toEqual([[], []]);
  const gone = settling();
  expect(await gone.settle.whenDue('t-9')).toBeUndefined();
  expect(gone.postponed).not.toHaveBeenCalled();
});

it('ends one that was not paid in time, of which no gateway was asked', async () => {
  const { changes, postponed } = await whenDue(transactionOf({ payment: notAsked }), over);
  expect(changes).toEqual([{ event: 'expired' }]);
  expect(postponed).not.toHaveBeenCalled();
});

it('of one that is settled it wants to know what was paid besides', async () => {
  const row = transactionOf({ state: 'CONFIRMED' });
  const others = [{ gatewayId: 'g-2', amount: 25_000 }];
  const told = (status: Partial<PaymentStatus>) =>
    whenDue(row, 0, ({ payu }) => payu.settle('t-1', status.state ?? 'success', { ...success, ...status }));
  const twice = await told({ others });
  expect(twice.looked).toHaveBeenCalledExactlyOnceWith(row, others);
  for (const status of [{}, { others, state: 'pending' as const }, { others, amount: 1 }])
    expect((await told(status)).looked).toHaveBeenCalledExactlyOnceWith(row, []);
  const away = await whenDue(row, 0, ({ payu }) => payu.isAway(true));
  expect([away.silent, away.changes, away.looked.mock.calls]).toEqual(['PAYU', [], []]);
  const gone = await whenDue({ ...row, gateway: 'BILLDESK' });
  expect([gone.silent, gone.looked.mock.calls, gone.postponed.mock.calls.length]).toEqual([undefined, [], 1]);
});

it('one payment alone is never given back as another one, by whatever id the gateway names it', async () => {
  const row = transactionOf({ state: 'CONFIRMED', gateway_id: 'g-1' });
  const renamed = { ...success, gatewayId: 'g-3' };
  const { looked } = await whenDue(row, 0, ({ payu }) => payu.settle('t-1', 'success', renamed));
  expect(looked).toHaveBeenCalledExactlyOnceWith(row, []);
});

it('of what was paid besides, only what the gateway has an id of is given back', async () => {
  const row = transactionOf({ state: 'CONFIRMED', gateway_id: 'g-1' });
  const others = [{ gatewayId: 'g-2', amount: 25_000 }];
  const nameless = { ...success, gatewayId: undefined, others };
  const { looked } = await whenDue(row, 0, ({ payu }) => payu.settle('t-1', 'success', nameless));
  expect(looked).toHaveBeenCalledExactlyOnceWith(row, others);
});

it('a settled payment that was paid more than once is logged, and what is pending besides is not', async () => {
  const row = transactionOf({ state: 'CONFIRMED' });
  const others = [{ gatewayId: 'g-2', amount: 25_000 }];
  const errors = async (state: PaymentStatus['state']) => {
    const { log } = await whenDue(row, 0, ({ payu }) =>
      payu.settle('t-1', state, { ...success, state, others }),
    );
    return log.error.mock.calls;
  };
  expect(await errors('success')).toEqual([
    [{ transactionId: 't-1', gateway: 'PAYU', others }, expect.any(String)],
  ]);
  expect(await errors('pending')).toEqual([]);
});

it('money that went back is not looked at again, and a gateway that did not answer for it is named', async () => {
  const owed = transactionOf({ state: 'REFUND_DUE', gateway_id: 'g-1' });
  const done = await whenDue(owed);
  expect([done.silent, done.changes, done.postponed.mock.calls]).toEqual([
    undefined,
    [{ event: 'refunded' }],
    [],
  ]);
  const away = await whenDue(owed, 0, ({ payu }) => payu.isAway(true));
  expect(away.silent).toBe('PAYU');
  expect(away.postponed).toHaveBeenCalledExactlyOnceWith(owed, 1, expect.any(Date));
});

it('gives back what is owed before it asks anything', async () => {
  const { payu, questions } = await whenDue(transactionOf({ state: 'REFUND_DUE', gateway_id: 'g-1' }));
  expect(payu.refunded).toMatchObject([{ ref: 't-1', refundId: 'Rt-1', gatewayId: 'g-1', amount: 25_000 }]);
  expect(questions).toEqual([]);
});
