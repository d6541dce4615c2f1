import { orderId } from '#schemas/compiled/stored/order-id.ts';
import { genericTexts } from '#src/config/texts/generic.ts';
import { selectPartner } from '#src/features/navigation/attribution-slice.ts';
import { leaveSite } from '#src/features/navigation/leave-site.ts';
import type { AppNavigate } from '#src/features/navigation/use-app-navigate.ts';
import type { AppThunk } from '#src/store/store.ts';
import { checkoutEnded, paymentRefused, questionAsked, stepReceived, workBegan } from './checkout-slice.ts';
import { paymentFailure } from './failure.ts';
import { bridgeFor } from './partner-bridge.ts';
import { payInPartner } from './pay-in-partner.ts';
import type { Step } from './payment-types.ts';
import { thankYouPath, wayOfStep } from './way-of-step.ts';

interface Going {
  readonly navigate: AppNavigate;
  /** The page that one is on has done its part: Back does not lead to it. */
  readonly replace?: boolean;
}

/** Goes on by what the server answered (PAY-46). */
export function goByStep(step: Step, { navigate, replace = false }: Going): AppThunk {
  return (dispatch, getState, { persistence }) => {
    persistence.write(orderId, step.orderTransactionId);
    dispatch(stepReceived(step));
    if (step.action === 'THANKYOU') {
      dispatch(goToThankYou(step.orderTransactionId, { navigate, replace }));
      return;
    }
    const partner = selectPartner(getState());
    const bridge = bridgeFor(partner, step);
    if (partner !== null && bridge !== null) {
      void dispatch(payInPartner({ step, partner, bridge, navigate }));
      return;
    }
    const way = wayOfStep(step);
    switch (way.is) {
      case 'page':
        navigate(way.path, { replace });
        return;
      case 'question':
        dispatch(questionAsked({ of: way.of }));
        return;
      case 'failure':
        dispatch(paymentRefused(way.failure));
        return;
      case 'site':
        // Until the other page is there, a press would begin another payment.
        dispatch(workBegan('leaving'));
        if (!leaveSite(way.url)) dispatch(paymentRefused(paymentFailure(genericTexts.text)));
    }
  };
}

/** PAY-49, PAY-54. The payment is over: a later visit to the ways to pay is that of another order. The thank-you page drops the stored id, when it has read the cart again (ORD-05). */
export function goToThankYou(transactionId: string, { navigate, replace = true }: Going): AppThunk {
  return (dispatch) => {
    dispatch(checkoutEnded());
    navigate(thankYouPath(transactionId), { replace });
  };
}
