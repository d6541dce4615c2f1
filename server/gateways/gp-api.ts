import { createHash } from 'node:crypto';
import {
  type Ask,
  createAsk,
  type GatewayAnswer,
  type GatewayParts,
  isObject,
  textIn,
} from './ask-gateway.ts';

export interface GpApiAccount {
  readonly appId: string;
  readonly appKey: string;
  /** Of the API, with its path. */
  readonly api: string;
}

interface Token {
  readonly text: string;
  /** Until when it is used. */
  readonly until: number;
}

const version = '2021-03-22';
/** A token is not used in its last seconds: it could end on the way. */
const marginMs = 60_000;
const dayMs = 24 * 3_600_000;
/** For how long a payment is looked for of which it is not known when it began. */
const recentMs = 9 * dayMs;

/** The secret of a call for a token: it shows that the key is known, and is good with its nonce alone. */
export function gpSecret(nonce: string, appKey: string): string {
  return createHash('sha512')
    .update(nonce + appKey)
    .digest('hex');
}

/** The API of Global Payments: transactions by their reference, and refunds. */
export function createGpApi({ appId, appKey, api }: GpApiAccount, parts: GatewayParts) {
  const ask = createAsk('Global Payments', parts);
  /** Undefined where the last one was refused. */
  let signedIn: Promise<Token | undefined> | undefined;

  async function tokenAt(now: number): Promise<string> {
    const known = await signedIn;
    if (known && now < known.until) return known.text;
    const asked = signIn(now);
    signedIn = asked.catch(() => undefined);
    return (await asked).text;
  }

  async function signIn(now: number): Promise<Token> {
    const nonce = parts.randomBytes(16).toString('hex');
    const answer = await ask.json(`${api}/accesstoken`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json', 'x-gp-version': version },
      body: JSON.stringify({
        app_id: appId,
        nonce,
        secret: gpSecret(nonce, appKey),
        grant_type: 'client_credentials',
      }),
    });
    const [text, seconds] = [textIn(answer, 'token'), Number(textIn(answer, 'seconds_to_expire') ?? 0)];
    // It becomes part of a header.
    if (!text || !/^[\w.~+/=-]+$/.test(text) || !Number.isFinite(seconds)) throw ask.wrong('access token');
    return { text, until: now + seconds * 1000 - marginMs };
  }

  async function call(
    path: string,
    init: RequestInit,
    now: number,
  ): Promise<Awaited<ReturnType<Ask['reply']>>> {
    const send = async () =>
      ask.reply(`${api}${path}`, {
        ...init,
        headers: {
          ...init.headers,
          accept: 'application/json',
          'x-gp-version': version,
          authorization: `Bearer ${await tokenAt(now)}`,
        },
      });
    const reply = await send();
    if (reply.status !== 401) return reply;
    // It ended before its time.
    signedIn = undefined;
    return send();
  }

  return {
    ask,

    /** All transactions with a reference: payments that were tried, and their refunds. */
    async transactions(
      reference: string,
      { now, since = now - recentMs }: { readonly now: number; readonly since?: number | undefined },
    ): Promise<GatewayAnswer[]> {
      // A day has no time: the one before belongs to it in another zone.
      const from = new Date(since - dayMs).toISOString().slice(0, 10);
      const query = new URLSearchParams({ reference, from_time_created: from, page: '1', page_size: '100' });
      const reply = await call(`/transactions?${query}`, { method: 'GET' }, now);
      if (!reply.isOk) throw ask.badStatus(reply);
      const { transactions } = ask.objectIn(reply.text);
      if (!Array.isArray(transactions) || !transactions.every(isObject))
        throw ask.wrong('list of transactions');
      return transactions.filter((one) => textIn(one, 'reference') === reference);
    },

    /** Once for each id: a repeated one is refused as a duplicate. */
    async refund(
      transactionId: string,
      { amount, refundId, now }: { readonly amount: number; readonly refundId: string; readonly now: number },
    ): Promise<{ readonly status: string } | 'duplicate' | 'refused'> {
      const init = {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-gp-idempotency': refundId },
        body: JSON.stringify({ amount: String(amount) }),
      };
      const reply = await call(`/transactions/${encodeURIComponent(transactionId)}/refund`, init, now);
      const answer = ask.objectIn(reply.text);
      if (reply.isOk) {
        const status = textIn(answer, 'status');
        if (!status) throw ask.wrong('refund');
        return { status };
      }
      const code = textIn(answer, 'error_code');
      if (code === 'DUPLICATE_ACTION') return 'duplicate';
      if (code === 'INVALID_REQUEST_DATA' || code === 'INVALID_ACTION') return 'refused';
      throw ask.badStatus(reply);
    },
  };
}
