import { expect, it } from 'vitest';
import { describeDatabases } from '../testing/databases.ts';
import { lostReplyMs } from './lost-reply.ts';
import { createSessionRepository } from './session-repository.ts';
import { setUpSessions } from './testing/set-up-sessions.ts';

const customer = { userId: 'u-1', cartId: 'c-1', firstName: 'Asha', mobile: '9876543210' };

describeDatabases('session repository', (open) => {
  it('SES-02 SES-03 creates guests with a user, a cart and three credentials, no two alike', async () => {
    const { sessions } = setUpSessions(await open());
    const first = await sessions.createGuest();
    const second = await sessions.createGuest();
    const values = [first, second].flatMap(({ userId, cartId, credentials }) => [
      userId,
      cartId,
      ...Object.values(credentials),
    ]);
    expect(new Set(values).size).toBe(10);
    expect(await sessions.verifyGuest(first.credentials)).toMatchObject({
      userId: first.userId,
      cartId: first.cartId,
      isLoggedIn: false,
    });
  });

  it('SES-03 keeps no credential in the database', async () => {
    const { sessions, db } = setUpSessions(await open());
    const { credentials } = await sessions.createGuest();
    const rows = JSON.stringify([
      await db.selectFrom('session_families').selectAll().execute(),
      await db.selectFrom('session_generations').selectAll().execute(),
    ]);
    expect(rows).not.toContain(credentials.sessionToken);
    expect(rows).not.toContain(credentials.secretKey);
  });

  it.each(['accessKeyId', 'secretKey', 'sessionToken'] as const)(
    'SES-03 refuses a guest whose %s is wrong',
    async (name) => {
      const { sessions } = setUpSessions(await open());
      const { credentials } = await sessions.createGuest();
      expect(await sessions.verifyGuest({ ...credentials, [name]: 'wrong' })).toBeUndefined();
    },
  );

  it('SES-26 API-003 refreshes an expired guest session and keeps user and cart', async () => {
    const { sessions, clock } = setUpSessions(await open());
    const guest = await sessions.createGuest();
    clock.forward(3_600_000);
    expect(await sessions.verifyGuest(guest.credentials)).toBeUndefined();
    const next = await sessions.refreshGuest(guest.userId, guest.credentials);
    expect(next).toMatchObject({ userId: guest.userId, cartId: guest.cartId });
    expect(next?.credentials.sessionToken).not.toBe(guest.credentials.sessionToken);
    expect(await sessions.verifyGuest(next?.credentials ?? guest.credentials)).toBeDefined();
  });

  it("SES-26 refuses another's user id, a wrong secret and a session that can no longer be refreshed", async () => {
    const { sessions, clock } = setUpSessions(await open());
    const guest = await sessions.createGuest();
    const other = await sessions.createGuest();
    expect(await sessions.refreshGuest(other.userId, guest.credentials)).toBeUndefined();
    expect(
      await sessions.refreshGuest(guest.userId, { ...guest.credentials, secretKey: 'wrong' }),
    ).toBeUndefined();
    clock.forward(86_400_000);
    expect(await sessions.refreshGuest(guest.userId, guest.credentials)).toBeUndefined();
  });

  it('SES-26 a guest refreshes with the latest session token only; an old one is refused and the session stays valid', async () => {
    const { sessions, clock } = setUpSessions(await open());
    const guest = await sessions.createGuest();
    const second = await sessions.refreshGuest(guest.userId, guest.credentials);
    clock.forward(lostReplyMs + 1);
    expect(await sessions.refreshGuest(guest.userId, guest.credentials)).toBeUndefined();
    expect(second && (await sessions.verifyGuest(second.credentials))).toBeDefined();
  });

  it('SES-25 API-002 rotates both tokens of a customer and keeps the attributes', async () => {
    const { sessions, login } = setUpSessions(await open());
    const first = await login(customer);
    const second = await sessions.refreshLoggedIn('u-1', first.credentials.refreshToken);
    expect(second?.attributes).toMatchObject(customer);
    expect(second?.credentials.accessToken).not.toBe(first.credentials.accessToken);
    expect(second?.credentials.refreshToken).not.toBe(first.credentials.refreshToken);
    expect(second && (await sessions.verifyLoggedIn(second.credentials.accessToken))).toMatchObject({
      userId: 'u-1',
      cartId: 'c-1',
      isLoggedIn: true,
    });
  });

  it('SES-25 returns the same credentials again when the reply of a refresh was lost', async () => {
    const { sessions, login, clock } = setUpSessions(await open());
    const first = await login(customer);
    const second = await sessions.refreshLoggedIn('u-1', first.credentials.refreshToken);
    clock.forward(lostReplyMs);
    expect(await sessions.refreshLoggedIn('u-1', first.credentials.refreshToken)).toEqual(second);
  });

  it('SES-23 two refreshes at the same time get the same credentials', async () => {
    const { sessions, login } = setUpSessions(await open());
    const first = await login(customer);
    const both = await Promise.all(
      [1, 2].map(() => sessions.refreshLoggedIn('u-1', first.credentials.refreshToken)),
    );
    expect(both[0]).toBeDefined();
    expect(both[0]).toEqual(both[1]);
  });

  it('API-002 a refresh token used a second time ends the session for all holders', async () => {
    const { sessions, login, clock } = setUpSessions(await open());
    const first = await login(customer);
    const second = await sessions.refreshLoggedIn('u-1', first.credentials.refreshToken);
    clock.forward(lostReplyMs + 1);
    expect(await sessions.refreshLoggedIn('u-1', first.credentials.refreshToken)).toBeUndefined();
    expect(await sessions.verifyLoggedIn(second?.credentials.accessToken ?? '')).toBeUndefined();
    expect(await sessions.refreshLoggedIn('u-1', second?.credentials.refreshToken ?? '')).toBeUndefined();
  });

  it('API-002 a token whose successor was already used counts as reuse, also within the grace period', async () => {
    const { sessions, login } = setUpSessions(await open());
    const first = await login(customer);
    const second = await sessions.refreshLoggedIn('u-1', first.credentials.refreshToken);
    const third = await sessions.refreshLoggedIn('u-1', second?.credentials.refreshToken ?? '');
    expect(await sessions.refreshLoggedIn('u-1', first.credentials.refreshToken)).toBeUndefined();
    expect(await sessions.verifyLoggedIn(third?.credentials.accessToken ?? '')).toBeUndefined();
  });

  it('SES-06 a credential of one kind is not valid as another', async () => {
    const { sessions, login } = setUpSessions(await open());
    const guest = await sessions.createGuest();
    const { credentials } = await login(customer);
    expect(await sessions.verifyLoggedIn(guest.credentials.sessionToken)).toBeUndefined();
    expect(await sessions.verifyLoggedIn(credentials.refreshToken)).toBeUndefined();
    expect(await sessions.refreshLoggedIn('u-1', credentials.accessToken)).toBeUndefined();
  });

  it('removes sessions that have ended, and those that can no longer be refreshed', async () => {
    const { sessions, login, clock, db } = setUpSessions(await open());
    const left = async () =>
      (await db.selectFrom('session_families').select('id').execute()).map(({ id }) => id);
    const [ended, kept] = [await login(customer), await login(customer)];
    expect(await sessions.endSoon(ended.id, db)).toBe(true);
    await sessions.removeExpired();
    expect((await left()).sort()).toEqual([ended.id, kept.id].sort());
    clock.forward(lostReplyMs);
    await sessions.removeExpired();
    expect(await left()).toEqual([kept.id]);
    clock.forward(86_400_000);
    await sessions.removeExpired();
    expect(await left()).toEqual([]);
  });

  it('ends a session a moment later, which is not refreshed any more and is ended once', async () => {
    const { sessions, clock, db } = setUpSessions(await open());
    const guest = await sessions.createGuest();
    const { familyId = '' } = (await sessions.verifyGuest(guest.credentials)) ?? {};
    expect([await sessions.endSoon(familyId, db), await sessions.endSoon(familyId, db)]).toEqual([
      true,
      false,
    ]);
    expect(await sessions.verifyGuest(guest.credentials)).toBeDefined();
    expect(await sessions.refreshGuest(guest.userId, guest.credentials)).toBeUndefined();
    clock.forward(lostReplyMs);
    expect(await sessions.verifyGuest(guest.credentials)).toBeUndefined();
  });

  it("SES-06 SES-23 a customer's access token is valid until it expires", async () => {
    const { sessions, login, clock } = setUpSessions(await open());
    const { credentials } = await login(customer);
    clock.forward(3_599_999);
    expect(await sessions.verifyLoggedIn(credentials.accessToken)).toBeDefined();
    clock.forward(1);
    expect(await sessions.verifyLoggedIn(credentials.accessToken)).toBeUndefined();
    expect(await sessions.refreshLoggedIn('u-1', credentials.refreshToken)).toBeDefined();
  });

  it('API-002 a token used again after its successor expired, because sessions are now shorter, counts as reuse', async () => {
    const { sessions, login, options, clock } = setUpSessions(await open());
    const first = await login(customer);
    const guest = await sessions.createGuest();
    const shorter = createSessionRepository({ ...options, refreshSeconds: 7200 });
    await shorter.refreshLoggedIn('u-1', first.credentials.refreshToken);
    await shorter.refreshGuest(guest.userId, guest.credentials);
    clock.forward(7_200_000);
    await shorter.removeExpired();
    expect(await shorter.refreshLoggedIn('u-1', first.credentials.refreshToken)).toBeUndefined();
    expect(await shorter.refreshGuest(guest.userId, guest.credentials)).toBeUndefined();
  });

  it('a refresh of a guest removes the credentials that were replaced before and have expired', async () => {
    const { sessions, clock, db } = setUpSessions(await open());
    const guest = await sessions.createGuest();
    let latest = guest;
    for (let time = 0; time < 5; time += 1)
      latest = (await sessions.refreshGuest(guest.userId, latest.credentials)) ?? latest;
    const numbers = async () =>
      (await db.selectFrom('session_generations').select('number').orderBy('number').execute()).map(
        ({ number }) => number,
      );
    clock.forward(3_599_999);
    latest = (await sessions.refreshGuest(guest.userId, latest.credentials)) ?? latest;
    expect(await numbers()).toEqual([1, 2, 3, 4, 5, 6, 7]);
    clock.forward(1);
    const next = await sessions.refreshGuest(guest.userId, latest.credentials);
    expect(next).toMatchObject({ cartId: guest.cartId });
    // The sixth was replaced a moment ago: the reply may not have arrived yet.
    expect(await numbers()).toEqual([6, 7, 8]);
    expect(await sessions.refreshGuest(guest.userId, guest.credentials)).toBeUndefined();
    expect(await sessions.refreshGuest(guest.userId, latest.credentials)).toEqual(next);
  });

  it('changes of a customer what is given, and keeps the rest', async () => {
    const { login, customers } = setUpSessions(await open());
    await login(customer);
    await customers.change('u-1', { lastName: 'Rao' });
    expect(await customers.find('u-1')).toMatchObject({ firstName: 'Asha', lastName: 'Rao' });
    await customers.change('u-1', { email: 'asha@example.in' });
    expect(await customers.change('u-1', {})).toMatchObject({ lastName: 'Rao', email: 'asha@example.in' });
  });

  it("API-002 keeps the rows that show that a customer's token was copied", async () => {
    const { sessions, login, clock } = setUpSessions(await open());
    const first = await login(customer);
    const second = await sessions.refreshLoggedIn('u-1', first.credentials.refreshToken);
    clock.forward(3_600_000);
    await sessions.removeExpired();
    expect(await sessions.refreshLoggedIn('u-1', first.credentials.refreshToken)).toBeUndefined();
    expect(await sessions.refreshLoggedIn('u-1', second?.credentials.refreshToken ?? '')).toBeUndefined();
  });
});
