import { expect, it, vi } from 'vitest';
import { codeOf } from '../login/one-time-code.ts';
import { createOrderCodes } from './order-code.ts';
import { begunAt, transactionOf } from './testing/transaction-of.ts';
import type { Payment, Transaction } from './transactions-repository.ts';
import type { Change } from './transitions.ts';

const second = 1000;
const minute = 60 * second;
const secret = 'a secret';
const asker = { from: '203.0.113.1', userId: 'u-1' };
const { payment } = transactionOf();
const voucher = { code: 'V1', mobile: '9000000001' };
const waiting = (more: Partial<Payment> = {}, row: Partial<Transaction> = {}) =>
  transactionOf({ state: 'AWAITING_CODE', payment: { ...payment, ...more }, ...row });
const ofVoucher = (more: Partial<Payment> = {}) => waiting({ voucher, ...more }, { state: 'AWAITING_MEANS' });
const right = codeOf(secret, { mobile: '9876543210', salt: 'order.t-1.' });
const wrong = right === '000000' ? '000001' : '000000';

interface Written {
  readonly ms?: number;
  /** The row as it is in its turn, where that is another one by then. */
  readonly current?: Transaction;
}

function codes({ ms = minute, current }: Written = {}) {
  let row = current;
  const updated: (Payment | undefined)[] = [];
  const changes: Change[] = [];
  const sendCode = vi.fn(async () => true);
  const limits = { send: vi.fn(async () => {}), guess: vi.fn(async () => {}) };
  const inTurnOf = async (given: Transaction, act: (row: Transaction) => Promise<Transaction>) => {
    row ??= given;
    return act(row);
  };
  const all = createOrderCodes({
    transactions: {
      async update(_id: string, change: Partial<Transaction>) {
        updated.push(change.payment);
        row = { ...(row as Transaction), ...change };
        return row;
      },
    } as never,
    transitions: {
      inTurnOf,
      inTime: inTurnOf,
      async apply(given: Transaction, change: Change) {
        changes.push(change);
        return given;
      },
    } as never,
    sendCode,
    secret,
    limits,
    now: () => begunAt + ms,
  });
  return { ...all, updated, changes, sendCode, limits };
}

const fault = (code: string) => ({ entry: { code } });

it('PAY-12 sends the code to the number of the order, good for as long as it can be paid', async () => {
  const { send, sendCode, updated, limits } = codes({ ms: 90 * second });
  expect(await send(waiting(), asker)).toEqual({ mobile: '9876543210', resendAfter: 45 });
  expect(sendCode).toHaveBeenCalledExactlyOnceWith('9876543210', { code: right, minutes: 13 });
  expect(limits.send).toHaveBeenCalledExactlyOnceWith(asker, '9876543210');
  expect(updated).toEqual([{ ...payment, code: { tries: 0, sentAt: begunAt + 90 * second } }]);
});

it('a code is good for a minute at least', async () => {
  const { send, sendCode } = codes({ ms: 15 * minute - 1 });
  await send(waiting(), asker);
  expect(sendCode).toHaveBeenCalledExactlyOnceWith('9876543210', { code: right, minutes: 1 });
});

it('the code of a voucher goes to the number that it was bought with, and is one of its own', async () => {
  const { send, sendCode, limits } = codes();
  expect(await send(ofVoucher(), asker)).toMatchObject({ mobile: '9000000001' });
  const code = codeOf(secret, { mobile: '9000000001', salt: 'order.t-1.V1' });
  expect(sendCode).toHaveBeenCalledExactlyOnceWith('9000000001', { code, minutes: 14 });
  expect(limits.send).toHaveBeenCalledExactlyOnceWith(asker, '9000000001');
});

it.each<[string, Transaction, number]>([
  ['has no code', transactionOf(), minute],
  ['waits for a voucher', transactionOf({ state: 'AWAITING_MEANS' }), minute],
  ['has a voucher, and is past that step', transactionOf({ payment: { ...payment, voucher } }), minute],
  ['cannot be paid any more', waiting(), 15 * minute],
])('sends no code of an order that %s', async (_title, row, ms) => {
  const before = codes({ ms });
  await expect(before.send(row, asker)).rejects.toMatchObject(fault('NOT_OPEN'));
  expect(before.limits.send).not.toHaveBeenCalled();
  const meanwhile = codes({ ms, current: row });
  await expect(meanwhile.send(waiting(), asker)).rejects.toMatchObject(fault('NOT_OPEN'));
  expect([before.sendCode.mock.calls, meanwhile.sendCode.mock.calls]).toEqual([[], []]);
});

it('VAL-38 the next code can be sent after three quarters of a minute, and another request counts', async () => {
  const sent = waiting({ code: { tries: 2, sentAt: begunAt } });
  const soon = codes({ ms: 44 * second });
  await expect(soon.send(sent, asker)).rejects.toMatchObject({
    ...fault('TOO_SOON'),
    headers: { 'retry-after': '1' },
  });
  const meanwhile = codes({ ms: 44 * second, current: sent });
  await expect(meanwhile.send(waiting(), asker)).rejects.toMatchObject(fault('TOO_SOON'));
  expect([soon.sendCode.mock.calls, meanwhile.sendCode.mock.calls]).toEqual([[], []]);
  const later = codes({ ms: 45 * second });
  await later.send(sent, asker);
  // The wrong ones stay counted.
  expect(later.updated).toEqual([{ ...payment, code: { tries: 2, sentAt: begunAt + 45 * second } }]);
});

it('a code that did not go out was not sent: the next one can be asked for at once', async () => {
  const { send, sendCode, updated } = codes();
  sendCode.mockResolvedValue(false);
  await expect(send(waiting(), asker)).rejects.toMatchObject(fault('SMS_NOT_SENT'));
  expect(updated.at(-1)).toEqual({ ...payment, code: { tries: 0 } });
  expect(updated.at(-1)?.code).not.toHaveProperty('sentAt');
  const again = codes();
  again.sendCode.mockResolvedValue(false);
  const sentAt = begunAt - minute;
  await expect(again.send(waiting({ code: { tries: 1, sentAt } }), asker)).rejects.toThrow();
  expect(again.updated.at(-1)?.code).toEqual({ tries: 1, sentAt });
});

it('PAY-12 the right code makes the order', async () => {
  const { confirm, changes, limits, updated } = codes();
  await confirm(waiting({ code: { tries: 4, sentAt: 1 } }), right, asker);
  expect([changes, updated]).toEqual([[{ event: 'code-right' }], []]);
  expect(limits.guess).toHaveBeenCalledExactlyOnceWith(asker, '9876543210');
});

it('wrong codes are counted, and with the fifth the order has failed', async () => {
  const wrongAfter = async (tries: number) => {
    const test = codes();
    const asked = test.confirm(waiting({ code: { tries, sentAt: 1 } }), wrong, asker);
    const text = await asked.then(
      () => undefined,
      (error: { entry: { displayMsg: string } }) => error.entry.displayMsg,
    );
    return { ...test, text };
  };
  const first = await wrongAfter(0);
  expect(first.text).toContain('4 tries left');
  expect(first.updated).toEqual([{ ...payment, code: { tries: 1, sentAt: 1 } }]);
  expect(first.changes).toEqual([]);
  expect((await wrongAfter(3)).text).toContain('1 try left');
  const last = await wrongAfter(4);
  expect([last.text, last.updated]).toEqual([undefined, []]);
  expect(last.changes).toEqual([
    { event: 'code-refused', payment: { ...payment, code: { tries: 5, sentAt: 1 } } },
  ]);
});

it('a code that was not sent cannot be right', async () => {
  const { confirm, changes } = codes();
  await expect(confirm(waiting(), right, asker)).rejects.toMatchObject(fault('CODE_NOT_SENT'));
  await expect(confirm(waiting({ code: { tries: 0 } }), right, asker)).rejects.toMatchObject(
    fault('CODE_NOT_SENT'),
  );
  expect(changes).toEqual([]);
});

it('a code for an order that waits for none changes nothing, and is no guess', async () => {
  const row = transactionOf({ state: 'CONFIRMED' });
  const { confirm, limits, changes } = codes();
  expect(await confirm(row, right, asker)).toBe(row);
  expect([limits.guess.mock.calls, changes]).toEqual([[], []]);
});

it('another voucher has a code of its own, of which nothing was guessed; the same one stays', async () => {
  const { forVoucher, updated } = codes();
  const other = { code: 'V2', mobile: '9000000002' };
  const row = ofVoucher({ code: { tries: 3, sentAt: 1 } });
  expect(await forVoucher(row, voucher)).toBe(row);
  expect(updated).toEqual([]);
  await forVoucher(row, other);
  expect(updated).toEqual([{ ...payment, voucher: other, code: { tries: 0, sentAt: 1 } }]);
  const first = codes();
  await first.forVoucher(waiting({}, { state: 'AWAITING_MEANS' }), voucher);
  expect(first.updated).toEqual([{ ...payment, voucher }]);
  expect(first.updated[0]).not.toHaveProperty('code');
  const ended = codes();
  await ended.forVoucher(transactionOf({ state: 'FAILED' }), voucher);
  expect(ended.updated).toEqual([]);
});

it('a code is right for its own transaction, once it was sent', () => {
  const { isRight } = codes();
  const sent = { code: { tries: 0, sentAt: 1 } };
  expect(isRight(waiting(sent), right)).toBe(true);
  expect(isRight(waiting(sent), wrong)).toBe(false);
  expect(isRight(waiting(), right)).toBe(false);
  expect(isRight(waiting(sent, { id: 't-2' }), right)).toBe(false);
});
