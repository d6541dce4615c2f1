import type { Settings } from '../settings.ts';
import { decimalOf, paiseOf } from './amounts.ts';
import { createAsk, type GatewayParts, partOf, textIn } from './ask-gateway.ts';
import type { Gateway, PaymentMeans, PaymentToStart, StartedPayment } from './gateway.ts';
import { createPaytmApi, isNoAnswer, type PaytmAccount } from './paytm-api.ts';
import { isPaytmSignature, paytmFormText } from './paytm-checksum.ts';
import { upiLinkOf } from './upi-link.ts';

export interface PaytmOptions extends PaytmAccount {
  readonly website: string;
  /** Of pages and questions. */
  readonly base: string;
}

/** The account of the sandbox, which its simulator knows too. */
export const sandboxPaytm: PaytmOptions = {
  mid: 'SBXMID0001',
  key: 'abcdefghijklmnop',
  website: 'WEBSTAGING',
  base: '/sandbox/pay/paytm',
};

export function paytmOptions(settings: Settings): PaytmOptions | undefined {
  if (settings.SANDBOX) return sandboxPaytm;
  const { PAYTM_MID: mid, PAYTM_KEY: key, PAYTM_WEBSITE: website, PAYTM_URL: base } = settings;
  return mid && key ? { mid, key, website, base } : undefined;
}

/** Fields of the form that Paytm sends back. With another one the text that is signed could mean something else. */
const returnedFields = new Set([
  'BANKNAME',
  'BANKTXNID',
  'CHECKSUMHASH',
  'CURRENCY',
  'GATEWAYNAME',
  'MID',
  'ORDERID',
  'PAYMENTMODE',
  'RESPCODE',
  'RESPMSG',
  'STATUS',
  'TXNAMOUNT',
  'TXNDATE',
  'TXNID',
]);

/** Paytm's payment gateway: its hosted page, limited to the way to pay that was chosen, and UPI. */
export function createPaytm({ mid, key, website, base }: PaytmOptions, parts: GatewayParts): Gateway {
  const ask = createAsk('Paytm', parts);
  const api = createPaytmApi({ mid, key, base, ask, randomBytes: parts.randomBytes });
  const addressOf = (path: string, ref: string) => `${path}?mid=${mid}&orderId=${encodeURIComponent(ref)}`;

  /** The token of a payment, or why there is none. */
  async function initiate(payment: PaymentToStart): Promise<{ token: string } | { refused: string }> {
    const { ref, amount, customer, returnUrl, now, means, device } = payment;
    const [firstName = 'Guest', ...lastName] = customer.name.trim().split(/\s+/);
    const mode = modeOf(means);
    const body = {
      requestType: 'Payment',
      mid,
      websiteName: website,
      orderId: ref,
      callbackUrl: returnUrl,
      txnAmount: { value: decimalOf(amount), currency: 'INR' },
      userInfo: {
        custId: customer.id,
        mobile: customer.mobile,
        ...(customer.email && { email: customer.email }),
        firstName: firstName || 'Guest',
        lastName: lastName.join(' '),
      },
      ...(mode && { enablePaymentMode: [mode] }),
    };
    const channelId = /Mobi|Android/i.test(device.userAgent) ? 'WAP' : 'WEB';
    const answer = await api.post(addressOf('/theia/api/v1/initiateTransaction', ref), body, {
      requestTimestamp: String(now),
      channelId,
    });
    const { state, code } = api.resultOf(answer);
    const token = textIn(answer, 'txnToken');
    if (state === 'S' && token) return { token };
    if (state === 'F' && code && !isNoAnswer(code)) return { refused: code };
    throw ask.wrong('start of a payment');
  }

  async function startUpi(payment: PaymentToStart, token: string, vpa?: string): Promise<StartedPayment> {
    const { ref, amount } = payment;
    const body = {
      requestType: 'NATIVE',
      mid,
      orderId: ref,
      paymentMode: 'UPI',
      ...(vpa === undefined ? { paymentFlow: 'NONE' } : { payerAccount: vpa }),
    };
    const answer = await api.post(addressOf('/theia/api/v1/processTransaction', ref), body, {
      txnToken: token,
    });
    if (api.resultOf(answer).state === 'F') return { kind: 'upi' };
    const info = vpa === undefined ? partOf(answer, 'deepLinkInfo') : answer;
    const requestId = textIn(info, 'cashierRequestId') ?? textIn(info, 'transId');
    if (!requestId) throw ask.wrong('UPI request');
    if (vpa !== undefined) return { kind: 'upi', requestId };
    const link = upiLinkOf(textIn(info, 'deepLink') ?? '', amount);
    if (!link) throw ask.wrong('UPI request');
    return { kind: 'upi', requestId, link };
  }

  return {
    kind: 'PAYTM_PG',

    async start(payment) {
      const { means, ref } = payment;
      const started = await initiate(payment);
      if ('refused' in started) return { kind: 'refused', code: started.refused };
      if (means.kind === 'upi-collect') return startUpi(payment, started.token, means.vpa);
      if (means.kind === 'upi-intent') return startUpi(payment, started.token);
      return {
        kind: 'form',
        form: {
          url: base + addressOf('/theia/api/v1/showPaymentPage', ref),
          fields: { mid, orderId: ref, txnToken: started.token },
        },
      };
    },

    async readReturn(fields) {
      const ref = fields.ORDERID;
      const isKnown = Object.keys(fields).every((name) => returnedFields.has(name));
      const isGenuine =
        isKnown &&
        fields.MID === mid &&
        isPaytmSignature(fields.CHECKSUMHASH ?? '', paytmFormText(fields), key);
      if (!isGenuine) return { ref, isGenuine, claims: 'unknown' };
      return { ref, isGenuine, claims: claimOf(fields), amount: paiseOf(fields.TXNAMOUNT) };
    },

    status: ({ ref }) => api.status(ref),
    refund: (refund) => api.refund(refund),
  };
}

function claimOf({ STATUS, CURRENCY }: Readonly<Record<string, string>>) {
  if (CURRENCY !== 'INR') return 'unknown';
  if (STATUS === 'TXN_SUCCESS') return 'success';
  if (STATUS === 'PENDING') return 'pending';
  return STATUS === 'TXN_FAILURE' ? 'failed' : 'unknown';
}

/** What the page is limited to. Undefined where the customer chooses at Paytm: its balance, UPI, cards and net banking. */
function modeOf(means: PaymentMeans) {
  switch (means.kind) {
    case 'card':
      return { mode: means.mode === 'CC' ? 'CREDIT_CARD' : 'DEBIT_CARD' };
    case 'bank':
      return { mode: 'NET_BANKING', channels: [means.code] };
    case 'wallet':
      return means.code === undefined ? undefined : { mode: 'BALANCE' };
    case 'upi-collect':
      return { mode: 'UPI', channels: ['UPI'] };
    case 'upi-intent':
      return { mode: 'UPI', channels: ['UPIPUSH'] };
  }
}
