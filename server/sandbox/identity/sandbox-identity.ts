import { createHash, createHmac } from 'node:crypto';
import { exportJWK, generateKeyPair, jwtVerify, SignJWT } from 'jose';
import type { RandomBytes } from '../../random-bytes.ts';
import { sameToken } from '../../session/tokens.ts';
import type { Person } from './people.ts';

export const identityPath = '/sandbox/identity';
export const clientId = 'sandbox';

/** Seconds that a code is good, and an id token. */
const codeSeconds = 60;
const tokenSeconds = 300;
const algorithm = 'ES256';

interface Options {
  /** Scheme and host of the issuer. */
  readonly home: string;
  readonly secret: string;
  readonly now: () => number;
  readonly randomBytes: RandomBytes;
}

/** What the app asked for, as far as the code depends on it. */
export interface Wish {
  readonly redirectUri: string;
  readonly challenge: string;
  readonly nonce: string | undefined;
}

export type SandboxIdentity = ReturnType<typeof createSandboxIdentity>;

/**
 * The provider of the sandbox: OpenID Connect with PKCE, as far as logins need it. The server asks it by `fetch`, which never leaves the process, so
 * that it works without a network and whatever address customers come by. Codes are signed with the server's secret, because another process may
 * get them; id tokens with a key of this process, which is also the one that checks them.
 */
export function createSandboxIdentity({ home, secret, now, randomBytes }: Options) {
  const issuer = home + identityPath;
  const derived = (use: string) => createHmac('sha256', secret).update(`sandbox-identity.${use}`).digest();
  const codeKey = derived('code');
  const clientSecret = derived('client').toString('base64url');
  /** Codes that were exchanged, until they would have ended. */
  const spent = new Map<string, number>();
  let keys: ReturnType<typeof makeKeys> | undefined;
  const seconds = () => Math.floor(now() / 1000);

  async function makeKeys() {
    const { publicKey, privateKey } = await generateKeyPair(algorithm);
    const kid = randomBytes(8).toString('base64url');
    return { privateKey, kid, jwk: { ...(await exportJWK(publicKey)), kid, alg: algorithm, use: 'sig' } };
  }

  const discovery = {
    issuer,
    authorization_endpoint: `${issuer}/authorize`,
    token_endpoint: `${issuer}/token`,
    jwks_uri: `${issuer}/keys`,
    response_types_supported: ['code'],
    subject_types_supported: ['public'],
    id_token_signing_alg_values_supported: [algorithm],
    code_challenge_methods_supported: ['S256'],
    token_endpoint_auth_methods_supported: ['client_secret_post'],
    authorization_response_iss_parameter_supported: true,
  };

  async function idToken(person: Person, nonce: unknown): Promise<string> {
    keys ??= makeKeys();
    const { privateKey, kid } = await keys;
    return new SignJWT({ ...person, ...(nonce !== undefined && { nonce }) })
      .setProtectedHeader({ alg: algorithm, kid })
      .setIssuer(issuer)
      .setAudience(clientId)
      .setIssuedAt(seconds())
      .setExpirationTime(seconds() + tokenSeconds)
      .sign(privateKey);
  }

  /** Whether a code was used before; from now on it was. */
  function isSpent(id: string): boolean {
    for (const [old, until] of spent) if (until <= now()) spent.delete(old);
    if (spent.has(id)) return true;
    spent.set(id, now() + codeSeconds * 1000);
    return false;
  }

  async function exchange(form: URLSearchParams): Promise<Response> {
    const given = (name: string) => form.get(name) ?? '';
    if (given('client_id') !== clientId || !sameToken(given('client_secret'), clientSecret))
      return refusal(401, 'invalid_client');
    if (given('grant_type') !== 'authorization_code') return refusal(400, 'unsupported_grant_type');
    const read = await jwtVerify(given('code'), codeKey, {
      algorithms: ['HS256'],
      audience: 'code',
      currentDate: new Date(now()),
      requiredClaims: ['exp', 'jti'],
    }).catch(() => undefined);
    if (!read || isSpent(read.payload.jti ?? '')) return refusal(400, 'invalid_grant');
    const { redirectUri, challenge, nonce, person } = read.payload as unknown as Wish & { person: Person };
    const isSame = redirectUri === given('redirect_uri') && challenge === challengeOf(given('code_verifier'));
    if (!isSame) return refusal(400, 'invalid_grant');
    return Response.json({
      access_token: randomBytes(24).toString('base64url'),
      token_type: 'Bearer',
      expires_in: tokenSeconds,
      id_token: await idToken(person, nonce),
    });
  }

  return {
    issuer,
    clientId,
    clientSecret,

    /** The code for a person who agreed. */
    codeFor(person: Person, wish: Wish): Promise<string> {
      return new SignJWT({ ...wish, person })
        .setProtectedHeader({ alg: 'HS256' })
        .setAudience('code')
        .setJti(randomBytes(12).toString('base64url'))
        .setExpirationTime(seconds() + codeSeconds)
        .sign(codeKey);
    },

    /** What the provider answers to the server. */
    async fetch(address: string, { body }: { readonly body?: unknown } = {}): Promise<Response> {
      switch (address) {
        case `${issuer}/.well-known/openid-configuration`:
          return Response.json(discovery);
        case discovery.jwks_uri:
          keys ??= makeKeys();
          return Response.json({ keys: [(await keys).jwk] });
        case discovery.token_endpoint:
          return exchange(new URLSearchParams(String(body)));
        default:
          return refusal(404, 'not_found');
      }
    },
  };
}

function challengeOf(verifier: string): string {
  return createHash('sha256').update(verifier).digest('base64url');
}

function refusal(status: number, error: string): Response {
  return Response.json({ error }, { status });
}
