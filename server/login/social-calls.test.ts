import { expect, it, vi } from 'vitest';
import { lostReplyMs } from '../session/lost-reply.ts';
import type { LoggedInSession } from '../session/session-repository.ts';
import { describeDatabases } from '../testing/databases.ts';
import { wrong } from './testing/set-up-login.ts';
import { asha, noor, setUpSocial, source } from './testing/set-up-social.ts';

// PostgreSQL and a busy machine need longer than vitest allows by itself.
vi.setConfig({ testTimeout: 30_000 });

const mobile = '9876543210';
const userIdIn = (reply: { json: () => unknown }) => (reply.json() as LoggedInSession).attributes.userId;

describeDatabases('login with an account', (open) => {
  it('SES-12 names the ways of logging in that are open', async () => {
    const { get } = await setUpSocial(await open());
    expect((await get('/loginhandler/loginways')).json()).toMatchObject({
      status: 'SUCCESS',
      data: { social: [{ source, name: 'Sandbox ID' }], password: true },
    });
  });

  it('SES-12 leads to the provider with PKCE, a state and a nonce, and back with a code that becomes a token', async () => {
    const { visitor, start, page, arrive } = await setUpSocial(await open());
    const guest = await visitor();
    const { address, state, nonce, verifier } = await start(guest);
    const query = new URL(address, 'http://x').searchParams;
    expect(Object.fromEntries(query)).toMatchObject({
      response_type: 'code',
      code_challenge_method: 'S256',
      state,
      nonce,
      scope: 'openid email profile',
    });
    expect(query.get('redirect_uri')).toMatch(/^http:\/\/localhost\/socialSignin$/);
    expect(address).not.toContain(verifier);
    expect((await page(address)).body).toContain('Asha Menon');
    expect(await arrive(guest)).toEqual({
      token: expect.stringMatching(/^[\w-]{43}$/),
      email: 'asha.menon@example.com',
      firstName: 'Asha',
      lastName: 'Menon',
    });
  });

  it('SES-13 API-009 knows no customer of an account before the sign-up, and the customer afterwards', async () => {
    const { visitor, arrive, as, signUp } = await setUpSocial(await open());
    const first = await visitor();
    const { token, email } = await arrive(first);
    const unknown = await as(first).search(token, { email });
    expect([unknown.statusCode, unknown.json().errors[0].code]).toEqual([404, 'UNKNOWN_USER']);
    expect((await as(first).logIn(token)).statusCode).toBe(404);
    const signedUp = await signUp(first, mobile);

    const second = await visitor();
    const next = await arrive(second);
    expect((await as(second).search(next.token, { email: next.email })).json()).toMatchObject({
      status: 'SUCCESS',
    });
    const login = await as(second).logIn(next.token, { email: next.email, mobile, firstName: 'X' });
    expect(login.statusCode).toBe(200);
    expect(userIdIn(login)).toBe(userIdIn(signedUp));
    expect(login.json().attributes).toMatchObject({ mobile, firstName: 'Asha', lastName: 'Menon' });
  });

  it('SES-14 API-008 API-011 SES-16 signs up: a code goes to the number, and makes the customer with the names that were entered', async () => {
    const { visitor, arrive, as, codeOf, messages } = await setUpSocial(await open());
    const guest = await visitor();
    const { token } = await arrive(guest);
    const form = { mobile, firstName: ' Asha ', lastName: '', email: 'asha@home.example' };
    expect((await as(guest).announce(token, form)).json()).toEqual({
      status: 'SUCCESS',
      data: { sent: { resendAfterSeconds: 45, goodForSeconds: 300 } },
    });
    expect(await messages()).toHaveLength(1);
    const code = await codeOf(mobile);
    const refused = await as(guest).enter(mobile, wrong(code));
    expect(refused.json().errors[0].displayMsg).toBe('This code is not right. You have 4 tries left.');
    const { attributes, cognitoId } = (await as(guest).enter(mobile, code)).json();
    expect(attributes).toMatchObject({
      mobile,
      firstName: 'Asha',
      lastName: '',
      email: 'asha@home.example',
      emailVerified: false,
      cartId: guest.guest.cartId,
    });
    expect(cognitoId).toMatch(/^s-/);
  });

  it('SES-14 makes the account one of the customer who has the number already, and changes nothing of theirs', async () => {
    const { visitor, customer, signUp, arrive, as, clock } = await setUpSocial(await open());
    const known = await customer(mobile);
    await known.call('PUT', '/loginhandler/updateuser', {
      firstName: 'Meera',
      lastName: 'Rao',
      email: 'meera@example.in',
    });
    clock.forward(45_000);
    const linked = await signUp(await visitor(), mobile);
    expect(linked.json().attributes).toMatchObject({
      userId: known.login.attributes.userId,
      firstName: 'Meera',
      email: 'meera@example.in',
    });
    const later = await visitor();
    expect(userIdIn(await as(later).logIn((await arrive(later)).token))).toBe(known.login.attributes.userId);
  });

  it('SES-14 never finds a customer by an email address', async () => {
    const { visitor, customer, arrive, as } = await setUpSocial(await open());
    const known = await customer(mobile);
    await known.call('PUT', '/loginhandler/updateuser', {
      firstName: 'Asha',
      lastName: 'Menon',
      email: 'asha.menon@example.com',
    });
    const guest = await visitor();
    const { token, email } = await arrive(guest);
    expect((await as(guest).search(token, { email })).statusCode).toBe(404);
  });

  it('SES-13 tells no email address that the provider has not verified', async () => {
    const { visitor, arrive } = await setUpSocial(await open());
    const arrived = await arrive(await visitor(), noor);
    expect(arrived).toMatchObject({ firstName: 'Noor' });
    expect(arrived).not.toHaveProperty('email');
  });

  it('SES-16 is announced by a call that sends nothing when no number is given', async () => {
    const { visitor, arrive, as, messages } = await setUpSocial(await open());
    const guest = await visitor();
    const { token } = await arrive(guest);
    expect((await as(guest).announce(token)).json()).toEqual({ status: 'SUCCESS', data: {} });
    expect(await messages()).toEqual([]);
    expect((await as(guest).announce('unknown')).json().errors[0].code).toBe('SOCIAL_AGAIN');
  });

  it('API-007 answers a login whose reply was lost with the same session, and the token is good for no other', async () => {
    const { visitor, arrive, as, signUp, clock } = await setUpSocial(await open());
    await signUp(await visitor(), mobile);
    const [guest, thief] = [await visitor(), await visitor()];
    const { token } = await arrive(guest);
    const first = await as(guest).logIn(token);
    clock.forward(lostReplyMs - 1);
    expect((await as(guest).logIn(token)).json()).toEqual(first.json());
    expect((await as(thief).logIn(token)).json().errors[0].code).toBe('SOCIAL_AGAIN');
    expect((await as(thief).search(token)).json().errors[0].code).toBe('SOCIAL_AGAIN');
  });

  it('API-007 makes one session of two logins at once', async () => {
    const { visitor, arrive, as, signUp, db } = await setUpSocial(await open());
    await signUp(await visitor(), mobile);
    const guest = await visitor();
    const { token } = await arrive(guest);
    const replies = await Promise.all([1, 2, 3].map(() => as(guest).logIn(token)));
    expect(new Set(replies.map(({ body }) => body)).size).toBe(1);
    const sessions = await db
      .selectFrom('session_families')
      .select('id')
      .where('kind', '=', 'logged-in')
      .execute();
    expect(sessions).toHaveLength(2);
  });

  it('SES-14 goes on with the sign-up of a session whose page was reloaded, and with that of no other', async () => {
    const { visitor, arrive, as, codeOf } = await setUpSocial(await open());
    const [guest, other] = [await visitor(), await visitor()];
    const { token } = await arrive(guest);
    await as(guest).announce(token, { mobile, firstName: 'Asha', email: 'asha@home.example' });
    const code = await codeOf(mobile);
    expect((await as(other).enter(mobile, code)).json().errors[0].code).toBe('SOCIAL_AGAIN');
    expect((await as(guest).enter(mobile, code)).statusCode).toBe(200);
  });

  it('SES-14 REQ-18 goes on with the sign-up of a token when the session is a new guest, and with no other number', async () => {
    const { visitor, arrive, as, codeOf } = await setUpSocial(await open());
    const [guest, fresh] = [await visitor(), await visitor()];
    const { token } = await arrive(guest);
    await as(guest).announce(token, { mobile, firstName: 'Asha', email: 'asha@home.example' });
    const code = await codeOf(mobile);
    const other = await as(fresh).enter(mobile, code, { token: 'x'.repeat(43) });
    expect(other.json().errors[0].code).toBe('SOCIAL_AGAIN');
    const { attributes } = (await as(fresh).enter(mobile, code, { token })).json();
    expect(attributes).toMatchObject({ mobile, firstName: 'Asha', email: 'asha@home.example' });
    // The token has logged in.
    const again = await visitor();
    expect((await as(again).logIn(token)).statusCode).toBe(400);
  });

  it('SES-14 an account stays that of its customer when it signs up once more with another number', async () => {
    const { visitor, arrive, as, signUp } = await setUpSocial(await open());
    const first = await signUp(await visitor(), mobile);
    const second = await signUp(await visitor(), '9812345678');
    expect(userIdIn(second)).not.toBe(userIdIn(first));
    const later = await visitor();
    expect(userIdIn(await as(later).logIn((await arrive(later)).token))).toBe(userIdIn(first));
  });

  it('SES-14 VAL-38 who has the code of a sign-up sent again has time for it', async () => {
    const { visitor, arrive, as, clock, codeOf } = await setUpSocial(await open());
    const guest = await visitor();
    const { token } = await arrive(guest);
    await as(guest).announce(token, { mobile, firstName: 'Asha', email: 'asha@home.example' });
    clock.forward(14 * 60_000);
    expect((await guest.resend(mobile)).statusCode).toBe(200);
    clock.forward(2 * 60_000);
    expect((await as(guest).enter(mobile, await codeOf(mobile), { token })).statusCode).toBe(200);
  });

  it('SES-12 a token is good for a quarter of an hour, and a sign-up begins it anew', async () => {
    const { visitor, arrive, as, clock, db, removeExpired } = await setUpSocial(await open());
    const guest = await visitor();
    const { token } = await arrive(guest, asha);
    clock.forward(15 * 60_000 - 1);
    expect((await as(guest).search(token)).json().errors[0].code).toBe('UNKNOWN_USER');
    await as(guest).announce(token, { mobile, firstName: 'Asha', email: 'asha@home.example' });
    clock.forward(60_000);
    expect((await as(guest).search(token)).json().errors[0].code).toBe('UNKNOWN_USER');
    clock.forward(14 * 60_000);
    const late = await as(guest).search(token);
    expect([late.statusCode, late.json().errors[0]]).toEqual([
      400,
      {
        code: 'SOCIAL_AGAIN',
        displayMsg:
          'This took too long, or was used already. Continue with Sandbox ID again, or log in with a code.',
      },
    ]);
    await removeExpired();
    expect(await db.selectFrom('social_arrivals').selectAll().execute()).toEqual([]);
  });
});
