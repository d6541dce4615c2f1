import { decimalOf, paiseOf } from '../../gateways/amounts.ts';
import { partOf, textIn } from '../../gateways/ask-gateway.ts';
import { paytmFormText, paytmSignature } from '../../gateways/paytm-checksum.ts';
import { sandboxPaytm } from '../../gateways/paytm.ts';
import { upiLink } from '../../gateways/upi-link.ts';
import { sameToken } from '../../session/tokens.ts';
import type { Arrival, GatewaySimulator, Outcome, PageRequest, SimulatorParts } from './gateway-simulator.ts';
import {
  paytmAnswers,
  paytmDate,
  paytmReply,
  paytmResult,
  paytmResults,
  signedBody,
} from './paytm-answers.ts';
import type { SandboxPayment } from './sandbox-payments.ts';
import { scenarioOfVpa } from './what-to-enter.ts';

const kind = 'PAYTM_PG';

/** Paytm's payment gateway as the sandbox plays it. */
export function createPaytmSimulator({ payments, randomBytes }: SimulatorParts): GatewaySimulator {
  async function initiate(request: Request): Promise<Response> {
    const body = await signedBody(request, sandboxPaytm);
    if (!body) return paytmResult(['F', '2005', 'Checksum provided is invalid']);
    const [mode] = Array.isArray(body.enablePaymentMode) ? body.enablePaymentMode : [];
    const paymentMode = textIn(mode ?? {}, 'mode') ?? 'ANY';
    const amount = partOf(body, 'txnAmount');
    const [ref, paise] = [textIn(body, 'orderId'), paiseOf(amount.value)];
    if (!ref || !paise || amount.currency !== 'INR')
      return paytmResult(['F', '1007', 'Missing mandatory element']);
    const token = randomBytes(24).toString('hex');
    const payment = await payments.ask({
      gateway: kind,
      ref,
      amount: paise,
      detail: {
        description: 'Your order',
        returnUrl: textIn(body, 'callbackUrl'),
        means: paymentMode.toLowerCase().replaceAll('_', ' '),
        fields: { token, paymentMode },
      },
    });
    if (payment.amount !== paise) return paytmResult(['F', '1005', 'Duplicate payment request']);
    const { token: known = '' } = payment.detail.fields;
    return paytmResult(['S', known === token ? '0000' : '0002', 'Success'], {
      txnToken: known,
      isPromoCodeValid: false,
      authenticated: false,
    });
  }

  async function paymentBy(ref: string | null | undefined, token: string | null | undefined) {
    const payment = ref ? await payments.find(kind, ref) : undefined;
    return payment && sameToken(token ?? '', payment.detail.fields.token ?? '') ? payment : undefined;
  }

  async function process(request: Request): Promise<Response> {
    const body = await signedBody(request, sandboxPaytm);
    const payment = body && (await paymentBy(textIn(body, 'orderId'), textIn(body, 'txnToken')));
    if (!payment) return paytmResult(['F', '2004', 'Invalid token']);
    const vpa = textIn(body, 'payerAccount');
    const scenario = vpa === undefined ? undefined : scenarioOfVpa(vpa);
    if (scenario === 'invalid')
      return paytmResult(['F', '295', 'Your payment failed as the UPI ID entered is incorrect']);
    await payments.askInApp(payment);
    if (scenario) await payments.choose(payment, scenario);
    const { ref, amount, detail } = payment;
    const accepted = { resultInfo: { resultStatus: 'S', resultCode: '0000', resultMsg: 'Success' } };
    if (vpa !== undefined) return paytmReply({ ...accepted, transId: detail.id, orderId: ref });
    const deepLink = upiLink({ payee: 'shop@sbx', name: 'Shop of the sandbox', ref, amount, note: 'Order' });
    return paytmReply({
      ...accepted,
      deepLinkInfo: { deepLink, orderId: ref, cashierRequestId: `CR${detail.id}`, transId: detail.id },
    });
  }

  async function arrive({ query, form }: PageRequest): Promise<Arrival> {
    const payment = await paymentBy(form.get('orderId'), form.get('txnToken'));
    if (!payment || form.get('mid') !== sandboxPaytm.mid || query.get('orderId') !== payment.ref)
      return { kind: 'refused', why: 'The token does not belong to a payment.' };
    return { kind: 'choose', payment };
  }

  async function result(
    payment: SandboxPayment,
    { state, isForged }: Outcome,
  ): Promise<Record<string, string>> {
    const { ref, amount, detail, at } = payment;
    const [STATUS, RESPCODE, RESPMSG] = paytmResults[state];
    const fields = {
      BANKTXNID: detail.id.slice(-12),
      CURRENCY: 'INR',
      GATEWAYNAME: 'SBX',
      MID: sandboxPaytm.mid,
      ORDERID: ref,
      PAYMENTMODE: detail.fields.paymentMode ?? '',
      RESPCODE,
      RESPMSG,
      STATUS,
      TXNAMOUNT: decimalOf(amount),
      TXNDATE: paytmDate(at),
      TXNID: detail.id,
    };
    const CHECKSUMHASH = paytmSignature(paytmFormText(fields), sandboxPaytm.key, randomBytes);
    const forged = isForged && { STATUS: 'TXN_SUCCESS', RESPCODE: '01', RESPMSG: 'Txn Success' };
    return { ...fields, ...forged, CHECKSUMHASH };
  }

  return {
    kind,
    slug: 'paytm',
    name: 'Paytm',
    colour: '#00306f',
    takes: 'Cards, net banking and its balance, on its own page; UPI.',
    api: {
      'POST /theia/api/v1/initiateTransaction': initiate,
      'POST /theia/api/v1/processTransaction': process,
      ...paytmAnswers({ kind, account: sandboxPaytm, payments }),
    },
    pages: { 'POST /theia/api/v1/showPaymentPage': arrive },
    result,
    notifies: 'form',
  };
}
