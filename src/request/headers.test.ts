import { describe, expect, it } from 'vitest';
import { headerNames } from '#schemas/header-names.ts';
import type { SessionSnapshot } from './ports.ts';
import { createRequestWorld, customer, endpoint, guest, noVisitor } from './testing/request-world.ts';

const ping = endpoint('GET', '/ping');

async function headersOf(session: Partial<SessionSnapshot>, headers: Record<string, string> = {}) {
  const world = createRequestWorld({ script: { 'GET /ping': {} }, session: { ...guest, ...session } });
  await world.request.call(ping, { headers });
  return { ...world, headers: world.sent[0]?.headers ?? {} };
}

describe('headers of every call', () => {
  it('REQ-03 REQ-38 sends api key, auth token, userId, storeId, isLoggedIn, client type and source', async () => {
    const { headers } = await headersOf({});
    expect(headers).not.toHaveProperty(headerNames.miniApp);
    expect(headers).toMatchObject({
      [headerNames.apiKey]: 'web-key',
      [headerNames.authToken]: 'key-1',
      [headerNames.userId]: 'guest-1',
      [headerNames.storeId]: '20001',
      [headerNames.isLoggedIn]: 'false',
      [headerNames.clientType]: 'web',
      [headerNames.source]: 'PWA',
    });
  });

  it('REQ-04 REQ-05 sends a request id that ends with the user id, and the analytics client id', async () => {
    const { headers } = await headersOf({});
    expect(headers[headerNames.requestId]).toMatch(/^\d{13}guest-1$/);
    expect(headers[headerNames.clientId]).toBe('1763640000.42');
  });

  it.each([
    [null, 'D'],
    ['P', 'P'],
    ['IRCTC', 'IRCTC'],
  ])('REQ-06 sends delivery type %j as %s', async (deliveryType, sent) => {
    const { headers } = await headersOf({ deliveryType });
    expect(headers[headerNames.deliveryType]).toBe(sent);
  });

  it('REQ-07 sends the mobile only when it is known', async () => {
    expect((await headersOf({ mobile: '9876543210' })).headers[headerNames.mobile]).toBe('9876543210');
    expect((await headersOf({ mobile: null })).headers).not.toHaveProperty(headerNames.mobile);
  });

  it('REQ-08 SES-03 sends key id, secret and session token of a guest', async () => {
    const { headers } = await headersOf({});
    expect(headers).toMatchObject({
      [headerNames.accessKeyId]: 'key-1',
      [headerNames.secretKey]: 'secret-1',
      [headerNames.sessionToken]: 'token-1',
    });
  });

  it('REQ-08 sends only those that a guest has', async () => {
    const { headers } = await headersOf({ credentials: { accessKeyId: 'key-1' } });
    expect(headers).toMatchObject({ [headerNames.accessKeyId]: 'key-1' });
    expect(headers).not.toHaveProperty(headerNames.secretKey);
    expect(headers).not.toHaveProperty(headerNames.sessionToken);
  });

  it('REQ-03 leaves token, id and key empty before there is a session', async () => {
    const world = createRequestWorld({ script: { 'GET /first': {} }, session: noVisitor });
    await world.request.call(endpoint('GET', '/first', { auth: 'none' }));
    expect(world.sent[0]?.headers).toMatchObject({ [headerNames.authToken]: '', [headerNames.userId]: '' });
    expect(world.sent[0]?.headers).not.toHaveProperty(headerNames.accessKeyId);
  });

  it('REQ-08 SES-01 sends the access token of a customer and nothing of a guest', async () => {
    const { headers } = await headersOf(customer);
    expect(headers).toMatchObject({ [headerNames.authToken]: 'access-1', [headerNames.isLoggedIn]: 'true' });
    for (const name of [headerNames.accessKeyId, headerNames.secretKey, headerNames.sessionToken]) {
      expect(headers).not.toHaveProperty(name);
    }
    expect(Object.values(headers)).not.toContain('refresh-1');
  });

  it.each([
    [{ storeId: null, configStoreId: '30003' }, '30003'],
    [{ storeId: null, configStoreId: null }, '14052'],
  ])('REQ-03 names a default store when none is chosen: %j', async (session, store) => {
    expect((await headersOf(session)).headers[headerNames.storeId]).toBe(store);
  });

  it.each([
    ['PAYTM', 'paytm-key', 'paytm-mini'],
    ['GPAY', 'gpay-key', 'gpay-mini'],
  ] as const)('MIN-05 speaks as the partner in the app of %s', async (partner, apiKey, clientType) => {
    const { headers } = await headersOf({ partner });
    expect(headers).toMatchObject({
      [headerNames.apiKey]: apiKey,
      [headerNames.clientType]: clientType,
      [headerNames.miniApp]: partner,
    });
  });

  it("adds the caller's own headers and leaves out those without a value", async () => {
    const world = createRequestWorld({ script: { 'GET /ping': {} } });
    await world.request.call(ping, {
      headers: { isWalletUsed: true, version: '2.0', feature: undefined, coupon: null },
    });
    expect(world.sent[0]?.headers).toMatchObject({ iswalletused: 'true', version: '2.0' });
    expect(world.sent[0]?.headers).not.toHaveProperty('feature');
    expect(world.sent[0]?.headers).not.toHaveProperty('coupon');
    expect(world.sent[0]?.headers).not.toHaveProperty('if-none-match');
  });
});

describe('token mismatch', () => {
  const mixed = { ...guest.credentials, ...customer.credentials };

  it('SES-31 SES-32 drops the refresh token of a guest and reports it', async () => {
    const { headers, events } = await headersOf({ credentials: mixed });
    expect(Object.values(headers)).not.toContain('refresh-1');
    expect(headers[headerNames.sessionToken]).toBe('token-1');
    expect(events).toEqual([{ name: 'token_mismatch', dropped: 'refreshToken' }]);
  });

  it('SES-31 SES-32 drops the session token of a customer and reports it; the keys of a guest stay here', async () => {
    const { headers, events } = await headersOf({ ...customer, credentials: mixed });
    for (const name of [headerNames.sessionToken, headerNames.accessKeyId, headerNames.secretKey])
      expect(headers).not.toHaveProperty(name);
    expect(events).toEqual([{ name: 'token_mismatch', dropped: 'sessionToken' }]);
  });

  it('SES-31 drops a session token that a caller adds for a customer', async () => {
    const { headers } = await headersOf(customer, { [headerNames.sessionToken]: 'stray' });
    expect(headers).not.toHaveProperty(headerNames.sessionToken);
  });

  it('SES-32 reports one mismatch once, however many calls meet it', async () => {
    const world = createRequestWorld({
      script: { 'GET /ping': {} },
      session: { ...guest, credentials: mixed },
    });
    await world.request.call(ping);
    await world.request.call(ping);
    expect(world.events).toHaveLength(1);
  });
});
