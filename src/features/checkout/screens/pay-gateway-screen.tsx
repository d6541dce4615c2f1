import { useCallback, useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { paymentModeOf } from '#schemas/payment-modes.ts';
import { pathOf, withQuery } from '#src/config/paths.ts';
import { useAppNavigate } from '#src/features/navigation/use-app-navigate.ts';
import { useAppDispatch, useAppSelector } from '#src/store/hooks.ts';
import { selectStarted } from '#src/store/startup-slice.ts';
import { Button } from '#src/ui/button/button.tsx';
import { Page } from '#src/ui/page/page.tsx';
import { Spinner } from '#src/ui/spinner/spinner.tsx';
import { selectCheckout, selectIsWorking } from '../checkout-slice.ts';
import { checkoutWords as words } from '../checkout-words.ts';
import { AmountLine } from '../components/amount-line.tsx';
import { CareLink } from '../components/care-link.tsx';
import { FailureDialog } from '../components/failure-dialog.tsx';
import styles from '../components/pay-parts.module.css';
import { goToGateway } from '../go-to-gateway.ts';
import { useStepOf } from '../use-transaction.ts';
import { useWorkLeft } from '../use-work-left.ts';
import { statusPath } from '../way-of-step.ts';

/** In the address once the form has gone: Back from the gateway, or a reload, must not send it again by itself. */
const sentMark = 'sent';

/** The hand-over to a gateway (NAV-24, PAY-19): the form goes from here by itself, once, and its page opens. Back from there asks how it went. */
export function Screen() {
  const [query] = useSearchParams();
  const transactionId = query.get('transactionId');
  const started = useAppSelector(selectStarted);
  const { paymentMode } = useAppSelector(selectCheckout);
  const { step, mode: begunMode, isLoading } = useStepOf(transactionId);
  const isWorking = useAppSelector(selectIsWorking);
  const dispatch = useAppDispatch();
  const navigate = useAppNavigate();
  useWorkLeft({ transactionId });
  const hasLooked = useRef(false);
  const wasSent = query.has(sentMark);
  const mode = paymentModeOf(begunMode ?? '') ?? paymentMode?.paymentType;
  const isCard = mode === 'CC' || mode === 'DC';
  const isOpen = step?.action === 'PROCESS_PAYMENT';
  const isReady = started && !isLoading;

  const send = useCallback(() => {
    if (transactionId === null) return;
    navigate(withQuery(pathOf('payGateway'), { transactionId, [sentMark]: '1' }), { replace: true });
    void dispatch(goToGateway({ transactionId }));
  }, [dispatch, navigate, transactionId]);

  useEffect(() => {
    if (!isReady || hasLooked.current) return;
    hasLooked.current = true;
    if (transactionId === null) navigate(pathOf('paymentType'), { replace: true });
    // Another step, none, or one that was done here before: the page of the payment knows what comes next.
    else if (!isOpen || wasSent)
      navigate(statusPath({ orderTransactionId: transactionId }), { replace: true });
    // A card is entered first.
    else if (isCard) navigate(withQuery(pathOf('payment'), { transactionId }), { replace: true });
    else send();
  }, [isReady, isOpen, isCard, wasSent, transactionId, navigate, send]);

  return (
    <Page width="narrow">
      <div className={styles.face}>
        <span className={styles.pulse}>
          <Spinner size="large" />
        </span>
        <div role="status">
          <h1>{words.toGateway}</h1>
        </div>
        <p>{words.toGatewayText}</p>
        {step && <AmountLine begun={step} />}
        {isReady && isOpen && !isWorking && (
          <Button size="large" onClick={send}>
            {words.goAgain}
          </Button>
        )}
        <CareLink />
      </div>
      <FailureDialog onRetry={send} onChange={() => navigate(pathOf('paymentType'))} />
    </Page>
  );
}
