import swagger from '@fastify/swagger';
import Fastify from 'fastify';
import { expect, it, vi } from 'vitest';
import { formLimit } from '../http/form-bodies.ts';
import { notifyPath, registerReturns, returnPath } from './register-returns.ts';
import type { Returns } from './returns.ts';

const id = 'aB3dE6gH9jK2mN5pQ8rS1tU4';

/** What gateways send to the shop, and what it answers. */
async function sending(outcome: () => Promise<string | undefined> = async () => id) {
  const returns = vi.fn((..._asked: Parameters<Returns>) => outcome());
  const logged: string[] = [];
  const app = Fastify({ logger: { stream: { write: (line) => void logged.push(line) } } });
  await app.register(swagger);
  registerReturns(app, { returns, page: '/paymentTransaction' });
  const send = (url: string, payload: string, type = 'application/x-www-form-urlencoded') =>
    app.inject({ method: 'POST', url, payload, headers: { 'content-type': type } });
  return { app, returns, send, logged };
}

it('PAY-60 leads a browser to the page that asks how it went, whatever it brought', async () => {
  const { returns, send } = await sending();
  const reply = await send(`${returnPath}/PAYU`, 'txnid=T1&status=success');
  expect(returns).toHaveBeenCalledExactlyOnceWith('PAYU', { txnid: 'T1', status: 'success' }, 'browser');
  expect([reply.statusCode, reply.headers.location, reply.headers['cache-control']]).toEqual([
    303,
    `/paymentTransaction?transactionId=${id}`,
    'no-store',
  ]);
});

it('leads it there also where nothing is known of the payment, or it cannot be settled now', async () => {
  for (const outcome of [async () => undefined, () => Promise.reject(new Error('The database is away.'))]) {
    const { send } = await sending(outcome);
    const reply = await send(`${returnPath}/PAYU`, 'txnid=T1');
    expect([reply.statusCode, reply.headers.location]).toEqual([303, '/paymentTransaction']);
  }
});

it('writes down why a payment could not be settled when its browser came back', async () => {
  const { send, logged } = await sending(() => Promise.reject(new Error('The database is away.')));
  await send(`${returnPath}/PAYU`, 'txnid=T1');
  const said = logged.find((line) => line.includes('a return of a gateway was not settled'));
  expect(said).toContain('The database is away.');
});

it('answers a gateway that tells by itself, and says so where it has to tell again', async () => {
  const { returns, send } = await sending();
  const reply = await send(`${notifyPath}/PAYU`, 'txnid=T1');
  expect(returns).toHaveBeenCalledExactlyOnceWith('PAYU', { txnid: 'T1' }, 'gateway');
  expect([
    reply.statusCode,
    reply.body,
    reply.headers['cache-control'],
    reply.headers['content-type'],
  ]).toEqual([200, 'OK', 'no-store', expect.stringContaining('text/plain')]);
  const broken = await sending(() => Promise.reject(new Error('The database is away.')));
  expect((await broken.send(`${notifyPath}/PAYU`, 'txnid=T1')).statusCode).toBe(500);
});

it('a gateway that the product does not know is told nothing, and asks for nothing', async () => {
  const { returns, send } = await sending();
  const reply = await send(`${returnPath}/NONE`, 'txnid=T1');
  expect([reply.statusCode, reply.headers.location]).toEqual([303, '/paymentTransaction']);
  expect(returns).not.toHaveBeenCalled();
});

it('reads forms, the texts of a flat object, and a signed text', async () => {
  const { returns, send } = await sending();
  const json = JSON.stringify({ txnid: 'T1', amount: 5, more: { a: 'b' }, none: null });
  await send(`${notifyPath}/PAYU`, json, 'application/json');
  for (const empty of ['"text"', 'null'])
    expect((await send(`${notifyPath}/PAYU`, empty, 'application/json')).statusCode).toBe(200);
  await send(`${notifyPath}/BILLDESK`, 'a.b.c', 'application/jose');
  expect(returns.mock.calls.map(([kind, fields]) => [kind, { ...fields }])).toEqual([
    ['PAYU', { txnid: 'T1' }],
    ['PAYU', {}],
    ['PAYU', {}],
    ['BILLDESK', { transaction_response: 'a.b.c' }],
  ]);
});

it.each([returnPath, notifyPath])('reads no more at %s than a form may hold', async (path) => {
  const { returns, send } = await sending();
  const ofBytes = (bytes: number) => JSON.stringify({ txnid: 'x'.repeat(bytes - '{"txnid":""}'.length) });
  await send(`${path}/PAYU`, ofBytes(formLimit), 'application/json');
  expect(returns).toHaveBeenCalledOnce();
  expect((await send(`${path}/PAYU`, ofBytes(formLimit + 1), 'application/json')).statusCode).toBe(413);
  expect(returns).toHaveBeenCalledOnce();
});

it('what gateways and their browsers send to is no call of the API', async () => {
  const { app } = await sending();
  await app.ready();
  expect(app.swagger().paths ?? {}).toEqual({});
});
