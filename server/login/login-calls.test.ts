import { expect, it, vi } from 'vitest';
import { createDismissalsRepository } from '../feedback/dismissals-repository.ts';
import { lostReplyMs } from '../session/lost-reply.ts';
import type { LoggedInSession } from '../session/session-repository.ts';
import { describeDatabases } from '../testing/databases.ts';
import { guestHeaders } from '../testing/test-app.ts';
import { setUpLogin, wrong } from './testing/set-up-login.ts';

// PostgreSQL and a busy machine need longer than vitest allows by itself.
vi.setConfig({ testTimeout: 30_000 });

const mobile = '9876543210';
const places = '/customer-service/ve1/user/sessions';

describeDatabases('login by a one-time code', (open) => {
  it('SES-08 API-004 sends a code as a text message that phones can read it from', async () => {
    const { visitor, messages } = await setUpLogin(await open(), {
      env: { PUBLIC_ORIGIN: 'https://order.example.in', SANDBOX: 'on' },
    });
    const sent = await (await visitor()).send(mobile);
    expect([sent.statusCode, sent.json()]).toEqual([
      200,
      { status: 'SUCCESS', data: { resendAfterSeconds: 45, goodForSeconds: 300 } },
    ]);
    const [message] = await messages();
    expect(message?.mobile).toBe(mobile);
    expect(message?.body).toMatch(
      /^(\d{6}) is your code to log in at order\.example\.in\. It is good for 5 minutes\. .+\n\n@order\.example\.in #\1$/,
    );
  });

  it('SES-09 API-006 SES-06 VAL-37 logs in who enters the six digits, with a session that works and is refreshed', async () => {
    const { visitor, codeOf, as, ask } = await setUpLogin(await open());
    const guest = await visitor();
    await guest.send(mobile, { firstName: 'Asha', lastName: 'Rao' });
    const code = await codeOf(mobile);
    for (const five of [code.slice(1), `${code}0`, 'abcdef'])
      expect((await guest.enter(mobile, five)).json()).toMatchObject({ errors: [{ code: 'INVALID_INPUT' }] });
    const reply = await guest.call('POST', '/loginhandler/validatecode', {
      mobile,
      code,
      screenName: 'cart',
    });
    const { attributes, credentials, cognitoId } = reply.json();
    expect(attributes).toEqual({
      userId: expect.stringMatching(/^u-/),
      sub: attributes.userId,
      cartId: guest.guest.cartId,
      mobile,
      phoneNumberVerified: true,
      emailVerified: false,
      cognitoLoggedin: true,
      firstName: 'Asha',
      lastName: 'Rao',
    });
    expect(attributes.userId).not.toBe(guest.guest.userId);
    const headers = { 'x-auth-token': credentials.accessToken, 'x-user-id': attributes.userId };
    const listed = await as(headers).call('GET', places);
    expect(listed.json().data.places).toMatchObject([{ id: cognitoId, isThisDevice: true }]);

    const next = await ask({
      method: 'POST',
      url: '/loginhandler/refreshtoken',
      payload: { userId: attributes.userId, refreshToken: credentials.refreshToken },
    });
    expect(next.json()).toMatchObject({ attributes });
  });

  it('SES-09 takes a name for a new customer from the session that logs in, and never for a known one', async () => {
    const { visitor, codeOf, clock } = await setUpLogin(await open());
    const [one, other] = [await visitor(), await visitor()];
    await one.send(mobile, { firstName: 'Not Asha' });
    const first = await other.enter(mobile, await codeOf(mobile));
    expect(first.json().attributes).not.toHaveProperty('firstName');
    clock.forward(45_000);
    await one.send(mobile, { firstName: 'Not Asha' });
    const again = await one.enter(mobile, await codeOf(mobile));
    expect(again.json().attributes).not.toHaveProperty('firstName');
    expect(again.json().attributes.userId).toBe(first.json().attributes.userId);
  });

  it('SES-34 makes the cart of a guest that of a new customer, and leaves a known one theirs', async () => {
    const { visitor, codeOf, clock } = await setUpLogin(await open());
    const [one, other] = [await visitor(), await visitor()];
    const login = async (by: typeof one) => {
      await by.send(mobile);
      return (await by.enter(mobile, await codeOf(mobile))).json<LoggedInSession>().attributes;
    };
    expect((await login(one)).cartId).toBe(one.guest.cartId);
    clock.forward(45_000);
    expect((await login(other)).cartId).toBe(one.guest.cartId);
  });

  it('SES-34 gives the cart of a customer to nobody who logs in after them with the same session', async () => {
    const { customer, codeOf } = await setUpLogin(await open());
    const asha = await customer(mobile);
    await asha.send('9812345678');
    const next = (await asha.enter('9812345678', await codeOf('9812345678'))).json<LoggedInSession>();
    expect(next.attributes.userId).not.toBe(asha.login.attributes.userId);
    expect(next.attributes.cartId).not.toBe(asha.login.attributes.cartId);
  });

  it('FBK-16 a question that a guest dismissed is not asked again after the login', async () => {
    const { db, clock, visitor, codeOf } = await setUpLogin(await open());
    const dismissals = createDismissalsRepository(db, clock.now);
    const guest = await visitor();
    await guest.call('DELETE', '/feedback-service/ve1/widget/order-1');
    await guest.send(mobile);
    const { userId } = (await guest.enter(mobile, await codeOf(mobile))).json().attributes;
    expect(await dismissals.isDismissed(userId, 'order-1')).toBe(true);

    clock.forward(60_000);
    const again = await visitor();
    for (const id of ['order-1', 'order-2']) await again.call('DELETE', `/feedback-service/ve1/widget/${id}`);
    await again.send(mobile);
    expect((await again.enter(mobile, await codeOf(mobile))).statusCode).toBe(200);
    expect(await dismissals.isDismissed(userId, 'order-2')).toBe(true);
    expect(await dismissals.isDismissed(again.guest.userId, 'order-2')).toBe(false);
  });

  it('SES-09 ends the session of the guest: it is not refreshed, and after a moment not good any more', async () => {
    const { visitor, codeOf, clock, ask, get } = await setUpLogin(await open());
    const { guest, headers, send, enter } = await visitor();
    await send(mobile);
    await enter(mobile, await codeOf(mobile));
    const refreshed = await ask({
      method: 'POST',
      url: '/loginhandler/refreshtokenanonymous',
      headers: guestHeaders(guest),
      payload: { userId: guest.userId },
    });
    expect(refreshed.statusCode).toBe(401);
    expect((await get('/api/ve1/app-config', headers)).statusCode).toBe(200);
    clock.forward(lostReplyMs);
    expect((await get('/api/ve1/app-config', headers)).statusCode).toBe(401);
  });

  it('SES-09 answers a login whose reply was lost with the same session, and one by another guest not', async () => {
    const { visitor, codeOf, clock } = await setUpLogin(await open());
    const [guest, other] = [await visitor(), await visitor()];
    await guest.send(mobile);
    const code = await codeOf(mobile);
    const first = await guest.enter(mobile, code);
    clock.forward(lostReplyMs - 1);
    expect((await guest.enter(mobile, code)).json()).toEqual(first.json());
    for (const reply of [await other.enter(mobile, code), await guest.enter(mobile, wrong(code))])
      expect([reply.statusCode, reply.json().errors[0].code]).toEqual([400, 'CODE_EXPIRED']);
  });

  it('SES-09 makes one session of two logins at once, by the same guest', async () => {
    const { visitor, codeOf, db } = await setUpLogin(await open());
    const guest = await visitor();
    await guest.send(mobile);
    const code = await codeOf(mobile);
    const replies = await Promise.all([1, 2, 3, 4].map(() => guest.enter(mobile, code)));
    expect(new Set(replies.map(({ body }) => body)).size).toBe(1);
    expect(replies[0]?.statusCode).toBe(200);
    const sessions = await db
      .selectFrom('session_families')
      .select('id')
      .where('kind', '=', 'logged-in')
      .execute();
    expect(sessions).toHaveLength(1);
  });

  it('SES-11 says that a code is wrong and how many tries are left, and stays with the guest', async () => {
    const { visitor, codeOf } = await setUpLogin(await open());
    const guest = await visitor();
    await guest.send(mobile);
    const code = await codeOf(mobile);
    const said = async () => (await guest.enter(mobile, wrong(code))).json().errors[0];
    expect(await said()).toEqual({
      code: 'CODE_WRONG',
      displayMsg: 'This code is not right. You have 4 tries left.',
    });
    for (const left of ['3 tries', '2 tries', '1 try'])
      expect((await said()).displayMsg).toBe(`This code is not right. You have ${left} left.`);
    expect(await said()).toMatchObject({ code: 'TOO_MANY_TRIES' });
    expect((await guest.call('GET', places)).statusCode).toBe(403);
  });

  it('SES-11 says that a code has expired, after five minutes and for a number without one', async () => {
    const { visitor, codeOf, clock } = await setUpLogin(await open());
    const guest = await visitor();
    await guest.send(mobile);
    clock.forward(300_000);
    const late = await guest.enter(mobile, await codeOf(mobile));
    const never = await guest.enter('9812345678', '123456');
    for (const { statusCode, body } of [late, never])
      expect([statusCode, JSON.parse(body).errors]).toEqual([
        400,
        [{ code: 'CODE_EXPIRED', displayMsg: 'This code has expired. Ask for a new one.' }],
      ]);
  });

  it('VAL-38 API-005 sends the same code again after 45 seconds and not before, and a new one when it is not good any more', async () => {
    const { visitor, codeOf, messages, clock } = await setUpLogin(await open());
    const guest = await visitor();
    await guest.send(mobile);
    const code = await codeOf(mobile);
    clock.forward(44_000);
    const early = await guest.resend(mobile);
    expect([early.statusCode, early.headers['retry-after']]).toEqual([429, '1']);
    expect(early.json()).toMatchObject({
      errors: [{ code: 'TOO_SOON', displayMsg: 'You can ask for another code in 1 second.' }],
    });
    clock.forward(1_000);
    expect((await guest.resend(mobile)).json()).toMatchObject({ data: { goodForSeconds: 300 } });
    expect(await codeOf(mobile)).toBe(code);
    expect(await messages()).toHaveLength(2);
    clock.forward(300_000);
    expect((await guest.resend(mobile)).statusCode).toBe(200);
    const fresh = await codeOf(mobile);
    expect(fresh).not.toBe(code);
    expect((await guest.enter(mobile, fresh)).statusCode).toBe(200);
  });

  it('VAL-38 sends nothing to who asks anew within 45 seconds, and tells how long the code that they have is good', async () => {
    const { visitor, messages, clock } = await setUpLogin(await open());
    await (await visitor()).send(mobile);
    clock.forward(30_000);
    const again = await (await visitor()).send(mobile);
    expect(again.json()).toEqual({
      status: 'SUCCESS',
      data: { resendAfterSeconds: 15, goodForSeconds: 270 },
    });
    expect(await messages()).toHaveLength(1);
  });

  it('SES-08 answers the same whether or not a number is a customer’s', async () => {
    const { visitor, customer, codeOf, clock } = await setUpLogin(await open());
    await customer(mobile);
    clock.forward(45_000);
    const guest = await visitor();
    const [known, unknown] = [await guest.send(mobile), await guest.send('9812345678')];
    expect(known.body).toBe(unknown.body);
    expect(Object.keys(known.headers)).toEqual(Object.keys(unknown.headers));
    const neither = wrong(await codeOf(mobile), await codeOf('9812345678'));
    const [wrongOfKnown, wrongOfUnknown] = await Promise.all(
      [mobile, '9812345678'].map((one) => guest.enter(one, neither)),
    );
    expect(wrongOfKnown?.body).toBe(wrongOfUnknown?.body);
  });

  it.each([{ mobile: '5876543210' }, { mobile: '987654321' }, { mobile: '+919876543210' }, {}])(
    'SES-08 refuses %j, which is no mobile number',
    async (body) => {
      const { visitor } = await setUpLogin(await open());
      const guest = await visitor();
      for (const call of ['sendotp', 'resendotp'])
        expect((await guest.call('POST', `/loginhandler/${call}`, body)).statusCode).toBe(400);
    },
  );

  it('removes codes that are not good any more, and messages that nobody needs', async () => {
    const { visitor, clock, db, removeExpired } = await setUpLogin(await open());
    await (await visitor()).send(mobile);
    const rows = async () => [
      (await db.selectFrom('login_codes').select('mobile').execute()).length,
      (await db.selectFrom('sms_outbox').select('mobile').execute()).length,
    ];
    clock.forward(299_999);
    await removeExpired();
    expect(await rows()).toEqual([1, 1]);
    clock.forward(1);
    await removeExpired();
    expect(await rows()).toEqual([0, 1]);
    clock.forward(600_000);
    await removeExpired();
    expect(await rows()).toEqual([0, 0]);
  });
});
