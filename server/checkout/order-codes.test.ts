import { expect, it, vi } from 'vitest';
import { refusalIn, textIn } from '../cart/testing/set-up-cart.ts';
import { codeOf } from '../login/one-time-code.ts';
import { describeDatabases } from '../testing/databases.ts';
import { mobile, orders, setUpCheckout, stepIn } from './testing/set-up-checkout.ts';

// Each test begins with the whole shop in the database.
vi.setConfig({ testTimeout: 60_000 });

/** The secret of the tests' server. */
const secret = 'the secret of the tests, long enough';

describeDatabases('codes of orders for cash', (open) => {
  async function setUp() {
    const test = await setUpCheckout(await open());

    /** A guest with an order for cash to somebody's number. */
    async function visitor(from?: string, of = mobile) {
      const guest = await test.guest(from);
      const price = await guest.fill();
      const begin = async (to = of) =>
        stepIn(await guest.initiate('cash', price, { userDetails: { name: 'Asha', mobile: to } }))
          .orderTransactionId;
      const send = (id: string) => guest.call('GET', `/payment-service/ve1/orders/${id}/otp`);
      const enter = (orderTransactionId: string, otp: string) =>
        guest.call('POST', `${orders}/confirm`, { payload: { orderTransactionId, otp } });
      return { begin, send, enter };
    }
    return { ...test, visitor };
  }

  it('API-071 a session has ten messages an hour, whatever numbers it names', async () => {
    const { visitor, messages } = await setUp();
    const guest = await visitor();
    const sent: number[] = [];
    for (let at = 0; at < 11; at += 1)
      sent.push((await guest.send(await guest.begin(`90000000${10 + at}`))).statusCode);
    expect(sent).toEqual([...Array<number>(10).fill(200), 429]);
    expect(await messages()).toHaveLength(10);
  });

  it('API-071 an address has as many messages as for logins, whatever sessions it takes', async () => {
    const { visitor, db } = await setUp();
    const guest = await visitor('198.51.100.7');
    const first = await guest.begin();
    expect((await guest.send(first)).statusCode).toBe(200);
    await db
      .updateTable('rate_limits')
      .set({ points: 1_000_000 })
      .where('key', 'like', 'order-codes-from:%')
      .execute();
    const second = await visitor('198.51.100.7');
    const refused = await second.send(await second.begin('9000000001'));
    expect(refusalIn(refused)).toEqual([429, 'TOO_MANY_REQUESTS']);
    expect(textIn(refused)).toMatch(/^Too many codes were asked for\..*, or pay in another way\.$/);
    const elsewhere = await visitor('198.51.100.8');
    expect((await elsewhere.send(await elsewhere.begin('9000000001'))).statusCode).toBe(200);
  });

  it('API-071 nobody can use up the messages of a number from one place', async () => {
    const { visitor, clock } = await setUp();
    for (let at = 0; at < 10; at += 1) {
      const stranger = await visitor();
      await stranger.send(await stranger.begin());
      clock.forward(45_000);
    }
    const owner = await visitor('198.51.100.9');
    expect((await owner.send(await owner.begin())).statusCode).toBe(200);
  });

  it('API-071 two requests at once send one message', async () => {
    const { visitor, messages } = await setUp();
    const guest = await visitor();
    const id = await guest.begin();
    const both = await Promise.all([guest.send(id), guest.send(id)]);
    expect(both.map(({ statusCode }) => statusCode).toSorted((one, other) => one - other)).toEqual([
      200, 429,
    ]);
    expect(await messages()).toHaveLength(1);
  });

  it('API-065 a code that was never sent is not taken', async () => {
    const { visitor, orders: placed } = await setUp();
    const guest = await visitor();
    const id = await guest.begin();
    const reply = await guest.enter(id, codeOf(secret, { mobile, salt: `order.${id}.` }));
    expect(refusalIn(reply)).toEqual([400, 'CODE_NOT_SENT']);
    expect(textIn(reply)).toContain('Have the code sent');
    expect(await placed()).toEqual([]);
    await guest.send(id);
    const right = await guest.enter(id, codeOf(secret, { mobile, salt: `order.${id}.` }));
    expect(stepIn(right).action).toBe('THANKYOU');
  });

  it('API-065 a session has thirty guesses an hour, over all its tries to order', async () => {
    const { visitor, db, clock } = await setUp();
    const guest = await visitor();
    const seen: string[] = [];
    for (let at = 0; at < 7; at += 1) {
      const id = await guest.begin();
      await guest.send(id);
      const right = codeOf(secret, { mobile, salt: `order.${id}.` });
      const wrong = right === '000000' ? '000001' : '000000';
      for (let guess = 0; guess < 5; guess += 1)
        seen.push(refusalIn(await guest.enter(id, wrong))[1] as string);
      // Messages have limits of their own.
      await db.deleteFrom('rate_limits').where('key', 'like', 'order-codes%').execute();
      clock.forward(45_000);
    }
    expect(seen.slice(0, 30)).not.toContain('TOO_MANY_REQUESTS');
    expect(seen.slice(30)).toEqual(Array<string>(5).fill('TOO_MANY_REQUESTS'));
  });
});
