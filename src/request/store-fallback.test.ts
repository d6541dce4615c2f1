import { describe, expect, it } from 'vitest';
import { createRequestWorld, endpoint, guest } from './testing/request-world.ts';

const menu = endpoint('GET', '/catalog-service/ve1/stores/$storeId/menu');
const deals = endpoint('GET', '/catalog-service/ve1/stores/$storeId/widget');
const path = (store: string, leaf = 'menu') => `GET /catalog-service/ve1/stores/${store}/${leaf}`;
const noStore = { ...guest, storeId: null };

describe('403', () => {
  it.each([
    ['the store of app-config', { ...guest, configStoreId: '30003' }, '30003'],
    ['14052 without one', guest, '14052'],
  ])('REQ-13 CON-05 asks again for %s', async (_, session, store) => {
    const world = createRequestWorld({
      session,
      script: { [path('20001')]: [{ status: 403 }], [path(store)]: [{ json: { menu: 1 } }] },
    });
    await expect(world.request.call(menu)).resolves.toEqual({ ok: true, data: { menu: 1 } });
    expect(world.sent[1]?.headers['x-store-id']).toBe(store);
  });

  it('REQ-13 does so once', async () => {
    const world = createRequestWorld({
      script: { [path('20001')]: [{ status: 403 }], [path('14052')]: [{ status: 403 }] },
    });
    expect(await world.refusalOf(world.request.call(menu))).toMatchObject({ kind: 'refused', status: 403 });
    expect(world.sent).toHaveLength(2);
  });

  it('REQ-13 covers a path with null and a store written out in a link', async () => {
    const world = createRequestWorld({
      session: noStore,
      script: {
        [path('null')]: [{ status: 403 }],
        [path('14052')]: [{}],
        [path('777', 'bestseller')]: [{ status: 403 }],
        [path('14052', 'bestseller')]: [{}],
      },
    });
    await world.request.call(menu);
    await world.request.call(endpoint('GET', '/catalog-service/ve1/stores/777/bestseller'));
    expect(world.sent).toHaveLength(4);
  });

  it('REQ-13 with null in a link asks for the default store, not for the one that the customer has', async () => {
    const world = createRequestWorld({
      session: { ...guest, storeId: '555', configStoreId: '30003' },
      script: { [path('null')]: [{ status: 403 }], [path('30003')]: [{ json: 1 }] },
    });
    const link = endpoint('GET', '/catalog-service/ve1/stores/null/menu');
    await expect(world.request.call(link)).resolves.toEqual({ ok: true, data: 1 });
  });

  it('REQ-13 REQ-31 a call has one other store, also when it is sent again because its reply was torn', async () => {
    const world = createRequestWorld({
      session: { ...guest, configStoreId: '30003' },
      script: {
        [path('null')]: [{ status: 404 }],
        [path('20001')]: [{ text: '{' }, { status: 403 }],
      },
    });
    const link = endpoint('GET', '/catalog-service/ve1/stores/null/menu');
    expect(await world.refusalOf(world.request.call(link))).toMatchObject({ kind: 'refused', status: 403 });
  });

  it('REQ-13 does not ask the default store twice', async () => {
    const world = createRequestWorld({
      session: { ...guest, storeId: '14052' },
      script: { [path('14052')]: [{ status: 403 }] },
    });
    await world.refusalOf(world.request.call(menu));
    expect(world.sent).toHaveLength(1);
  });

  it('REQ-14 refuses any other path at once, with the text of the server', async () => {
    const world = createRequestWorld({
      script: { 'GET /wallet': [{ status: 403, json: { errors: [{ code: 'NO', displayMsg: 'Not you' }] } }] },
    });
    expect(await world.refusalOf(world.request.call(endpoint('GET', '/wallet')))).toMatchObject({
      status: 403,
      code: 'NO',
      text: 'Not you',
    });
    expect(world.popups).toEqual([]);
  });
});

describe('404', () => {
  it.each([
    ['/tracker-service/ve2/orders/9'],
    ['/order-service/ve3/orders'],
    ['/order-service/ve1/orders'],
    ['/catalog-service/ve1/stores/20001/menu'],
  ])('REQ-15 hands over the body of %s', async (at) => {
    const world = createRequestWorld({
      script: { [`GET ${at}`]: [{ status: 404, json: { orders: [] } }] },
    });
    await expect(world.request.call(endpoint('GET', at))).resolves.toEqual({
      ok: true,
      data: { orders: [] },
    });
  });

  it.each([
    ['the store of app-config', { ...noStore, configStoreId: '30003' }, '30003'],
    ['14052', noStore, '14052'],
    ['14052 where null was stored for a store', { ...noStore, storeId: 'null' }, '14052'],
  ])('REQ-16 with a null store asks again for %s', async (_, session, store) => {
    const world = createRequestWorld({
      session,
      script: { [path('null', 'widget')]: [{ status: 404 }], [path(store, 'widget')]: [{ json: 1 }] },
    });
    await expect(world.request.call(deals)).resolves.toEqual({ ok: true, data: 1 });
  });

  it('REQ-16 with a null store in a link asks again for the store that the customer has', async () => {
    const world = createRequestWorld({
      session: { ...guest, storeId: '555', configStoreId: '30003' },
      script: { [path('null', 'widget')]: [{ status: 404 }], [path('555', 'widget')]: [{ json: 1 }] },
    });
    const link = endpoint('GET', '/catalog-service/ve1/stores/null/widget');
    await expect(world.request.call(link)).resolves.toEqual({ ok: true, data: 1 });
  });

  it('REQ-15 REQ-16 asks for a store first, then hands over the body of a menu', async () => {
    const world = createRequestWorld({
      session: noStore,
      script: { [path('null')]: [{ status: 404 }], [path('14052')]: [{ status: 404, json: { no: 'menu' } }] },
    });
    await expect(world.request.call(menu)).resolves.toEqual({ ok: true, data: { no: 'menu' } });
  });

  it('REQ-17 fails anywhere else', async () => {
    const world = createRequestWorld({ script: { 'POST /loginhandler/searchuser': [{ status: 404 }] } });
    expect(
      await world.refusalOf(world.request.call(endpoint('POST', '/loginhandler/searchuser'))),
    ).toMatchObject({
      kind: 'refused',
      status: 404,
      shown: false,
    });
  });
});
