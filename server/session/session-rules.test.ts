import type { FastifyRequest } from 'fastify';
import { expect, it, vi } from 'vitest';
import { headerNames, type HeaderName } from '#schemas/header-names.ts';
import { anonymousCredentials, keyIdOf, loggedInCredentials } from './credentials.ts';
import { createIdentify } from './identify.ts';
import { sessionHandlers } from './session-handlers.ts';
import { deriveToken, hashToken, sameToken } from './tokens.ts';

const seed = { familyId: 's-1', generation: 1, salt: 'salt' };
const generation = {
  family: { id: 's-1', kind: 'guest', userId: 'u-1', cartId: 'c-1' },
  number: 1,
  salt: 'salt',
} as const;

it('a token follows from all of its seed, its purpose and the secret', () => {
  const token = deriveToken('secret', 'access', seed);
  expect(token).toMatch(/^[\w-]{43}$/);
  expect(deriveToken('secret', 'access', { ...seed })).toBe(token);
  const others = [
    deriveToken('other', 'access', seed),
    deriveToken('secret', 'refresh', seed),
    deriveToken('secret', 'secret', seed),
    deriveToken('secret', 'access', { ...seed, familyId: 's-2' }),
    deriveToken('secret', 'access', { ...seed, generation: 2 }),
    deriveToken('secret', 'access', { ...seed, salt: 'other' }),
  ];
  expect(new Set([token, ...others]).size).toBe(7);
  expect(hashToken(token)).not.toBe(token);
  expect(hashToken('a')).toBe('ypeBEsobvcr6wjGzmiPcTaeG7_gUfE5yuYB3ha_uSLs');
});

it('compares tokens as a whole, whatever their lengths', () => {
  expect(sameToken('abc', 'abc')).toBe(true);
  for (const other of ['abd', 'ab', 'abcd', '', 'ABC']) expect(sameToken('abc', other)).toBe(false);
});

it('a guest has a key with an id that is no key, and a customer an access and a refresh token', () => {
  const { accessKeyId, secretKey, sessionToken } = anonymousCredentials('secret', generation);
  expect(accessKeyId).toBe(keyIdOf('salt'));
  expect(accessKeyId).toMatch(/^K[\w-]{19}$/);
  expect(accessKeyId).not.toBe(keyIdOf('other'));
  expect([sessionToken, secretKey]).toEqual([
    deriveToken('secret', 'access', seed),
    deriveToken('secret', 'secret', seed),
  ]);
  expect(loggedInCredentials('secret', generation)).toEqual({
    accessToken: deriveToken('secret', 'access', seed),
    refreshToken: deriveToken('secret', 'refresh', seed),
  });
});

const requestOf = (headers: Partial<Record<HeaderName, string>>) =>
  ({
    ip: '203.0.113.1',
    headers: Object.fromEntries(
      Object.entries(headers).map(([name, value]) => [headerNames[name as HeaderName], value]),
    ),
  }) as unknown as FastifyRequest;
const guest = { sessionToken: 'token', accessKeyId: 'key', secretKey: 'secret' };
const session = { familyId: 's-1', userId: 'u-1', cartId: 'c-1', isLoggedIn: false };

function identifying() {
  const sessions = {
    verifyGuest: vi.fn(async () => session as typeof session | undefined),
    verifyLoggedIn: vi.fn(async () => ({ ...session, isLoggedIn: true }) as typeof session | undefined),
  };
  return { identify: createIdentify(sessions as never), sessions };
}
const expired = { status: 401, entry: { code: 'SESSION_EXPIRED' } };

it('SES-03 a call without credentials has no session', async () => {
  const { identify, sessions } = identifying();
  expect(await identify(requestOf({}))).toBeUndefined();
  expect(await identify(requestOf({ userId: 'u-1' }))).toBeUndefined();
  expect([sessions.verifyGuest.mock.calls, sessions.verifyLoggedIn.mock.calls]).toEqual([[], []]);
});

it('SES-03 a guest is known by three credentials, and a customer by one', async () => {
  const { identify, sessions } = identifying();
  expect(await identify(requestOf(guest))).toBe(session);
  expect(sessions.verifyGuest).toHaveBeenCalledExactlyOnceWith(guest);
  expect(await identify(requestOf({ authToken: 'access' }))).toMatchObject({ isLoggedIn: true });
  expect(sessions.verifyLoggedIn).toHaveBeenCalledExactlyOnceWith('access');
});

it('SES-23 credentials that are half, unknown or of another user are refused', async () => {
  const { identify, sessions } = identifying();
  const { secretKey: _, ...half } = guest;
  await expect(identify(requestOf(half))).rejects.toMatchObject(expired);
  await expect(identify(requestOf({ ...guest, userId: 'u-2' }))).rejects.toMatchObject(expired);
  expect(await identify(requestOf({ ...guest, userId: 'u-1' }))).toBe(session);
  sessions.verifyLoggedIn.mockResolvedValue(undefined);
  await expect(identify(requestOf({ authToken: 'access' }))).rejects.toMatchObject(expired);
});

function handling() {
  const done: string[] = [];
  const limit = (name: string) => ({
    check: vi.fn(async (key: string) => void done.push(`check ${name} ${key}`)),
    take: vi.fn(async (key: string) => void done.push(`take ${name} ${key}`)),
  });
  const sessions = {
    createGuest: vi.fn(async () => 'a guest'),
    refreshLoggedIn: vi.fn(async () => 'a customer' as string | undefined),
    refreshGuest: vi.fn(async () => 'a guest' as string | undefined),
  };
  const handlers = sessionHandlers({
    sessions: sessions as never,
    newGuests: limit('guests') as never,
    refreshes: limit('refreshes') as never,
  });
  const call = (name: keyof typeof handlers, body: object = {}, request = requestOf(guest)) =>
    (handlers[name] as unknown as (asked: object) => Promise<unknown>)({ body, request });
  return { call, done, sessions };
}

it('a guest is counted by the caller', async () => {
  const { call, done } = handling();
  expect(await call('createAnonymousUser')).toBe('a guest');
  expect(done).toEqual(['take guests 203.0.113.1']);
});

it('SES-26 a refresh counts for its user once it has worked', async () => {
  const { call, done, sessions } = handling();
  expect(await call('refreshToken', { userId: 'u-1', refreshToken: 'r' })).toBe('a customer');
  expect(sessions.refreshLoggedIn).toHaveBeenCalledExactlyOnceWith('u-1', 'r');
  expect(await call('refreshAnonymousToken', { userId: 'u-1' })).toBe('a guest');
  expect(sessions.refreshGuest).toHaveBeenCalledExactlyOnceWith('u-1', guest);
  expect(done).toEqual([
    'check refreshes u-1',
    'take refreshes u-1',
    'check refreshes u-1',
    'take refreshes u-1',
  ]);
});

it('SES-30 a refused refresh uses up nothing, and says whether a login has to be repeated', async () => {
  const { call, done, sessions } = handling();
  sessions.refreshLoggedIn.mockResolvedValue(undefined);
  sessions.refreshGuest.mockResolvedValue(undefined);
  await expect(call('refreshToken', { userId: 'u-1', refreshToken: 'r' })).rejects.toMatchObject({
    status: 401,
    entry: { code: 'REFRESH_REFUSED', displayMsg: expect.stringContaining('please re-login') },
  });
  const asGuest = {
    status: 401,
    entry: { code: 'REFRESH_REFUSED', displayMsg: 'Something Went Wrong. Please Try Again.' },
  };
  await expect(call('refreshAnonymousToken', { userId: 'u-1' })).rejects.toMatchObject(asGuest);
  await expect(call('refreshAnonymousToken', { userId: 'u-1' }, requestOf({}))).rejects.toMatchObject(
    asGuest,
  );
  expect(done).toEqual(['check refreshes u-1', 'check refreshes u-1']);
});
