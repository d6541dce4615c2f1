import type { RandomBytes } from '../random-bytes.ts';
import { decimalOf, paiseOf } from './amounts.ts';
import { type Ask, type GatewayAnswer, partOf, textIn } from './ask-gateway.ts';
import type { PaymentStatus, RefundState, RefundToAsk } from './gateway.ts';
import { paytmSignature } from './paytm-checksum.ts';

export interface PaytmAccount {
  readonly mid: string;
  readonly key: string;
}

interface PaytmApiOptions extends PaytmAccount {
  readonly base: string;
  readonly ask: Ask;
  readonly randomBytes: RandomBytes;
}

export type PaytmApi = ReturnType<typeof createPaytmApi>;

/** Codes that say something of the request or of Paytm, and nothing of the payment: checksum, merchant, system. */
const noAnswers = new Set(['330', '335', '501', '510', '843', '1001', '1007', '2005']);
export function isNoAnswer(code = ''): boolean {
  return noAnswers.has(code);
}

const unknownOrder = new Set(['331', '334']);

/** The calls that Paytm's payment pages and its wallet share. */
export function createPaytmApi({ mid, key, base, ask, randomBytes }: PaytmApiOptions) {
  const sign = (text: string) => paytmSignature(text, key, randomBytes);

  /** The very text that is signed is sent. */
  async function post(path: string, body: object, head: object = {}): Promise<GatewayAnswer> {
    const text = JSON.stringify(body);
    const signed = JSON.stringify({ version: 'v1', ...head, signature: sign(text) });
    const answer = await ask.json(base + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: `{"head":${signed},"body":${text}}`,
    });
    return partOf(answer, 'body');
  }

  const resultOf = (body: GatewayAnswer) => {
    const result = partOf(body, 'resultInfo');
    return {
      state: textIn(result, 'resultStatus'),
      code: textIn(result, 'resultCode'),
      message: textIn(result, 'resultMsg'),
    };
  };

  async function status(ref: string): Promise<PaymentStatus> {
    const body = await post('/v3/order/status', { mid, orderId: ref });
    const { state, code = '', message } = resultOf(body);
    if (state === 'NO_RECORD_FOUND' || (state === 'TXN_FAILURE' && unknownOrder.has(code)))
      return { state: 'none' };
    const known = state && Object.hasOwn(states, state) ? states[state as keyof typeof states] : undefined;
    if (!known || isNoAnswer(code)) throw ask.wrong('state of a payment');
    return {
      state: known,
      ref: textIn(body, 'orderId'),
      amount: paiseOf(body.txnAmount),
      // Paytm takes nothing else, and does not say it here.
      currency: 'INR',
      gatewayId: textIn(body, 'txnId'),
      ...(known === 'failed' && { reason: message }),
    };
  }

  async function refund({ ref, refundId, gatewayId, amount }: RefundToAsk): Promise<RefundState> {
    const before = resultOf(await post('/v2/refund/status', { mid, orderId: ref, refId: refundId }));
    const isNew = before.state === 'TXN_FAILURE' && before.code === '631';
    if (!isNew) return refundState(before);
    const txnId = gatewayId ?? (await status(ref)).gatewayId;
    if (!txnId) return 'refused';
    const body = {
      mid,
      txnType: 'REFUND',
      orderId: ref,
      txnId,
      refId: refundId,
      refundAmount: decimalOf(amount),
    };
    const asked = resultOf(await post('/refund/apply', body));
    // It was asked for by another process meanwhile.
    return asked.code === '617' ? 'pending' : refundState(asked);
  }

  function refundState({ state, code }: ReturnType<typeof resultOf>): RefundState {
    if (isNoAnswer(code)) throw ask.wrong('refund');
    switch (state) {
      case 'TXN_SUCCESS':
        return 'done';
      case 'PENDING':
        return 'pending';
      case 'TXN_FAILURE':
        return 'refused';
      default:
        throw ask.wrong('refund');
    }
  }

  return { post, sign, resultOf, status, refund };
}

const states = { TXN_SUCCESS: 'success', PENDING: 'pending', TXN_FAILURE: 'failed' } as const;
