import { decimalOf, paiseOf } from '../../gateways/amounts.ts';
import { isObject, textIn } from '../../gateways/ask-gateway.ts';
import { isPaytmSignature, paytmFormText, paytmSignature } from '../../gateways/paytm-checksum.ts';
import { sandboxPaytmWallet } from '../../gateways/paytm-wallet.ts';
import {
  type Arrival,
  type GatewaySimulator,
  type Outcome,
  type PageRequest,
  SandboxOutage,
  type SimulatorParts,
} from './gateway-simulator.ts';
import { paytmAnswers, paytmDate, paytmResults, refunded } from './paytm-answers.ts';
import type { SandboxPayment } from './sandbox-payments.ts';
import type { ScenarioName } from './scenarios.ts';
import { paytmCodes, walletStart } from './what-to-enter.ts';

const kind = 'PAYTM_WALLET';
const linkedMs = 7 * 24 * 3_600_000;
const account = sandboxPaytmWallet;

/** Paytm's linked wallet as the sandbox plays it. The code says how its payments go, because there is no page. */
export function createPaytmWalletSimulator({ payments, now, randomBytes }: SimulatorParts): GatewaySimulator {
  /** A sign-in or a link, kept beside the payments. */
  const keep = (ref: string, fields: Readonly<Record<string, string>>) =>
    payments.ask({ gateway: kind, ref, amount: 0, detail: { description: '', fields } });

  async function linkOf(token: string | null | undefined) {
    const link = token ? await payments.find(kind, `link:${token}`) : undefined;
    return link && link.at + linkedMs > now() ? link.detail.fields : undefined;
  }

  async function balanceOf(mobile: string): Promise<number> {
    const all = await payments.withField(kind, 'mobile', mobile);
    return all.reduce((balance, payment) => {
      if (payment.state !== 'success') return balance;
      const { amount, detail } = payment;
      return balance + (detail.fields.adds ? amount : refunded(payment) - amount);
    }, walletStart(mobile));
  }

  async function sendCode(request: Request): Promise<Response> {
    const asked = await objectIn(request);
    const mobile = textIn(asked, 'phone') ?? '';
    if (!/^[6-9]\d{9}$/.test(mobile) || asked.clientId !== account.clientId)
      return Response.json({ status: 'FAILURE', responseCode: '432', message: 'Invalid phone' });
    const state = randomBytes(16).toString('hex');
    await keep(`signin:${state}`, { mobile });
    return Response.json({ status: 'SUCCESS', responseCode: '01', message: 'Otp sent successfully', state });
  }

  async function validate(request: Request): Promise<Response> {
    const asked = await objectIn(request);
    const basic = Buffer.from(`${account.clientId}:${account.clientSecret}`).toString('base64');
    const signIn = await payments.find(kind, `signin:${textIn(asked, 'state') ?? ''}`);
    const scenario = paytmCodes[textIn(asked, 'otp') ?? ''];
    if (request.headers.get('authorization') !== `Basic ${basic}` || !signIn || !scenario)
      return Response.json({ status: 'FAILURE', responseCode: '403', message: 'Invalid OTP' });
    const token = randomBytes(24).toString('hex');
    await keep(`link:${token}`, { mobile: signIn.detail.fields.mobile ?? '', scenario });
    return Response.json({
      access_token: token,
      expires: now() + linkedMs,
      scope: 'wallet',
      resourceOwnerId: '1',
    });
  }

  async function balance(request: Request): Promise<Response> {
    const link = await linkOf(request.headers.get('ssotoken'));
    if (!link) return Response.json({ statusCode: '403', statusMessage: 'Unauthorized Access' });
    const amount = decimalOf(await balanceOf(link.mobile ?? ''));
    return Response.json({
      statusCode: 'SUCCESS',
      statusMessage: 'SUCCESS',
      response: { totalBalance: Number(amount), paytmWalletBalance: Number(amount) },
    });
  }

  async function withdraw(request: Request): Promise<Response> {
    const asked = await objectIn(request);
    const fields = Object.fromEntries(
      Object.entries(asked).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
    );
    const { MID = '', OrderId: ref = '', TxnAmount = '', SSOToken, CheckSum = '' } = fields;
    const amount = paiseOf(TxnAmount) ?? 0;
    const failed = (ResponseCode: string, ResponseMessage: string) =>
      Response.json({ MID, OrderId: ref, TxnAmount, ResponseCode, ResponseMessage, Status: 'TXN_FAILURE' });
    if (MID !== account.mid || !isPaytmSignature(CheckSum, paytmFormText(fields), account.key))
      return failed('330', 'Checksum provided is invalid');
    const link = await linkOf(SSOToken);
    if (!link?.mobile) return failed('403', 'Unauthorized Access');
    if (await payments.find(kind, ref)) return failed('325', 'Duplicate order id');
    if (amount === 0 || (await balanceOf(link.mobile)) < amount)
      return failed('235', 'Wallet balance is too low');
    const payment = await payments.ask({
      gateway: kind,
      ref,
      amount,
      detail: { description: 'Your order', fields: { mobile: link.mobile, paymentMode: 'PPI' } },
    });
    const { state, outage, detail } = await payments.choose(payment, link.scenario as ScenarioName);
    // The money is taken, and the answer is lost.
    if (outage) throw new SandboxOutage(outage);
    const [Status, ResponseCode, ResponseMessage] = paytmResults[state];
    return Response.json({
      TxnId: detail.id,
      MID,
      OrderId: ref,
      TxnAmount,
      BankTxnId: detail.id.slice(-12),
      ResponseCode,
      ResponseMessage,
      Status,
      PaymentMode: 'PPI',
    });
  }

  async function arrive({ form }: PageRequest): Promise<Arrival> {
    const fields = Object.fromEntries(form);
    const {
      MID,
      ORDER_ID: ref = '',
      TXN_AMOUNT,
      SSO_TOKEN,
      CALLBACK_URL: returnUrl,
      CHECKSUMHASH = '',
    } = fields;
    const [amount, link] = [paiseOf(TXN_AMOUNT), await linkOf(SSO_TOKEN)];
    const isSigned = isPaytmSignature(CHECKSUMHASH, paytmFormText(fields), account.key);
    if (MID !== account.mid || !isSigned || !amount || !link?.mobile)
      return { kind: 'refused', why: 'The signature does not fit, or the wallet is not linked.' };
    const payment = await payments.ask({
      gateway: kind,
      ref,
      amount,
      detail: {
        description: 'Add money to the wallet',
        returnUrl,
        fields: { mobile: link.mobile, paymentMode: 'ADD_MONEY', adds: 'yes' },
      },
    });
    return { kind: 'choose', payment };
  }

  async function result(
    payment: SandboxPayment,
    { state, isForged }: Outcome,
  ): Promise<Record<string, string>> {
    const { ref, amount, detail, at } = payment;
    const [STATUS, RESPCODE, RESPMSG] = paytmResults[state];
    const fields = {
      CURRENCY: 'INR',
      MID: account.mid,
      ORDERID: ref,
      RESPCODE,
      RESPMSG,
      STATUS,
      TXNAMOUNT: decimalOf(amount),
      TXNDATE: paytmDate(at),
      TXNID: detail.id,
    };
    const CHECKSUMHASH = paytmSignature(paytmFormText(fields), account.key, randomBytes);
    return { ...fields, ...(isForged && { STATUS: 'TXN_SUCCESS' }), CHECKSUMHASH };
  }

  return {
    kind,
    slug: 'paytm-wallet',
    name: 'Paytm wallet',
    colour: '#00306f',
    takes: 'A wallet that was linked by a code.',
    api: {
      'POST /signin/otp': sendCode,
      'POST /signin/validate/otp': validate,
      'POST /service/checkUserBalance': balance,
      'POST /paymentservices/HANDLER_FF/withdrawScw': withdraw,
      ...paytmAnswers({ kind, account, payments }),
    },
    pages: { 'POST /oltp-web/processTransaction': arrive },
    result,
  };
}

async function objectIn(request: Request) {
  const read: unknown = await request.json().catch(() => undefined);
  return isObject(read) ? read : {};
}
