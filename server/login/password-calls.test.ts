import { sql } from 'kysely';
import { expect, it, vi } from 'vitest';
import type { LoggedInSession } from '../session/session-repository.ts';
import { describeDatabases } from '../testing/databases.ts';
import { loginHeaders } from '../testing/test-app.ts';
import { setUpLogin, wrong, type Visitor } from './testing/set-up-login.ts';

// PostgreSQL and a busy machine need longer than vitest allows by itself.
vi.setConfig({ testTimeout: 60_000 });

const mobile = '9876543210';
const forgot = (by: Visitor, number = mobile) =>
  by.call('POST', '/loginhandler/forgotpassword', { mobile: number });
const enter = (by: Visitor, password: string, number = mobile) =>
  by.call('POST', '/loginhandler/passwordlogin', { mobile: number, password, screenName: 'login' });
const announce = (by: Visitor, number = mobile) =>
  by.call('POST', '/loginhandler/prelogin', { source: 'password', mobile: number });
const codeIn = (reply: { json: () => unknown }) =>
  (reply.json() as { errors?: { code: string }[] }).errors?.[0]?.code;

describeDatabases('login by a password', (open) => {
  /** A customer who has a password. */
  async function setUp(options: Parameters<typeof setUpLogin>[1] = {}) {
    const test = await setUpLogin(await open(), options);
    const first = await test.visitor();
    await forgot(first);
    const password = await test.codeOf(mobile);
    const login = (await enter(first, password)).json<LoggedInSession>();
    test.clock.forward(60_000);
    return { ...test, password, login };
  }

  it('SES-17 VAL-39 API-012 texts a password of six digits, which makes the customer when it is used', async () => {
    const { visitor, codeOf, messages } = await setUpLogin(await open(), {
      env: { PUBLIC_ORIGIN: 'https://order.example.in', SANDBOX: 'on' },
    });
    const guest = await visitor();
    expect((await forgot(guest)).json()).toEqual({
      status: 'SUCCESS',
      data: { resendAfterSeconds: 45, goodForSeconds: 900 },
    });
    const [message] = await messages();
    expect(message?.body).toMatch(
      /^(\d{6}) is your new password at order\.example\.in\. Use it within 15 minutes\. Tell it to nobody\.\n\n@order\.example\.in #\1$/,
    );
    const { attributes, credentials } = (await enter(guest, await codeOf(mobile))).json();
    expect(attributes).toMatchObject({ mobile, cartId: guest.guest.cartId, phoneNumberVerified: true });
    expect(credentials).toEqual({ accessToken: expect.any(String), refreshToken: expect.any(String) });
  });

  it('SES-15 API-010 logs in by the password from then on, on any device', async () => {
    const { visitor, password, login, clock } = await setUp();
    for (const day of [1, 2]) {
      clock.forward(day * 24 * 3_600_000);
      const reply = await enter(await visitor(), password);
      expect(reply.json().attributes.userId).toBe(login.attributes.userId);
    }
  });

  it('SES-17 keeps the old password good until the new one is used, and no longer', async () => {
    const { visitor, password, codeOf } = await setUp();
    await forgot(await visitor({ from: '203.0.113.66' }));
    expect((await enter(await visitor(), password)).statusCode).toBe(200);
    const next = await codeOf(mobile);
    expect((await enter(await visitor(), next)).statusCode).toBe(200);
    if (next !== password) expect(codeIn(await enter(await visitor(), password))).toBe('PASSWORD_WRONG');
    expect((await enter(await visitor(), next)).statusCode).toBe(200);
  });

  it('SES-17 a texted password that nobody used is no longer good after a quarter of an hour', async () => {
    const { visitor, codeOf, clock, db, removeExpired } = await setUpLogin(await open());
    const guest = await visitor();
    await forgot(guest);
    clock.forward(15 * 60_000 - 1);
    const texted = await codeOf(mobile);
    clock.forward(1);
    expect(codeIn(await enter(guest, texted))).toBe('PASSWORD_WRONG');
    await removeExpired();
    expect(await db.selectFrom('password_codes').selectAll().execute()).toEqual([]);
  });

  it('VAL-38 SES-17 texts the same password again after 45 seconds', async () => {
    const { visitor, codeOf, clock, messages } = await setUpLogin(await open());
    const guest = await visitor();
    await forgot(guest);
    const texted = await codeOf(mobile);
    await forgot(guest);
    expect(await messages()).toHaveLength(1);
    clock.forward(45_000);
    await forgot(guest);
    expect([(await messages()).length, await codeOf(mobile)]).toEqual([2, texted]);
  });

  it('SES-16 API-011 is announced by a call that is answered the same for every number, and sends nothing', async () => {
    const { visitor, messages } = await setUp();
    const before = (await messages()).length;
    const guest = await visitor();
    const [known, unknown] = [await announce(guest), await announce(guest, '9812345678')];
    expect(known.body).toBe(unknown.body);
    expect(known.json()).toEqual({ status: 'SUCCESS', data: {} });
    expect(await messages()).toHaveLength(before);
  });

  it('SES-15 refuses a wrong password and an unknown number with the same words', async () => {
    const { visitor, password } = await setUp();
    const guest = await visitor();
    const replies = [await enter(guest, wrong(password)), await enter(guest, wrong(password), '9812345678')];
    for (const reply of replies)
      expect([reply.statusCode, reply.json().errors]).toEqual([
        400,
        [
          {
            code: 'PASSWORD_WRONG',
            displayMsg:
              'This mobile number and this password do not fit. Check both, or have a new password texted to you.',
          },
        ],
      ]);
    expect((await forgot(guest, '9812345670')).body).toBe((await forgot(guest, '9812345679')).body);
  });

  it('SES-15 checks five wrong passwords of a number in an hour, from many guests at once, then says what to do', async () => {
    const { visitor, password } = await setUp();
    const guests = await Promise.all(
      Array.from({ length: 9 }, (_, at) => visitor({ from: `203.0.113.${at + 10}` })),
    );
    const said = await Promise.all(guests.map(async (guest) => codeIn(await enter(guest, wrong(password)))));
    expect(said.filter((code) => code === 'PASSWORD_WRONG')).toHaveLength(5);
    expect(said.filter((code) => code === 'TOO_MANY_REQUESTS')).toHaveLength(4);
    const right = await enter(await visitor(), password);
    expect([right.statusCode, right.json().errors[0].displayMsg]).toEqual([
      429,
      expect.stringMatching(
        /^A wrong password was entered too often\. Log in with a code, or try again in \d+ minutes\.$/,
      ),
    ]);
    expect((await announce(await visitor())).statusCode).toBe(429);
    // The owner gets in by a code.
    const owner = await visitor();
    expect((await owner.send(mobile)).statusCode).toBe(200);
  });

  it('SES-17 texts no password that could not be used, and says what to do instead', async () => {
    const { visitor, password, messages } = await setUp();
    for (let time = 0; time < 5; time += 1) await enter(await visitor(), wrong(password));
    const before = (await messages()).length;
    const refused = await forgot(await visitor());
    expect([refused.statusCode, refused.json().errors[0].displayMsg]).toEqual([
      429,
      expect.stringMatching(/^A wrong password was entered too often\. Log in with a code, or try again in /),
    ]);
    expect(await messages()).toHaveLength(before);
    expect((await forgot(await visitor(), '9812345678')).statusCode).toBe(200);
  });

  it('SES-15 right passwords use up nothing', async () => {
    const { visitor, password } = await setUp();
    for (let time = 0; time < 7; time += 1)
      expect((await enter(await visitor(), password)).statusCode).toBe(200);
  });

  it('SES-15 a right password whose reply was lost is answered with the same login, and uses up nothing', async () => {
    const { visitor, password, db } = await setUp();
    for (let time = 0; time < 6; time += 1) {
      const guest = await visitor();
      const first = await enter(guest, password);
      const again = await enter(guest, password);
      expect([again.statusCode, again.body]).toEqual([200, first.body]);
    }
    const guest = await visitor();
    const twice = await Promise.all([1, 2].map(() => enter(guest, password)));
    expect(new Set(twice.map(({ body }) => body)).size).toBe(1);
    const { rows } = await sql<{ count: string }>`
      select count(*) as count from session_families where kind = 'logged-in'
    `.execute(db);
    expect(Number(rows[0]?.count)).toBe(8);
  });

  it('SES-15 a right password whose login cannot be repeated any more uses up nothing either', async () => {
    const { visitor, password, as } = await setUp();
    for (let time = 0; time < 6; time += 1) {
      const guest = await visitor();
      const login = (await enter(guest, password)).json<LoggedInSession>();
      const { refreshToken } = login.credentials;
      const { userId } = login.attributes;
      await as(loginHeaders(login)).call('POST', '/loginhandler/refreshtoken', { userId, refreshToken });
      expect((await enter(guest, password)).statusCode).toBe(401);
    }
    expect((await enter(await visitor(), password)).statusCode).toBe(200);
  });

  it('SES-17 a new password ends the other logins of the customer, and of nobody else', async () => {
    const { visitor, customer, login, codeOf, as } = await setUp();
    const [old, other] = [as(loginHeaders(login)), await customer('9812345678')];
    const places = (by: Visitor) => by.call('GET', '/customer-service/ve1/user/sessions');
    const guest = await visitor({ from: '203.0.113.66' });
    await forgot(guest);
    expect((await places(old)).statusCode).toBe(200);
    const next = as(loginHeaders((await enter(guest, await codeOf(mobile))).json()));
    expect((await places(old)).statusCode).toBe(401);
    expect((await places(next)).json().data.places).toHaveLength(1);
    expect((await places(other)).json().data.places).toHaveLength(1);
  });

  it('SES-15 limits the wrong passwords of an address across all numbers', async () => {
    const { visitor } = await setUpLogin(await open(), { env: { CODES_PER_HOUR: '60' } });
    const guest = await visitor({ from: '203.0.113.9' });
    const numbers = Array.from({ length: 7 }, (_, at) => String(9_000_000_000 + at));
    const said: (string | undefined)[] = [];
    for (const number of numbers) said.push(codeIn(await enter(guest, '000000', number)));
    expect(said).toEqual([...Array(6).fill('PASSWORD_WRONG'), 'TOO_MANY_REQUESTS']);
  });

  it('SES-15 keeps a hash that needs the secret of the server, and writes no password into a log line', async () => {
    const logged: string[] = [];
    const { db, password, visitor } = await setUp({ env: { LOG_LEVEL: 'debug' }, logged });
    await enter(await visitor(), wrong(password));
    const [row] = await db.selectFrom('customer_passwords').selectAll().execute();
    expect(row?.hash).toMatch(/^\$argon2id\$/);
    const { verify } = await import('@node-rs/argon2');
    expect(await verify(row?.hash ?? '', password)).toBe(false);
    const rows = JSON.stringify([
      await db.selectFrom('customer_passwords').selectAll().execute(),
      await db.selectFrom('password_codes').selectAll().execute(),
    ]);
    expect(rows).not.toContain(`"${password}"`);
    expect(logged.join('')).toContain('/loginhandler/passwordlogin');
    for (const secret of [password, mobile]) expect(logged.join('')).not.toContain(secret);
  });
});
