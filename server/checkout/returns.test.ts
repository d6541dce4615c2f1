import { expect, it, vi } from 'vitest';
import { createFakeGateway, returnSign } from '../gateways/testing/fake-gateway.ts';
import { createReturns } from './returns.ts';
import { transactionOf } from './testing/transaction-of.ts';

const id = 'aB3dE6gH9jK2mN5pQ8rS1tU4';
const row = transactionOf({ id });

/** What becomes of a form that a browser, or the gateway, sends. */
function returning() {
  const find = vi.fn(async (ref: string) => (ref === id ? row : undefined));
  const settle = {
    back: vi.fn(async () => row),
    byNotice: vi.fn(async () => row),
    byReturn: vi.fn(async (_row: unknown, _told: { readonly failure?: string }) => row),
  };
  const warn = vi.fn();
  const returns = createReturns({
    gateways: new Map([['PAYU', createFakeGateway('PAYU')]]),
    transactions: { find },
    settle: settle as never,
    log: { warn },
  });
  return { returns, find, settle, warn };
}

const form = (claims: string, more: object = {}) => ({ ref: id, claims, sign: returnSign, ...more });
const calls = ({ settle }: ReturnType<typeof returning>) =>
  Object.fromEntries(
    Object.entries(settle).flatMap(([name, { mock }]) => (mock.calls.length > 0 ? [[name, mock.calls]] : [])),
  );

it.each(['pending', 'unknown'])('a browser that is back with %s asks how it went', async (claims) => {
  const test = returning();
  expect(await test.returns('PAYU', form(claims), 'browser')).toBe(id);
  expect(calls(test)).toEqual({ byReturn: [[row, { isSuccess: false }]] });
  expect(test.warn).not.toHaveBeenCalled();
});

it('what the gateway tells by itself asks how it went, whatever it claims', async () => {
  for (const claims of ['pending', 'failed']) {
    const test = returning();
    expect(await test.returns('PAYU', form(claims), 'gateway')).toBe(id);
    expect(calls(test)).toEqual({ byNotice: [[row, false]] });
  }
});

it('a payment that succeeded is told so', async () => {
  const test = returning();
  await test.returns('PAYU', form('success', { amount: '25000' }), 'browser');
  expect(calls(test)).toEqual({ byReturn: [[row, { isSuccess: true }]] });
  const told = returning();
  await told.returns('PAYU', form('success'), 'gateway');
  expect(calls(told)).toEqual({ byNotice: [[row, true]] });
});

it('a result that says it failed has one name, in whatever order its fields come', async () => {
  const test = returning();
  const fields = form('failed', { other: 'x' });
  await test.returns('PAYU', fields, 'browser');
  await test.returns('PAYU', Object.fromEntries(Object.entries(fields).toReversed()), 'browser');
  await test.returns('PAYU', { ...fields, other: 'y' }, 'browser');
  const [one, again, another] = test.settle.byReturn.mock.calls.map(([, { failure }]) => failure);
  expect(one).toMatch(/^[\w-]{43}$/);
  expect(again).toBe(one);
  expect(another).not.toBe(one);
});

it.each([
  ['not signed', form('success', { sign: 'forged' }), { isGenuine: false, isOurAmount: true }],
  ['of another amount', form('success', { amount: '24999' }), { isGenuine: true, isOurAmount: false }],
])('what is %s is not believed: a browser is back all the same', async (_title, fields, why) => {
  const test = returning();
  expect(await test.returns('PAYU', fields, 'browser')).toBe(id);
  expect(calls(test)).toEqual({ back: [[row]] });
  expect(test.warn).toHaveBeenCalledExactlyOnceWith(
    { gateway: 'PAYU', transactionId: id, ...why },
    expect.any(String),
  );
  const told = returning();
  expect(await told.returns('PAYU', fields, 'gateway')).toBe(id);
  expect(calls(told)).toEqual({});
});

it('what speaks of no payment of ours, or of that of another gateway, leads nowhere', async () => {
  const test = returning();
  expect(await test.returns('PAYU', form('success', { ref: 'x'.repeat(24) }), 'browser')).toBeUndefined();
  expect(test.find).toHaveBeenCalledOnce();
  expect(await test.returns('PAYU', form('success', { ref: '' }), 'browser')).toBeUndefined();
  // The database is not asked for what is no id.
  expect(test.find).toHaveBeenCalledOnce();
  expect(await test.returns('BILLDESK', form('success'), 'browser')).toBeUndefined();
  expect(test.find).toHaveBeenCalledOnce();
  test.find.mockResolvedValue({ ...row, gateway: 'BILLDESK' });
  expect(await test.returns('PAYU', form('success'), 'browser')).toBeUndefined();
  expect(test.warn.mock.calls).toEqual(
    ['PAYU', 'PAYU', 'BILLDESK', 'PAYU'].map((gateway) => [{ gateway }, expect.any(String)]),
  );
  expect(calls(test)).toEqual({});
});

it('a fault while it is settled keeps nobody from the page that asks again', async () => {
  const test = returning();
  const fault = new Error('The database is away.');
  test.settle.byReturn.mockRejectedValue(fault);
  expect(await test.returns('PAYU', form('pending'), 'browser')).toBe(id);
  expect(test.warn).toHaveBeenCalledExactlyOnceWith(
    { gateway: 'PAYU', transactionId: id, err: fault },
    expect.any(String),
  );
});
