import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { describe, expect, it, vi } from 'vitest';
import { createGpayPartner } from './gpay-partner.ts';
import { PartnerFailed } from './partner.ts';
import { createPaytmPartner, type PartnerFetch } from './paytm-partner.ts';

const code = { code: 'the-code', nonce: 'guest-1' };

/** How an exchange fails, and what its error says. */
async function failureOf(exchange: Promise<unknown>) {
  const error = await exchange.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof PartnerFailed)) throw new Error('It did not fail.');
  return error;
}

describe('Paytm', () => {
  const paytm = (fetch: PartnerFetch) =>
    createPaytmPartner({
      clientId: 'shop',
      clientSecret: 'secret of the shop',
      accountsUrl: 'https://accounts.paytm.example',
      timeOutMs: 1000,
      fetch,
    });
  const basic = `Basic ${Buffer.from('shop:secret of the shop').toString('base64')}`;
  const user = {
    email: 'asha@example.com',
    profileInfo: { displayName: 'Asha Menon' },
    phoneInfo: { countryCode: '91', phoneNumber: '9876543210' },
  };
  const answers = (...replies: readonly Response[]) => {
    const left = [...replies];
    return vi.fn<PartnerFetch>(async () => left.shift() ?? new Response(null, { status: 500 }));
  };
  const granted = () => Response.json({ access_token: 'the-token', scope: 'basic' });

  it('API-014 exchanges the code for a token, and asks with it for the customer', async () => {
    const fetch = answers(granted(), Response.json(user));
    expect(await paytm(fetch).exchange(code)).toEqual({
      mobile: '9876543210',
      email: 'asha@example.com',
      firstName: 'Asha',
      lastName: 'Menon',
    });
    const [token, info] = fetch.mock.calls;
    expect(token?.[0]).toBe('https://accounts.paytm.example/oauth2/v2/token');
    expect(token?.[1]).toMatchObject({
      method: 'POST',
      redirect: 'error',
      headers: { authorization: basic, 'content-type': 'application/x-www-form-urlencoded' },
      body: 'grant_type=authorization_code&code=the-code&client_id=shop&scope=basic',
    });
    expect(info?.[0]).toBe(
      'https://accounts.paytm.example/v2/user?fetch_strategy=profile_info,phone_number,email',
    );
    expect(info?.[1]).toMatchObject({
      method: 'GET',
      headers: { authorization: basic, verification_type: 'oauth_token', data: 'the-token' },
    });
  });

  it.each([
    [{ countryCode: '971', phoneNumber: '9876543210' }, undefined],
    [{ countryCode: 91, phoneNumber: 9_876_543_210 }, '9876543210'],
    [{ phoneNumber: '+919876543210' }, '9876543210'],
    [{ phoneNumber: '1234567890' }, undefined],
    [undefined, undefined],
  ])('API-014 of the number %j it takes %j', async (phoneInfo, mobile) => {
    const fetch = answers(granted(), Response.json({ ...user, phoneInfo }));
    expect((await paytm(fetch).exchange(code)).mobile).toBe(mobile);
  });

  it.each([
    ['refused', [Response.json({ error: 'invalid_grant' }, { status: 400 })]],
    ['refused', [granted(), Response.json({ status: 'Failure' }, { status: 434 })]],
    ['down', [new Response(null, { status: 401 })]],
    ['down', [new Response('<h1>Bad Gateway</h1>', { status: 502 })]],
    ['down', [new Response('<h1>Maintenance</h1>')]],
    ['down', [Response.json({ scope: 'basic' })]],
    ['down', [granted(), Response.json(null)]],
  ] as const)('API-014 is %s after %j', async (failure, replies) => {
    const error = await failureOf(paytm(answers(...replies)).exchange(code));
    expect(error.failure).toBe(failure);
    expect(error.message).not.toContain('the-code');
  });

  it('API-014 is down when it does not answer', async () => {
    const error = await failureOf(paytm(() => Promise.reject(new TypeError('no connection'))).exchange(code));
    expect(error.failure).toBe('down');
  });
});

describe('Google Pay', async () => {
  const { publicKey, privateKey } = await generateKeyPair('RS256');
  const other = await generateKeyPair('RS256');
  const jwk = { ...(await exportJWK(publicKey)), kid: 'k1', alg: 'RS256', use: 'sig' };
  const now = () => Date.parse('2026-11-23T10:00:00Z');
  const seconds = now() / 1000;
  const keys: PartnerFetch = async () => Response.json({ keys: [jwk] });
  const gpay = (fetch = keys) =>
    createGpayPartner({
      clientId: 'shop',
      keysUrl: 'https://keys.example/certs',
      timeOutMs: 1000,
      fetch,
      now,
    });

  const claims = {
    iss: 'https://accounts.google.com',
    aud: 'shop',
    iat: seconds - 10,
    exp: seconds + 3600,
    nonce: 'guest-1',
    phone_number: '+91 98765 43210',
    phone_number_verified: true,
  };
  const token = (change: object = {}, key = privateKey) =>
    new SignJWT({ ...claims, ...change }).setProtectedHeader({ alg: 'RS256', kid: 'k1' }).sign(key);
  const exchange = async (change: object = {}, key = privateKey) =>
    gpay().exchange({ code: await token(change, key), nonce: 'guest-1' });

  it('API-014 takes the verified number of a token that Google has signed', async () => {
    expect(await exchange()).toEqual({ mobile: '9876543210' });
    expect(await exchange({ iss: 'accounts.google.com', name: 'Asha', email: 'asha@example.com' })).toEqual({
      mobile: '9876543210',
      firstName: 'Asha',
    });
  });

  it('API-014 takes no number that Google has not verified', async () => {
    expect((await exchange({ phone_number_verified: false })).mobile).toBeUndefined();
  });

  it.each([
    ['another issuer', { iss: 'https://elsewhere.example' }],
    ['for another shop', { aud: 'another' }],
    ['of another session', { nonce: 'guest-2' }],
    ['without a nonce', { nonce: undefined }],
    ['that ended', { exp: seconds - 60 }],
    ['that is old', { iat: seconds - 400 }],
  ])('API-014 refuses a token %s', async (_, change) => {
    expect((await failureOf(exchange(change))).failure).toBe('refused');
  });

  it('API-014 refuses a token that another key has signed', async () => {
    expect((await failureOf(exchange({}, other.privateKey))).failure).toBe('refused');
  });

  it.each([
    ['does not answer', () => Promise.reject(new TypeError('no connection'))],
    ['answers with a fault', async () => new Response(null, { status: 503 })],
    ['answers with no keys', async () => Response.json({ no: 'keys' })],
  ] as const)('API-014 is down when Google %s', async (_, fetch) => {
    const error = await failureOf(gpay(fetch).exchange({ code: await token(), nonce: 'guest-1' }));
    expect(error.failure).toBe('down');
  });
});
