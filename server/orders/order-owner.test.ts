import { expect, it, vi } from 'vitest';
import type { LoggedInSession } from '../session/session-repository.ts';
import { readSettings } from '../settings.ts';
import { createOutbox } from '../sms/outbox.ts';
import { registeredTexts } from '../sms/sms-module.ts';
import { describeDatabases } from '../testing/databases.ts';
import { loginHeaders } from '../testing/test-app.ts';
import { dataIn, paid, type Person, refusalIn, setUpOrders } from './testing/set-up-orders.ts';

// Each test begins with the whole shop in the database.
vi.setConfig({ testTimeout: 60_000 });

const tracked = (id: string) => `/tracker-service/ve2/orders/${id}`;

describeDatabases('who owns an order', (open) => {
  async function setUp() {
    const test = await setUpOrders(await open());
    const outbox = createOutbox({
      db: test.db,
      now: test.clock.now,
      texts: registeredTexts(readSettings({})),
    });

    /** Logs in from the session of somebody. */
    async function logIn(from: Person, mobile: string): Promise<Person> {
      test.clock.forward(60_000);
      await from.post('/loginhandler/sendotp', { mobile });
      const message = (await outbox.list()).find((one) => one.mobile === mobile);
      const code = /#(\d{6})$/.exec(message?.body ?? '')?.[1];
      const login = (await from.post('/loginhandler/validatecode', { mobile, code })).json<LoggedInSession>();
      return test.as(login.attributes.userId, loginHeaders(login));
    }
    const idsOf = async (who: Person) =>
      dataIn<{ orders: { id: string }[] }>(await who.get('/order-service/ve3/orders')).orders.map(
        ({ id }) => id,
      );
    return { ...test, logIn, idsOf };
  }

  it('SES-34 the guest who placed it, and the customer that the guest logs in as: a new one and a known one', async () => {
    const { guest, place, logIn, idsOf } = await setUp();
    for (const [index, who] of [await guest(), await guest()].entries()) {
      const { id } = await place(who);
      expect(await idsOf(who)).toEqual([id]);
      const customer = await logIn(who, '9876543210');
      // The second guest is a customer whom the server knows: both orders are theirs.
      expect(await idsOf(customer)).toHaveLength(index + 1);
      expect(await idsOf(customer)).toContain(id);
      expect((await customer.get(tracked(id))).statusCode).toBe(200);
      expect(refusalIn(await who.get(tracked(id)))[0]).not.toBe(200);
    }
  });

  it('SES-34 the customer that the guest logs in as while it is being paid for', async () => {
    const test = await setUp();
    const guest = await test.guest();
    const { id } = await test.place(guest);
    await paid(test, id, { state: 'AWAITING_PAYMENT' });
    const customer = await test.logIn(guest, '9876543210');
    const rows = await test.db.selectFrom('order_transactions').select('user_id').execute();
    expect(rows).toEqual([{ user_id: customer.userId }]);
  });

  it('SES-34 never a customer who logs in after another one with the same session', async () => {
    const { guest, place, logIn, idsOf } = await setUp();
    const asha = await logIn(await guest(), '9876543210');
    const { id } = await place(asha);
    const imran = await logIn(asha, '9812345678');
    expect(imran.userId).not.toBe(asha.userId);
    expect(await idsOf(imran)).toEqual([]);
    const again = await logIn(await guest(), '9876543210');
    expect(await idsOf(again)).toEqual([id]);
  });
});
