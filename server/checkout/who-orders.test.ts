import { expect, it, vi } from 'vitest';
import { refusalIn } from '../cart/testing/set-up-cart.ts';
import type { Session } from '../http/session.ts';
import { createLogIn } from '../login/log-in.ts';
import { createOrdersRepository } from '../orders/orders-repository.ts';
import { describeDatabases, describePostgres } from '../testing/databases.ts';
import { authorToken, loginHeaders } from '../testing/test-app.ts';
import { oneAfterAnother } from './testing/one-after-another.ts';
import { mobile, setUpCheckout, stepIn } from './testing/set-up-checkout.ts';

// Each test begins with the whole shop in the database.
vi.setConfig({ testTimeout: 120_000 });

describePostgres('a guest who logs in while the order of another tab is sent', (open) => {
  it('SES-34 makes no order of an id that nobody has any more: the app sends it again', async () => {
    const test = await setUpCheckout(await open());
    const { db, sessions, customers, carts, clock } = test;
    const guest = await sessions.createGuest();
    const buyer = test.buyer(test.ofGuest(guest));
    const price = await buyer.fill();
    const { family_id: familyId } = await db
      .selectFrom('session_generations')
      .select('family_id')
      .executeTakeFirstOrThrow();
    const session: Session = { familyId, userId: guest.userId, cartId: guest.cartId, isLoggedIn: false };
    const logIn = createLogIn({
      sessions,
      customers,
      carts,
      orders: createOrdersRepository(db, clock.now),
      others: [{ adopt: async () => {} }],
    });
    const [login, order] = await oneAfterAnother(db, guest.cartId, [
      () =>
        db
          .transaction()
          .execute((transaction) => logIn.owner({ session, device: 'Chrome' }, { mobile }, transaction)),
      () => buyer.initiate('cash', price),
    ]);
    expect(refusalIn(order)).toEqual([401, 'SESSION_EXPIRED']);
    expect(await db.selectFrom('order_transactions').select('id').execute()).toEqual([]);
    // The cart came along: the customer orders it.
    expect(login.attributes.cartId).toBe(guest.cartId);
    const asha = test.buyer(test.as(loginHeaders(login), login.attributes.cartId));
    expect(stepIn(await asha.initiate('cash', price)).action).toBe('THANKYOU');
    expect(await test.orders()).toMatchObject([{ user_id: login.attributes.userId }]);
  });
});

describePostgres('an order that is cancelled while its guest logs in', (open) => {
  it('SES-34 is given back, and is that of the customer: neither waits for the other for ever', async () => {
    const test = await setUpCheckout(await open());
    const { db, sessions, customers, carts, clock } = test;
    const guest = await sessions.createGuest();
    const buyer = test.buyer(test.ofGuest(guest));
    const price = await buyer.fill();
    const { orderTransactionId: id } = stepIn(await buyer.initiate('credit-card', price));
    await buyer.process({ orderTransactionId: id });
    test.gateway('PAYU').settle(id, 'success');
    await buyer.verify(id);
    const [order] = await test.orders();
    const { family_id: familyId } = await db
      .selectFrom('session_generations')
      .select('family_id')
      .executeTakeFirstOrThrow();
    const session: Session = { familyId, userId: guest.userId, cartId: guest.cartId, isLoggedIn: false };
    const orders = createOrdersRepository(db, clock.now);
    const logIn = createLogIn({ sessions, customers, carts, orders, others: [{ adopt: async () => {} }] });
    const basic = { authorization: `Basic ${Buffer.from(`:${authorToken}`).toString('base64')}` };
    const [login, cancelled] = await oneAfterAnother(db, guest.cartId, [
      () =>
        db
          .transaction()
          .execute((transaction) => logIn.owner({ session, device: 'Chrome' }, { mobile }, transaction)),
      () =>
        test.ask({
          method: 'POST',
          url: '/sandbox/kitchen',
          headers: { ...basic, 'content-type': 'application/x-www-form-urlencoded' },
          payload: new URLSearchParams({ order: order?.id ?? '', change: 'cancel' }).toString(),
        }),
    ]);
    expect(cancelled.statusCode).toBe(303);
    expect(await test.orders()).toMatchObject([{ user_id: login.attributes.userId }]);
    expect(await test.transaction(id)).toMatchObject({
      state: 'REFUND_DUE',
      user_id: login.attributes.userId,
    });
    expect(await test.ledger.balanceOf('refund-due')).toBe(price);
  });
});

describeDatabases('the number of an order', (open) => {
  it('PAY-12 SES-33 of a guest has to answer also where nothing is to be paid', async () => {
    const test = await setUpCheckout(await open());
    await test.content.publish(
      [{ kind: 'app-config', slug: 'default', body: { document: 'app-config', charges: {} } }],
      'without charges',
    );
    await test.offers({ code: 'ALL', trigger: 'by-itself', effect: { kind: 'percentage', percent: 100 } });
    const guest = await test.guest();
    expect(await guest.fill()).toBe(0);
    for (const way of ['credit-card', 'cash']) {
      const step = stepIn(await guest.initiate(way, 0));
      expect(step).toMatchObject({ action: 'COD_OTP', amount: 0 });
      test.clock.forward(11_000);
    }
    expect(await test.orders()).toEqual([]);
    const asha = await test.customer();
    expect(await asha.fill()).toBe(0);
    expect(stepIn(await asha.initiate('credit-card', 0)).action).toBe('THANKYOU');
  });

  it('PAY-12 that is not the own one of a customer has to answer, too', async () => {
    const test = await setUpCheckout(await open());
    const asha = await test.customer();
    const price = await asha.fill();
    const stranger = { userDetails: { name: 'Asha', mobile: '9000000001' } };
    const step = stepIn(await asha.initiate('cash', price, stranger));
    expect(step).toMatchObject({ action: 'COD_OTP', mobile: '••••••0001' });
    expect(await test.orders()).toEqual([]);
    expect(stepIn(await asha.initiate('cash', price)).action).toBe('THANKYOU');
  });
});
