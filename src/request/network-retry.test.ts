import { describe, expect, it } from 'vitest';
import { requestRules } from '#src/config/request-rules.ts';
import { requestTexts } from '#src/config/texts/request.ts';
import { createRequestWorld, endpoint } from './testing/request-world.ts';

const validations = endpoint('POST', '/order-service/ve3/orders/validations');
const key = 'POST /order-service/ve3/orders/validations';

describe('time-out', () => {
  it('REQ-09 treats a reply that does not come within 30000 ms as a network failure', async () => {
    const world = createRequestWorld({ script: { 'GET /slow': 'hang' } });
    const work = world.request.call(endpoint('GET', '/slow'));
    let outcome: unknown = 'waiting';
    void work.then((answer) => {
      outcome = answer;
    });
    await world.clock.advance(29_999);
    expect(outcome).toBe('waiting');
    await world.clock.advance(1);
    expect(outcome).toMatchObject({ refusal: { kind: 'network', code: 'TIMEOUT' } });
    expect(world.sent[0]?.signal?.aborted).toBe(true);
  });

  it('REQ-09 counts the body in: a reply that stops half-way is a network failure too', async () => {
    const world = createRequestWorld({ script: { 'GET /slow': 'stall' } });
    const error = await world.refusalOf(world.request.call(endpoint('GET', '/slow')));
    expect(error).toMatchObject({ kind: 'network', code: 'TIMEOUT' });
  });

  it('leaves no timer after the reply', async () => {
    const world = createRequestWorld({ script: { 'GET /fast': {} } });
    await world.request.call(endpoint('GET', '/fast'));
    expect(world.clock.pending()).toBe(0);
  });
});

describe('network failures', () => {
  it.each([
    ['PUT', '/agg/cart-service/ve1/cart/$cartId/items', '/agg/cart-service/ve1/cart/cart-1/items'],
    ['POST', '/order-service/ve3/orders/validations', '/order-service/ve3/orders/validations'],
    ['POST', '/order-service/ve3/orders/confirm', '/order-service/ve3/orders/confirm'],
    [
      'GET',
      '/payment-service/ve1/payment/options/lastSuccessful',
      '/payment-service/ve1/payment/options/lastSuccessful',
    ],
    ['GET', '/order-service/ve3/orders/transaction/t1', '/order-service/ve3/orders/transaction/t1'],
    ['POST', '/loginhandler/refreshtoken', '/loginhandler/refreshtoken'],
  ] as const)('REQ-26 sends %s %s once and three times more', async (method, template, path) => {
    const world = createRequestWorld({ script: { [`${method} ${path}`]: 'network' } });
    const error = await world.refusalOf(world.request.call(endpoint(method, template)));
    expect(world.sent).toHaveLength(4);
    expect(error).toMatchObject({ kind: 'network', code: 'RETRY_FAILED', message: 'Retry Failed' });
  });

  it('REQ-26 stops as soon as a retry is answered, under the same request id', async () => {
    const world = createRequestWorld({ script: { [key]: ['network', 'network', { json: { ok: 1 } }] } });
    await expect(world.finish(world.request.call(validations))).resolves.toEqual({
      ok: true,
      data: { ok: 1 },
    });
    expect(new Set(world.sent.map(({ headers }) => headers['x-request-id'])).size).toBe(1);
    expect(world.visiblePopup()).toBeNull();
  });

  it('REQ-26 counts a time-out as one of the failures', async () => {
    const world = createRequestWorld({ script: { [key]: ['hang', { json: { ok: 1 } }] } });
    const begun = world.clock.now();
    await world.finish(world.request.call(validations));
    expect(world.clock.now() - begun).toBeGreaterThanOrEqual(requestRules.timeOutMs);
  });

  it('REQ-26 waits longer before each retry', async () => {
    const world = createRequestWorld({ script: { [key]: 'network' }, random: 0.5 });
    const begun = world.clock.now();
    await world.refusalOf(world.request.call(validations));
    const pause = requestRules.networkRetryPauseMs;
    expect(world.clock.now() - begun).toBe((pause + 2 * pause + 4 * pause) * 1.25);
  });

  it('REQ-27 ERR-06 shows the network popup while it retries, once', async () => {
    const world = createRequestWorld({ script: { [key]: ['network', 'network', 'network', {}] } });
    const work = world.request.call(validations);
    await world.clock.advance(0);
    expect(world.visiblePopup()).toMatchObject({
      header: 'Oops',
      text: 'There seems to be network issue. Retrying ....',
    });
    await world.finish(work);
    expect(world.popups).toHaveLength(1);
  });

  it('REQ-27 keeps one popup for several calls until the last of them has an outcome', async () => {
    const confirm = endpoint('POST', '/order-service/ve3/orders/confirm');
    const world = createRequestWorld({
      script: {
        [key]: ['network', {}],
        'POST /order-service/ve3/orders/confirm': ['network', 'network', {}],
      },
    });
    const first = world.request.call(validations);
    const second = world.request.call(confirm);
    await world.clock.advance(requestRules.networkRetryPauseMs);
    await first;
    expect(world.visiblePopup()).not.toBeNull();
    await world.finish(second);
    expect(world.visiblePopup()).toBeNull();
  });

  it.each([
    {
      row: 'REQ-28 a background path',
      path: '/cart-service/ve1/cart/calculate/discount',
      onCartPage: true,
      shown: 0,
    },
    {
      row: 'REQ-28 a cart call off the cart page',
      path: '/cart-service/ve1/cart/c',
      onCartPage: false,
      shown: 0,
    },
    {
      row: 'REQ-27 a cart call on the cart page',
      path: '/cart-service/ve1/cart/c',
      onCartPage: true,
      shown: 1,
    },
    { row: 'REQ-36 a gateway call', path: '/payment-service/ve1/payment/verify', onCartPage: true, shown: 0 },
  ])('$row shows $shown network popups', async ({ path, onCartPage, shown }) => {
    const call = endpoint('PUT', path);
    const world = createRequestWorld({ script: { [`PUT ${path}`]: ['network', {}] }, onCartPage });
    await world.finish(world.request.call(call));
    expect(world.popups).toHaveLength(shown);
  });

  it('REQ-29 ends with Retry Failed, settles the promise of the caller and hides the popup', async () => {
    const world = createRequestWorld({ script: { [key]: 'network' } });
    const error = await world.refusalOf(world.request.call(validations));
    expect(error.message).toBe(requestTexts.retryFailed);
    expect(world.visiblePopup()).toBeNull();
  });

  it('REQ-30 does not retry any other path', async () => {
    const world = createRequestWorld({ script: { 'GET /misc-service/x': ['network'] }, online: false });
    const error = await world.refusalOf(world.request.call(endpoint('GET', '/misc-service/x')));
    expect(world.sent).toHaveLength(1);
    expect(error).toMatchObject({ kind: 'network', code: 'OFFLINE' });
    expect(world.popups).toEqual([]);
    const online = createRequestWorld({ script: { 'GET /misc-service/x': ['network'] } });
    const lost = await online.refusalOf(online.request.call(endpoint('GET', '/misc-service/x')));
    expect(lost).toMatchObject({ kind: 'network', code: 'NETWORK' });
  });

  it('REQ-26 an endpoint can declare itself as not critical', async () => {
    const world = createRequestWorld({ script: { 'GET /cart-service/tnc': ['network'] } });
    await world.refusalOf(world.request.call(endpoint('GET', '/cart-service/tnc', { critical: false })));
    expect(world.sent).toHaveLength(1);
  });

  it('a path that lacks a value is no network failure', async () => {
    const world = createRequestWorld({ script: {} });
    const call = world.request.call(endpoint('GET', '/order-service/ve3/orders/transaction/:id'));
    expect((await world.errorOf(call)).kind).toBe('unresolved');
    expect(world.popups).toEqual([]);
  });
});
