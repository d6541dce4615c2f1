import type { Settings } from '../settings.ts';
import { dateTimeInIndia } from '../time-in-india.ts';
import { decimalOf, paiseOf } from './amounts.ts';
import { createAsk, type GatewayAnswer, type GatewayParts, isObject, partOf, textIn } from './ask-gateway.ts';
import { type BilldeskAccount, readFromBilldesk, signForBilldesk, unprovenBody } from './billdesk-jws.ts';
import type {
  Gateway,
  PaymentMeans,
  PaymentStatus,
  PaymentToStart,
  RefundState,
  StartedPayment,
} from './gateway.ts';
import { pageAddress } from './page-address.ts';

export interface BilldeskOptions extends BilldeskAccount {
  /** Of the calls, with their version. */
  readonly base: string;
}

/** The account of the sandbox, which its simulator knows too. */
export const sandboxBilldesk: BilldeskOptions = {
  mercid: 'SBXBD0001',
  clientId: 'sbxbd0001',
  secret: 'sandbox-secret-of-billdesk-00001',
  base: '/sandbox/pay/billdesk/payments/v1_2',
};

export function billdeskOptions(settings: Settings): BilldeskOptions | undefined {
  if (settings.SANDBOX) return sandboxBilldesk;
  const {
    BILLDESK_MERCHANT_ID: mercid,
    BILLDESK_CLIENT_ID: clientId,
    BILLDESK_SECRET: secret,
    BILLDESK_URL: base,
  } = settings;
  return mercid && clientId && secret ? { mercid, clientId, secret, base } : undefined;
}

/** Rupees, by their number in ISO 4217. */
export const billdeskRupees = '356';

/** BillDesk v1.2: an order that is paid on its hosted page. */
export function createBilldesk({ base, ...account }: BilldeskOptions, parts: GatewayParts): Gateway {
  const { mercid } = account;
  const ask = createAsk('BillDesk', parts);

  /** An answer counts only with BillDesk's signature, also one that says no. */
  async function call(path: string, body: object, now: number) {
    const reply = await ask.reply(`${base}/${path}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/jose',
        accept: 'application/jose',
        'bd-traceid': parts.randomBytes(12).toString('hex').toUpperCase(),
        'bd-timestamp': dateTimeInIndia(now).slice(0, 19).replace(/\D/g, ''),
      },
      body: await signForBilldesk({ mercid, ...body }, account),
    });
    const answer = await readFromBilldesk(reply.text, account);
    if (!answer) throw reply.isOk ? ask.wrong('signature') : ask.badStatus(reply);
    return { reply, answer };
  }

  /** Undefined for a payment that BillDesk has not seen. */
  async function transaction(ref: string, now: number): Promise<GatewayAnswer | undefined> {
    const body = { orderid: ref, refund_details: 'true' };
    const { reply, answer } = await call('transactions/get', body, now);
    if (reply.status === 404) return undefined;
    if (!reply.isOk) throw ask.badStatus(reply);
    return answer;
  }

  /** Why BillDesk does not do what it was asked; throws where that says nothing of the payment. */
  function refusal({ reply, answer }: Awaited<ReturnType<typeof call>>): string | undefined {
    if (reply.isOk) return undefined;
    const code = textIn(answer, 'error_code');
    if (textIn(answer, 'error_type') === 'invalid_data_error' && code) return code;
    throw ask.badStatus(reply);
  }

  async function start(payment: PaymentToStart): Promise<StartedPayment> {
    const { ref, amount, returnUrl, device, now, means } = payment;
    if (means.kind === 'upi-collect' || means.kind === 'upi-intent')
      return { kind: 'refused', code: 'PAYMENT_METHOD' };
    const [category, choice] = wishOf(means);
    const order = await call(
      'orders/create',
      {
        orderid: ref,
        amount: decimalOf(amount),
        order_date: dateTimeInIndia(now),
        currency: billdeskRupees,
        ru: returnUrl,
        itemcode: 'DIRECT',
        // The hosted page asks for the bank itself; these come back in reports.
        additional_info: { additional_info1: category, additional_info2: choice },
        device: {
          init_channel: 'internet',
          ip: device.ip,
          user_agent: device.userAgent.slice(0, 200) || 'unknown',
          accept_header: 'text/html',
        },
      },
      now,
    );
    const code = refusal(order);
    if (code) return { kind: 'refused', code };
    const links = Array.isArray(order.answer.links) ? order.answer.links.filter(isObject) : [];
    const link = links.find(({ rel }) => rel === 'redirect') ?? {};
    const url = pageAddress(textIn(link, 'href'), base.replace(/\/payments\/[^/]+$/, ''));
    const parameters = partOf(link, 'parameters');
    const [bdorderid, rdata] = [textIn(parameters, 'bdorderid'), textIn(parameters, 'rdata')];
    if (!url || !bdorderid || !rdata) throw ask.wrong('order');
    return { kind: 'form', form: { url, fields: { mercid, bdorderid, rdata } } };
  }

  return {
    kind: 'BILLDESK',
    start,

    async readReturn(fields) {
      const token = fields.transaction_response ?? '';
      const body = await readFromBilldesk(token, account);
      if (body?.mercid !== mercid) {
        const ref = textIn(unprovenBody(token), 'orderid') ?? fields.orderid;
        return { ref, isGenuine: false, claims: 'unknown' };
      }
      const isRupees = textIn(body, 'currency') === billdeskRupees;
      return {
        ref: textIn(body, 'orderid'),
        isGenuine: true,
        claims: (isRupees ? stateOf(body) : undefined) ?? 'unknown',
        amount: paiseOf(body.amount),
      };
    },

    async status({ ref, now }): Promise<PaymentStatus> {
      const found = await transaction(ref, now);
      if (!found) return { state: 'none' };
      const state = stateOf(found);
      if (!state || found.mercid !== mercid) throw ask.wrong('state of a payment');
      return {
        state,
        ref: textIn(found, 'orderid'),
        amount: paiseOf(found.amount),
        currency: textIn(found, 'currency') === billdeskRupees ? 'INR' : textIn(found, 'currency'),
        gatewayId: textIn(found, 'transactionid'),
        ...(state === 'failed' && { reason: textIn(found, 'transaction_error_desc') }),
      };
    },

    async refund({ ref, refundId, amount, now }): Promise<RefundState> {
      const paid = await transaction(ref, now);
      if (!paid) return 'refused';
      const known = knownRefund(paid, refundId);
      if (known) return known;
      if (stateOf(paid) !== 'success') return 'refused';
      const asked = await call(
        'refunds/create',
        {
          orderid: ref,
          transactionid: textIn(paid, 'transactionid'),
          transaction_date: textIn(paid, 'transaction_date'),
          txn_amount: textIn(paid, 'amount'),
          refund_amount: decimalOf(amount),
          currency: billdeskRupees,
          merc_refund_ref_no: refundId,
        },
        now,
      );
      if (!refusal(asked)) return refundState(asked.answer);
      // BillDesk takes each number once, and another process may have asked meanwhile: its refund is on its way then.
      const after = await transaction(ref, now);
      return (after && knownRefund(after, refundId)) ?? 'refused';
    },
  };

  function knownRefund(paid: GatewayAnswer, refundId: string): RefundState | undefined {
    const known = refundsOf(paid).find((one) => textIn(one, 'merc_refund_ref_no') === refundId);
    return known && refundState(known);
  }

  function refundState(refund: GatewayAnswer): RefundState {
    switch (textIn(refund, 'refund_status')) {
      // 0699: given back as a whole before BillDesk had settled it, which it calls cancelled. Neither changes any more.
      case '0699':
      case '0799':
        return 'done';
      // It is asked for, and BillDesk has not looked at it.
      case 'NA':
        return 'pending';
      default:
        throw ask.wrong('refund');
    }
  }
}

/** How the customer wants to pay: a category and a choice within it. */
function wishOf(
  means: Exclude<PaymentMeans, { readonly kind: 'upi-collect' | 'upi-intent' }>,
): [category: string, choice: string] {
  switch (means.kind) {
    case 'card':
      return ['card', means.mode];
    case 'bank':
      return ['netbanking', means.code];
    case 'wallet':
      return ['wallet', means.code ?? 'NA'];
  }
}

function stateOf(found: GatewayAnswer): 'success' | 'pending' | 'failed' | undefined {
  switch (textIn(found, 'auth_status')) {
    case '0300':
      return 'success';
    case '0002':
      return 'pending';
    // 0398: the customer went back.
    case '0398':
    case '0399':
      return 'failed';
    default:
      return undefined;
  }
}

/** Refunds stand in a list of the transaction; each has the number that we gave it. */
function refundsOf(transaction: GatewayAnswer): GatewayAnswer[] {
  const lists = Object.values(transaction).filter((value) => Array.isArray(value));
  return lists
    .flat()
    .filter((one) => isObject(one) && one.merc_refund_ref_no !== undefined) as GatewayAnswer[];
}
