import { expect, it, vi } from 'vitest';
import { readSettings } from '../settings.ts';
import { describeDatabases } from '../testing/databases.ts';
import { authorToken } from '../testing/test-app.ts';
import { setUpLogin, type Visitor } from './testing/set-up-login.ts';

// PostgreSQL and a busy machine need longer than vitest allows by itself.
vi.setConfig({ testTimeout: 30_000 });

type Vendor = 'PAYTM' | 'GPAY';
type Test = Awaited<ReturnType<typeof setUpLogin>>;

const mobile = '9876543210';
const clientIds = { PAYTM: 'sandbox-paytm', GPAY: 'sandbox-gpay' };
const vendors = ['PAYTM', 'GPAY'] as const;
const basic = `Basic ${Buffer.from(`:${authorToken}`).toString('base64')}`;

/** What the app of a partner gives to the page of a visitor. */
async function codeOf(
  test: Pick<Test, 'ask'>,
  { vendor, user = 'asha', nonce = '' }: { vendor: Vendor; user?: string; nonce?: string },
) {
  const reply = await test.ask({
    method: 'POST',
    url: '/sandbox/partners/code',
    headers: { authorization: basic, cookie: `partner-user=${user}` },
    // As their bridges ask: Paytm takes the id of the shop, Google Pay the nonce.
    payload: vendor === 'PAYTM' ? { vendor, clientId: clientIds.PAYTM } : { vendor, nonce },
  });
  return reply.json<{ code: string }>().code;
}

function enter(by: Visitor, vendor: string, authCode: string, clientId = clientIds[vendor as Vendor]) {
  return by.call('POST', `/auth-service/micro-app/ve1/${vendor}/auth`, { authCode, clientId });
}

async function setUp(...[db, options]: Parameters<typeof setUpLogin>) {
  const test = await setUpLogin(db, options);
  /** A guest with what the app of the partner gave. */
  async function inApp(vendor: Vendor, user?: string) {
    const guest = await test.visitor();
    const nonce = guest.guest.userId;
    const code = await codeOf(test, { vendor, nonce, ...(user && { user }) });
    return { guest, code };
  }
  return { ...test, inApp };
}

describeDatabases('login inside the app of a partner', (open) => {
  it.each(vendors)(
    'API-014 MIN-03 MIN-04 a code of %s logs in who has its number: attributes, credentials, the id of the login',
    async (vendor) => {
      const { inApp } = await setUp(await open());
      const { guest, code } = await inApp(vendor);
      const reply = await enter(guest, vendor, code);
      expect(reply.statusCode).toBe(200);
      const { attributes, credentials, cognitoId } = reply.json();
      expect(attributes).toEqual({
        userId: expect.stringMatching(/./) as unknown,
        sub: attributes.userId as unknown,
        cartId: guest.guest.cartId,
        cognitoLoggedin: true,
        mobile,
        phoneNumberVerified: true,
        email: 'asha.menon@example.com',
        emailVerified: false,
        firstName: 'Asha',
        lastName: 'Menon',
      });
      expect(cognitoId).toMatch(/./);
      expect(Object.keys(credentials).toSorted()).toEqual(['accessToken', 'refreshToken']);
    },
  );

  it('API-014 finds the customer whom a texted code has made, and changes nothing of them', async () => {
    const { customer, inApp } = await setUp(await open());
    const { login } = await customer(mobile);
    const { guest, code } = await inApp('PAYTM');
    const { attributes } = (await enter(guest, 'PAYTM', code)).json();
    expect(attributes).toEqual(login.attributes);
  });

  it.each(vendors)('API-014 a code of %s logs in once', async (vendor) => {
    const { inApp, visitor } = await setUp(await open());
    const { guest, code } = await inApp(vendor);
    expect((await enter(guest, vendor, code)).statusCode).toBe(200);
    const reply = await enter(await visitor(), vendor, code);
    expect([reply.statusCode, reply.json().errors[0].code]).toEqual([400, 'PARTNER_REFUSED']);
  });

  it('API-014 a code logs in once in all processes, also when the partner would take it again', async () => {
    const db = await open();
    const [one, other] = [await setUp(db), await setUp(db)];
    const { guest, code } = await one.inApp('PAYTM');
    expect((await enter(guest, 'PAYTM', code)).statusCode).toBe(200);
    const reply = await enter(await other.visitor(), 'PAYTM', code);
    expect([reply.statusCode, reply.json().errors[0].code]).toEqual([400, 'PARTNER_CODE_USED']);
  });

  it('API-014 a code that comes twice at once logs in once', async () => {
    const { inApp, db } = await setUp(await open());
    const { guest, code } = await inApp('GPAY');
    const replies = await Promise.all([1, 2].map(() => enter(guest, 'GPAY', code)));
    const users = new Set(
      replies.filter((reply) => reply.statusCode === 200).map((reply) => reply.json().attributes.userId),
    );
    expect(users.size).toBe(1);
    const families = await db
      .selectFrom('session_families')
      .select('id')
      .where('kind', '=', 'logged-in')
      .execute();
    expect(families).toHaveLength(1);
  });

  it('API-014 who asks again because the reply was lost gets the same login', async () => {
    const test = await setUp(await open());
    const { guest, code } = await test.inApp('PAYTM');
    const first = (await enter(guest, 'PAYTM', code)).json();
    const again = await enter(guest, 'PAYTM', await codeOf(test, { vendor: 'PAYTM' }));
    expect(again.statusCode).toBe(200);
    expect(again.json().cognitoId).toBe(first.cognitoId);
  });

  it.each(vendors)('API-014 a code of %s is good for five minutes', async (vendor) => {
    const { inApp, clock } = await setUp(await open());
    const { guest, code } = await inApp(vendor);
    clock.forward(6 * 60_000);
    const reply = await enter(guest, vendor, code);
    expect([reply.statusCode, reply.json().errors[0].code]).toEqual([400, 'PARTNER_REFUSED']);
  });

  it('API-014 each failure has a refusal of its own', async () => {
    const { inApp, visitor } = await setUp(await open());
    const said = async (vendor: string, code: string, clientId?: string) => {
      const reply = await enter(
        await visitor(),
        vendor,
        code,
        clientId ?? clientIds[vendor as Vendor] ?? 'x',
      );
      return [reply.statusCode, reply.json().errors[0].code] as const;
    };
    expect(await said('PHONEPE', 'x')).toEqual([404, 'UNKNOWN_PARTNER']);
    expect(await said('PAYTM', 'made-up')).toEqual([400, 'PARTNER_REFUSED']);
    expect(await said('GPAY', 'made.up.token')).toEqual([400, 'PARTNER_REFUSED']);
    expect(await said('PAYTM', (await inApp('PAYTM')).code, 'another')).toEqual([400, 'PARTNER_CLIENT']);
    expect(await said('PAYTM', (await inApp('PAYTM', 'down')).code)).toEqual([424, 'PARTNER_DOWN']);
    expect(await said('PAYTM', (await inApp('PAYTM', 'abroad')).code)).toEqual([422, 'PARTNER_NO_NUMBER']);
    // A token of Google Pay that another session asked for.
    expect(await said('GPAY', (await inApp('GPAY')).code)).toEqual([400, 'PARTNER_REFUSED']);
  });

  it('API-014 a wrong client id uses no code up', async () => {
    const { inApp } = await setUp(await open());
    const { guest, code } = await inApp('PAYTM');
    await enter(guest, 'PAYTM', code, 'another');
    expect((await enter(guest, 'PAYTM', code)).statusCode).toBe(200);
  });

  it('API-014 logins from one address are limited', async () => {
    const { visitor } = await setUp(await open(), { env: { CODES_PER_HOUR: '60' } });
    const guest = await visitor();
    for (let time = 0; time < 60; time += 1) await enter(guest, 'GPAY', 'made-up');
    const reply = await enter(guest, 'GPAY', 'made-up');
    expect([reply.statusCode, reply.headers['retry-after']]).toEqual([429, expect.stringMatching(/^\d+$/)]);
  });

  it('API-014 SES-34 the cart of a guest becomes that of a new customer; a known one keeps theirs', async () => {
    const { customer, inApp } = await setUp(await open());
    const { login } = await customer(mobile);
    const known = await inApp('PAYTM');
    const anew = await inApp('PAYTM', 'ravi');
    const cartOf = async ({ guest, code }: typeof known) =>
      (await enter(guest, 'PAYTM', code)).json().attributes.cartId as string;
    expect(await cartOf(known)).toBe(login.attributes.cartId);
    expect(await cartOf(anew)).toBe(anew.guest.guest.cartId);
  });

  it('API-014 logs neither code, number nor email address, and keeps no code', async () => {
    const logged: string[] = [];
    const { inApp, db, visitor } = await setUp(await open(), { env: { LOG_LEVEL: 'debug' }, logged });
    const codes: string[] = [];
    for (const vendor of vendors) {
      const { guest, code } = await inApp(vendor);
      codes.push(code);
      await enter(guest, vendor, code);
      await enter(await visitor(), vendor, code);
    }
    const text = logged.join('');
    expect(text).toContain('a partner did not log its customer in');
    for (const secret of [...codes, mobile, 'asha.menon@example.com']) expect(text).not.toContain(secret);
    const kept = JSON.stringify(await db.selectFrom('partner_codes').selectAll().execute());
    expect(kept).not.toBe('[]');
    for (const code of codes) expect(kept).not.toContain(code);
  });

  it('API-014 the ways of logging in name the partners that are open, and only those', async () => {
    const { get } = await setUp(await open());
    const { data } = (await get('/loginhandler/loginways')).json();
    expect(data.partners).toEqual([
      { vendor: 'PAYTM', clientId: 'sandbox-paytm', script: '/sandbox/partners/paytm.js' },
      { vendor: 'GPAY', clientId: 'sandbox-gpay', script: '/sandbox/partners/gpay.js' },
    ]);
  });

  it('API-014 codes that were used are removed once no partner takes them any more', async () => {
    const { inApp, db, clock, removeExpired } = await setUp(await open());
    const { guest, code } = await inApp('PAYTM');
    await enter(guest, 'PAYTM', code);
    clock.forward(2 * 3_600_000);
    await removeExpired();
    expect(await db.selectFrom('partner_codes').selectAll().execute()).toEqual([]);
  });
});

it('API-014 takes a mini-app of Paytm that is set whole, and none', () => {
  const shop = {
    SANDBOX: 'off',
    SESSION_SECRET: 's'.repeat(32),
    AUTHOR_TOKEN: 'a-token-of-the-operator',
    PUBLIC_ORIGIN: 'https://order.example.in',
  };
  const app = { PAYTM_MINI_CLIENT_ID: 'the-app', PAYTM_MINI_CLIENT_SECRET: 'the-secret' };
  expect(readSettings({ ...shop, ...app })).toMatchObject(app);
  expect(() => readSettings({ ...shop, PAYTM_MINI_CLIENT_ID: 'the-app' })).toThrow(
    'PAYTM_MINI_CLIENT_SECRET is not set, and PAYTM_MINI_CLIENT_ID cannot be used without it.',
  );
});
