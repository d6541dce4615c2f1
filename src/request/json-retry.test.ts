import { describe, expect, it } from 'vitest';
import { createRequestWorld, endpoint } from './testing/request-world.ts';

const submit = endpoint('POST', '/order-service/ve3/orders/transaction/:id');
const key = 'POST /order-service/ve3/orders/transaction/t1';
const options = { params: { id: 't1' }, body: { amount: 1 } };
const torn = { text: '{"status":"SUC' };

describe('a body that cannot be read', () => {
  it('REQ-31 is asked for three times more, orders included, with one request id', async () => {
    const world = createRequestWorld({ script: { [key]: torn } });
    const error = await world.refusalOf(world.request.call(submit, options));
    expect(world.log()).toEqual([key, key, key, key]);
    expect(new Set(world.sent.map(({ headers }) => headers['x-request-id'])).size).toBe(1);
    expect(error).toMatchObject({ kind: 'unreadable', code: 'BAD_RESPONSE', status: 200 });
  });

  it('REQ-34 ends with Bad response from server', async () => {
    const world = createRequestWorld({ script: { 'GET /thing': { text: '<html>' } } });
    const error = await world.refusalOf(world.request.call(endpoint('GET', '/thing')));
    expect(error.message).toBe('Bad response from server');
  });

  it.each([1, 2, 3])('REQ-31 is forgiven after %i', async (times) => {
    const world = createRequestWorld({
      script: { [key]: [...Array(times).fill(torn), { json: { ok: true } }] },
    });
    await expect(world.request.call(submit, options)).resolves.toEqual({ ok: true, data: { ok: true } });
    expect(world.sent).toHaveLength(times + 1);
  });

  it('REQ-31 holds for an empty body and for a refusal that is not JSON', async () => {
    const world = createRequestWorld({
      script: { 'GET /thing': [{ text: '' }, { status: 400, text: 'Bad Request' }, { json: 1 }] },
    });
    await expect(world.request.call(endpoint('GET', '/thing'))).resolves.toEqual({ ok: true, data: 1 });
  });

  it('REQ-26 REQ-31 shares the network retries of the call: neither rule starts the other again', async () => {
    const world = createRequestWorld({
      script: { [key]: ['network', torn, 'network', torn, 'network', torn, 'network'] },
    });
    const error = await world.refusalOf(world.request.call(submit, options));
    expect(world.sent).toHaveLength(7);
    expect(new Set(world.sent.map(({ headers }) => headers['x-request-id'])).size).toBe(1);
    expect(error.code).toBe('RETRY_FAILED');
  });
});
