import { expect, it } from 'vitest';
import type { Credentials } from '#schemas/stored/session.ts';
import { roleOf } from './role.ts';

const guest: Credentials = { accessKeyId: 'key-1', secretKey: 'secret-1', sessionToken: 'token-1' };
const tokens: Credentials = { accessToken: 'access-1', refreshToken: 'refresh-1' };

it.each<[string, boolean, Credentials]>([
  ['temporary credentials', false, guest],
  ['no credentials', false, {}],
  ['a login whose refresh token is gone', true, { accessToken: 'access-1' }],
  ['a login whose refresh token is empty', true, { accessToken: 'access-1', refreshToken: '' }],
  ['a login with the credentials of a guest', true, guest],
  ['a refresh token without its login', false, { ...guest, ...tokens }],
])('ROL-01 %s: a guest', (_, isLoggedIn, credentials) => {
  expect(roleOf({ isLoggedIn, credentials })).toBe('guest');
});

it.each<[string, Credentials]>([
  ['both tokens', tokens],
  ['the tokens beside what is left of the guest', { ...guest, ...tokens }],
])('ROL-07 a login with %s: a customer', (_, credentials) => {
  expect(roleOf({ isLoggedIn: true, credentials })).toBe('customer');
});
