import type { FastifyRequest } from 'fastify';
import * as openid from 'openid-client';
import { profile } from '#schemas/entities/customer.ts';
import { customerFieldMax as max } from '#schemas/entities/customer-fields.ts';
import type { SocialSource } from '#schemas/entities/session.ts';
import { type Provider, ProviderFailed, type Vouched } from './provider.ts';

export interface OpenIdOptions {
  readonly source: SocialSource;
  readonly name: string;
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** Where the provider leads customers back to, as it is registered there. */
  readonly returnAddress: (request: FastifyRequest) => string;
  readonly now: () => number;
  /** The provider of the sandbox is in this process, and its pages are on the same site: it is asked without the network. */
  readonly inside?: { readonly fetch: openid.CustomFetch };
  /** Seconds for one question to the provider. */
  readonly timeOut?: number;
}

/** Two of them fit into the time that the app waits for a reply. */
const usualTimeOut = 5;
/** How long the provider's addresses are kept. */
const knownMs = 3_600_000;
/** Seconds by which the clocks of two servers may differ. */
const clockTolerance = 30;

/**
 * A provider that speaks OpenID Connect: authorization code flow with PKCE (S256) and a nonce. The client's secret never leaves the server. The
 * signature of the id token is checked, although it comes from the provider itself, and so are issuer, audience, nonce and time.
 */
export function createOpenIdProvider(options: OpenIdOptions): Provider {
  const { source, name, issuer, clientId, clientSecret, returnAddress, now, inside } = options;
  let known: { readonly config: Promise<openid.Configuration>; readonly until: number } | undefined;

  function discover(): Promise<openid.Configuration> {
    const isLocal = issuer.startsWith('http:');
    return openid.discovery(
      new URL(issuer),
      clientId,
      {
        client_secret: clientSecret,
        // The clock of the server, not that of the library.
        [openid.clockSkew]: Math.round((now() - Date.now()) / 1000),
        [openid.clockTolerance]: clockTolerance,
      },
      undefined,
      {
        execute: [openid.enableNonRepudiationChecks, ...(isLocal ? [openid.allowInsecureRequests] : [])],
        timeout: options.timeOut ?? usualTimeOut,
        ...(inside && { [openid.customFetch]: inside.fetch }),
      },
    );
  }

  /** A failed discovery is not kept. */
  async function configuration(): Promise<openid.Configuration> {
    if (!known || known.until <= now()) known = { config: discover(), until: now() + knownMs };
    try {
      return await known.config;
    } catch (error) {
      known = undefined;
      throw new ProviderFailed(`The discovery failed: ${reasonOf(error)}`, true);
    }
  }

  return {
    source,
    name,

    async start(request) {
      const config = await configuration();
      const verifier = openid.randomPKCECodeVerifier();
      const state = openid.randomState();
      const nonce = openid.randomNonce();
      const address = openid.buildAuthorizationUrl(config, {
        redirect_uri: returnAddress(request),
        scope: 'openid email profile',
        code_challenge: await openid.calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
        state,
        nonce,
      });
      return { address: inside ? address.pathname + address.search : address.href, state, nonce, verifier };
    },

    async exchange({ code, iss, nonce, verifier }, request) {
      const config = await configuration();
      const returned = new URL(returnAddress(request));
      returned.searchParams.set('code', code);
      if (iss !== undefined) returned.searchParams.set('iss', iss);
      try {
        // The state was compared by the app, which alone knows the one that it began with.
        const tokens = await openid.authorizationCodeGrant(config, returned, {
          pkceCodeVerifier: verifier,
          expectedNonce: nonce,
          idTokenExpected: true,
        });
        return vouchedBy(tokens.claims() ?? {});
      } catch (error) {
        throw new ProviderFailed(`The exchange of a code failed: ${reasonOf(error)}`, isUnreachable(error));
      }
    },
  };
}

/** What the claims of an id token say of a customer. An email address that is not verified, or longer than we keep, is left out. */
function vouchedBy(claims: Readonly<Record<string, unknown>>): Vouched {
  const text = (claim: string) => (typeof claims[claim] === 'string' ? claims[claim].trim() : '');
  const email = profile.shape.email.safeParse(text('email'));
  // Some providers send it as a text.
  const isVerified = claims['email_verified'] === true || claims['email_verified'] === 'true';
  const firstName = (text('given_name') || text('name')).slice(0, max.firstName);
  const lastName = text('given_name') ? text('family_name').slice(0, max.lastName) : '';
  return {
    subject: text('sub'),
    ...(isVerified && email.success && { email: email.data }),
    ...(firstName && { firstName }),
    ...(lastName && { lastName }),
  };
}

/** The kind of a failure. Its message and its cause may hold what was sent: a code, a token, a secret. */
function reasonOf(error: unknown): string {
  if (error instanceof openid.ResponseBodyError) return `${error.status} ${error.error.slice(0, 60)}`;
  if (error instanceof openid.ClientError && error.code) return error.code;
  return error instanceof Error ? error.name : 'unknown';
}

function isUnreachable(error: unknown): boolean {
  if (error instanceof openid.ResponseBodyError) return error.status >= 500;
  if (error instanceof openid.ClientError)
    return ['OAUTH_TIMEOUT', 'OAUTH_RESPONSE_IS_NOT_CONFORM', 'OAUTH_RESPONSE_IS_NOT_JSON'].includes(
      error.code ?? '',
    );
  // What fetch throws when there is no connection.
  return error instanceof TypeError && !('code' in error);
}
