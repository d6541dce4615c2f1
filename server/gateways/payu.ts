import { sameToken } from '../session/tokens.ts';
import type { Settings } from '../settings.ts';
import { decimalOf, paiseOf } from './amounts.ts';
import {
  type AskParts,
  createAsk,
  formInit,
  type GatewayAnswer,
  isObject,
  partOf,
  textIn,
} from './ask-gateway.ts';
import type {
  Gateway,
  PaymentStatus,
  PaymentToStart,
  RefundState,
  ReturnedPayment,
  StartedPayment,
} from './gateway.ts';
import {
  type PayuAccount,
  type PayuFields,
  payuApiHash,
  payuRequestHash,
  payuResponseHash,
} from './payu-hash.ts';
import { upiLinkOf } from './upi-link.ts';

export interface PayuOptions extends PayuAccount {
  /** Of the payment pages. */
  readonly pages: string;
  /** Of the questions of the server. */
  readonly api: string;
}

/** The account of the sandbox, which its simulator knows too. */
export const sandboxPayu: PayuOptions = {
  key: 'sbxKey',
  salt: 'sbxSalt',
  pages: '/sandbox/pay/payu',
  api: '/sandbox/pay/payu',
};

export function payuOptions(settings: Settings): PayuOptions | undefined {
  if (settings.SANDBOX) return sandboxPayu;
  const { PAYU_KEY: key, PAYU_SALT: salt, PAYU_URL: pages, PAYU_API_URL: api } = settings;
  return key && salt ? { key, salt, pages, api } : undefined;
}

/** Names of the fields of a card; its kind is that of the network, which the browser knows from the number. */
const cardFields = { number: 'ccnum', name: 'ccname', month: 'ccexpmon', year: 'ccexpyr', cvv: 'ccvv' };
const debitNetworks = {
  field: 'bankcode',
  codes: { visa: 'VISA', mastercard: 'MAST', maestro: 'MAES', rupay: 'RUPAY' },
};
const creditNetworks = { field: 'bankcode', codes: { amex: 'AMEX' } };

/** PayU India: hosted pages, card fields of our own page that the browser sends to PayU, and UPI. */
export function createPayu({ pages, api, ...account }: PayuOptions, parts: AskParts): Gateway {
  const ask = createAsk('PayU', parts);

  function command(name: string, var1: string, more: Record<string, string> = {}): Promise<GatewayAnswer> {
    const hash = payuApiHash(name, var1, account);
    const fields = { key: account.key, command: name, var1, ...more, hash };
    return ask.json(`${api}/merchant/postservice.php?form=2`, formInit(fields));
  }

  function fieldsOf(payment: PaymentToStart): Record<string, string> {
    const { ref, amount, description, customer, returnUrl } = payment;
    const fields = {
      key: account.key,
      txnid: ref,
      amount: decimalOf(amount),
      productinfo: plain(description, 100) || 'Order',
      firstname: plain(customer.name, 60) || 'Guest',
      // PayU wants one; the customer of a guest order has none.
      email: plain(customer.email ?? `guest@${new URL(returnUrl).hostname}`, 60),
      phone: customer.mobile,
      surl: returnUrl,
      furl: returnUrl,
    };
    return { ...fields, hash: payuRequestHash(fields, account) };
  }

  async function startUpi(payment: PaymentToStart, code: 'UPI' | 'INTENT', vpa?: string) {
    const { device, amount, ref } = payment;
    const answer = await ask.json(
      `${pages}/_payment`,
      formInit({
        ...fieldsOf(payment),
        pg: 'UPI',
        bankcode: code,
        ...(vpa !== undefined && { vpa }),
        txn_s2s_flow: '4',
        s2s_client_ip: device.ip,
        s2s_device_info: plain(device.userAgent, 200),
      }),
    );
    const result = isObject(answer.result) ? answer.result : answer;
    if (textIn(answer, 'status') === 'failed' || textIn(answer, 'status') === '0')
      return { kind: 'upi' } as const;
    if (code === 'UPI') {
      const requestId = textIn(result, 'mihpayid');
      if (!requestId) throw ask.wrong('UPI request');
      return { kind: 'upi', requestId } as const;
    }
    const requestId = textIn(result, 'referenceId') ?? textIn(result, 'mihpayid');
    const link = upiLinkOf(textIn(result, 'intentURIData') ?? '', amount);
    if (!requestId || !link) throw ask.wrong(`UPI request of ${ref}`);
    return { kind: 'upi', requestId, link } as const;
  }

  async function transaction(ref: string): Promise<GatewayAnswer | undefined> {
    const answer = await command('verify_payment', ref);
    const found = partOf(partOf(answer, 'transaction_details'), ref);
    const id = textIn(found, 'mihpayid');
    if (id === undefined && textIn(answer, 'status') !== '0') throw ask.wrong('payment');
    return id === undefined || id === 'Not Found' ? undefined : found;
  }

  /** A refund that was asked for before. */
  async function refundState(ref: string, refundId: string): Promise<RefundState | undefined> {
    const answer = await command('check_action_status_txnid', ref);
    const actions = Object.values(partOf(partOf(answer, 'transaction_details'), ref));
    const known = actions.filter(isObject).find((action) => textIn(action, 'token') === refundId);
    if (!known) return undefined;
    switch (textIn(known, 'status')?.toLowerCase()) {
      case 'success':
        return 'done';
      case 'failure':
        return 'refused';
      default:
        return 'pending';
    }
  }

  return {
    kind: 'PAYU',

    async start(payment): Promise<StartedPayment> {
      const { means } = payment;
      const form = (more: Record<string, string>) => ({
        url: `${pages}/_payment`,
        fields: { ...fieldsOf(payment), ...more },
      });
      switch (means.kind) {
        case 'card': {
          const isCredit = means.mode === 'CC';
          const card = { ...cardFields, network: isCredit ? creditNetworks : debitNetworks };
          const fields = { pg: means.mode, bankcode: isCredit ? 'CC' : 'VISA' };
          return { kind: 'form', form: { ...form(fields), card } };
        }
        case 'bank':
          return { kind: 'form', form: form({ pg: 'NB', bankcode: means.code }) };
        case 'wallet':
          return {
            kind: 'form',
            form: form(means.code ? { pg: 'CASH', bankcode: means.code } : { enforce_paymethod: 'cashcard' }),
          };
        case 'upi-collect':
          return startUpi(payment, 'UPI', means.vpa);
        case 'upi-intent':
          return startUpi(payment, 'INTENT');
      }
    },

    async readReturn(fields): Promise<ReturnedPayment> {
      const ref = fields.txnid;
      if (!isSigned(fields, account)) return { ref, isGenuine: false, claims: 'unknown' };
      return { ref, isGenuine: true, claims: claimOf(fields.status), amount: paiseOf(fields.amount) };
    },

    async status({ ref }): Promise<PaymentStatus> {
      const found = await transaction(ref);
      if (!found) return { state: 'none' };
      const state = stateOf(found);
      if (!state) throw ask.wrong('state of a payment');
      return {
        state,
        ref: textIn(found, 'txnid'),
        amount: paiseOf(found.amt ?? found.amount),
        // PayU India takes nothing else.
        currency: 'INR',
        gatewayId: textIn(found, 'mihpayid'),
        ...(state === 'failed' && { reason: textIn(found, 'error_Message') }),
      };
    },

    async refund({ ref, refundId, gatewayId, amount }): Promise<RefundState> {
      const known = await refundState(ref, refundId);
      if (known) return known;
      const id = gatewayId ?? textIn((await transaction(ref)) ?? {}, 'mihpayid');
      if (!id) return 'refused';
      const answer = await command('cancel_refund_transaction', id, {
        var2: refundId,
        var3: decimalOf(amount),
      });
      switch (textIn(answer, 'status')) {
        case '1':
          return 'pending';
        case '0':
          // PayU refuses a token that it knows, and another process may have asked meanwhile: its refund is on its way then.
          return (await refundState(ref, refundId)) ?? 'refused';
        default:
          throw ask.wrong('refund');
      }
    },
  };
}

const signed = [
  'status',
  'udf1',
  'udf2',
  'udf3',
  'udf4',
  'udf5',
  'email',
  'firstname',
  'productinfo',
  'amount',
  'txnid',
  'additionalCharges',
] as const;

/** A sign that separates the fields could move text from one to the next; ours contain none. */
function isSigned(fields: PayuFields, account: PayuAccount): boolean {
  if (fields.key !== account.key || signed.some((name) => fields[name]?.includes('|'))) return false;
  return sameToken(fields.hash ?? '', payuResponseHash(fields, account));
}

function claimOf(status: string | undefined): ReturnedPayment['claims'] {
  if (status === 'success') return 'success';
  if (status === 'pending') return 'pending';
  return status === 'failure' ? 'failed' : 'unknown';
}

/** Undefined for what says nothing certain, such as a success whose money went back. */
function stateOf(found: GatewayAnswer): 'success' | 'pending' | 'failed' | undefined {
  const detail = textIn(found, 'unmappedstatus');
  switch (textIn(found, 'status')) {
    case 'success':
      return detail === undefined || detail === 'captured' || detail === 'auth' ? 'success' : undefined;
    case 'failure':
      return 'failed';
    case 'pending':
      return 'pending';
    default:
      return undefined;
  }
}

/** One line without signs that the protocol uses itself. */
function plain(text: string, most: number): string {
  return text
    .replace(/[\p{Cc}|]+/gu, ' ')
    .trim()
    .slice(0, most);
}
