import { submitPartnerPayment } from '#schemas/compiled/calls/submit-partner-payment.ts';
import { genericTexts } from '#src/config/texts/generic.ts';
import { paymentTexts } from '#src/config/texts/payment.ts';
import type { Answer } from '#src/request/answer.ts';
import type { Partner, PopupContent } from '#src/request/ports.ts';
import type { AppThunk } from '#src/store/store.ts';
import { popupRequested } from '#src/store/popup-slice.ts';
import { endOf } from './partner-ends.ts';
import type { Step } from './payment-types.ts';
import { statusPath, thankYouPath, wayOfStep } from './way-of-step.ts';

interface PartnerOutcome {
  /** Undefined where one stays on the page. */
  readonly path?: string;
  readonly popup?: PopupContent;
}

interface Submitted {
  readonly partner: Partner;
  readonly orderTransactionId: string;
  readonly answer: Answer<Step>;
}

/** In the address of the thank-you page, where there is no order. */
const failedPage = { path: thankYouPath('NA') };

/** PAY-49 to PAY-53. Where a payment in a partner app leads, by the table of ends (partner-ends.ts). */
export function partnerOutcome({ partner, orderTransactionId, answer }: Submitted): PartnerOutcome {
  switch (endOf(partner, answer)) {
    case 'go-on': {
      const way = answer.ok
        ? wayOfStep(answer.data)
        : ({ is: 'page', path: statusPath({ orderTransactionId }) } as const);
      return way.is === 'page' ? { path: way.path } : { popup: popupOf(answer) };
    }
    case 'popup-and-failed-page':
      return { ...failedPage, popup: popupOf(answer) };
    case 'failed-page':
      return failedPage;
    case 'popup':
      return !answer.ok && answer.refusal.shown ? {} : { popup: popupOf(answer) };
  }
}

function popupOf(answer: Answer<Step>): PopupContent {
  return {
    kind: 'error',
    header: genericTexts.header,
    text: answer.ok ? textOf(answer.data) : answer.refusal.text,
    button: genericTexts.button,
  };
}

/** Money that came without an order goes back, which one reads where one was told of a failure. */
function textOf({ action }: Step): string {
  return action === 'REFUND_PAGE' ? paymentTexts.refundNote : paymentTexts.failed;
}

/** Goes on with an order that was paid in a partner app (API-098). Resolves with the page to open, if there is one. */
export function submitPartner(
  orderTransactionId: string,
  partner: Partner,
): AppThunk<Promise<string | undefined>> {
  return async (dispatch, _getState, { request }) => {
    const answer = await request().call(submitPartnerPayment, { body: { orderTransactionId } });
    const { path, popup } = partnerOutcome({ partner, orderTransactionId, answer });
    if (popup) dispatch(popupRequested(popup));
    return path;
  };
}
