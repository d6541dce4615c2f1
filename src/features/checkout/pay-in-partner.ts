import type { AppNavigate } from '#src/features/navigation/use-app-navigate.ts';
import type { Partner } from '#src/request/ports.ts';
import type { AppThunk } from '#src/store/store.ts';
import { beginAtGateway } from './api/process-payment.ts';
import { checkoutEnded, paymentRefused, workBegan, workEnded } from './checkout-slice.ts';
import { failureOf, paymentFailure } from './failure.ts';
import type { Bridge } from './partner-bridge.ts';
import type { Step } from './payment-types.ts';
import { submitPartner } from './submit-partner.ts';

interface InPartner {
  readonly step: Step;
  readonly partner: Partner;
  readonly bridge: Bridge;
  readonly navigate: AppNavigate;
}

/** MIN-12. Pays in the app of a partner, then has the server go on (PAY-49 to PAY-53). Who goes back there is told, and can choose again. */
export function payInPartner({ step, partner, bridge, navigate }: InPartner): AppThunk<Promise<void>> {
  return async (dispatch) => {
    const { orderTransactionId: transactionId } = step;
    dispatch(workBegan('paying'));
    const answer = bridge.needsForm ? await dispatch(beginAtGateway(transactionId)) : null;
    if (answer && !answer.ok) {
      dispatch(paymentRefused(failureOf(answer.refusal)));
      return;
    }
    if (!(await bridge.pay(step, answer?.data.form))) {
      dispatch(paymentRefused(paymentFailure(undefined)));
      return;
    }
    const path = await dispatch(submitPartner(transactionId, partner));
    dispatch(path === undefined ? workEnded() : checkoutEnded());
    if (path !== undefined) navigate(path, { replace: true });
  };
}
