import { describe, expect, it } from 'vitest';
import { requestRules } from '#src/config/request-rules.ts';
import { refreshingWorld, unlessRenewed } from './testing/refreshing-world.ts';
import { createRequestWorld, customer, endpoint } from './testing/request-world.ts';

const cart = endpoint('GET', '/agg/cart-service/ve1/cart/$cartId');
const [a, b, c] = ['/a', '/b', '/c'].map((path) => endpoint('GET', path)) as [
  typeof cart,
  typeof cart,
  typeof cart,
];

/** Waits without advancing the clock, for tests that hold replies back. */
const thrownBy = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (error: unknown) => error,
  );

describe('401', () => {
  it('SES-23 three calls at once cost one refresh and three replays', async () => {
    const world = refreshingWorld({
      'GET /a': unlessRenewed,
      'GET /b': unlessRenewed,
      'GET /c': unlessRenewed,
    });
    const replies = await Promise.all([a, b, c].map((each) => world.request.call(each)));
    expect(replies).toEqual(Array(3).fill({ ok: true, data: 'fine' }));
    expect(world.refreshes()).toBe(1);
    expect(world.sent).toHaveLength(7);
  });

  it('SES-23 a call that begins during the refresh waits for it', async () => {
    let answer = () => {};
    const gate = new Promise<object>((resolve) => {
      answer = () => resolve({});
    });
    const world = refreshingWorld({
      'POST /refreshtoken': () => gate,
      'GET /a': unlessRenewed,
      'GET /b': unlessRenewed,
    });
    const first = world.request.call(a);
    await world.clock.advance(0);
    const second = world.request.call(b);
    await world.clock.advance(0);
    expect(world.log()).toEqual(['GET /a', 'POST /refreshtoken']);
    answer();
    await Promise.all([first, second]);
    expect(world.to('/b')).toHaveLength(1);
  });

  it('SES-24 replays with the new cart id in path, query, body and headers, under the same request id', async () => {
    const script = {
      'GET /agg/cart-service/ve1/cart/cart-1': { status: 401 },
      'GET /agg/cart-service/ve1/cart/cart-r1': { json: 'cart' },
      'POST /orders': [{ status: 401 }, {}],
    };
    const world = refreshingWorld(script);
    await world.request.call(cart);
    expect(world.log().at(-1)).toBe('GET /agg/cart-service/ve1/cart/cart-r1');
    expect(world.sent.at(-1)?.headers['x-auth-token']).toBe('key-r1');

    await world.request.call(endpoint('POST', '/orders'), {
      query: { cartId: 'cart-r1', other: 'cart-r1' },
      body: { orderDetails: { cartId: 'cart-r1', note: 'cart-r1' }, carts: [{ cartId: 'another' }] },
      headers: { cartId: 'cart-r1' },
    });
    const [first, replay] = world.to('/orders');
    expect(replay?.query).toBe('cartId=cart-r2&other=cart-r1');
    expect(replay?.body).toEqual({
      orderDetails: { cartId: 'cart-r2', note: 'cart-r1' },
      carts: [{ cartId: 'another' }],
    });
    expect(replay?.headers['cartid']).toBe('cart-r2');
    expect(replay?.headers['x-request-id']).toBe(first?.headers['x-request-id']);
  });

  it('SES-28 an endless 401 costs two refreshes and then fails', async () => {
    const world = refreshingWorld({ 'GET /a': { status: 401 } });
    expect(await world.refusalOf(world.request.call(a))).toMatchObject({ kind: 'session', status: 401 });
    expect(world.refreshes()).toBe(2);
    expect(world.to('/a')).toHaveLength(3);
  });

  it('SES-28 SES-23 three endless 401s at once cost two refreshes in all', async () => {
    const world = refreshingWorld({
      'GET /a': { status: 401 },
      'GET /b': { status: 401 },
      'GET /c': { status: 401 },
    });
    const errors = await Promise.all([a, b, c].map((each) => world.refusalOf(world.request.call(each))));
    expect(errors.map(({ status }) => status)).toEqual([401, 401, 401]);
    expect(world.refreshes()).toBe(2);
  });

  it('SES-28 counts over the whole call: an unreadable body in between gives no more refreshes', async () => {
    const world = refreshingWorld({
      'GET /a': [{ status: 401 }, { text: '{' }, { status: 401 }, { text: '{' }, { status: 401 }],
    });
    expect((await world.refusalOf(world.request.call(a))).kind).toBe('session');
    expect(world.refreshes()).toBe(2);
  });

  it('SES-30 ERR-05 a 401 of the refresh ends every wait, flags the session and shows the text once', async () => {
    const world = refreshingWorld(
      {
        'POST /refreshtoken': { status: 401 },
        'GET /a': { status: 401 },
        'GET /b': { status: 401 },
        'GET /c': { status: 401 },
      },
      customer,
    );
    const errors = await Promise.all([a, b, c].map((each) => world.refusalOf(world.request.call(each))));
    expect(errors.map(({ kind, shown }) => [kind, shown])).toEqual(Array(3).fill(['session', true]));
    expect(world.refreshes()).toBe(1);
    expect(world.counts.sessionFailed).toBe(1);
    expect(world.popups.map(({ text }) => text)).toEqual([
      'Looks like something went wrong, please retry. If you were logged in, please re-login to continue enjoying exclusive benefits & features',
    ]);
  });

  it('MIN-10 inside the app of a partner it says to exit, and leads to no login', async () => {
    const world = refreshingWorld(
      { 'POST /refreshtoken': { status: 401 }, 'GET /a': { status: 401 } },
      { ...customer, partner: 'PAYTM' },
    );
    expect(await world.refusalOf(world.request.call(a))).toMatchObject({ kind: 'session', shown: true });
    expect(world.popups).toEqual([
      { kind: 'session', header: 'Oops!', text: 'You have been logged out. Please exit.', button: 'Ok' },
    ]);
  });

  it('SES-30 a guest whose session cannot be renewed is not told to log in again: the call fails with the text of any call', async () => {
    const said = { errors: [{ code: 'SESSION_EXPIRED', displayMsg: 'Please re-login' }] };
    const world = refreshingWorld({
      'POST /refreshtoken': { status: 401, json: said },
      'GET /a': { status: 401, json: said },
    });
    expect(await world.refusalOf(world.request.call(a))).toMatchObject({
      kind: 'session',
      shown: false,
      text: 'Something Went Wrong. Please Try Again.',
    });
    expect(world.counts.sessionFailed).toBe(1);
    expect(world.popups).toEqual([]);
  });

  it('SES-28 a call is sent once as a new guest: a second 401 ends it', async () => {
    let guests = 1;
    const world = createRequestWorld({
      script: {
        'GET /a': { status: 401, json: { errors: [{ code: 'SESSION_EXPIRED', displayMsg: 'Refresh it' }] } },
      },
      async renew() {
        guests += 1;
        world.setSession({ userId: `guest-${guests}`, credentials: { accessKeyId: `key-${guests}` } });
        return { ok: true, data: undefined };
      },
    });
    expect(await world.refusalOf(world.request.call(a))).toMatchObject({
      kind: 'session',
      status: 401,
      text: 'Something Went Wrong. Please Try Again.',
    });
    expect(world.to('/a').map(({ headers }) => headers['x-user-id'])).toEqual(['guest-1', 'guest-2']);
  });

  it('SES-30 a late 401 of refused credentials starts no other refresh', async () => {
    let answer = () => {};
    const late = new Promise<object>((resolve) => {
      answer = () => resolve({ status: 401 });
    });
    const world = refreshingWorld({
      'POST /refreshtoken': { status: 401 },
      'GET /a': { status: 401 },
      'GET /b': () => late,
    });
    const slow = world.request.call(b);
    await world.request.call(a);
    answer();
    expect(await slow).toMatchObject({ refusal: { code: 'REFRESH_REFUSED' } });
    expect(world.refreshes()).toBe(1);
  });

  it('SES-23 a late 401 of credentials that were renewed already is replayed without a refresh', async () => {
    let answer = () => {};
    const late = new Promise<void>((resolve) => {
      answer = resolve;
    });
    const world = refreshingWorld({
      'GET /a': unlessRenewed,
      'GET /b': async (request) => {
        if (!request.headers['x-auth-token']?.includes('-r')) await late;
        return unlessRenewed(request);
      },
    });
    const slow = world.request.call(b);
    await world.request.call(a);
    answer();
    await expect(slow).resolves.toEqual({ ok: true, data: 'fine' });
    expect(world.refreshes()).toBe(1);
  });

  it('a refresh that hangs is bounded by the time-out and its retries', async () => {
    const world = refreshingWorld({ 'POST /refreshtoken': 'hang', 'GET /a': { status: 401 } });
    const begun = world.clock.now();
    expect(await world.refusalOf(world.request.call(a))).toMatchObject({
      kind: 'network',
      code: 'RETRY_FAILED',
    });
    expect(world.clock.now() - begun).toBeLessThan(5 * requestRules.timeOutMs);
    expect(world.counts.sessionFailed).toBe(0);
  });

  it('SES-23 a refresh that failed for another reason is tried again by the next call', async () => {
    const world = refreshingWorld({ 'POST /refreshtoken': [{ status: 503 }, {}], 'GET /a': unlessRenewed });
    expect((await world.refusalOf(world.request.call(a))).kind).toBe('service');
    await expect(world.request.call(a)).resolves.toEqual({ ok: true, data: 'fine' });
  });

  it('an abort ends the wait of its own call, not the refresh of the others', async () => {
    let answer = () => {};
    const gate = new Promise<object>((resolve) => {
      answer = () => resolve({});
    });
    const world = refreshingWorld({
      'POST /refreshtoken': () => gate,
      'GET /a': unlessRenewed,
      'GET /b': unlessRenewed,
    });
    const controller = new AbortController();
    const withdrawn = thrownBy(world.request.call(a, { signal: controller.signal }));
    const other = world.request.call(b);
    await world.clock.advance(0);
    controller.abort();
    expect(await withdrawn).toMatchObject({ kind: 'aborted' });
    answer();
    await expect(other).resolves.toEqual({ ok: true, data: 'fine' });
    expect(world.to('/a')).toHaveLength(1);
  });
});
