import { isObject } from '../gateways/ask-gateway.ts';
import { type Partner, PartnerFailed } from './partner.ts';
import { personOf } from './person-of.ts';

export type PartnerFetch = (url: string, init: RequestInit) => Promise<Response>;

export interface PaytmPartnerOptions {
  readonly clientId: string;
  readonly clientSecret: string;
  /** Scheme and host of Paytm's accounts. */
  readonly accountsUrl: string;
  readonly timeOutMs: number;
  readonly fetch: PartnerFetch;
  readonly script?: string;
}

/** The parts of a customer that are asked for. */
const userPath = '/v2/user?fetch_strategy=profile_info,phone_number,email';

type Answer = Readonly<Record<string, unknown>>;

/**
 * Paytm: the auth code of its bridge becomes a token (OAuth 2, by client id and secret), and the token the customer. The code is good for five minutes
 * and for one exchange, which Paytm sees to.
 */
export function createPaytmPartner({
  clientId,
  clientSecret,
  accountsUrl,
  timeOutMs,
  fetch,
  script,
}: PaytmPartnerOptions): Partner {
  const authorization = `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}`;

  /** A 4xx is what Paytm says of the code or the token; of the shop itself it says 401. */
  async function ask(path: string, init: RequestInit): Promise<Answer> {
    let status: number;
    let read: unknown;
    try {
      const reply = await fetch(accountsUrl + path, {
        redirect: 'error',
        signal: AbortSignal.timeout(timeOutMs),
        ...init,
      });
      status = reply.status;
      read = await reply.json().catch(() => undefined);
    } catch {
      throw new PartnerFailed('down', 'Paytm did not answer.');
    }
    if (status === 401) throw new PartnerFailed('down', 'Paytm does not know this shop: 401.');
    if (status >= 400 && status <= 499) throw new PartnerFailed('refused', `Paytm refused: ${status}.`);
    if (status < 200 || status > 299 || !isObject(read))
      throw new PartnerFailed('down', `Paytm answered with ${status}, and not by its protocol.`);
    return read;
  }

  return {
    vendor: 'PAYTM',
    name: 'Paytm',
    clientId,
    ...(script !== undefined && { script }),

    async exchange({ code }) {
      const form = { grant_type: 'authorization_code', code, client_id: clientId, scope: 'basic' };
      const granted = await ask('/oauth2/v2/token', {
        method: 'POST',
        headers: { authorization, 'content-type': 'application/x-www-form-urlencoded' },
        body: new URLSearchParams(form).toString(),
      });
      const token = textIn(granted, 'access_token');
      if (token === '') throw new PartnerFailed('down', 'Paytm gave no token.');
      const user = await ask(userPath, {
        method: 'GET',
        headers: { authorization, verification_type: 'oauth_token', data: token },
      });
      const phone = partIn(user, 'phoneInfo');
      const country = textIn(phone, 'countryCode').replace('+', '');
      const number = textIn(phone, 'phoneNumber');
      return personOf({
        // A number of another country is ten digits too.
        phone: country === '' || country === '91' ? number : `+${country}${number}`,
        name: textIn(partIn(user, 'profileInfo'), 'displayName'),
        email: textIn(user, 'email'),
      });
    },
  };
}

function partIn(answer: Answer, name: string): Answer {
  const part = answer[name];
  return isObject(part) ? part : {};
}

function textIn(answer: Answer, name: string): string {
  const value = answer[name];
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}
