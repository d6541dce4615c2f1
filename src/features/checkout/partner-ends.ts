import type { PaymentAction } from '#schemas/payment-actions.ts';
import type { Answer } from '#src/request/answer.ts';
import type { Partner } from '#src/request/ports.ts';
import type { Step } from './payment-types.ts';

/** What the product runs in. */
export type Host = Partner | 'WEB';

/** How the submit of a payment was answered. NONE: there was no answer, or none of the payment. */
export type SubmitResult = 'SUCCESS' | 'FAILED' | 'NONE';

/** Where a submitted payment leads. */
export type End =
  /** On by the action: its order, or the page that waits for it. */
  | 'go-on'
  | 'popup-and-failed-page'
  /** The thank-you page without an order: its transaction is NA. */
  | 'failed-page'
  /** One stays, and may pay in another way. */
  | 'popup';

type Ends = Readonly<Record<SubmitResult, End>> & {
  /** The actions of a success that lead elsewhere than the others. */
  readonly byAction?: Partial<Readonly<Record<PaymentAction, End>>>;
};

/**
 * The ends of a submitted payment, by what the product runs in, the result and the action (PAY-46 to PAY-53). A payment that the gateway does not know
 * yet (UNIFIED_PAYMENT), or of which nobody has answered, is no failure in the app of a partner: that app has said that it is paid, so it is waited
 * for and never paid twice.
 */
export const partnerEnds: Readonly<Record<Host, Ends>> = {
  PAYTM: {
    SUCCESS: 'popup-and-failed-page',
    byAction: { THANKYOU: 'go-on', UNIFIED_PAYMENT: 'go-on' },
    FAILED: 'failed-page',
    NONE: 'go-on',
  },
  GPAY: { SUCCESS: 'go-on', FAILED: 'popup', NONE: 'go-on' },
  WEB: { SUCCESS: 'go-on', FAILED: 'popup', NONE: 'popup' },
};

export function resultOf(answer: Answer<unknown>): SubmitResult {
  if (answer.ok) return 'SUCCESS';
  const { kind, status } = answer.refusal;
  return kind === 'refused' && (status === null || status < 500) ? 'FAILED' : 'NONE';
}

/** Where an answer leads. An action that the app does not know is one of the others. */
export function endOf(host: Host, answer: Answer<Pick<Step, 'action'>>): End {
  const { byAction = {}, ...ends } = partnerEnds[host];
  if (answer.ok && Object.hasOwn(byAction, answer.data.action))
    return byAction[answer.data.action as PaymentAction] ?? ends.SUCCESS;
  return ends[resultOf(answer)];
}
