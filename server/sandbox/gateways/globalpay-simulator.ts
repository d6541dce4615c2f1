import { isObject, textIn } from '../../gateways/ask-gateway.ts';
import { sandboxGlobalpay } from '../../gateways/globalpay.ts';
import { gpSecret } from '../../gateways/gp-api.ts';
import { hppRequestHash, hppResponseHash } from '../../gateways/hpp-hash.ts';
import { sameToken } from '../../session/tokens.ts';
import { cardEntryFields, enteredCard } from './card-entry.ts';
import {
  answered,
  type Arrival,
  type GatewaySimulator,
  type Outcome,
  type PageRequest,
  paymentsPath,
  type SimulatorParts,
} from './gateway-simulator.ts';
import type { SandboxPayment } from './sandbox-payments.ts';

const kind = 'GLOBALPAY';
const slug = 'globalpay';
const { appId, appKey, merchantId, account, secret, api, page } = sandboxGlobalpay;
const below = (address: string) => address.slice(`${paymentsPath}/${slug}`.length);
const calls = below(api);
const tokenSeconds = 86_399;

const statuses = { success: 'CAPTURED', pending: 'PENDING', failed: 'DECLINED' } as const;

/** What the page says: result and text. */
const results = {
  success: ['00', '[ sandbox ] Authorised'],
  pending: ['01', '[ sandbox ] Pending'],
  failed: ['101', '[ sandbox ] Declined by bank.'],
} as const;

function fault(status: number, error_code: string, detailed_error_description: string): Response {
  return Response.json({ error_code, detailed_error_description }, { status });
}

/** Global Payments as the sandbox plays it: the hosted payment page, and the API that the server asks. */
export function createGlobalpaySimulator({ payments, now, randomBytes }: SimulatorParts): GatewaySimulator {
  /** Access tokens of this process, and until when they are good: who asked for one asks here again. */
  const tokens = new Map<string, number>();

  async function signIn(request: Request): Promise<Response> {
    const read: unknown = await request.json().catch(() => undefined);
    const asked = isObject(read) ? read : {};
    const nonce = textIn(asked, 'nonce') ?? '';
    const isRight = sameToken(textIn(asked, 'secret') ?? '', gpSecret(nonce, appKey));
    if (!nonce || asked.app_id !== appId || !isRight)
      return fault(403, 'ACTION_NOT_AUTHORIZED', 'Invalid app_id or secret');
    for (const [known, until] of tokens) if (until <= now()) tokens.delete(known);
    const token = randomBytes(21).toString('base64url');
    tokens.set(token, now() + tokenSeconds * 1000);
    return Response.json({ token, type: 'Bearer', app_id: appId, seconds_to_expire: tokenSeconds });
  }

  /** A call with a token and a version. */
  const call = (answer: (request: Request) => Promise<Response>) => async (request: Request) => {
    const token = request.headers.get('authorization')?.replace(/^Bearer /, '') ?? '';
    if ((tokens.get(token) ?? 0) <= now())
      return fault(401, 'NOT_AUTHENTICATED', 'Invalid or expired access token');
    if (!request.headers.get('x-gp-version')) return fault(400, 'MANDATORY_DATA_MISSING', 'X-GP-Version');
    return answer(request);
  };

  function listOf({ ref, amount, state, detail, refunds, at }: SandboxPayment) {
    if (state === 'none') return [];
    const common = {
      time_created: new Date(at).toISOString(),
      currency: 'INR',
      country: 'IN',
      reference: ref,
    };
    const paid = {
      ...common,
      id: transactionId(detail.id),
      type: 'SALE',
      channel: 'CNP',
      status: statuses[state],
      amount: String(amount),
    };
    const given = Object.values(refunds).map((paise, index) => ({
      ...common,
      id: `${transactionId(detail.id)}_${index}`,
      type: 'REFUND',
      channel: 'CNP',
      status: 'CAPTURED',
      amount: String(paise),
    }));
    return [...given.toReversed(), paid];
  }

  async function search(request: Request): Promise<Response> {
    const query = new URL(request.url).searchParams;
    const payment = await answered(payments, kind, query.get('reference') ?? '');
    const transactions = payment ? listOf(payment) : [];
    return Response.json({
      total_record_count: transactions.length,
      current_page_size: transactions.length,
      transactions,
    });
  }

  async function refund(request: Request): Promise<Response> {
    const id = new URL(request.url).pathname.split('/').at(-2) ?? '';
    const read: unknown = await request.json().catch(() => undefined);
    const amount = /^\d{1,12}$/.exec((isObject(read) && textIn(read, 'amount')) || '')?.[0];
    const known = await payments.findById(kind, id.slice(transactionId('').length));
    const payment = known && (await answered(payments, kind, known.ref));
    if (!payment) return fault(404, 'RESOURCE_NOT_FOUND', `Transaction ${id} not found`);
    const refundId = request.headers.get('x-gp-idempotency') ?? randomBytes(8).toString('hex');
    const result = amount && (await payments.refund(payment, { refundId, amount: Number(amount) }));
    if (result === 'known') return fault(409, 'DUPLICATE_ACTION', `Idempotency Key seen before: id=${id}`);
    if (result !== 'asked')
      return fault(400, 'INVALID_REQUEST_DATA', 'You may only refund what was captured');
    return Response.json({ id: `${id}_R`, type: 'REFUND', status: 'CAPTURED', amount, currency: 'INR' });
  }

  async function arrive({ form }: PageRequest): Promise<Arrival> {
    const fields = Object.fromEntries(form);
    const { ORDER_ID: ref = '', AMOUNT = '', MERCHANT_RESPONSE_URL: returnUrl, PM_METHODS = '' } = fields;
    const amount = /^[1-9]\d{0,11}$/.test(AMOUNT) ? Number(AMOUNT) : undefined;
    if (fields.MERCHANT_ID !== merchantId || fields.ACCOUNT !== account)
      return { kind: 'refused', why: 'The merchant is not known (506).' };
    if (!sameToken(fields.SHA1HASH ?? '', hppRequestHash(fields, secret)))
      return { kind: 'refused', why: 'The hash does not fit the fields (505).' };
    if (!/^[\w-]{1,50}$/.test(ref) || !amount || fields.CURRENCY !== 'INR' || !returnUrl)
      return { kind: 'refused', why: 'The reference, the amount or the way back is missing (506).' };
    const payment = await payments.ask({
      gateway: kind,
      ref,
      amount,
      detail: {
        description: 'Your order',
        returnUrl,
        means: PM_METHODS === 'cards' || PM_METHODS === '' ? 'card' : PM_METHODS,
        fields: { methods: PM_METHODS },
      },
    });
    if (payment.amount !== amount) return { kind: 'refused', why: 'The reference was used before (501).' };
    return { kind: 'choose', payment };
  }

  async function result(
    payment: SandboxPayment,
    { state, isForged }: Outcome,
  ): Promise<Record<string, string>> {
    const { ref, amount, detail, at } = payment;
    const [RESULT, MESSAGE] = results[state];
    const fields = {
      TIMESTAMP: new Date(at).toISOString().slice(0, 19).replace(/\D/g, ''),
      MERCHANT_ID: merchantId,
      ACCOUNT: account,
      ORDER_ID: ref,
      AMOUNT: String(amount),
      RESULT,
      MESSAGE,
      PASREF: detail.id,
      AUTHCODE: state === 'success' ? detail.id.slice(-6) : '',
      BATCHID: '1',
    };
    const SHA1HASH = hppResponseHash(fields, secret);
    const [paid, authorised] = results.success;
    return { ...fields, ...(isForged && { RESULT: paid, MESSAGE: authorised }), SHA1HASH };
  }

  return {
    kind,
    slug,
    name: 'Global Payments',
    colour: '#00549f',
    takes: 'Cards, asked for on its page, so that their numbers never reach the shop; wallets.',
    api: {
      [`POST ${calls}/accesstoken`]: signIn,
      [`GET ${calls}/transactions`]: call(search),
      [`POST ${calls}/transactions/:id/refund`]: call(refund),
    },
    pages: { [`POST ${below(page)}`]: arrive },
    entry: {
      fields: ({ detail }) => (detail.means === 'card' ? cardEntryFields : ''),
      read: enteredCard,
    },
    result,
  };
}

function transactionId(id: string): string {
  return `TRN_${id}`;
}
