import { useEffect, useState } from 'react';
import { orderId } from '#schemas/compiled/stored/order-id.ts';
import { useAppNavigate } from '#src/features/navigation/use-app-navigate.ts';
import { usePersistence } from '#src/store/drafts.ts';
import { useAppDispatch, useAppSelector } from '#src/store/hooks.ts';
import { selectStarted } from '#src/store/startup-slice.ts';
import { readTransaction } from './api/get-transaction.ts';
import { forgetTransaction } from './forget-transaction.ts';
import { goToThankYou } from './go-by-step.ts';

/** Steps in which money may be on its way. */
const underWay: readonly string[] = ['UNIFIED_PAYMENT', 'AMZNPAY_CHARGE_STATUS'];

export interface OpenPayment {
  readonly transactionId: string;
  /** Money may be on its way. Otherwise the customer has not paid yet. */
  readonly isUnderWay: boolean;
}

/**
 * The last payment of this device, where nobody has seen yet how it went: the browser was closed at the gateway, or the app at the UPI app. A payment
 * that has come leads to its order; one that is open is returned, so that nobody pays twice, and nobody thinks that it is paid.
 */
export function useOpenPayment(): OpenPayment | null {
  const dispatch = useAppDispatch();
  const persistence = usePersistence();
  const navigate = useAppNavigate();
  const started = useAppSelector(selectStarted);
  const [open, setOpen] = useState<OpenPayment | null>(null);

  useEffect(() => {
    const id = started ? persistence.read(orderId) : null;
    if (id === null) return;
    let isHere = true;
    void dispatch(readTransaction(id))
      .catch(() => null)
      .then((answer) => {
        if (!isHere || !answer?.ok) return;
        const { orderStatus, isOwn, step } = answer.data;
        if (orderStatus === 'SUCCESS' && isOwn) dispatch(goToThankYou(id, { navigate }));
        else if (orderStatus === 'FAILED') forgetTransaction(persistence, id);
        else if (step && isOwn) setOpen({ transactionId: id, isUnderWay: underWay.includes(step.action) });
      });
    return () => {
      isHere = false;
    };
  }, [started, dispatch, persistence, navigate]);

  return open;
}
