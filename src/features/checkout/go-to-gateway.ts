import { paymentTexts } from '#src/config/texts/payment.ts';
import { leaveSite } from '#src/features/navigation/leave-site.ts';
import type { AppThunk } from '#src/store/store.ts';
import { beginAtGateway } from './api/process-payment.ts';
import type { CardValues } from './card-rules.ts';
import { paymentRefused, workBegan } from './checkout-slice.ts';
import { failureOf, paymentFailure } from './failure.ts';
import { sendToGateway } from './send-to-gateway.ts';

interface ToGateway {
  readonly transactionId: string;
  /** Goes to the gateway alone. */
  readonly card?: CardValues;
}

/** PAY-19. Asks the server what the gateway has to be sent, and sends it from here. False when one stays on the page. */
export function goToGateway({ transactionId, card }: ToGateway): AppThunk<Promise<boolean>> {
  return async (dispatch) => {
    dispatch(workBegan('paying'));
    const answer = await dispatch(beginAtGateway(transactionId));
    if (!answer.ok) {
      dispatch(paymentRefused(failureOf(answer.refusal)));
      return false;
    }
    const { form, url } = answer.data;
    dispatch(workBegan('leaving'));
    if (form) {
      sendToGateway(form, card);
      return true;
    }
    if (url !== undefined && leaveSite(url)) return true;
    dispatch(paymentRefused(paymentFailure(paymentTexts.failed)));
    return false;
  };
}
