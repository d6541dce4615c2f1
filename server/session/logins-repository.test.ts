import { expect, it } from 'vitest';
import type { Database } from '../database/database.ts';
import { describeDatabases } from '../testing/databases.ts';
import { createLoginsRepository } from './logins-repository.ts';
import { setUpSessions } from './testing/set-up-sessions.ts';

const asha = { userId: 'u-1', mobile: '9876543210' };
const ravi = { userId: 'u-2', mobile: '9876543211' };

function setUp(db: Database) {
  const parts = setUpSessions(db);
  const { clock } = parts;
  const change = (id: string, values: { device?: string | null; last_used_at?: Date }) =>
    db.updateTable('session_families').set(values).where('id', '=', id).execute();
  return {
    ...parts,
    logins: createLoginsRepository(db, clock.now),
    /** Writes when a login was used last, or what it was made on. */
    change,
    /** Lets the devices of logins be told of orders. */
    async tell(...ids: readonly string[]) {
      const expires_at = new Date(clock.now() + 86_400_000);
      for (const id of ids) {
        const row = { family_id: id, user_id: asha.userId, endpoint: `https://push.example/${id}` };
        await db
          .insertInto('push_subscriptions')
          .values({ ...row, p256dh: 'p', auth: 'a', expires_at })
          .execute();
      }
    },
    toldDevices: async () =>
      (await db.selectFrom('push_subscriptions').select('family_id').execute()).map((row) => row.family_id),
  };
}

describeDatabases('logins', (open) => {
  it('are listed with the one used last first; one that was not used again counts from its begin', async () => {
    const { login, logins, clock, change } = setUp(await open());
    const began = clock.now();
    const phone = await login(asha, 'Chrome on Android');
    clock.forward(1000);
    const laptop = await login(asha, 'Firefox on Linux');
    clock.forward(1000);
    const tablet = await login(asha);
    await change(phone.id, { last_used_at: new Date(clock.now() + 500) });
    await change(tablet.id, { device: null });
    await login(ravi);
    expect(await logins.list(asha.userId)).toEqual([
      {
        id: phone.id,
        device: 'Chrome on Android',
        startedAt: new Date(began),
        lastUsedAt: new Date(began + 2500),
      },
      expect.objectContaining({ id: tablet.id, device: 'Unknown device' }),
      {
        id: laptop.id,
        device: 'Firefox on Linux',
        startedAt: new Date(began + 1000),
        lastUsedAt: new Date(began + 1000),
      },
    ]);
  });

  it('that are ended are told of no order any more, and no other login', async () => {
    const { login, logins, tell, toldDevices } = setUp(await open());
    const [one, two, three] = [await login(asha), await login(asha), await login(asha)];
    await tell(one.id, two.id, three.id);
    await logins.end(asha.userId, one.id);
    expect((await toldDevices()).toSorted()).toEqual([two.id, three.id].toSorted());
    // Of none that runs, none is told less.
    await logins.end(asha.userId, one.id);
    await logins.end(ravi.userId, two.id);
    expect(await toldDevices()).toHaveLength(2);
    await logins.endOthers(asha.userId, three.id);
    expect(await toldDevices()).toEqual([three.id]);
    expect((await logins.list(asha.userId)).map(({ id }) => id)).toEqual([three.id]);
  });

  it('are ended by their token, with the user id of the customer or without one, but not with that of another', async () => {
    const { login, logins, sessions } = setUp(await open());
    const [one, two] = [await login(asha), await login(asha)];
    const runs = async ({ credentials }: typeof one) =>
      (await sessions.verifyLoggedIn(credentials.accessToken)) !== undefined;
    await logins.endOf(one.credentials.accessToken, ravi.userId);
    expect(await runs(one)).toBe(true);
    await logins.endOf(one.credentials.accessToken, asha.userId);
    expect([await runs(one), await runs(two)]).toEqual([false, true]);
    await logins.endOf(two.credentials.accessToken, undefined);
    expect(await runs(two)).toBe(false);
  });
});

describeDatabases('the cart of a session', (open) => {
  it('is that of the guest alone, and that of a customer on all devices', async () => {
    const db = await open();
    const { login, sessions } = setUp(db);
    const [guest, other] = [await sessions.createGuest(), await sessions.createGuest()];
    const [phone, laptop] = [await login(asha), await login(asha)];
    const of = async ({ credentials }: typeof phone) =>
      (await sessions.verifyLoggedIn(credentials.accessToken)) as NonNullable<
        Awaited<ReturnType<typeof sessions.verifyLoggedIn>>
      >;
    const ofGuest = async ({ credentials }: typeof guest) =>
      (await sessions.verifyGuest(credentials)) as NonNullable<
        Awaited<ReturnType<typeof sessions.verifyGuest>>
      >;
    await sessions.replaceCart(await ofGuest(guest), 'c-new', db);
    expect(await sessions.currentCart(await ofGuest(guest), db)).toBe('c-new');
    expect(await sessions.currentCart(await ofGuest(other), db)).toBe(other.cartId);
    await sessions.replaceCart(await of(phone), 'c-ours', db);
    expect(await sessions.currentCart(await of(laptop), db)).toBe('c-ours');
    expect(await sessions.currentCart(await ofGuest(guest), db)).toBe('c-new');
  });
});
