import { describe, expect, it } from 'vitest';
import {
  anonymousReply,
  createRequestWorld,
  customer,
  endpoint,
  noVisitor,
} from './testing/request-world.ts';

const internalServerError = {
  kind: 'error',
  header: 'Oops',
  text: 'Something Went Wrong. Please Try Again.',
  button: 'OK',
};
const validate = endpoint('POST', '/loginhandler/validatecode');

describe('500', () => {
  it('REQ-18 on a sign-in call makes a fresh anonymous user and asks once more', async () => {
    const world = createRequestWorld({
      script: {
        'POST /loginhandler/validatecode': [{ status: 500 }, { json: { in: true } }],
        'POST /loginhandler/anonymoususer': [anonymousReply(9)],
      },
    });
    await expect(world.request.call(validate, { body: { code: '1', cartId: 'cart-1' } })).resolves.toEqual({
      ok: true,
      data: { in: true },
    });
    expect(world.log()).toEqual([
      'POST /loginhandler/validatecode',
      'POST /loginhandler/anonymoususer',
      'POST /loginhandler/validatecode',
    ]);
    expect(world.sent[2]?.headers['x-user-id']).toBe('guest-9');
    expect(world.sent[2]?.body).toEqual({ code: '1', cartId: 'cart-9' });
  });

  it('REQ-18 a second 500 is an error', async () => {
    const world = createRequestWorld({
      script: {
        'POST /loginhandler/validatecode': [{ status: 500 }, { status: 500 }],
        'POST /loginhandler/anonymoususer': [anonymousReply(9)],
      },
    });
    expect(await world.refusalOf(world.request.call(validate))).toMatchObject({ status: 500, shown: false });
  });

  it('REQ-18 on the anonymous endpoint makes one more anonymous call', async () => {
    const world = createRequestWorld({
      session: noVisitor,
      script: { 'POST /loginhandler/anonymoususer': [{ status: 500 }, anonymousReply(3)], 'GET /a': {} },
    });
    await world.request.call(endpoint('GET', '/a'));
    expect(world.log()).toEqual([
      'POST /loginhandler/anonymoususer',
      'POST /loginhandler/anonymoususer',
      'GET /a',
    ]);
  });

  it('REQ-18 never turns a customer into a guest', async () => {
    const world = createRequestWorld({
      session: customer,
      script: { 'POST /loginhandler/validatecode': [{ status: 500 }] },
    });
    expect((await world.refusalOf(world.request.call(validate))).shown).toBe(true);
    expect(world.sent).toHaveLength(1);
  });

  it('REQ-19 on a bucket call asks once more, then fails without a popup', async () => {
    const bucket = endpoint('GET', '/buckets/b1/widget', { bucket: true });
    const world = createRequestWorld({
      script: { 'GET /buckets/b1/widget': [{ status: 500 }, { status: 500 }] },
    });
    expect(await world.refusalOf(world.request.call(bucket))).toMatchObject({ status: 500 });
    expect(world.popups).toEqual([]);
  });

  it('REQ-19 REQ-31 asks once more in all, also when the reply in between was torn', async () => {
    const bucket = endpoint('GET', '/buckets/b1/widget', { bucket: true });
    const world = createRequestWorld({
      script: { 'GET /buckets/b1/widget': [{ status: 500 }, { text: '{' }, { status: 500 }] },
    });
    expect(await world.refusalOf(world.request.call(bucket))).toMatchObject({ status: 500 });
    expect(world.sent).toHaveLength(3);
  });

  it('REQ-19 goes on when the second bucket reply is good', async () => {
    const bucket = endpoint('GET', '/buckets/b1/widget', { bucket: true });
    const world = createRequestWorld({
      script: { 'GET /buckets/b1/widget': [{ status: 500 }, { json: 1 }] },
    });
    await expect(world.request.call(bucket)).resolves.toEqual({ ok: true, data: 1 });
  });

  it('REQ-20 elsewhere shows the popup and rejects at once, so that no loader stays', async () => {
    const world = createRequestWorld({ script: { 'GET /thing': [{ status: 500, text: '<html>' }] } });
    const error = await world.refusalOf(world.request.call(endpoint('GET', '/thing')));
    expect(world.popups).toEqual([internalServerError]);
    expect(world.visiblePopup()).toEqual(internalServerError);
    expect(error).toMatchObject({ kind: 'refused', status: 500, shown: true });
  });

  it.each([
    '/api/ve1/app-config',
    '/api/ve1/pwa-config',
    '/alert-service/ve1/alerts',
    '/api/ve1/seo-tags.json',
    '/customer-service/ve1/user/favourites/products',
    '/cart-service/ve1/cart/calculate/discount',
    '/order-service/ve1/orders',
    '/tracker-service/ve2/sendtrackerstatus',
    '/api/ve1/events',
  ])('REQ-21 REQ-22 shows no popup for %s', async (path) => {
    const world = createRequestWorld({ script: { [`GET ${path}`]: [{ status: 500 }] } });
    expect((await world.refusalOf(world.request.call(endpoint('GET', path)))).shown).toBe(false);
    expect(world.popups).toEqual([]);
  });

  it.each([{ putCartHome: true }, { background: true }])('REQ-21 shows no popup with %j', async (flags) => {
    const world = createRequestWorld({
      script: { 'PUT /agg/cart-service/ve1/cart/cart-1/items': [{ status: 500 }] },
    });
    const put = endpoint('PUT', '/agg/cart-service/ve1/cart/$cartId/items');
    await world.refusalOf(world.request.call(put, { flags }));
    expect(world.popups).toEqual([]);
  });

  it('REQ-23 on the partner login is left to the caller', async () => {
    const at = '/auth-service/micro-app/ve1/paytm/auth';
    const world = createRequestWorld({ script: { [`POST ${at}`]: [{ status: 500 }] } });
    expect(await world.refusalOf(world.request.call(endpoint('POST', at)))).toMatchObject({
      status: 500,
      shown: false,
    });
    expect(world.popups).toEqual([]);
  });
});

describe('501, 502, 503', () => {
  it.each([501, 502, 503])('REQ-24 rejects %i with the text and the status', async (status) => {
    const world = createRequestWorld({ script: { 'GET /thing': [{ status, text: 'gateway' }] } });
    const error = await world.refusalOf(world.request.call(endpoint('GET', '/thing')));
    expect(error).toMatchObject({
      kind: 'service',
      status,
      message: `Something wrong with service hosted ${status}`,
    });
    expect(world.popups).toEqual([]);
  });
});
