import { createRemoteJWKSet, customFetch, errors, type JWTPayload, jwtVerify } from 'jose';
import { type Partner, PartnerFailed } from './partner.ts';
import type { PartnerFetch } from './paytm-partner.ts';
import { personOf } from './person-of.ts';

export interface GpayPartnerOptions {
  readonly clientId: string;
  /** Where the keys are with which the tokens are signed. */
  readonly keysUrl: string;
  readonly timeOutMs: number;
  readonly fetch: PartnerFetch;
  readonly now: () => number;
  readonly script?: string;
}

const issuers = ['accounts.google.com', 'https://accounts.google.com'];

/** Seconds since a token was signed: it is used at once. */
const longestAge = 300;
/** Seconds by which the clocks of two servers may differ. */
const clockTolerance = 30;

/**
 * Google Pay: what its app gives is a token that Google has signed, with the customer's verified number. It holds the nonce that the page gave, so
 * a token that another session got does not log this one in.
 */
export function createGpayPartner({
  clientId,
  keysUrl,
  timeOutMs,
  fetch,
  now,
  script,
}: GpayPartnerOptions): Partner {
  const keys = createRemoteJWKSet(new URL(keysUrl), {
    timeoutDuration: timeOutMs,
    [customFetch]: (url, init) => fetch(url, init as RequestInit),
  });

  async function claimsOf(token: string): Promise<JWTPayload> {
    try {
      const { payload } = await jwtVerify(token, keys, {
        algorithms: ['RS256', 'ES256'],
        issuer: issuers,
        audience: clientId,
        currentDate: new Date(now()),
        maxTokenAge: longestAge,
        clockTolerance,
        requiredClaims: ['exp', 'nonce'],
      });
      return payload;
    } catch (error) {
      throw new PartnerFailed(isRefusal(error) ? 'refused' : 'down', `Google Pay: ${kindOf(error)}.`);
    }
  }

  return {
    vendor: 'GPAY',
    name: 'Google Pay',
    clientId,
    ...(script !== undefined && { script }),

    async exchange({ code, nonce }) {
      const claims = await claimsOf(code);
      if (claims['nonce'] !== nonce)
        throw new PartnerFailed('refused', 'Google Pay: a token of another session.');
      const text = (name: string) => (typeof claims[name] === 'string' ? claims[name] : '');
      const isVerified = claims['phone_number_verified'] === true;
      return personOf({
        phone: isVerified ? text('phone_number') : '',
        name: text('name'),
        email: claims['email_verified'] === true ? text('email') : '',
      });
    },
  };
}

/** What is wrong with a token is told from keys that cannot be fetched. */
function isRefusal(error: unknown): boolean {
  const isOfKeys =
    error instanceof errors.JWKSTimeout ||
    error instanceof errors.JWKSInvalid ||
    (error instanceof errors.JOSEError && error.code === 'ERR_JOSE_GENERIC');
  return error instanceof errors.JOSEError && !isOfKeys;
}

/** The message of an error may hold claims. */
function kindOf(error: unknown): string {
  return error instanceof errors.JOSEError ? error.code : error instanceof Error ? error.name : 'unknown';
}
