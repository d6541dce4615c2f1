import type { Settings } from '../settings.ts';
import { decimalOf, paiseOf } from './amounts.ts';
import {
  createAsk,
  formInit,
  type GatewayAnswer,
  type GatewayParts,
  isObject,
  textIn,
} from './ask-gateway.ts';
import type {
  Gateway,
  OtherPayment,
  PaymentMeans,
  PaymentStatus,
  PaymentToStart,
  RefundState,
  RefundToAsk,
  ReturnedPayment,
  StartedPayment,
} from './gateway.ts';
import { pageAddress } from './page-address.ts';
import { isSslcommerzSigned, signedNames } from './sslcommerz-sign.ts';

export interface SslcommerzOptions {
  readonly storeId: string;
  readonly password: string;
  /** Of pages and questions. */
  readonly base: string;
}

/** The account of the sandbox, which its simulator knows too. */
export const sandboxSslcommerz: SslcommerzOptions = {
  storeId: 'sbxstore001',
  password: 'sandbox-password-of-the-store',
  base: '/sandbox/pay/sslcommerz',
};

export function sslcommerzOptions(settings: Settings): SslcommerzOptions | undefined {
  if (settings.SANDBOX) return sandboxSslcommerz;
  const { SSLCOMMERZ_STORE_ID: storeId, SSLCOMMERZ_PASSWORD: password, SSLCOMMERZ_URL: base } = settings;
  return storeId && password ? { storeId, password, base } : undefined;
}

/** Without these nothing of a form is believed. */
const neededSigned = ['tran_id', 'status'];
/** What is needed for the amount in our currency. */
const amountSigned = ['currency_type', 'currency_amount'];

/** SSLCOMMERZ: its page takes rupees and settles in taka, so both amounts come back. */
export function createSslcommerz(options: SslcommerzOptions, parts: GatewayParts): Gateway {
  const { storeId, password, base } = options;
  const ask = createAsk('SSLCOMMERZ', parts);

  /** A question; the password is in its address, as SSLCOMMERZ wants it, and therefore in no error. */
  async function question(name: string, asked: Readonly<Record<string, string>>): Promise<GatewayAnswer> {
    const query = new URLSearchParams({
      ...asked,
      store_id: storeId,
      store_passwd: password,
      v: '1',
      format: 'json',
    });
    const answer = await ask.json(`${base}/validator/api/${name}.php?${query}`, {
      method: 'GET',
      headers: { accept: 'application/json' },
    });
    if (textIn(answer, 'APIConnect') !== 'DONE') throw ask.wrong('connection');
    return answer;
  }

  /** All that was tried to pay under a reference. */
  async function tries(ref: string): Promise<GatewayAnswer[]> {
    const { element, no_of_trans_found } = await question('merchantTransIDvalidationAPI', { tran_id: ref });
    const count = Number(no_of_trans_found);
    if (count === 0) return [];
    const found = Array.isArray(element) ? element.filter(isObject) : [];
    if (!Number.isSafeInteger(count) || found.length === 0) throw ask.wrong('list of payments');
    return found.filter((one) => textIn(one, 'tran_id') === ref);
  }

  /** What was paid besides the payment that counts. */
  function otherOf(one: GatewayAnswer): OtherPayment {
    const [gatewayId, amount] = [textIn(one, 'bank_tran_id'), paiseOf(one.currency_amount)];
    if (!gatewayId || !amount) throw ask.wrong('payment');
    return { gatewayId, amount };
  }

  /** What was paid, as SSLCOMMERZ confirms it. It marks a payment as seen by the shop when it is asked for the first time. */
  async function validated(tried: GatewayAnswer): Promise<GatewayAnswer> {
    const id = textIn(tried, 'val_id');
    if (!id) throw ask.wrong('payment');
    const answer = await question('validationserverAPI', { val_id: id });
    if (!isPaid(answer) || textIn(answer, 'tran_id') !== textIn(tried, 'tran_id'))
      throw ask.wrong('validation of a payment');
    return answer;
  }

  async function start(payment: PaymentToStart): Promise<StartedPayment> {
    const { means } = payment;
    if (means.kind === 'upi-collect' || means.kind === 'upi-intent')
      return { kind: 'refused', code: 'multi_card_name' };
    const session = sessionFields(payment, means);
    const init = formInit({ store_id: storeId, store_passwd: password, ...session });
    const answer = await ask.json(`${base}/gwprocess/v4/api.php`, init);
    switch (textIn(answer, 'status')) {
      case 'SUCCESS': {
        const url = pageAddress(textIn(answer, 'GatewayPageURL'), base);
        if (!url) throw ask.wrong('session');
        return { kind: 'redirect', url };
      }
      case 'FAILED':
        // A store that is locked, or a wrong password, says nothing of the payment.
        if (/store|credential/i.test(textIn(answer, 'failedreason') ?? '')) throw ask.wrong('session');
        return { kind: 'refused', code: 'FAILED' };
      default:
        throw ask.wrong('session');
    }
  }

  /** The payment that is given back, with the amounts in rupees and taka. */
  async function paidTry(ref: string, gatewayId: string | undefined): Promise<GatewayAnswer | undefined> {
    const paid = (await tries(ref)).filter(isPaid);
    return gatewayId === undefined ? paid[0] : paid.find((one) => textIn(one, 'bank_tran_id') === gatewayId);
  }

  async function refund({
    ref,
    refundId,
    known,
    onAsked,
    gatewayId,
    amount,
  }: RefundToAsk): Promise<RefundState> {
    if (known !== undefined) return refundState(known);
    const paid = await paidTry(ref, gatewayId);
    const bankId = paid && textIn(paid, 'bank_tran_id');
    if (!bankId) return 'refused';
    const [taka, rupees] = [paiseOf(paid.amount), paiseOf(paid.currency_amount)];
    if (!taka || !rupees) throw ask.wrong('payment');
    const answer = await question('merchantTransIDvalidationAPI', {
      bank_tran_id: bankId,
      refund_amount: decimalOf(shareOf(taka, { amount, of: rupees })),
      refund_remarks: 'No order was placed for this payment',
      refe_id: refundId,
      refund_trans_id: refundId,
    });
    const id = textIn(answer, 'refund_ref_id');
    if (id !== undefined) await onAsked?.(id);
    switch (textIn(answer, 'status')) {
      case 'success':
        return 'pending';
      case 'failed':
        return 'refused';
      case 'processing':
        return refundState(id);
      default:
        throw ask.wrong('refund');
    }
  }

  /** How a refund stands that was asked for before. */
  async function refundState(id: string | undefined): Promise<RefundState> {
    if (!id) return 'pending';
    const answer = await question('merchantTransIDvalidationAPI', { refund_ref_id: id });
    switch (textIn(answer, 'status')) {
      case 'refunded':
        return 'done';
      case 'processing':
        return 'pending';
      case 'cancelled':
        return 'refused';
      default:
        throw ask.wrong('refund');
    }
  }

  return {
    kind: 'SSLCOMMERZ',
    start,

    async readReturn(fields): Promise<ReturnedPayment> {
      const ref = fields.tran_id;
      if (!isSslcommerzSigned(fields, neededSigned, password))
        return { ref, isGenuine: false, claims: 'unknown' };
      const names = signedNames(fields);
      const isInRupees = amountSigned.every((name) => names.includes(name)) && fields.currency_type === 'INR';
      const isHeld = names.includes('risk_level') && fields.risk_level === '1';
      return {
        ref,
        isGenuine: true,
        claims: claimOf(fields.status, isHeld),
        ...(isInRupees && { amount: paiseOf(fields.currency_amount) }),
      };
    },

    async status({ ref }): Promise<PaymentStatus> {
      const all = await tries(ref);
      const captures = all.filter(isPaid);
      const [paid] = captures;
      if (paid) {
        const answer = await validated(paid);
        return {
          state: isHeld(answer) ? 'pending' : 'success',
          ref: textIn(answer, 'tran_id'),
          amount: paiseOf(answer.currency_amount),
          currency: textIn(answer, 'currency_type'),
          gatewayId: textIn(answer, 'bank_tran_id'),
          ...(captures.length > 1 && { others: captures.slice(1).map(otherOf) }),
        };
      }
      if (all.some((one) => textIn(one, 'status') === 'PENDING')) return { state: 'pending', ref };
      // A page that was opened, on which nobody has chosen how to pay.
      const begun = all.filter((one) => textIn(one, 'status') !== 'UNATTEMPTED');
      const [last] = begun;
      if (!last) return { state: 'none' };
      if (!begun.every((one) => failed.has(textIn(one, 'status') ?? '')))
        throw ask.wrong('state of a payment');
      return { state: 'failed', ref, reason: textIn(last, 'error') };
    },

    refund,
  };
}

/** Gateways of the page for a way to pay, by the names of SSLCOMMERZ. */
function cardNames(means: PaymentMeans): string {
  switch (means.kind) {
    case 'card':
      return 'visacard,mastercard,amexcard,othercard';
    case 'bank':
      return means.code;
    default:
      return means.kind === 'wallet' && means.code ? means.code : 'mobilebank';
  }
}

/** A session needs an address; the shop has none to give before the order is placed. */
function sessionFields(
  { ref, amount, description, customer, returnUrl }: PaymentToStart,
  means: PaymentMeans,
) {
  return {
    total_amount: decimalOf(amount),
    currency: 'INR',
    tran_id: ref,
    success_url: returnUrl,
    fail_url: returnUrl,
    cancel_url: returnUrl,
    multi_card_name: cardNames(means),
    product_category: 'food',
    product_name: description.slice(0, 100) || 'Order',
    product_profile: 'general',
    shipping_method: 'NO',
    num_of_item: '1',
    cus_name: customer.name.slice(0, 50) || 'Customer',
    cus_email: customer.email ?? `guest@${new URL(returnUrl).hostname}`,
    cus_phone: customer.mobile,
    cus_add1: 'Not given',
    cus_city: 'Not given',
    cus_postcode: '000000',
    cus_country: 'India',
  };
}

const failed = new Set(['FAILED', 'CANCELLED', 'UNATTEMPTED', 'EXPIRED']);

/** VALID the first time that SSLCOMMERZ is asked, VALIDATED from then on. */
function isPaid(answer: GatewayAnswer): boolean {
  const status = textIn(answer, 'status');
  return status === 'VALID' || status === 'VALIDATED';
}

/** SSLCOMMERZ asks shops to hold what it finds risky until somebody has looked at it. */
function isHeld(answer: GatewayAnswer): boolean {
  return textIn(answer, 'risk_level') === '1';
}

function claimOf(status: string | undefined, isRisky: boolean): ReturnedPayment['claims'] {
  if (status === 'VALID' || status === 'VALIDATED') return isRisky ? 'pending' : 'success';
  return failed.has(status ?? '') ? 'failed' : 'unknown';
}

/** The part of a sum that `amount` is of `of`, in whole paise and never more: as whole numbers, which may be longer than floating point is exact. */
function shareOf(sum: number, { amount, of }: { readonly amount: number; readonly of: number }): number {
  return Number((BigInt(sum) * BigInt(amount)) / BigInt(of));
}
