import { expect, it, vi } from 'vitest';
import { createRateLimit } from '../http/rate-limits.ts';
import { describeDatabases } from '../testing/databases.ts';
import { setUpLogin, wrong } from './testing/set-up-login.ts';

// PostgreSQL and a busy machine need longer than vitest allows by itself.
vi.setConfig({ testTimeout: 60_000 });

const mobile = '9876543210';
const numbers = (count: number) => Array.from({ length: count }, (_, at) => String(9_000_000_000 + at));

describeDatabases('attacks on the login', (open) => {
  it('SES-11 checks five guesses of a code, also when more come at once, from many guests and addresses', async () => {
    const { visitor, codeOf } = await setUpLogin(await open());
    await (await visitor()).send(mobile);
    const code = await codeOf(mobile);
    const guests = await Promise.all(
      Array.from({ length: 12 }, (_, at) => visitor({ from: `203.0.113.${at}` })),
    );
    const replies = await Promise.all(guests.map((guest) => guest.enter(mobile, wrong(code))));
    const said = replies.map((reply) => reply.json<{ errors: { code: string }[] }>().errors[0]?.code);
    expect(said.filter((one) => one === 'CODE_WRONG')).toHaveLength(4);
    expect(said.filter((one) => one === 'TOO_MANY_TRIES')).toHaveLength(8);
    const right = await guests[0]?.enter(mobile, code);
    expect(right?.json()).toMatchObject({ errors: [{ code: 'TOO_MANY_TRIES' }] });
  });

  it('SES-11 VAL-38 counts the guesses of a code on when it is sent again', async () => {
    const { visitor, codeOf, clock } = await setUpLogin(await open());
    const guest = await visitor();
    await guest.send(mobile);
    const code = await codeOf(mobile);
    const guess = async (times: number) => {
      for (let time = 0; time < times; time += 1) await guest.enter(mobile, wrong(code));
    };
    await guess(2);
    clock.forward(45_000);
    await guest.resend(mobile);
    await guess(2);
    clock.forward(45_000);
    await guest.send(mobile);
    expect(await codeOf(mobile)).toBe(code);
    await guess(1);
    expect((await guest.enter(mobile, code)).json()).toMatchObject({ errors: [{ code: 'TOO_MANY_TRIES' }] });
    // A void code is replaced, and its owner is not made to wait longer than for any code.
    const early = await guest.send(mobile);
    expect([early.statusCode, early.json().errors[0].code]).toEqual([429, 'TOO_SOON']);
    clock.forward(45_000);
    await guest.resend(mobile);
    expect((await guest.enter(mobile, code)).statusCode).toBe(400);
    expect((await guest.enter(mobile, await codeOf(mobile))).statusCode).toBe(200);
  });

  it('limits the messages to a number, whoever asks for them', async () => {
    const { visitor, messages, clock } = await setUpLogin(await open());
    for (let time = 0; time < 6; time += 1) {
      const guest = await visitor({ from: `203.0.113.${time}` });
      expect((await guest.send(mobile)).statusCode).toBe(200);
      clock.forward(45_000);
    }
    const refused = await (await visitor({ from: '203.0.113.99' })).send(mobile);
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([
      429,
      expect.stringMatching(/^\d+$/),
    ]);
    expect(refused.json().errors[0].displayMsg).toMatch(
      /^Too many codes were asked for\. Try again in \d+ minutes\.$/,
    );
    expect(await messages()).toHaveLength(6);
  });

  it('limits the messages that one address asks for, across numbers and guests', async () => {
    const { visitor } = await setUpLogin(await open(), { env: { CODES_PER_HOUR: '60' } });
    const guest = await visitor();
    const replies = await Promise.all(numbers(61).map((number) => guest.send(number)));
    expect(replies.filter(({ statusCode }) => statusCode === 200)).toHaveLength(60);
    expect((await (await visitor()).send(mobile)).statusCode).toBe(429);
    expect((await (await visitor({ from: '203.0.113.2' })).send(mobile)).statusCode).toBe(200);
  });

  it('limits the guesses of one address, across numbers and guests', async () => {
    const { visitor, codeOf } = await setUpLogin(await open(), { env: { CODES_PER_HOUR: '60' } });
    const guest = await visitor();
    const replies = await Promise.all(numbers(91).map((number) => guest.enter(number, '123456')));
    expect(replies.filter(({ statusCode }) => statusCode === 429)).toHaveLength(1);
    const elsewhere = await visitor({ from: '203.0.113.2' });
    await elsewhere.send(mobile);
    expect((await guest.enter(mobile, await codeOf(mobile))).statusCode).toBe(429);
    expect((await elsewhere.enter(mobile, await codeOf(mobile))).statusCode).toBe(200);
  });

  it('SES-11 limits the guesses of a number from one address, which closes the login for nobody else, and those from everywhere', async () => {
    const { visitor, codeOf, db } = await setUpLogin(await open());
    const [stranger, owner] = [await visitor(), await visitor({ from: '203.0.113.2' })];
    const guesses = await Promise.all(Array.from({ length: 31 }, () => stranger.enter(mobile, '123456')));
    expect(guesses.map(({ statusCode }) => statusCode).filter((status) => status === 429)).toHaveLength(1);
    expect(guesses.find(({ statusCode }) => statusCode === 429)?.json().errors[0].displayMsg).toMatch(
      /^Too many codes were tried\. Try again in /,
    );
    await owner.send(mobile);
    expect((await owner.enter(mobile, await codeOf(mobile))).statusCode).toBe(200);
    const everywhere = createRateLimit({ db }, { name: 'login-guesses-number', points: 300, seconds: 3600 });
    await everywhere.take(mobile, 300 - 31);
    const late = await visitor({ from: '203.0.113.3' });
    expect((await late.enter(mobile, '123456')).statusCode).toBe(429);
    expect((await late.enter('9812345678', '123456')).statusCode).toBe(400);
  });

  it('keeps neither codes nor credentials in the database, the outbox of the sandbox aside', async () => {
    const { customer, codeOf, db } = await setUpLogin(await open());
    const { login } = await customer(mobile);
    const rows = JSON.stringify([
      await db.selectFrom('login_codes').selectAll().execute(),
      await db.selectFrom('customers').selectAll().execute(),
      await db.selectFrom('session_families').selectAll().execute(),
      await db.selectFrom('session_generations').selectAll().execute(),
    ]);
    for (const secret of [await codeOf(mobile), ...Object.values(login.credentials)])
      expect(rows).not.toContain(secret);
  });

  it('writes no code, no credential and no number into a log line', async () => {
    const logged: string[] = [];
    const { visitor, codeOf, as, get } = await setUpLogin(await open(), {
      env: { LOG_LEVEL: 'debug' },
      logged,
    });
    const guest = await visitor();
    await guest.send(mobile);
    const code = await codeOf(mobile);
    await guest.enter(mobile, wrong(code));
    const { attributes, credentials } = (await guest.enter(mobile, code)).json();
    const customer = as({ 'x-auth-token': credentials.accessToken, 'x-user-id': attributes.userId });
    await customer.call('PUT', '/loginhandler/updateuser', {
      firstName: 'Asha',
      lastName: '',
      email: 'asha@example.in',
    });
    await customer.call('POST', '/loginhandler/refreshtoken', {
      userId: attributes.userId,
      refreshToken: credentials.refreshToken,
    });
    await customer.call('POST', '/loginhandler/logout', {});
    await get(`/loginhandler/validatecode?code=${code}`);
    await get('/sandbox/sms', { host: 'localhost:3000' });
    const text = logged.join('');
    expect(text).toContain('/loginhandler/validatecode');
    const secrets = [code, mobile, 'asha@example.in', ...Object.values<string>(credentials)];
    for (const secret of [...secrets, ...Object.values(guest.guest.credentials)])
      expect(text).not.toContain(secret);
  });

  it('ROL-01 ROL-09 lets neither guests nor strangers make the calls of customers', async () => {
    const { visitor, customer, as } = await setUpLogin(await open());
    const [guest, asha, imran] = [await visitor(), await customer(mobile), await customer('9812345678')];
    const calls = [
      ['PUT', '/loginhandler/updateuser', { firstName: 'X', lastName: '', email: 'x@example.in' }],
      ['GET', '/customer-service/ve1/user/sessions', undefined],
      ['DELETE', '/customer-service/ve1/user/sessions', undefined],
      ['DELETE', `/customer-service/ve1/user/sessions/${asha.login.cognitoId}`, undefined],
    ] as const;
    const mixed = as({ ...imran.headers, 'x-user-id': asha.login.attributes.userId });
    for (const [method, url, payload] of calls) {
      const refused = await guest.call(method, url, payload);
      expect([url, refused.statusCode, refused.json().errors[0].code]).toEqual([url, 403, 'LOGIN_NEEDED']);
      expect([url, (await as({}).call(method, url, payload)).statusCode]).toEqual([url, 401]);
      // The session of one customer with the id of another.
      expect([url, (await mixed.call(method, url, payload)).statusCode]).toEqual([url, 401]);
    }
    for (const call of ['sendotp', 'resendotp', 'validatecode'])
      expect(
        (await as({}).call('POST', `/loginhandler/${call}`, { mobile, code: '123456' })).statusCode,
      ).toBe(401);
    expect((await asha.call('GET', '/customer-service/ve1/user/sessions')).json().data.places).toHaveLength(
      1,
    );
  });
});
