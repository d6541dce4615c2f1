import { submitPartnerPayment } from '#schemas/compiled/calls/submit-partner-payment.ts';
import { genericTexts } from '#src/config/texts/generic.ts';
import { paymentTexts } from '#src/config/texts/payment.ts';
import type { Answer } from '#src/request/answer.ts';
import type { Partner, PopupContent } from '#src/request/ports.ts';
import type { AppThunk } from '#src/store/store.ts';
import { popupRequested } from '#src/store/popup-slice.ts';
import type { Step } from './payment-types.ts';
import { statusPath, thankYouPath } from './way-of-step.ts';

interface PartnerOutcome {
  /** Undefined where one stays on the page. */
  readonly path?: string;
  readonly popup?: PopupContent;
}

/** In the address of the thank-you page, where there is no order. */
const none = 'NA';

/**
 * PAY-49 to PAY-53. Where a payment in a partner app leads. One that the gateway does not know of yet is no failure: it is waited for, and never paid
 * twice.
 */
export function partnerOutcome(partner: Partner, answer: Answer<Step>): PartnerOutcome {
  if (answer.ok && answer.data.action === 'UNIFIED_PAYMENT') return { path: statusPath(answer.data) };
  const popup: PopupContent = {
    kind: 'error',
    header: genericTexts.header,
    text: answer.ok ? paymentTexts.failed : answer.refusal.text,
    button: genericTexts.button,
  };
  if (answer.ok && answer.data.action === 'THANKYOU')
    return { path: thankYouPath(answer.data.orderTransactionId) };
  if (partner === 'GPAY') return !answer.ok && answer.refusal.shown ? {} : { popup };
  return answer.ok ? { path: thankYouPath(none), popup } : { path: thankYouPath(none) };
}

/** Goes on with an order that was paid in a partner app (API-098). Resolves with the page to open, if there is one. */
export function submitPartner(
  orderTransactionId: string,
  partner: Partner,
): AppThunk<Promise<string | undefined>> {
  return async (dispatch, _getState, { request }) => {
    const answer = await request().call(submitPartnerPayment, { body: { orderTransactionId } });
    const { path, popup } = partnerOutcome(partner, answer);
    if (popup) dispatch(popupRequested(popup));
    return path;
  };
}
