import type { AppNavigate } from '#src/features/navigation/use-app-navigate.ts';
import type { Partner } from '#src/request/ports.ts';
import type { AppThunk } from '#src/store/store.ts';
import { beginAtGateway } from './api/process-payment.ts';
import { checkoutEnded, paymentRefused, workBegan, workEnded } from './checkout-slice.ts';
import { failureOf, paymentFailure } from './failure.ts';
import type { Bridge } from './partner-bridge.ts';
import type { Step } from './payment-types.ts';
import { submitPartner } from './submit-partner.ts';
import { wayOfStep } from './way-of-step.ts';

interface InPartner {
  readonly step: Step;
  readonly partner: Partner;
  readonly bridge: Bridge;
  readonly navigate: AppNavigate;
}

/**
 * MIN-12. Pays in the app of a partner, then has the server go on (PAY-49 to PAY-53). Who goes back there is told, and can choose again. A payment of
 * another gateway goes on at that gateway, as on the web.
 */
export function payInPartner({ step, partner, bridge, navigate }: InPartner): AppThunk<Promise<void>> {
  return async (dispatch) => {
    const { orderTransactionId: transactionId } = step;
    dispatch(workBegan('paying'));
    const answer = bridge.needsForm ? await dispatch(beginAtGateway(transactionId)) : null;
    if (answer && !answer.ok) {
      dispatch(paymentRefused(failureOf(answer.refusal)));
      return;
    }
    if (!bridge.takes(answer?.data.form)) {
      dispatch(workEnded());
      const way = wayOfStep(step);
      if (way.is === 'page') navigate(way.path);
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
