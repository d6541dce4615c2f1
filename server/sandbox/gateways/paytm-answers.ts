import type { GatewayKind } from '#schemas/payment-actions.ts';
import { decimalOf, paiseOf } from '../../gateways/amounts.ts';
import { isObject, partOf, textIn, type GatewayAnswer } from '../../gateways/ask-gateway.ts';
import type { PaytmAccount } from '../../gateways/paytm-api.ts';
import { isPaytmSignature } from '../../gateways/paytm-checksum.ts';
import { answered } from './gateway-simulator.ts';
import type { SandboxPayment, SandboxPayments } from './sandbox-payments.ts';

/** What Paytm says of a payment: status, code, text. */
export const paytmResults = {
  success: ['TXN_SUCCESS', '01', 'Txn Success'],
  pending: ['PENDING', '402', 'The bank has not confirmed the payment yet'],
  failed: ['TXN_FAILURE', '227', 'The bank refused the payment'],
  none: ['NO_RECORD_FOUND', '331', 'No record found'],
} as const;

export function paytmReply(body: object): Response {
  return Response.json({ head: { version: 'v1' }, body });
}

export function paytmResult([resultStatus, resultCode, resultMsg]: readonly string[], more: object = {}) {
  return paytmReply({ resultInfo: { resultStatus, resultCode, resultMsg }, ...more });
}

/** The body of a signed question; undefined where its signature is wrong. */
export async function signedBody(
  request: Request,
  { mid, key }: PaytmAccount,
): Promise<GatewayAnswer | undefined> {
  const read: unknown = await request.json().catch(() => undefined);
  const asked = isObject(read) ? read : {};
  const body = partOf(asked, 'body');
  const signature = textIn(partOf(asked, 'head'), 'signature') ?? '';
  const isSigned = isPaytmSignature(signature, JSON.stringify(body), key) && body.mid === mid;
  return isSigned ? { ...body, txnToken: textIn(partOf(asked, 'head'), 'txnToken') } : undefined;
}

interface Options {
  readonly kind: GatewayKind;
  readonly account: PaytmAccount;
  readonly payments: SandboxPayments;
}

export function checksumMismatch(): Response {
  return paytmResult(['TXN_FAILURE', '330', 'Checksum provided is invalid']);
}

/** The questions that Paytm's payment pages and its wallet have in common. */
export function paytmAnswers({ kind, account, payments }: Options) {
  const paymentOf = (body: GatewayAnswer) => answered(payments, kind, textIn(body, 'orderId') ?? '');

  async function status(request: Request): Promise<Response> {
    const body = await signedBody(request, account);
    if (!body) return checksumMismatch();
    const payment = await paymentOf(body);
    if (!payment || payment.state === 'none') return paytmResult(paytmResults.none);
    return paytmResult(paytmResults[payment.state], {
      txnId: payment.detail.id,
      bankTxnId: payment.detail.id.slice(-12),
      orderId: payment.ref,
      txnAmount: decimalOf(payment.amount),
      txnType: 'SALE',
      gatewayName: 'SBX',
      mid: account.mid,
      paymentMode: payment.detail.fields.paymentMode ?? '',
      refundAmt: decimalOf(refunded(payment)),
      txnDate: paytmDate(payment.at),
    });
  }

  async function refundStatus(request: Request): Promise<Response> {
    const body = await signedBody(request, account);
    if (!body) return checksumMismatch();
    const payment = await paymentOf(body);
    const isKnown = payment && Object.hasOwn(payment.refunds, textIn(body, 'refId') ?? '');
    return isKnown
      ? paytmResult(['TXN_SUCCESS', '10', 'Refund Successful'])
      : paytmResult(['TXN_FAILURE', '631', 'Record not found']);
  }

  async function refund(request: Request): Promise<Response> {
    const body = await signedBody(request, account);
    if (!body) return checksumMismatch();
    const payment = await paymentOf(body);
    const [refundId, amount] = [textIn(body, 'refId'), paiseOf(body.refundAmount)];
    const isPossible = payment && payment.detail.id === body.txnId && refundId && amount;
    const result = isPossible ? await payments.refund(payment, { refundId, amount }) : 'refused';
    if (result === 'asked') return paytmResult(['PENDING', '601', 'Refund request was raised']);
    return result === 'known'
      ? paytmResult(['TXN_FAILURE', '617', 'Refund Already Raised'])
      : paytmResult(['TXN_FAILURE', '619', 'Invalid refund amount']);
  }

  return {
    'POST /v3/order/status': status,
    'POST /v2/refund/status': refundStatus,
    'POST /refund/apply': refund,
  };
}

export function refunded({ refunds }: SandboxPayment): number {
  return Object.values(refunds).reduce((sum, one) => sum + one, 0);
}

export function paytmDate(at: number): string {
  return new Date(at).toISOString().slice(0, 19).replace('T', ' ');
}
