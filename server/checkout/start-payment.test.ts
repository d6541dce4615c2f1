import type { FastifyRequest } from 'fastify';
import { expect, it, vi } from 'vitest';
import { GatewayUnreachable, type StartedPayment } from '../gateways/gateway.ts';
import { createFakeGateway } from '../gateways/testing/fake-gateway.ts';
import { createStartPayment } from './start-payment.ts';
import { begunAt, transactionOf } from './testing/transaction-of.ts';
import type { Payment, Transaction } from './transactions-repository.ts';
import type { Change } from './transitions.ts';

const second = 1000;
const over = 15 * 60 * second;
const { isAsked: _, ...payment } = transactionOf().payment;
const paidBy = (more: Partial<Payment>, row: Partial<Transaction> = {}) =>
  transactionOf({ ...row, payment: { ...payment, ...more } });
const upi = (more: Partial<Payment> = {}, row: Partial<Transaction> = {}) =>
  paidBy({ mode: 'UPI_WALLET', ...more }, row);
const collect = { flow: 'COLLECT', vpa: 'asha@bank' } as const;
const request = (headers: object = { 'user-agent': 'a phone' }) =>
  ({ headers, ip: '203.0.113.1' }) as unknown as FastifyRequest;

interface Written {
  readonly ms?: number;
  /** The row as it is in its turn, where that is another one by then. */
  readonly current?: Transaction;
  /** What the gateway answers, in place of what it does by itself. */
  readonly answer?: StartedPayment | Error;
  /** The row as it is once the gateway has answered. */
  readonly meanwhile?: Transaction;
}

function starting({ ms = 0, current, answer, meanwhile }: Written = {}) {
  const payu = createFakeGateway('PAYU');
  let row = current;
  if (answer)
    vi.spyOn(payu, 'start').mockImplementation(async () => {
      row = meanwhile ?? row;
      if (answer instanceof Error) throw answer;
      return answer;
    });
  const updated: Partial<Transaction>[] = [];
  const changes: (Change | undefined)[] = [];
  const log = { warn: vi.fn(), error: vi.fn() };
  const begins = createStartPayment({
    gateways: new Map([['PAYU', payu]]),
    transactions: {
      find: async () => row,
      async update(_id: string, change: Partial<Transaction>) {
        updated.push(change);
        row = { ...(row ?? transactionOf()), ...change };
        return row;
      },
    } as never,
    transitions: {
      inTurnOf: async (given: Transaction, act: (row: Transaction) => Promise<Transaction>) => {
        row ??= given;
        return act(row);
      },
      async change(given: Transaction, decide: (row: Transaction) => Change | undefined) {
        const change = decide(row ?? given);
        changes.push(change);
        return { ...given, ...(change && { state: 'FAILED', reason: change.reason ?? null }) };
      },
      async apply(given: Transaction, change: Change) {
        changes.push(change);
        return { ...given, state: 'FAILED', reason: change.reason ?? null };
      },
    } as never,
    returnUrl: (asked, kind) => `https://shop.example/${kind}?${String(asked.headers['user-agent'])}`,
    now: () => begunAt + ms,
    log,
  });
  return { ...begins, payu, updated, changes, log };
}

const fault = (code: string) => ({ entry: { code } });
const dueIn = (ms: number) => ({ checks: 0, next_check_at: new Date(begunAt + ms) });

it('PAY-16 tells the gateway who pays, how much, and where the browser goes back to', async () => {
  const { onPage, payu } = starting({ ms: 5 });
  await onPage(transactionOf(), undefined, request());
  expect(payu.started).toEqual([
    {
      ref: 't-1',
      amount: 25_000,
      description: 'Food order',
      means: { kind: 'card', mode: 'CC' },
      customer: { id: 'u-1', name: 'Asha', mobile: '9876543210' },
      returnUrl: 'https://shop.example/PAYU?a phone',
      device: { ip: expect.any(String), userAgent: 'a phone' },
      now: begunAt + 5,
    },
  ]);
});

it('tells it an email address where there is one, and something in place of a name', async () => {
  const { onPage, payu } = starting();
  const user = { name: '', mobile: '9876543210', email: 'asha@example.com' };
  const row = transactionOf({ snapshot: { ...transactionOf().snapshot, user } });
  await onPage(row, undefined, request({}));
  expect(payu.started[0]).toMatchObject({
    customer: { name: 'Customer', email: 'asha@example.com' },
    device: { userAgent: '' },
  });
});

it.each<[string, Payment, string | undefined, object]>([
  ['a debit card', paidBy({ mode: 'DC' }).payment, undefined, { kind: 'card', mode: 'DC' }],
  [
    'a bank that is chosen now',
    paidBy({ mode: 'NB', banks: ['HDFC', 'SBI'], instrument: { flow: 'BANK', bankCode: 'SBI' } }).payment,
    'HDFC',
    { kind: 'bank', code: 'HDFC' },
  ],
  [
    'a bank that was chosen with the order',
    paidBy({ mode: 'MB', banks: ['HDFC'], instrument: { flow: 'BANK', bankCode: 'HDFC' } }).payment,
    undefined,
    { kind: 'bank', code: 'HDFC' },
  ],
  [
    'any bank, where the way to pay names none',
    paidBy({ mode: 'NB' }).payment,
    'ANY',
    { kind: 'bank', code: 'ANY' },
  ],
  [
    'the wallet of Amazon',
    paidBy({ mode: 'AMZPAY_WALLET' }).payment,
    undefined,
    { kind: 'wallet', code: 'AMZPAY' },
  ],
  ['a wallet', paidBy({ mode: 'WALLET' as never }).payment, undefined, { kind: 'wallet' }],
  [
    'a wallet by its code',
    paidBy({ mode: 'WALLET' as never, banks: ['MOBI'] }).payment,
    'MOBI',
    { kind: 'wallet', code: 'MOBI' },
  ],
  [
    'a wallet that is chosen at the gateway',
    paidBy({ mode: 'WALLET' as never, banks: ['MOBI'] }).payment,
    undefined,
    { kind: 'wallet' },
  ],
  [
    'a wallet by any code, where the way to pay names none',
    paidBy({ mode: 'WALLET' as never }).payment,
    'ANY',
    { kind: 'wallet', code: 'ANY' },
  ],
])('PAY-08 PAY-13 asks for %s', async (_title, chosen, code, means) => {
  const { onPage, payu } = starting();
  await onPage(transactionOf({ payment: chosen }), code, request());
  expect(payu.started[0]?.means).toEqual(means);
});

it.each<[string, Partial<Payment>, string | undefined]>([
  ['no bank', { mode: 'NB' }, undefined],
  ['a bank that the way to pay does not have', { mode: 'NB', banks: ['HDFC'] }, 'SBI'],
  ['a wallet that the way to pay does not have', { mode: 'WALLET' as never, banks: ['MOBI'] }, 'OTHER'],
])('asks for nothing with %s', async (_title, chosen, code) => {
  const { onPage, payu } = starting();
  await expect(onPage(paidBy(chosen), code, request())).rejects.toMatchObject(fault('BANK_MISSING'));
  expect(payu.started).toEqual([]);
});

it('the browser is away from here on, and the server asks soon', async () => {
  const { onPage, updated } = starting();
  await onPage(paidBy({}, { checks: 3 }), undefined, request());
  expect(updated).toEqual([
    { payment: { ...payment, isAsked: true, browser: 'away' }, ...dueIn(10 * second) },
  ]);
});

it('gives the browser the form or the address of the gateway', async () => {
  const form = { url: 'https://pay.example', fields: {} };
  expect(
    await starting({ answer: { kind: 'form', form } }).onPage(transactionOf(), undefined, request()),
  ).toEqual({ form });
  const redirect = starting({ answer: { kind: 'redirect', url: 'https://pay.example/1' } });
  expect(await redirect.onPage(transactionOf(), undefined, request())).toEqual({
    url: 'https://pay.example/1',
  });
  expect(redirect.updated).toHaveLength(1);
});

it.each<[string, string, Partial<Transaction>, number]>([
  ['the gateway has', 'NOT_KNOWN_YET', { state: 'PENDING' }, 0],
  ['has ended', 'NOT_OPEN', { state: 'FAILED' }, 0],
  ['has no page', 'NOT_OPEN', { payment: { ...payment, mode: 'UPI_WALLET' } }, 0],
  ['cannot be paid any more', 'NOT_OPEN', {}, over],
])('hands out no page of a payment that %s', async (_title, code, row, ms) => {
  const { onPage, payu } = starting({ ms });
  await expect(onPage(transactionOf(row), undefined, request())).rejects.toMatchObject(fault(code));
  expect(payu.started).toEqual([]);
});

it('a page of a payment that ended meanwhile is not handed out, nor the link of an app', async () => {
  const ended = starting({ current: transactionOf({ state: 'FAILED' }) });
  await expect(ended.onPage(transactionOf(), undefined, request())).rejects.toMatchObject(fault('NOT_OPEN'));
  const link = starting({ answer: { kind: 'upi', requestId: 'r-1' } });
  await expect(link.onPage(transactionOf(), undefined, request())).rejects.toMatchObject(fault('NOT_OPEN'));
  expect([...ended.updated, ...link.updated]).toEqual([]);
});

it('PAY-47 a payment that the gateway refuses has failed, unless its page is open', async () => {
  const answer = { kind: 'refused', code: 'E1', text: 'No such card.' } as const;
  const first = starting({ answer, current: paidBy({}) });
  await expect(first.onPage(paidBy({}), undefined, request())).rejects.toMatchObject({
    entry: { code: 'PAYMENT_FAILED', displayMsg: 'No such card.' },
  });
  expect(first.changes).toEqual([{ event: 'declined', reason: 'No such card.', detail: { code: 'E1' } }]);
  const away = paidBy({ browser: 'away' });
  const again = starting({ answer, current: away });
  await expect(again.onPage(away, undefined, request())).rejects.toMatchObject(fault('PAGE_OPEN'));
  expect(again.changes).toEqual([undefined]);
});

it('a gateway that is away, or not set up, is said so and logged; a fault of ours is not', async () => {
  const away = starting();
  away.payu.isAway(true);
  await expect(away.onPage(transactionOf(), undefined, request())).rejects.toMatchObject(
    fault('GATEWAY_AWAY'),
  );
  expect(away.log.warn).toHaveBeenCalledExactlyOnceWith(
    { transactionId: 't-1', gateway: 'PAYU', err: expect.any(Error) },
    expect.any(String),
  );
  const missing = starting();
  const row = transactionOf({ gateway: 'BILLDESK' });
  await expect(missing.onPage(row, undefined, request())).rejects.toMatchObject(fault('GATEWAY_AWAY'));
  expect(missing.log.error).toHaveBeenCalledExactlyOnceWith(
    { transactionId: 't-1', gateway: 'BILLDESK' },
    expect.any(String),
  );
  const broken = starting({ answer: new TypeError('A mistake.') });
  await expect(broken.onPage(transactionOf(), undefined, request())).rejects.toThrow('A mistake.');
  await expect(broken.upi(upi(), request())).rejects.toThrow('A mistake.');
  expect(broken.log.warn).not.toHaveBeenCalled();
});

it.each<[string, Transaction]>([
  ['is paid on a page', paidBy({})],
  ['is not waited for', upi({}, { state: 'PENDING' })],
  ['was asked for', upi({ upi: { requestId: 'r-1' } })],
])('asks for no UPI payment that %s', async (_title, row) => {
  const { upi: ask, payu, updated } = starting();
  expect(await ask(row, request())).toBe(row);
  const meanwhile = starting({ current: row });
  expect(await meanwhile.upi(upi(), request())).toBe(row);
  expect([payu.started, updated, meanwhile.payu.started, meanwhile.updated]).toEqual([[], [], [], []]);
});

it('an order that waits for no UPI payment waits for the turn of no cart', async () => {
  const row = paidBy({});
  // In its turn it would be another one by now.
  expect(await starting({ current: upi() }).upi(row, request())).toBe(row);
});

it('PAY-10 counts a UPI request before it is asked for, and keeps what the gateway answered', async () => {
  const { upi: ask, payu, updated } = starting();
  const row = await ask(upi({ instrument: collect, upiTries: 1 }), request());
  expect(payu.started[0]?.means).toEqual({ kind: 'upi-collect', vpa: 'asha@bank' });
  const asked = { ...payment, mode: 'UPI_WALLET', instrument: collect, upiTries: 2, isAsked: true };
  expect(updated).toEqual([
    { payment: asked, ...dueIn(10 * second) },
    { payment: { ...asked, upi: { requestId: 'U-t-1', vpa: 'asha@bank' } } },
  ]);
  expect(row.payment.upi).toEqual({ requestId: 'U-t-1', vpa: 'asha@bank' });
});

it('PAY-09 asks for a link where no address is given', async () => {
  const { upi: ask, payu } = starting();
  const row = await ask(upi(), request());
  expect(payu.started[0]?.means).toEqual({ kind: 'upi-intent' });
  expect(row.payment).toMatchObject({ upiTries: 1, upi: { requestId: 'U-t-1', link: 'upi://pay?tr=t-1' } });
  const without = starting();
  await without.upi(upi({ instrument: { flow: 'COLLECT' } }), request());
  expect(without.payu.started[0]?.means).toEqual({ kind: 'upi-collect', vpa: '' });
});

it.each<[string, StartedPayment, Transaction]>([
  ['has an answer', { kind: 'upi', requestId: 'r-1' }, upi({ upi: { requestId: 'r-2' } })],
  ['has ended', { kind: 'upi', requestId: 'r-1' }, upi({}, { state: 'FAILED' })],
  ['has ended, and the request was refused', { kind: 'upi' }, upi({}, { state: 'CONFIRMED' })],
])('writes no answer to a UPI request when the payment %s meanwhile', async (_title, answer, meanwhile) => {
  const test = starting({ answer, meanwhile });
  expect(await test.upi(upi(), request())).toBe(meanwhile);
  expect([test.updated.length, test.changes]).toEqual([1, []]);
});

it('ERR-19 a UPI request that is refused has failed, with why and the address that it was for', async () => {
  const answer = { kind: 'refused', code: 'VPA', text: 'This UPI ID does not exist.' } as const;
  const refused = starting({ answer });
  const row = await refused.upi(upi({ instrument: collect }), request());
  expect([row.state, row.reason]).toEqual(['FAILED', 'This UPI ID does not exist.']);
  expect(refused.changes).toEqual([
    { event: 'declined', reason: 'This UPI ID does not exist.', detail: { code: 'VPA' } },
  ]);
  expect(refused.updated.at(-1)?.payment?.upi).toEqual({ vpa: 'asha@bank' });
  const without = starting({ answer: { kind: 'upi' } });
  await without.upi(upi(), request());
  expect(without.changes).toEqual([{ event: 'declined', reason: undefined, detail: undefined }]);
  expect(without.updated.at(-1)?.payment?.upi).toEqual({});
});

it('one that was asked for before is refused for that alone: it has failed only where the gateway knows nothing of it', async () => {
  const again = upi({ instrument: collect, upiTries: 1 });
  const known = starting({ answer: { kind: 'upi' }, current: again });
  known.payu.settle('t-1', 'pending');
  expect((await known.upi(again, request())).state).toBe('AWAITING_PAYMENT');
  expect(known.changes).toEqual([]);
  const silent = starting({ answer: { kind: 'upi' }, current: again });
  silent.payu.isAway(true);
  expect((await silent.upi(again, request())).state).toBe('AWAITING_PAYMENT');
  const unknown = starting({ answer: { kind: 'upi' }, current: again });
  expect((await unknown.upi(again, request())).state).toBe('FAILED');
  const first = starting({ answer: { kind: 'upi' }, current: upi() });
  first.payu.settle('t-1', 'pending');
  expect((await first.upi(upi(), request())).state).toBe('FAILED');
  expect([known, unknown, first].map(({ payu }) => payu.questions())).toEqual([1, 1, 0]);
});

it('a request that was sent to an address may have arrived, also where the gateway does not answer', async () => {
  const row = upi({ instrument: collect });
  const lost = new GatewayUnreachable('It did not answer.');
  const arrived = starting({ answer: lost });
  arrived.payu.settle('t-1', 'pending');
  expect((await arrived.upi(row, request())).payment.isAsked).toBe(true);
  const not = starting({ answer: lost });
  await expect(not.upi(row, request())).rejects.toMatchObject(fault('GATEWAY_AWAY'));
  const silent = starting({ answer: lost });
  silent.payu.isAway(true);
  await expect(silent.upi(row, request())).rejects.toMatchObject(fault('UPI_IN_DOUBT'));
  // A link that nobody has got cannot be paid.
  const link = starting({ answer: lost });
  await expect(link.upi(upi(), request())).rejects.toMatchObject(fault('GATEWAY_AWAY'));
  expect(link.payu.questions()).toBe(0);
});

it('a fault of ours is no doubt about a request that was sent', async () => {
  const test = starting({ answer: new GatewayUnreachable('It did not answer.') });
  test.payu.beforeStatus(() => Promise.reject(new TypeError('A mistake.')));
  await expect(test.upi(upi({ instrument: collect }), request())).rejects.toThrow('A mistake.');
});

it.each<[string, StartedPayment]>([
  ['the address of a page', { kind: 'redirect', url: 'https://pay.example' }],
  ['a form', { kind: 'form', form: { url: 'https://pay.example/form', fields: {} } }],
])('a gateway that answers a UPI payment with %s is a mistake of ours', async (_title, answer) => {
  await expect(starting({ answer }).upi(upi(), request())).rejects.toThrow('PAYU has no UPI without a page.');
});
