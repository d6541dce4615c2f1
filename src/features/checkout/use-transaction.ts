import { useCallback, useEffect, useState } from 'react';
import type { Refusal } from '#src/request/answer.ts';
import { useAppDispatch, useAppSelector } from '#src/store/hooks.ts';
import { selectStarted } from '#src/store/startup-slice.ts';
import { readTransaction } from './api/get-transaction.ts';
import { askHowPaymentWent } from './api/verify-payment.ts';
import { selectStep } from './checkout-slice.ts';
import type { Step, TransactionStatus } from './payment-types.ts';

interface Known {
  readonly id: string;
  readonly status: TransactionStatus | null;
  /** Why it is not known. */
  readonly refusal: Refusal | null;
}

/**
 * A transaction of the address, as the server has it: after a reload, in another browser, or Back from a gateway. `verifies`: the gateway is asked as
 * well. Null asks nothing.
 */
export function useTransaction(
  id: string | null,
  { verifies = false }: { readonly verifies?: boolean } = {},
) {
  const dispatch = useAppDispatch();
  const started = useAppSelector(selectStarted);
  const [known, setKnown] = useState<Known | null>(null);
  const [asked, setAsked] = useState(0);

  useEffect(() => {
    if (id === null || !started) return;
    let isHere = true;
    const ask = verifies ? askHowPaymentWent : readTransaction;
    void dispatch(ask(id)).then((answer) => {
      if (!isHere) return;
      setKnown(
        answer.ok
          ? { id, status: answer.data, refusal: null }
          : { id, status: null, refusal: answer.refusal },
      );
    });
    return () => {
      isHere = false;
    };
  }, [id, started, verifies, asked, dispatch]);

  const retry = useCallback(() => {
    setKnown(null);
    setAsked((times) => times + 1);
  }, []);
  const current = known?.id === id ? known : null;
  return {
    status: current?.status ?? null,
    refusal: current?.refusal ?? null,
    isLoading: id !== null && current === null,
    retry,
  };
}

interface StepOf {
  readonly step: Step | null;
  readonly mode: string | undefined;
  readonly isLoading: boolean;
  /** Why it is not known. */
  readonly refusal: Refusal | null;
  readonly retry: () => void;
}

/** The step of a transaction: the one that the server has just answered with, else the one that it has for the transaction. */
export function useStepOf(id: string | null): StepOf {
  const fresh = useAppSelector(selectStep);
  const isFresh = fresh?.orderTransactionId === id;
  const { status, isLoading, refusal, retry } = useTransaction(isFresh ? null : id);
  return isFresh
    ? { step: fresh, mode: undefined, isLoading: false, refusal: null, retry }
    : { step: status?.step ?? null, mode: status?.paymentMode, isLoading, refusal, retry };
}
