import { expect, it } from 'vitest';
import { credentialKey } from './credentials.ts';
import { createRequestWorld, anonymousReply, customer, endpoint, guest } from './testing/request-world.ts';

it('SES-23 tells the credentials of a session from those before, of a guest by key and token', () => {
  const others = [
    guest,
    { ...guest, credentials: { ...guest.credentials, accessKeyId: 'key-2' } },
    { ...guest, credentials: { ...guest.credentials, sessionToken: 'token-2' } },
    { ...guest, credentials: { accessKeyId: 'key-1' } },
    customer,
    { ...customer, credentials: { accessToken: 'access-2' } },
  ];
  expect(new Set(others.map(credentialKey)).size).toBe(others.length);
  const renewedToken = { ...customer, credentials: { ...customer.credentials, refreshToken: 'refresh-2' } };
  expect(credentialKey(renewedToken)).toBe(credentialKey(customer));
});

it.each([
  ['no user', { ...guest, userId: null }],
  ['no key', { ...guest, credentials: { sessionToken: 'token-1' } }],
  ['the token of a customer alone', { ...guest, credentials: customer.credentials }],
  ['no access token of a customer', { ...customer, credentials: { refreshToken: 'refresh-1' } }],
])('SES-02 what was stored with %s is no session: a guest is made', async (_, session) => {
  const world = createRequestWorld({
    session,
    script: { 'POST /loginhandler/anonymoususer': [anonymousReply(5)], 'GET /a': {} },
  });
  await world.request.call(endpoint('GET', '/a'));
  expect(world.log()).toEqual(['POST /loginhandler/anonymoususer', 'GET /a']);
});
