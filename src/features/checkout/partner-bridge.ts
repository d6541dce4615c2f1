import type { Partner } from '#src/request/ports.ts';
import type { GatewayForm, Step } from './payment-types.ts';

/** What the app of a partner puts into the pages that it shows. */
interface PartnerWindow {
  /** Paytm. */
  readonly JSBridge?: {
    call(name: string, data: object, done: (result: { data?: unknown; error?: unknown }) => void): void;
  };
  /** Google Pay. */
  readonly microapps?: { requestPayment?(request: object): Promise<unknown> };
}

export interface Bridge {
  /** What the server has to be asked for first. */
  readonly needsForm: boolean;
  /** Opens the payment of the app. False when the customer went back, or it could not be opened. */
  readonly pay: (step: Step, form: GatewayForm | undefined) => Promise<boolean>;
  /** Whether the app can pay what the server gave; if not, the gateway is another one, and its page is opened. */
  readonly takes: (form: GatewayForm | undefined) => boolean;
}

/** In rupees, as both apps take it. */
const rupees = (paise: number) => (paise / 100).toFixed(2);

/**
 * The payment of the partner app that the product runs in, for the steps that it can pay; null elsewhere, and then the ways of the web are taken. The
 * server hears of it afterwards and asks the gateway itself: what the app says is a hint.
 */
export function bridgeFor(
  partner: Partner | null,
  step: Step,
  host: PartnerWindow = globalThis as PartnerWindow,
): Bridge | null {
  const { JSBridge, microapps } = host;
  if (partner === 'PAYTM' && JSBridge && step.action === 'PROCESS_PAYMENT')
    return { needsForm: true, takes: isOfPaytm, pay: (_, form) => payInPaytm(JSBridge, step, form) };
  if (partner === 'GPAY' && microapps?.requestPayment && step.upi?.link !== undefined)
    return { needsForm: false, takes: () => true, pay: () => payInGooglePay(microapps, step) };
  return null;
}

/** Whether the app of the partner that the product runs in takes UPI payments itself: then nothing else is asked of the customer. */
export function paysUpiInApp(partner: Partner | null, host: PartnerWindow = globalThis as PartnerWindow) {
  return partner === 'GPAY' && host.microapps?.requestPayment !== undefined;
}

/** What Paytm's own payment needs. */
function isOfPaytm(form: GatewayForm | undefined): boolean {
  const { mid, txnToken } = form?.fields ?? {};
  return mid !== undefined && txnToken !== undefined;
}

function payInPaytm(
  bridge: NonNullable<PartnerWindow['JSBridge']>,
  { orderTransactionId, amount }: Step,
  form: GatewayForm | undefined,
): Promise<boolean> {
  const { mid, txnToken, orderId = orderTransactionId } = form?.fields ?? {};
  if (mid === undefined || txnToken === undefined) return Promise.resolve(false);
  return new Promise((done) => {
    bridge.call('paytmPayment', { amount: rupees(amount), orderId, txnToken, mid }, ({ data, error }) =>
      done(error === undefined && data !== undefined && data !== false),
    );
  });
}

/** The request is that of the UPI link, so that both name the same payee and reference. */
async function payInGooglePay(
  app: NonNullable<PartnerWindow['microapps']>,
  { upi, amount }: Step,
): Promise<boolean> {
  const link = new URLSearchParams(upi?.link?.split('?')[1]);
  const parameters = {
    payeeVpa: link.get('pa'),
    payeeName: link.get('pn'),
    transactionReferenceId: link.get('tr'),
    ...(link.has('mc') && { mcc: link.get('mc') }),
  };
  const tokenizationSpecification = { type: 'DIRECT', parameters: {} };
  const request = {
    apiVersion: 2,
    apiVersionMinor: 0,
    allowedPaymentMethods: [{ type: 'UPI', parameters, tokenizationSpecification }],
    merchantInfo: {},
    transactionInfo: {
      countryCode: 'IN',
      currencyCode: 'INR',
      totalPriceStatus: 'FINAL',
      totalPrice: rupees(amount),
      transactionNote: link.get('tn') ?? '',
    },
  };
  try {
    await app.requestPayment?.(request);
    return true;
  } catch {
    return false;
  }
}
