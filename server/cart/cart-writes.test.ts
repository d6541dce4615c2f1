import { expect, it, vi } from 'vitest';
import { headerNames } from '#schemas/header-names.ts';
import { seededRandom } from '#tests/support/seeded-random.ts';
import { createRateLimit } from '../http/rate-limits.ts';
import { describeDatabases } from '../testing/databases.ts';
import { loginHeaders } from '../testing/test-app.ts';
import { cartIn, cartService, line, refusalIn, setUpCart, textIn } from './testing/set-up-cart.ts';

// Each test begins with the whole shop in the database.
vi.setConfig({ testTimeout: 60_000 });

const pizza = line('PIZ1', { sizeId: 'regular', crustId: 'hand-tossed' });
const requestId = (id: string) => ({ [headerNames.requestId]: id });
const day = 24 * 60 * 60 * 1000;

describeDatabases('writes of a cart', (open) => {
  it('are done once for each request id, however often and at once they come', async () => {
    const { guest, db } = await setUpCart(await open());
    const shopper = await guest();
    const sent = await Promise.all(
      Array.from({ length: 30 }, () => shopper.post(0, [pizza], requestId('r1'))),
    );
    expect(new Set(sent.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1);
    expect(sent[0]?.statusCode).toBe(200);
    expect(cartIn(await shopper.get())).toMatchObject({ version: 1, validItems: [{ quantity: 1 }] });
    expect(await db.selectFrom('cart_requests').select('request_id').execute()).toHaveLength(1);
  });

  it('CRT-01 change nothing when they are repeated within a day, and are answered with the cart at the prices of that moment', async () => {
    const { guest, clock, db } = await setUpCart(await open());
    const shopper = await guest();
    const first = await shopper.post(0, [pizza], requestId('r1'));
    expect((await shopper.post(0, [pizza], requestId('r1'))).body).toBe(first.body);
    await shopper.put(1, [line('SID1')], requestId('r2'));
    clock.forward(day - 1);
    expect(cartIn(await shopper.post(0, [pizza], requestId('r1')))).toMatchObject({
      version: 2,
      validItems: [{ productId: 'SID1' }],
    });
    await db
      .insertInto('store_products')
      .values({ store_id: '14052', product_id: 'SID1', available: false, available_text: null })
      .onConflict((conflict) =>
        conflict.columns(['store_id', 'product_id']).doUpdateSet({ available: false }),
      )
      .execute();
    const again = cartIn(await shopper.put(1, [line('SID1')], requestId('r2')));
    expect(again).toMatchObject({ version: 2, validItems: [], invalidItems: [{ productId: 'SID1' }] });
    expect(again).toEqual(cartIn(await shopper.get()));
  });

  it('that change nothing of a cart that holds nothing are answered alike when they are repeated', async () => {
    const { guest } = await setUpCart(await open());
    const shopper = await guest();
    const first = await shopper.put(0, [], requestId('r1'));
    expect(cartIn(first)).toMatchObject({ cartId: shopper.cartId, version: 0, validItems: [] });
    expect((await shopper.put(0, [], requestId('r1'))).body).toBe(first.body);
  });

  it('are new ones after a day, and without a request id', async () => {
    const { guest, clock, db } = await setUpCart(await open());
    const shopper = await guest();
    await shopper.post(0, [pizza], requestId('r1'));
    expect(refusalIn(await shopper.post(0, [pizza]))).toEqual([409, 'CART_CHANGED']);
    clock.forward(day + 1);
    expect(refusalIn(await shopper.post(0, [pizza], requestId('r1')))).toEqual([409, 'CART_CHANGED']);
    expect(cartIn(await shopper.put(1, [], requestId('r1')))).toMatchObject({ version: 2, validItems: [] });
    expect(await db.selectFrom('cart_requests').select('request_id').execute()).toHaveLength(1);
  });

  it('are refused with the request id of another change, and with that of another call', async () => {
    const { guest } = await setUpCart(await open());
    const shopper = await guest();
    await shopper.post(0, [pizza], requestId('r1'));
    const other = await shopper.post(1, [line('SID1')], requestId('r1'));
    expect(refusalIn(other)).toEqual([409, 'REQUEST_ID_REUSED']);
    expect(refusalIn(await shopper.put(0, [pizza], requestId('r1')))).toEqual([409, 'REQUEST_ID_REUSED']);
    const elsewhere = await guest();
    expect(cartIn(await elsewhere.post(0, [line('SID1')], requestId('r1'))).version).toBe(1);
  });

  it.each([
    ['another order type', { [headerNames.deliveryType]: 'P' }],
    ['another store', { [headerNames.storeId]: '14053' }],
    ['the wallet', { isWalletUsed: 'true' }],
    ['another feature', { feature: 'COMBO_WITHOUT_PRICE' }],
  ])('are refused with the request id of a write for %s', async (_, other) => {
    const { guest } = await setUpCart(await open());
    const shopper = await guest();
    await shopper.post(0, [pizza]);
    const patch = (headers: Record<string, string>) =>
      shopper.call('PATCH', `${cartService}/${shopper.cartId}`, {
        payload: {},
        headers: { ...requestId('p1'), ...headers },
      });
    expect((await patch({})).statusCode).toBe(200);
    expect(refusalIn(await patch(other))).toEqual([409, 'REQUEST_ID_REUSED']);
  });

  it('are limited for each session, far above what somebody taps', async () => {
    const { guest, db, sessions, ofGuest } = await setUpCart(await open());
    const shopper = ofGuest(await sessions.createGuest());
    const { family_id: family } = await db
      .selectFrom('session_generations')
      .select('family_id')
      .executeTakeFirstOrThrow();
    const limit = createRateLimit({ db }, { name: 'cart-writes', points: 300, seconds: 600 });
    await limit.take(family, 270);
    const taps = Array.from({ length: 30 }, (_, at) => shopper.post(at, [{ ...pizza, quantity: at + 1 }]));
    for (const { statusCode } of await Promise.all(taps)) expect(statusCode).not.toBe(429);
    const before = cartIn(await shopper.get());
    for (const reply of [await shopper.put(1, []), await shopper.apply('TEN'), await shopper.remove('TEN')]) {
      expect(refusalIn(reply)).toEqual([429, 'TOO_MANY_REQUESTS']);
      expect(textIn(reply)).toMatch(/^Your cart was changed too often\. It is kept as it is\. Try again in /);
    }
    expect(cartIn(await shopper.get())).toEqual(before);
    expect((await (await guest()).post(0, [pizza])).statusCode).toBe(200);
  });

  it.each([
    ['another store', { [headerNames.storeId]: '14053' }],
    ['the menu of an experiment', { feature: 'COMBO_WITHOUT_PRICE' }],
  ])('of the same lines make a new version for %s, and else none', async (_, headers) => {
    const { guest } = await setUpCart(await open());
    const shopper = await guest();
    await shopper.post(0, [pizza]);
    expect(cartIn(await shopper.put(1, [pizza])).version).toBe(1);
    expect(cartIn(await shopper.put(1, [pizza], headers)).version).toBe(2);
    expect(cartIn(await shopper.put(2, [pizza], headers)).version).toBe(2);
  });

  it('OFR-07 a coupon is applied and removed once for each request id', async () => {
    const { guest, offers } = await setUpCart(await open());
    await offers({ code: 'TEN', effect: { kind: 'percentage', percent: 10 } });
    const shopper = await guest();
    await shopper.post(0, [pizza]);
    const applied = await shopper.apply('TEN', requestId('c1'));
    expect((await shopper.apply('TEN', requestId('c1'))).body).toBe(applied.body);
    const removed = await shopper.remove('TEN', requestId('c2'));
    // Its outcome is that of then, the cart that of now.
    const again = await shopper.apply('TEN', requestId('c1'));
    expect(again.json().data).toMatchObject({ result: 'SUCCESS', text: 'TEN saves you ₹19.90.' });
    expect(cartIn(again)).toEqual(cartIn(removed));
    expect((await shopper.remove('TEN', requestId('c2'))).body).toBe(removed.body);
    expect(cartIn(await shopper.get())).toMatchObject({ version: 3 });
    expect(cartIn(await shopper.get())).not.toHaveProperty('explicitPromo');
  });

  it('of one version win once, of twenty at the same time', async () => {
    const { guest } = await setUpCart(await open());
    const shopper = await guest();
    await shopper.post(0, [pizza]);
    const replies = await Promise.all(
      Array.from({ length: 20 }, (_, at) =>
        shopper.put(1, [{ ...pizza, quantity: at + 2 }], requestId(`r${at}`)),
      ),
    );
    const won = replies.filter(({ statusCode }) => statusCode === 200);
    expect(won).toHaveLength(1);
    for (const reply of replies.filter(({ statusCode }) => statusCode !== 200))
      expect(refusalIn(reply)).toEqual([409, 'CART_CHANGED']);
    expect(cartIn(await shopper.get())).toEqual(won[0] && cartIn(won[0]));
    expect(cartIn(await shopper.get()).version).toBe(2);
  });

  it('CRT-01 CRT-07 of random carts give bills that add up, however the lines are divided', async () => {
    const { guest } = await setUpCart(await open());
    const random = seededRandom(20261123);
    const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
    const form = () => {
      const sizeId = pick(['regular', 'large']);
      return pick([
        line('PIZ1', { sizeId, crustId: 'hand-tossed', addonIds: [`extra-cheese-${sizeId}`] }),
        line('PIZ3', { sizeId, crustId: 'hand-tossed' }),
        line('SID3'),
        line('BEV1'),
        line('CMB7'),
        line('NONE'),
      ]);
    };
    for (let round = 0; round < 12; round += 1) {
      const items = Array.from({ length: 1 + Math.floor(random() * 6) }, form);
      const [whole, split] = [await guest(), await guest()];
      const cart = cartIn(await whole.post(0, [...items, ...items]));
      const { bill, validItems, invalidItems } = cart;
      const { itemTotal, mixSaving, discount, packaging, delivery, cgst, sgst } = bill;
      expect(bill.total).toBe(itemTotal - mixSaving - discount + packaging + delivery + cgst + sgst);
      expect(cart.netPrice).toBe(bill.total);
      expect(validItems.reduce((sum, { net }) => sum + net, 0)).toBe(itemTotal - mixSaving - discount);
      for (const { total, mixSaving: mixed, discount: off, net, pricePerQty, quantity } of validItems) {
        expect(total).toBe(pricePerQty * quantity);
        expect(net).toBe(total - mixed - off);
      }
      const keys = [...validItems, ...invalidItems].map(({ id }) => id);
      expect(new Set(keys).size).toBe(keys.length);
      const doubled = cartIn(
        await split.post(
          0,
          items.map((item) => ({ ...item, quantity: 2 })),
        ),
      );
      expect({ ...doubled, cartId: '' }).toEqual({ ...cart, cartId: '' });
    }
  });
});

describeDatabases('a cart that became an order', (open) => {
  it('CRT-17 is not changed any more, and the next lines begin a new one', async () => {
    const { guest, carts } = await setUpCart(await open());
    const shopper = await guest();
    await shopper.post(0, [pizza]);
    expect(await carts.close(shopper.cartId)).toBe(true);
    expect(await carts.close(shopper.cartId)).toBe(false);
    for (const reply of [
      await shopper.put(1, [pizza]),
      await shopper.apply('FIRST40'),
      await shopper.remove('FIRST40'),
      await shopper.call('PATCH', `${cartService}/${shopper.cartId}`, { payload: {} }),
    ])
      expect(refusalIn(reply)).toEqual([409, '2.CARTINVALID']);
    const first = await shopper.post(7, [line('SID1')], requestId('r1'));
    const made = cartIn(first);
    expect(made).toMatchObject({ version: 1, validItems: [{ productId: 'SID1' }] });
    expect(made.cartId).not.toBe(shopper.cartId);
    // The reply was lost.
    expect((await shopper.post(7, [line('SID1')], requestId('r1'))).body).toBe(first.body);
    // The app still names the old one.
    expect(cartIn(await shopper.get())).toEqual(made);
    expect(refusalIn(await shopper.put(1, [pizza]))).toEqual([409, '2.CARTINVALID']);
    expect(refusalIn(await shopper.post(0, [pizza]))).toEqual([409, 'CART_CHANGED']);
  });

  it('CRT-17 is told from the one in its place: nothing is paid by the id of the old one', async () => {
    const { carts, ofGuest, sessions } = await setUpCart(await open());
    const guest = await sessions.createGuest();
    const shopper = ofGuest(guest);
    await shopper.post(0, [pizza]);
    await carts.close(shopper.cartId);
    const { cartId } = cartIn(await shopper.post(7, [line('SID1')]));
    const session = { familyId: '', userId: guest.userId, cartId, isLoggedIn: false };
    expect(await carts.find(session, shopper.cartId)).toMatchObject({ id: cartId, isReplaced: true });
    expect(await carts.find(session, cartId)).toMatchObject({ id: cartId, isReplaced: false });
  });

  it('CRT-17 ORD-05 is shown empty from then on, on every device and after the next login', async () => {
    const { customer, guest, carts } = await setUpCart(await open());
    const phone = await customer({ userId: 'u-1' });
    await phone.post(0, [pizza], requestId('r1'));
    await carts.close(phone.cartId);
    const empty = { version: 0, isOrdered: true, validItems: [], invalidItems: [], netPrice: 0 };
    const tablet = await customer({ userId: 'u-1' });
    for (const device of [phone, tablet]) expect(cartIn(await device.get())).toMatchObject(empty);
    // The reply to a write of before was lost.
    expect(cartIn(await phone.post(0, [pizza], requestId('r1')))).toMatchObject(empty);
    expect(refusalIn(await phone.put(1, [pizza]))).toEqual([409, '2.CARTINVALID']);
    const shopper = await guest();
    await shopper.post(0, [pizza]);
    await carts.close(shopper.cartId);
    expect(cartIn(await shopper.get())).toMatchObject(empty);
    const next = cartIn(await shopper.post(0, [line('SID1')]));
    expect(next.cartId).not.toBe(shopper.cartId);
    expect(cartIn(await shopper.get())).toEqual(next);
  });

  it('is kept while a session or a customer has it, because one id must not have two orders', async () => {
    const { customer, guest, carts, db, clock, removeExpired } = await setUpCart(await open());
    const [left, old] = [await guest(), await customer({ userId: 'u-1' })];
    for (const one of [left, old]) {
      await one.post(0, [pizza]);
      await carts.close(one.cartId);
    }
    await db
      .updateTable('carts')
      .set({ used_at: new Date(clock.now() - 60 * day) })
      .execute();
    await removeExpired();
    expect(cartIn(await left.post(0, [pizza])).cartId).not.toBe(left.cartId);
    // Another cart took the place of the guest's, so nobody has the old one any more.
    await removeExpired();
    const kept = await db.selectFrom('carts').select('id').where('closed_at', 'is not', null).execute();
    expect(kept).toEqual([{ id: old.cartId }]);
  });

  it('CRT-17 has one cart in its place, for twenty at once and for all devices of a customer', async () => {
    const { customer, carts, as } = await setUpCart(await open());
    const phone = await customer({ userId: 'u-1' });
    await phone.post(0, [pizza]);
    await carts.close(phone.cartId);
    const replies = await Promise.all(
      Array.from({ length: 20 }, () =>
        phone.call('POST', `${cartService}/${phone.cartId}`, { payload: { items: [pizza] } }),
      ),
    );
    const ids = new Set(replies.map((reply) => cartIn(reply).cartId));
    expect(ids.size).toBe(1);
    const tablet = await customer({ userId: 'u-1' });
    expect(ids.has(tablet.cartId)).toBe(true);
    expect(cartIn(await as(tablet.headers, tablet.cartId).get())).toMatchObject({ version: 1 });
  });

  it('nobody closes an empty cart', async () => {
    const { guest, carts } = await setUpCart(await open());
    const shopper = await guest();
    expect(await carts.close(shopper.cartId)).toBe(false);
  });
});

describeDatabases('rows of carts', (open) => {
  it('say once a day that somebody looked at the cart', async () => {
    const { customer, db, clock } = await setUpCart(await open());
    const shopper = await customer({ userId: 'u-1' });
    await shopper.post(0, [pizza]);
    const written = clock.now();
    const usedAt = async () =>
      (await db.selectFrom('carts').select('used_at').executeTakeFirstOrThrow()).used_at.getTime();
    expect(await usedAt()).toBe(written);
    clock.forward(day);
    await shopper.get();
    expect(await usedAt()).toBe(written);
    clock.forward(1);
    await shopper.get();
    expect(await usedAt()).toBe(written + day + 1);
  });

  it('are removed after a day for requests and after 30 days for carts that nobody opened', async () => {
    const { customer, db, clock, removeExpired, sessions, customers, as } = await setUpCart(await open());
    const kept = await customer({ userId: 'u-kept' });
    await kept.post(0, [pizza], requestId('r1'));
    const left = await customer({ userId: 'u-left' });
    await left.post(0, [pizza], requestId('r1'));
    const count = async () => [
      (await db.selectFrom('carts').select('id').execute()).map(({ id }) => id),
      (await db.selectFrom('cart_requests').select('cart_id').execute()).length,
    ];
    clock.forward(day - 1);
    await removeExpired();
    expect(await count()).toEqual([expect.arrayContaining([kept.cartId, left.cartId]), 2]);
    clock.forward(20 * day);
    const again = async () => {
      const attributes = await customers.find('u-kept');
      if (!attributes) throw new Error('No such customer.');
      return as(loginHeaders(await sessions.createLoggedInSession(attributes, 'Chrome')), attributes.cartId);
    };
    expect(cartIn(await (await again()).get()).validItems).toHaveLength(1);
    clock.forward(15 * day);
    await removeExpired();
    expect(await count()).toEqual([[kept.cartId], 0]);
    expect(cartIn(await (await again()).get())).toMatchObject({ version: 1, validItems: [{}] });
  });
});
