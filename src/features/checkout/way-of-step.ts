import type { PaymentAction } from '#schemas/payment-actions.ts';
import { pathOf, withQuery } from '#src/config/paths.ts';
import { genericTexts } from '#src/config/texts/generic.ts';
import { paymentTexts } from '#src/config/texts/payment.ts';
import { type Failure, paymentFailure } from './failure.ts';
import type { Step } from './payment-types.ts';

/** Where a step leads. */
export type Way =
  | { readonly is: 'page'; readonly path: string }
  /** Another site, or a page of the server. */
  | { readonly is: 'site'; readonly url: string }
  /** Asked over the page that one is on. */
  | { readonly is: 'question'; readonly of: 'promo' | 'code' }
  | { readonly is: 'failure'; readonly failure: Failure };

const page = (path: string): Way => ({ is: 'page', path });
const failed = (failure: Failure): Way => ({ is: 'failure', failure });
const generic: Failure = { ...paymentFailure(genericTexts.text), ways: ['retry', 'change'] };

export function statusPath({ orderTransactionId: transactionId }: Pick<Step, 'orderTransactionId'>): string {
  return withQuery(pathOf('paymentTransaction'), { transactionId });
}

export function thankYouPath(transactionId: string): string {
  return withQuery(pathOf('thankYou'), { transactionId });
}

/** The page of a form that belongs to a transaction, so that a reload finds it again. */
function formPath(id: 'payment' | 'payGateway' | 'paytmForm', step: Step): Way {
  return page(withQuery(pathOf(id), { transactionId: step.orderTransactionId }));
}

/** PAY-17. One handler for each action. */
const handlers: Readonly<Record<PaymentAction, (step: Step) => Way>> = {
  // ERR-19: nothing was asked of a UPI app, so there is nothing to wait for.
  UNIFIED_PAYMENT: (step) =>
    step.upi && step.upi.requestId === undefined
      ? failed({ ...paymentFailure(paymentTexts.differentUpiId), ways: ['change'] })
      : page(statusPath(step)),
  PROCESS_PAYMENT: (step) => formPath('payGateway', step),
  THANKYOU: ({ orderTransactionId }) => page(thankYouPath(orderTransactionId)),
  REMOVE_PROMO: () => ({ is: 'question', of: 'promo' }),
  COD_OTP: () => ({ is: 'question', of: 'code' }),
  EV_OTP: (step) => formPath('payment', step),
  EV_PIN: (step) => formPath('payment', step),
  PAYTM_LINK: (step) => formPath('paytmForm', step),
  PAYTM_ADD_MONEY: (step) => formPath('paytmForm', step),
  PAYTM_WITHDRAW_MONEY: (step) => formPath('paytmForm', step),
  PAY_PAGE: ({ url, orderTransactionId }) =>
    page(withQuery(pathOf('payment'), { payment_url: url, transactionId: orderTransactionId })),
  REDIRECT: ({ url }) => (url === undefined ? failed(generic) : { is: 'site', url }),
  AMZNPAY_CHARGE_STATUS: (step) => page(statusPath(step)),
  REFUND_PAGE: (step) => page(statusPath(step)),
};

/** An action that the app does not know is an error. */
export function wayOfStep(step: Step): Way {
  return Object.hasOwn(handlers, step.action)
    ? handlers[step.action as PaymentAction](step)
    : failed(generic);
}
