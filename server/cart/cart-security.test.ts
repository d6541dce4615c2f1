import { expect, it, vi } from 'vitest';
import * as service from '#schemas/api/cart.ts';
import type { Call } from '#schemas/call.ts';
import { headerNames } from '#schemas/header-names.ts';
import { readSettings } from '../settings.ts';
import { createOutbox } from '../sms/outbox.ts';
import { registeredTexts } from '../sms/sms-module.ts';
import { describeDatabases } from '../testing/databases.ts';
import { guestHeaders, loginHeaders } from '../testing/test-app.ts';
import type { LoggedInSession } from '../session/session-repository.ts';
import { routePath } from '../http/call-schema.ts';
import { cartIn, line, refusalIn, setUpCart, type Shopper } from './testing/set-up-cart.ts';

// Each test begins with the whole shop in the database.
vi.setConfig({ testTimeout: 60_000 });

const pizza = line('PIZ1', { sizeId: 'regular', crustId: 'hand-tossed' });
const isCall = (value: unknown): value is Call =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value;
const calls = Object.values(service as Record<string, unknown>).filter(isCall);
/** Calls that name no cart. A new call of the service has to name one, or be listed here. */
const withoutCart: ReadonlySet<string> = new Set([
  'getPromoTerms',
  'getOfferTerms',
  'getLeftnavStoreOffers',
  // That of the session.
  'getLeftnavCartOffers',
]);
const naming = calls.filter(({ id }) => !withoutCart.has(id));
/** Lines for all calls that take some. */
const payload = { version: 0, items: [line('SID1')] };

/** Makes a call for a cart, as the app would for its own. */
function callFor(call: Call, cartId: string, { call: ask }: Shopper) {
  const path = routePath(call)
    .replace(':cartId', cartId)
    .replace(':code', 'TEN')
    .replace(':storeId', '14052');
  const url = call.query ? `${path}?source=menu` : path;
  return ask(call.method, url, {
    headers: { cartid: cartId },
    ...(call.body && { payload }),
  });
}

describeDatabases('a cart is reached by its session alone', (open) => {
  it('every call of the service that is for a cart names it', () => {
    for (const call of naming)
      expect([call.id, routePath(call).includes(':cartId') || call.id === 'calculateDiscount']).toEqual([
        call.id,
        true,
      ]);
  });

  it('and no call tells the cart of somebody else from one that does not exist', async () => {
    const { guest, customer, db, offers } = await setUpCart(await open());
    await offers({ code: 'TEN', effect: { kind: 'percentage', percent: 10 } });
    const owners = [await customer({ userId: 'u-owner' }), await guest()];
    for (const owner of owners) await owner.post(0, [pizza]);
    const carts = () => db.selectFrom('carts').selectAll().orderBy('id').execute();
    const before = await carts();
    const others = [await guest(), await customer({ userId: 'u-other' })];
    for (const call of naming) {
      for (const other of others) {
        const forged = await callFor(call, 'c-nobody', other);
        expect([call.id, ...refusalIn(forged)]).toEqual([call.id, 404, 'NO_SUCH_CART']);
        for (const { cartId } of owners) {
          const reply = await callFor(call, cartId, other);
          expect([call.id, reply.statusCode, reply.body]).toEqual([call.id, 404, forged.body]);
        }
      }
      expect([call.id, await carts()]).toEqual([call.id, before]);
    }
  });

  it('and every call for a cart asks for a session', async () => {
    const { as } = await setUpCart(await open());
    for (const call of naming) {
      const reply = await callFor(call, 'c-1', as({}, 'c-1'));
      expect([call.id, ...refusalIn(reply)]).toEqual([call.id, 401, 'SESSION_EXPIRED']);
    }
  });
});

describeDatabases('the login', (open) => {
  async function setUpLogin() {
    const test = await setUpCart(await open());
    const outbox = createOutbox({
      db: test.db,
      now: test.clock.now,
      texts: registeredTexts(readSettings({})),
    });
    async function logIn(session: Awaited<ReturnType<typeof test.sessions.createGuest>>, mobile: string) {
      const headers = guestHeaders(session);
      await test.ask({ method: 'POST', url: '/loginhandler/sendotp', headers, payload: { mobile } });
      const code = (await outbox.list()).find((message) => message.mobile === mobile)?.body.slice(-6) ?? '';
      const reply = await test.ask({
        method: 'POST',
        url: '/loginhandler/validatecode',
        headers,
        payload: { mobile, code },
      });
      const login = reply.json<LoggedInSession>();
      return test.as(loginHeaders(login), login.attributes.cartId);
    }
    return { ...test, logIn };
  }

  it('SES-34 CRT-17 makes the cart of a guest that of a new customer, and the guest reaches it no more', async () => {
    const { sessions, ofGuest, logIn, db } = await setUpLogin();
    const session = await sessions.createGuest();
    const shopper = ofGuest(session);
    const before = cartIn(await shopper.post(0, [pizza]));
    const customer = await logIn(session, '9876543210');
    expect(customer.cartId).toBe(shopper.cartId);
    const { version, validItems, bill } = before;
    expect(cartIn(await customer.get())).toMatchObject({ version, validItems, bill });
    expect(refusalIn(await shopper.get())).toEqual([404, 'NO_SUCH_CART']);
    expect(refusalIn(await shopper.put(1, []))).toEqual([404, 'NO_SUCH_CART']);
    expect(cartIn(await customer.put(1, [line('SID1')])).version).toBe(2);
    expect(await db.selectFrom('carts').select('owner_id').execute()).toEqual([
      { owner_id: customer.headers[headerNames.userId] },
    ]);
  });

  it('CRT-17 of the carts of a customer only the one of the login is open, and those that became orders before it', async () => {
    const { sessions, logIn, db } = await setUpLogin();
    const customer = await logIn(await sessions.createGuest(), '9876543210');
    await customer.post(0, [pizza]);
    const row = await db.selectFrom('carts').selectAll().executeTakeFirstOrThrow();
    await db
      .insertInto('carts')
      .values({ ...row, id: 'c-other', lines: JSON.stringify(row.lines) })
      .execute();
    const other = () => callFor(service.getCart, 'c-other', customer);
    expect(refusalIn(await other())).toEqual([404, 'NO_SUCH_CART']);
    await db.updateTable('carts').set({ closed_at: row.used_at }).where('id', '=', 'c-other').execute();
    expect(cartIn(await other()).cartId).toBe(customer.cartId);
  });

  it('SES-34 keeps the cart of a guest who put in nothing from the guest too', async () => {
    const { sessions, ofGuest, logIn } = await setUpLogin();
    const session = await sessions.createGuest();
    const customer = await logIn(session, '9876543210');
    expect(refusalIn(await ofGuest(session).post(0, [pizza]))).toEqual([404, 'NO_SUCH_CART']);
    expect(cartIn(await customer.post(0, [pizza])).version).toBe(1);
  });

  it('SES-34 a known customer keeps theirs, and the lines of the guest stay where they were', async () => {
    const { sessions, ofGuest, logIn, db, clock } = await setUpLogin();
    const known = await logIn(await sessions.createGuest(), '9876543210');
    const own = cartIn(await known.post(0, [line('SID1')]));
    // Another code is sent after a moment.
    clock.forward(60_000);
    const session = await sessions.createGuest();
    const shopper = ofGuest(session);
    await shopper.post(0, [pizza]);
    const again = await logIn(session, '9876543210');
    expect(cartIn(await again.get())).toEqual(own);
    expect(refusalIn(await callFor(service.getCart, shopper.cartId, again))).toEqual([404, 'NO_SUCH_CART']);
    expect(await db.selectFrom('carts').selectAll().where('id', '=', shopper.cartId).execute()).toHaveLength(
      1,
    );
  });
});

describeDatabases('the log', (open) => {
  it('has a line for each call of the cart, without its id, what is in it, and codes', async () => {
    const logged: string[] = [];
    const { guest, offers } = await setUpCart(await open(), { logged });
    await offers({ code: 'SECRETTEN', effect: { kind: 'percentage', percent: 10 } });
    const shopper = await guest();
    await shopper.post(0, [{ ...pizza, item_name: 'My very own pizza' }]);
    await shopper.apply('SECRETTEN');
    await shopper.put(9, []);
    await shopper.apply('GUESSED');
    const lines = logged.filter((text) => text.includes('"reply"'));
    expect(lines.length).toBeGreaterThanOrEqual(4);
    for (const secret of [
      shopper.cartId,
      'SECRETTEN',
      'GUESSED',
      'My very own pizza',
      shopper.headers[headerNames.secretKey],
    ])
      expect(logged.join('\n')).not.toContain(secret);
  });
});
