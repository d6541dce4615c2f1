import { createECDH, createHmac } from 'node:crypto';
import { importJWK, jwtVerify, SignJWT } from 'jose';
import type { PartnerApp } from '#schemas/partner-apps.ts';
import type { RandomBytes } from '../../random-bytes.ts';

export const partnersPath = '/sandbox/partners';

/** Seconds that a code is good, as long as one of Paytm. */
const codeSeconds = 300;

/** Nothing is sent there. */
const accountsUrl = 'http://paytm.sandbox.invalid';
const keysUrl = 'http://gpay.sandbox.invalid/keys';

/** Who opens the shop in the app of a partner. */
export interface AppUser {
  readonly name: string;
  readonly email: string;
  /** With the code of the country; empty for somebody of whom the partner has no number. */
  readonly phone: string;
  /** Paytm does not answer when it is asked about them. */
  readonly isDown?: boolean;
}

/** What the page gave to the app. */
interface Wish {
  readonly clientId: string;
  readonly nonce: string;
}

interface Options {
  readonly secret: string;
  readonly now: () => number;
  readonly randomBytes: RandomBytes;
}

export type SandboxPartners = ReturnType<typeof createSandboxPartners>;

/**
 * The partners whose apps the sandbox plays: they give codes to the page, and answer to the server what a code is worth, by the protocols of
 * the real ones. Keys follow from the server's secret, because another process may get the code.
 */
export function createSandboxPartners({ secret, now, randomBytes }: Options) {
  const derived = (use: string) => createHmac('sha256', secret).update(`sandbox-partners.${use}`).digest();
  const codeKey = derived('code');
  const paytm = {
    clientId: 'sandbox-paytm',
    clientSecret: derived('client').toString('base64url'),
    accountsUrl,
    script: `${partnersPath}/paytm.js`,
  };
  const gpay = { clientId: 'sandbox-gpay', keysUrl, script: `${partnersPath}/gpay.js` };
  const signing = signingKeys(derived('tokens'));
  /** Codes that were exchanged, until they would have ended. */
  const spent = new Map<string, number>();
  const seconds = () => Math.floor(now() / 1000);

  async function paytmCode(user: AppUser): Promise<string> {
    return new SignJWT({ user })
      .setProtectedHeader({ alg: 'HS256' })
      .setAudience('code')
      .setJti(randomBytes(12).toString('base64url'))
      .setExpirationTime(seconds() + codeSeconds)
      .sign(codeKey);
  }

  async function gpayToken({ name, email, phone }: AppUser, nonce: string) {
    const claims = {
      ...(phone && { phone_number: phone, phone_number_verified: true }),
      name,
      email,
      email_verified: true,
      nonce,
    };
    return new SignJWT(claims)
      .setProtectedHeader({ alg: 'ES256', kid: signing.publicJwk.kid })
      .setIssuer('https://accounts.google.com')
      .setAudience(gpay.clientId)
      .setIssuedAt(seconds())
      .setExpirationTime(seconds() + codeSeconds)
      .setJti(randomBytes(12).toString('base64url'))
      .sign(await importJWK(signing.privateJwk));
  }

  function isSpent(id: string): boolean {
    for (const [old, until] of spent) if (until <= now()) spent.delete(old);
    if (spent.has(id)) return true;
    spent.set(id, now() + codeSeconds * 1000);
    return false;
  }

  /** What a code or a token stands for. */
  async function userOf(token: string, audience: string): Promise<{ user: AppUser; id: string } | undefined> {
    const read = await jwtVerify(token, codeKey, {
      algorithms: ['HS256'],
      audience,
      currentDate: new Date(now()),
      requiredClaims: ['exp', 'jti'],
    }).catch(() => undefined);
    return read && { user: read.payload['user'] as AppUser, id: read.payload.jti ?? '' };
  }

  async function grant(form: URLSearchParams): Promise<Response> {
    const found = await userOf(form.get('code') ?? '', 'code');
    const isGood = found && form.get('client_id') === paytm.clientId && !isSpent(found.id);
    if (!isGood) return Response.json({ error: 'invalid_grant' }, { status: 400 });
    if (found.user.isDown) return new Response('<h1>Internal Server Error</h1>', { status: 500 });
    const token = await new SignJWT({ user: found.user })
      .setProtectedHeader({ alg: 'HS256' })
      .setAudience('token')
      .setJti(found.id)
      .setExpirationTime(seconds() + codeSeconds)
      .sign(codeKey);
    return Response.json({ access_token: token, expires: now() + codeSeconds * 1000, scope: 'basic' });
  }

  async function userInfo(token: string): Promise<Response> {
    const found = await userOf(token, 'token');
    if (!found) return Response.json({ status: 'Failure' }, { status: 434 });
    const { name, email, phone } = found.user;
    return Response.json({
      email,
      profileInfo: { displayName: name },
      phoneInfo: phone ? { countryCode: phone.slice(1, -10), phoneNumber: phone.slice(-10) } : {},
    });
  }

  const authorization = `Basic ${Buffer.from(`${paytm.clientId}:${paytm.clientSecret}`).toString('base64')}`;

  return {
    paytm,
    gpay,

    /** What the app of a partner gives to the page; undefined for a client id that it does not know. */
    async codeFor(vendor: PartnerApp, user: AppUser, wish: Wish): Promise<string | undefined> {
      // Google Pay knows the shop by its origin, and is told no id.
      if (vendor === 'GPAY') return gpayToken(user, wish.nonce);
      return wish.clientId === paytm.clientId ? paytmCode(user) : undefined;
    },

    /** What the partners answer to the server. */
    async fetch(url: string, { headers, body }: RequestInit): Promise<Response> {
      const { origin, pathname } = new URL(url);
      if (url === keysUrl) return Response.json({ keys: [signing.publicJwk] });
      const given = new Headers(headers);
      if (origin !== accountsUrl || given.get('authorization') !== authorization)
        return new Response(null, { status: 401 });
      return pathname === '/oauth2/v2/token'
        ? grant(new URLSearchParams(typeof body === 'string' ? body : ''))
        : userInfo(given.get('data') ?? '');
    },
  };
}

/** A pair of keys that every process makes alike. */
function signingKeys(seed: Buffer) {
  const curve = createECDH('prime256v1');
  curve.setPrivateKey(seed);
  const point = curve.getPublicKey();
  const publicJwk = {
    kty: 'EC',
    crv: 'P-256',
    alg: 'ES256',
    use: 'sig',
    kid: 'sandbox',
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
  };
  return { publicJwk, privateJwk: { ...publicJwk, d: seed.toString('base64url') } };
}
