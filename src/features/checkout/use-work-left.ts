import { useEffect, useEffectEvent } from 'react';
import { onReturn } from '#src/features/navigation/leave-site.ts';
import { useAppNavigate } from '#src/features/navigation/use-app-navigate.ts';
import { useAppStore } from '#src/store/hooks.ts';
import { selectCheckout, selectStep, workEnded } from './checkout-slice.ts';
import { statusPath } from './way-of-step.ts';

interface Left {
  /** The transaction of the page. Without one it is the one whose step has left the site. */
  readonly transactionId?: string | null | undefined;
  /** Else the page of the payment, which asks how it went, is opened. */
  readonly onBack?: () => void;
}

/**
 * For the pages of payment: what a visit to another site has left. One that the browser broke off (Stop, or Back before the other page was there) ends here;
 * Back from the other site, with the page as it was left, first asks how the payment went, so that nobody pays twice.
 */
export function useWorkLeft({ transactionId, onBack }: Left = {}): void {
  const { dispatch, getState } = useAppStore();
  const navigate = useAppNavigate();

  const isLeaving = () => selectCheckout(getState()).work === 'leaving';
  const returned = useEffectEvent(() => {
    const left = isLeaving() ? selectStep(getState())?.orderTransactionId : undefined;
    const id = transactionId ?? left;
    dispatch(workEnded());
    if (onBack) onBack();
    else if (id !== undefined) navigate(statusPath({ orderTransactionId: id }), { replace: true });
  });
  const opened = useEffectEvent(() => {
    if (isLeaving()) dispatch(workEnded());
  });

  useEffect(() => {
    opened();
    return onReturn(returned);
  }, []);
}
