import type { GatewayForm } from '#schemas/entities/payment.ts';
import type { Settings } from '../settings.ts';
import { decimalOf, paiseOf } from './amounts.ts';
import { createAsk, type GatewayParts, partOf, textIn } from './ask-gateway.ts';
import type { Gateway, PaymentStatus, PaymentToStart } from './gateway.ts';
import { createPaytmApi, isNoAnswer } from './paytm-api.ts';
import { isPaytmSignature, paytmFormText } from './paytm-checksum.ts';
import { type PaytmOptions, paytmOptions, sandboxPaytm } from './paytm.ts';

export interface PaytmWalletOptions extends PaytmOptions {
  readonly clientId: string;
  readonly clientSecret: string;
  /** Where customers confirm that their wallet is linked. */
  readonly accounts: string;
}

/** The account of the sandbox, which its simulator knows too. */
export const sandboxPaytmWallet: PaytmWalletOptions = {
  ...sandboxPaytm,
  base: '/sandbox/pay/paytm-wallet',
  clientId: 'sandbox-client',
  clientSecret: 'sandbox-client-secret',
  accounts: '/sandbox/pay/paytm-wallet',
};

export function paytmWalletOptions(settings: Settings): PaytmWalletOptions | undefined {
  if (settings.SANDBOX) return sandboxPaytmWallet;
  const {
    PAYTM_CLIENT_ID: clientId,
    PAYTM_CLIENT_SECRET: clientSecret,
    PAYTM_ACCOUNTS_URL: accounts,
  } = settings;
  const account = paytmOptions(settings);
  return account && clientId && clientSecret ? { ...account, clientId, clientSecret, accounts } : undefined;
}

export interface WalletLink {
  /** Secret: who has it can spend from the wallet. */
  readonly token: string;
  /** Epoch milliseconds. */
  readonly expiresAt: number;
}

export interface Withdrawal {
  readonly ref: string;
  /** In paise. */
  readonly amount: number;
  readonly token: string;
  readonly mobile: string;
  readonly customerId: string;
  readonly ip: string;
}

/** Money that the customer puts into the wallet. */
export interface Addition extends Pick<PaymentToStart, 'ref' | 'amount' | 'returnUrl'> {
  readonly customerId: string;
}

/** The linked wallet of a customer at Paytm. All of it throws GatewayUnreachable. */
export interface PaytmWallet extends Gateway {
  /** Paytm texts a code to the number. Returns what `validate` needs; undefined where Paytm knows no such customer. */
  readonly sendCode: (mobile: string) => Promise<string | undefined>;
  /** Undefined for a wrong code. */
  readonly validate: (entered: {
    readonly state: string;
    readonly code: string;
  }) => Promise<WalletLink | undefined>;
  /** In paise; undefined where the wallet is not linked any more. */
  readonly balance: (token: string) => Promise<number | undefined>;
  /** Takes money from the wallet, once for each reference. What it returns has to be compared with ours as any status. */
  readonly withdraw: (withdrawal: Withdrawal) => Promise<PaymentStatus>;
  /** A form by which the browser puts money into the wallet. */
  readonly addMoney: (addition: Addition, token: string) => GatewayForm;
}

/** Paytm calls a payment into the wallet by another reference than the payment out of it. */
const addition = '-ADD';

const withdrawals = { TXN_SUCCESS: 'success', PENDING: 'pending', TXN_FAILURE: 'failed' } as const;

/** Paytm's linked wallet: customers link it by a code, and the shop takes what an order costs. */
export function createPaytmWallet(options: PaytmWalletOptions, parts: GatewayParts): PaytmWallet {
  const { mid, key, website, base, clientId, clientSecret, accounts } = options;
  const ask = createAsk('Paytm', parts);
  const api = createPaytmApi({ mid, key, base, ask, randomBytes: parts.randomBytes });
  const basic = `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}`;

  const post = (url: string, body: object, headers: Readonly<Record<string, string>> = {}) =>
    ask.json(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json', ...headers },
      body: JSON.stringify(body),
    });

  return {
    kind: 'PAYTM_WALLET',

    async sendCode(mobile) {
      const answer = await post(`${accounts}/signin/otp`, {
        phone: mobile,
        clientId,
        scope: 'wallet',
        responseType: 'token',
      });
      const state = textIn(answer, 'state');
      if (textIn(answer, 'status') === 'SUCCESS' && state) return state;
      if (textIn(answer, 'status') === 'FAILURE') return undefined;
      throw ask.wrong('code');
    },

    async validate({ state, code }) {
      const answer = await post(
        `${accounts}/signin/validate/otp`,
        { otp: code, state },
        { authorization: basic },
      );
      const token = textIn(answer, 'access_token');
      const expiresAt = Number(textIn(answer, 'expires'));
      if (token && Number.isSafeInteger(expiresAt)) return { token, expiresAt };
      if (textIn(answer, 'status') === 'FAILURE') return undefined;
      throw ask.wrong('link');
    },

    async balance(token) {
      // The token in a header: addresses are logged on the way.
      const answer = await post(`${base}/service/checkUserBalance`, {}, { ssotoken: token });
      if (textIn(answer, 'statusCode') === '403') return undefined;
      const paise = paiseOf(partOf(answer, 'response').paytmWalletBalance);
      if (textIn(answer, 'statusCode') !== 'SUCCESS' || paise === undefined) throw ask.wrong('balance');
      return paise;
    },

    async withdraw({ ref, amount, token, mobile, customerId, ip }) {
      const asked = {
        MID: mid,
        ReqType: 'WITHDRAW',
        TxnAmount: decimalOf(amount),
        AppIP: ip,
        OrderId: ref,
        Currency: 'INR',
        DeviceId: mobile,
        SSOToken: token,
        PaymentMode: 'PPI',
        CustId: customerId,
        IndustryType: 'Retail',
        Channel: 'WAP',
        AuthMode: 'USRPWD',
      };
      const answer = await post(`${base}/paymentservices/HANDLER_FF/withdrawScw`, {
        ...asked,
        CheckSum: api.sign(paytmFormText(asked)),
      });
      const [status = '', code] = [textIn(answer, 'Status'), textIn(answer, 'ResponseCode')];
      // It was asked before, by a request whose answer was lost.
      if (code === '325') return api.status(ref);
      const state = Object.hasOwn(withdrawals, status)
        ? withdrawals[status as keyof typeof withdrawals]
        : undefined;
      if (!state || isNoAnswer(code)) throw ask.wrong('withdrawal');
      return {
        state,
        ref: textIn(answer, 'OrderId'),
        amount: paiseOf(answer.TxnAmount),
        currency: 'INR',
        gatewayId: textIn(answer, 'TxnId'),
        ...(state === 'failed' && { reason: textIn(answer, 'ResponseMessage') }),
      };
    },

    addMoney({ ref, amount, customerId, returnUrl }, token) {
      const fields = {
        MID: mid,
        REQUEST_TYPE: 'ADD_MONEY',
        ORDER_ID: ref + addition,
        CUST_ID: customerId,
        TXN_AMOUNT: decimalOf(amount),
        CHANNEL_ID: 'WAP',
        INDUSTRY_TYPE_ID: 'Retail',
        WEBSITE: website,
        SSO_TOKEN: token,
        CALLBACK_URL: returnUrl,
      };
      return {
        url: `${base}/oltp-web/processTransaction`,
        fields: { ...fields, CHECKSUMHASH: api.sign(paytmFormText(fields)) },
      };
    },

    /** Nothing is paid before the wallet is linked: see `withdraw`. */
    start: async () => ({ kind: 'refused', code: 'LINK_FIRST' }),

    /** The browser comes back from adding money, which says nothing of the payment itself. */
    async readReturn(fields) {
      const ref = fields.ORDERID?.endsWith(addition) ? fields.ORDERID.slice(0, -addition.length) : undefined;
      const isGenuine =
        ref !== undefined &&
        fields.MID === mid &&
        isPaytmSignature(fields.CHECKSUMHASH ?? '', paytmFormText(fields), key);
      return { ref, isGenuine, claims: 'unknown' };
    },

    status: ({ ref }) => api.status(ref),
    refund: (refund) => api.refund(refund),
  };
}
