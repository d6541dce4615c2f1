import { afterAll, beforeAll, expect, it } from 'vitest';
import { headerNames } from '#schemas/header-names.ts';
import { logIn } from '../testing/customers.ts';
import { openMemoryDatabase } from '../testing/databases.ts';
import { createTestApp, guestHeaders, type TestApp } from '../testing/test-app.ts';
import type { GuestSession } from './session-repository.ts';

let test: TestApp;
let close: () => Promise<void>;
beforeAll(async () => {
  const opened = await openMemoryDatabase();
  close = opened.close;
  test = await createTestApp(opened.db, { env: { SESSION_TTL_SECONDS: '3600', GUESTS_PER_MINUTE: '120' } });
}, 60_000);
afterAll(() => close());

const dismissal = '/feedback-service/ve1/widget/order-1';

async function newGuest(): Promise<GuestSession> {
  return (
    await test.ask({ method: 'POST', url: '/loginhandler/anonymoususer', payload: {} })
  ).json<GuestSession>();
}

it('SES-03 lets a guest make calls that need a session, and refuses them without one', async () => {
  const guest = await newGuest();
  expect(
    (await test.ask({ method: 'DELETE', url: dismissal, headers: guestHeaders(guest) })).statusCode,
  ).toBe(200);
  expect((await test.ask({ method: 'DELETE', url: dismissal })).statusCode).toBe(401);
});

it('SES-23 answers expired credentials by 401 on any call, so that the app refreshes', async () => {
  const guest = await newGuest();
  const headers = guestHeaders(guest);
  expect((await test.get('/api/ve1/app-config', headers)).statusCode).toBe(200);
  test.clock.forward(3_600_000);
  const refused = await test.get('/api/ve1/app-config', headers);
  expect(refused.statusCode).toBe(401);
  expect(refused.json()).toMatchObject({ status: 'FAILED', errors: [{ code: 'SESSION_EXPIRED' }] });
  expect((await test.get('/api/ve1/app-config')).statusCode).toBe(200);
});

it.each([
  ['unknown', (headers: Record<string, string>) => ({ ...headers, [headerNames.sessionToken]: 'x' })],
  [
    "another's user id",
    (headers: Record<string, string>) => ({ ...headers, [headerNames.userId]: 'u-other' }),
  ],
  ['half', (headers: Record<string, string>) => ({ ...headers, [headerNames.secretKey]: '' })],
])('SES-03 refuses credentials that are %s', async (_, change) => {
  expect(
    (await test.ask({ method: 'DELETE', url: dismissal, headers: change(guestHeaders(await newGuest())) }))
      .statusCode,
  ).toBe(401);
});

it('SES-26 SES-29 refreshes a guest by the user id alone, authorised by the expired session', async () => {
  const guest = await newGuest();
  test.clock.forward(3_600_000);
  const reply = await test.ask({
    method: 'POST',
    url: '/loginhandler/refreshtokenanonymous',
    headers: guestHeaders(guest),
    payload: { userId: guest.userId },
  });
  const next = reply.json<GuestSession>();
  expect(next).toMatchObject({ userId: guest.userId, cartId: guest.cartId });
  expect((await test.ask({ method: 'DELETE', url: dismissal, headers: guestHeaders(next) })).statusCode).toBe(
    200,
  );
});

it('SES-30 answers a refresh without valid credentials by 401', async () => {
  const guest = await newGuest();
  const bare = await test.ask({
    method: 'POST',
    url: '/loginhandler/refreshtokenanonymous',
    payload: { userId: guest.userId },
  });
  expect(bare.statusCode).toBe(401);
  expect(bare.json()).toMatchObject({ errors: [{ code: 'REFRESH_REFUSED' }] });
  const wrong = await test.ask({
    method: 'POST',
    url: '/loginhandler/refreshtoken',
    payload: { userId: 'u', refreshToken: 'x' },
  });
  expect(wrong.statusCode).toBe(401);
  expect(wrong.json()).toMatchObject({
    errors: [{ displayMsg: expect.stringContaining('please re-login') }],
  });
});

it('SES-30 asks only a customer to log in again, not a guest whose session is refused', async () => {
  const guest = await newGuest();
  const refresh = (headers: Record<string, string>) =>
    test.ask({
      method: 'POST',
      url: '/loginhandler/refreshtokenanonymous',
      headers,
      payload: { userId: guest.userId },
    });
  for (const headers of [{}, { ...guestHeaders(guest), [headerNames.sessionToken]: 'x' }]) {
    const refused = await refresh(headers);
    expect(refused.statusCode).toBe(401);
    expect(refused.payload).not.toContain('login');
  }
});

it('SES-25 refreshes a customer, whose new access token is valid at once', async () => {
  const { credentials } = await logIn(test, { userId: 'u-9', firstName: 'Asha' });
  const reply = await test.ask({
    method: 'POST',
    url: '/loginhandler/refreshtoken',
    payload: { userId: 'u-9', refreshToken: credentials.refreshToken },
  });
  const next = reply.json<{ credentials: { accessToken: string }; attributes: object }>();
  expect(next.attributes).toMatchObject({ userId: 'u-9', cartId: 'c-u-9', firstName: 'Asha' });
  const headers = {
    [headerNames.authToken]: next.credentials.accessToken,
    [headerNames.userId]: 'u-9',
    [headerNames.isLoggedIn]: 'true',
  };
  expect((await test.ask({ method: 'DELETE', url: dismissal, headers })).statusCode).toBe(200);
});

it('limits the new sessions of one address, or one IPv6 network, in a minute, without limiting others', async () => {
  const from = async (remoteAddress: string) =>
    (await test.ask({ method: 'POST', url: '/loginhandler/anonymoususer', payload: {}, remoteAddress }))
      .statusCode;
  const first = await Promise.all(Array.from({ length: 120 }, () => from('203.0.113.1')));
  expect(new Set(first)).toEqual(new Set([200]));
  expect([await from('::ffff:203.0.113.1'), await from('203.0.113.2')]).toEqual([429, 200]);
  const network = '2401:4900:1:2';
  await Promise.all(Array.from({ length: 120 }, (_, index) => from(`${network}::${index + 1}`)));
  expect([await from(`${network}:ffff::1`), await from('2401:4900:1:3::1')]).toEqual([429, 200]);
});

it('refreshes the sessions of one user 60 times in ten minutes, without limiting others', async () => {
  const refresh = async (guest: GuestSession) =>
    test.ask({
      method: 'POST',
      url: '/loginhandler/refreshtokenanonymous',
      headers: guestHeaders(guest),
      payload: { userId: guest.userId },
    });
  const other = await newGuest();
  let guest = await newGuest();
  for (let time = 0; time < 60; time += 1) {
    // Attempts of another client with this user id are not counted.
    if (time < 5)
      await test.ask({
        method: 'POST',
        url: '/loginhandler/refreshtoken',
        payload: { userId: guest.userId, refreshToken: 'x' },
      });
    guest = (await refresh(guest)).json<GuestSession>();
  }
  expect((await test.sessions.verifyGuest(guest.credentials))?.userId).toBe(guest.userId);
  const refused = await refresh(guest);
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, expect.stringMatching(/^\d+$/)]);
  expect((await refresh(other)).statusCode).toBe(200);
});
