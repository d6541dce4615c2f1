import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { orderId } from '#schemas/compiled/stored/order-id.ts';
import { pathOf } from '#src/config/paths.ts';
import { paymentTexts } from '#src/config/texts/payment.ts';
import { useAppNavigate } from '#src/features/navigation/use-app-navigate.ts';
import { usePersistence } from '#src/store/drafts.ts';
import { useAppDispatch, useAppSelector } from '#src/store/hooks.ts';
import { selectStarted } from '#src/store/startup-slice.ts';
import { ButtonLink } from '#src/ui/button/button-link.tsx';
import { Notice } from '#src/ui/notice/notice.tsx';
import { Page } from '#src/ui/page/page.tsx';
import { formatPaise } from '#src/ui/price/format-paise.ts';
import { Spinner } from '#src/ui/spinner/spinner.tsx';
import { paymentRefused, selectStep } from '../checkout-slice.ts';
import { checkoutWords as words } from '../checkout-words.ts';
import { CareLink } from '../components/care-link.tsx';
import { FailureDialog } from '../components/failure-dialog.tsx';
import { PaymentFailed } from '../components/payment-failed.tsx';
import partStyles from '../components/pay-parts.module.css';
import { UnfinishedStep } from '../components/unfinished-step.tsx';
import { MissingPayment, UnknownPayment } from '../components/unknown-payment.tsx';
import { isWaiting, WaitingForPayment } from '../components/waiting-for-payment.tsx';
import { paymentFailure } from '../failure.ts';
import { forgetTransaction } from '../forget-transaction.ts';
import { goToThankYou } from '../go-by-step.ts';
import type { TransactionStatus } from '../payment-types.ts';
import { useTransaction } from '../use-transaction.ts';
import { useWorkLeft } from '../use-work-left.ts';

const pollingActions: readonly string[] = ['UNIFIED_PAYMENT', 'AMZNPAY_CHARGE_STATUS'];

interface Ended {
  readonly id: string;
  readonly reason: string;
}

/**
 * How a payment goes (NAV-24): where gateways and UPI apps lead back to, also in another browser, which learns how it went and nothing else. The id is that
 * of the address, or the one that this device has kept.
 */
export function Screen() {
  const [query] = useSearchParams();
  const persistence = usePersistence();
  const navigate = useAppNavigate();
  const started = useAppSelector(selectStarted);
  const fresh = useAppSelector(selectStep);
  const asked = query.get('transactionId');
  const id = asked ?? (started ? persistence.read(orderId) : null);
  const [ended, setEnded] = useState<Ended | null>(null);
  const hasEnded = ended !== null && ended.id === id;
  // The server has just said that there is nothing to do but wait.
  const waits =
    !hasEnded && fresh !== null && fresh.orderTransactionId === id && pollingActions.includes(fresh.action);
  const { status, refusal, retry } = useTransaction(waits ? null : id, { verifies: true });
  useWorkLeft({ onBack: retry });

  const toWays = () => navigate(pathOf('paymentType'));

  /** A payment that has ended is read once more: the server knows whether money was taken. */
  function lookAgain(reason?: string) {
    if (id === null) return;
    setEnded({ id, reason: reason ?? paymentTexts.failed });
    retry();
  }

  return (
    <Page width="narrow">
      {waits && id !== null ? (
        <WaitingForPayment key={id} transactionId={id} step={fresh} isOwn onEnded={lookAgain} />
      ) : started && id === null ? (
        <MissingPayment />
      ) : refusal ? (
        <UnknownPayment refusal={refusal} onRetry={retry} />
      ) : status ? (
        <Found
          key={status.orderTransactionId}
          status={status}
          ended={hasEnded ? ended.reason : undefined}
          onEnded={lookAgain}
        />
      ) : (
        <Looking />
      )}
      <FailureDialog onRetry={hasEnded ? toWays : retry} onChange={toWays} />
    </Page>
  );
}

function Looking() {
  return (
    <div className={partStyles.face}>
      <span className={partStyles.pulse}>
        <Spinner size="large" />
      </span>
      <div role="status">
        <h1>{words.looking}</h1>
      </div>
    </div>
  );
}

interface FoundProps {
  readonly status: TransactionStatus;
  /** Why it ended while this page waited for it. */
  readonly ended: string | undefined;
  readonly onEnded: (reason?: string) => void;
}

function Found({ status, ended, onEnded }: FoundProps) {
  const { orderTransactionId: id, orderStatus, isCancelled, isOwn, reason, refund, step } = status;
  const dispatch = useAppDispatch();
  const navigate = useAppNavigate();
  const persistence = usePersistence();
  // An order that the restaurant cancelled is FAILED as a payment: the order is shown.
  const isPlaced = orderStatus === 'SUCCESS' || isCancelled;

  const hasFailed =
    !isPlaced && !refund && (orderStatus === 'FAILED' || (ended !== undefined && isWaiting(status)));

  // PAY-57. It failed while the customer waited here; the page says it as well, for later.
  useEffect(() => {
    if (hasFailed && ended !== undefined) dispatch(paymentRefused(paymentFailure(ended)));
  }, [hasFailed, ended, dispatch]);

  useEffect(() => {
    if (isPlaced) dispatch(goToThankYou(id, { navigate }));
    // It has ended: a later visit to the ways to pay is that of another try.
    else if (orderStatus === 'FAILED') forgetTransaction(persistence, id);
  }, [isPlaced, orderStatus, id, dispatch, navigate, persistence]);

  if (isPlaced) return <Looking />;
  if (refund) {
    const amount = formatPaise(refund.amount);
    return (
      <div className={partStyles.face}>
        <h1>{words.refundTitle}</h1>
        <Notice tone="warning">{paymentTexts.refundNote}</Notice>
        <p>{refund.state === 'done' ? words.refundDone(amount) : words.refundDue(amount)}</p>
        <p className={partStyles.quiet}>{words.reference(id)}</p>
        <ButtonLink size="large" href={pathOf('paymentType')}>
          {words.ways.retry}
        </ButtonLink>
        <CareLink />
      </div>
    );
  }
  // ERR-15.
  if (hasFailed)
    return (
      <PaymentFailed
        title={words.failedTitle}
        text={reason ?? ended ?? paymentTexts.notConfirmed}
        transactionId={id}
        takesFocus={ended !== undefined}
      />
    );
  if (orderStatus === 'UNKNOWN')
    return (
      <PaymentFailed
        title={words.unknownTitle}
        text={reason ?? paymentTexts.unknownStatus}
        transactionId={id}
        takesFocus={ended !== undefined}
      />
    );
  if (step === undefined || isWaiting(status))
    return <WaitingForPayment transactionId={id} step={step ?? null} isOwn={isOwn} onEnded={onEnded} />;
  return <UnfinishedStep status={{ ...status, step }} />;
}
