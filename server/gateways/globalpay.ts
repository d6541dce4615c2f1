import { sameToken } from '../session/tokens.ts';
import type { Settings } from '../settings.ts';
import { type GatewayAnswer, type GatewayParts, textIn } from './ask-gateway.ts';
import type {
  Gateway,
  OtherPayment,
  PaymentStatus,
  PaymentToStart,
  RefundState,
  RefundToAsk,
  ReturnedPayment,
  StartedPayment,
} from './gateway.ts';
import { createGpApi, type GpApiAccount } from './gp-api.ts';
import { type HppFields, hppRequestHash, hppResponseHash } from './hpp-hash.ts';

export interface GlobalpayOptions extends GpApiAccount {
  readonly merchantId: string;
  readonly account: string;
  /** Signs forms of the hosted payment page. */
  readonly secret: string;
  /** The hosted payment page. */
  readonly page: string;
}

/** The account of the sandbox, which its simulator knows too. */
export const sandboxGlobalpay: GlobalpayOptions = {
  merchantId: 'sbxmerchant',
  account: 'internet',
  secret: 'sandbox-secret-of-the-hosted-page',
  page: '/sandbox/pay/globalpay/pay',
  appId: 'sandbox-app',
  appKey: 'sandbox-key-of-the-app',
  api: '/sandbox/pay/globalpay/ucp',
};

export function globalpayOptions(settings: Settings): GlobalpayOptions | undefined {
  if (settings.SANDBOX) return sandboxGlobalpay;
  const {
    GLOBALPAY_MERCHANT_ID: merchantId,
    GLOBALPAY_ACCOUNT: account,
    GLOBALPAY_SECRET: secret,
    GLOBALPAY_PAGE_URL: page,
    GLOBALPAY_APP_ID: appId,
    GLOBALPAY_APP_KEY: appKey,
    GLOBALPAY_API_URL: api,
  } = settings;
  return merchantId && secret && appId && appKey
    ? { merchantId, account, secret, page, appId, appKey, api }
    : undefined;
}

type State = 'success' | 'pending' | 'failed' | 'none';

/**
 * What a state of a transaction means for a payment. INITIATED: its page is open, and nobody has paid. FOR_REVIEW: somebody at the gateway looks at it,
 * and no food is baked meanwhile.
 */
const states: Readonly<Record<string, State>> = {
  CAPTURED: 'success',
  FUNDED: 'success',
  INITIATED: 'none',
  PENDING: 'pending',
  PREAUTHORIZED: 'pending',
  FOR_REVIEW: 'pending',
  DECLINED: 'failed',
  REJECTED: 'failed',
  FAILED: 'failed',
  REVERSED: 'failed',
};

/**
 * Global Payments, which has two generations. The hosted payment page, a form that is signed, takes the card, so that no number comes near this server;
 * the newer API, which would want the number in its call, is asked for states and refunds alone.
 */
export function createGlobalpay(options: GlobalpayOptions, parts: GatewayParts): Gateway {
  const { merchantId, account, secret, page } = options;
  const api = createGpApi(options, parts);

  function stateOf(transaction: GatewayAnswer): State {
    const status = textIn(transaction, 'status') ?? '';
    const state = Object.hasOwn(states, status) ? states[status] : undefined;
    if (!state) throw api.ask.wrong('state of a payment');
    return state;
  }

  /** A customer may try several cards on the page: what was paid counts, then what may still be paid. */
  async function payment(ref: string, when: { readonly now: number; readonly since?: number | undefined }) {
    const all = await api.transactions(ref, when);
    const refunds = all.filter(isRefund);
    const tries = all.filter((one) => !isRefund(one)).map((one) => ({ one, state: stateOf(one) }));
    const withState = (state: State) => tries.filter((tried) => tried.state === state);
    const [found] = (['success', 'pending', 'failed'] as const).flatMap(withState);
    return { found, refunds, paid: withState('success').map(({ one }) => one) };
  }

  function refundState(status: string): RefundState {
    const state = Object.hasOwn(states, status) ? states[status] : undefined;
    switch (state) {
      case 'success':
        return 'done';
      // INITIATED is one that was asked for.
      case 'none':
      case 'pending':
        return 'pending';
      case 'failed':
        return 'refused';
      default:
        throw api.ask.wrong('refund');
    }
  }

  /** The state of a refund of this amount that was asked for before: of several, those before the last are done. */
  function knownRefund(refunds: readonly GatewayAnswer[], amount: number): RefundState | undefined {
    const known = refunds
      .filter((one) => paiseIn(one) === amount)
      .map((one) => refundState(textIn(one, 'status') ?? ''));
    return known.find((state) => state !== 'done') ?? known[0];
  }

  /** What was paid besides the payment that counts. */
  function othersOf(paid: readonly GatewayAnswer[]): OtherPayment[] {
    return paid.slice(1).map((one) => {
      const [gatewayId, amount] = [textIn(one, 'id'), paiseIn(one)];
      if (!gatewayId || !amount) throw api.ask.wrong('payment');
      return { gatewayId, amount };
    });
  }

  return {
    kind: 'GLOBALPAY',

    async start(toStart): Promise<StartedPayment> {
      const { means } = toStart;
      if (means.kind !== 'card' && means.kind !== 'wallet') return { kind: 'refused', code: 'PM_METHODS' };
      const methods = means.kind === 'card' ? 'cards' : means.code;
      const fields = {
        TIMESTAMP: new Date(toStart.now).toISOString().slice(0, 19).replace(/\D/g, ''),
        MERCHANT_ID: merchantId,
        ACCOUNT: account,
        ORDER_ID: toStart.ref,
        AMOUNT: String(toStart.amount),
        CURRENCY: 'INR',
        AUTO_SETTLE_FLAG: '1',
        HPP_VERSION: '2',
        MERCHANT_RESPONSE_URL: toStart.returnUrl,
        ...(methods !== undefined && { PM_METHODS: methods }),
        ...customerFields(toStart),
      };
      return {
        kind: 'form',
        form: { url: page, fields: { ...fields, SHA1HASH: hppRequestHash(fields, secret) } },
      };
    },

    async readReturn(fields): Promise<ReturnedPayment> {
      const ref = fields.ORDER_ID;
      if (!isSigned(fields, options)) return { ref, isGenuine: false, claims: 'unknown' };
      // The amount is not signed, so it is not read.
      return { ref, isGenuine: true, claims: claimOf(fields.RESULT ?? '') };
    },

    async status({ ref, now }): Promise<PaymentStatus> {
      const { found, paid } = await payment(ref, { now });
      if (!found) return { state: 'none' };
      return {
        state: found.state,
        ref: textIn(found.one, 'reference'),
        amount: paiseIn(found.one),
        currency: textIn(found.one, 'currency'),
        gatewayId: textIn(found.one, 'id'),
        ...(paid.length > 1 && { others: othersOf(paid) }),
      };
    },

    async refund({ ref, refundId, gatewayId, amount, before = 0, since, now }: RefundToAsk) {
      const { refunds, paid } = await payment(ref, { now, since });
      const one = gatewayId === undefined ? paid[0] : paid.find((each) => textIn(each, 'id') === gatewayId);
      const [id, most] = one ? [textIn(one, 'id'), paiseIn(one)] : [];
      if (!id || most === undefined) return 'refused';
      const given = refunds.filter((each) => refundState(textIn(each, 'status') ?? '') !== 'refused');
      const left = given.reduce((rest, each) => rest - (paiseIn(each) ?? 0), most + before);
      // Global Payments knows an id for a day only: what would give back more than was paid was asked for before, or is wrong.
      if (amount > left) return knownRefund(given, amount) ?? 'refused';
      const asked = await api.refund(id, { amount, refundId, now });
      if (asked === 'refused') return 'refused';
      if (asked === 'duplicate') return knownRefund(given, amount) ?? 'pending';
      return refundState(asked.status);
    },
  };
}

/** What banks want to know of who pays (3-D Secure), as far as it is known. */
function customerFields({ customer }: PaymentToStart): Record<string, string> {
  return {
    ...(customer.email && { HPP_CUSTOMER_EMAIL: customer.email }),
    HPP_CUSTOMER_PHONENUMBER_MOBILE: `91|${customer.mobile}`,
    HPP_LANG: 'en',
  };
}

/** The fields that count are of a shape without the sign that separates them, so no text can move from one to the next. */
function isSigned(fields: HppFields, { merchantId, secret }: GlobalpayOptions): boolean {
  const { TIMESTAMP = '', ORDER_ID = '', RESULT = '', SHA1HASH = '' } = fields;
  const isShaped = /^\d{14}$/.test(TIMESTAMP) && /^[\w-]{1,50}$/.test(ORDER_ID) && /^\d{2,3}$/.test(RESULT);
  return (
    isShaped && fields.MERCHANT_ID === merchantId && sameToken(SHA1HASH, hppResponseHash(fields, secret))
  );
}

/** 00 paid; 01 not known yet; 1xx declined; all else are faults of a bank or of the gateway, which say nothing. */
function claimOf(result: string): ReturnedPayment['claims'] {
  if (result === '00') return 'success';
  if (result === '01') return 'pending';
  return result.startsWith('1') ? 'failed' : 'unknown';
}

function isRefund(transaction: GatewayAnswer): boolean {
  return textIn(transaction, 'type') === 'REFUND';
}

/** Amounts are whole paise here, written as text. */
function paiseIn(transaction: GatewayAnswer): number | undefined {
  const text = textIn(transaction, 'amount') ?? '';
  return /^\d{1,12}$/.test(text) ? Number(text) : undefined;
}
