import { useLayoutEffect, useRef, useState } from 'react';
import { pathOf } from '#src/config/paths.ts';
import { useSecondsLeft } from '#src/store/use-seconds-left.ts';
import { useAppNavigate } from '#src/features/navigation/use-app-navigate.ts';
import { useAppDispatch } from '#src/store/hooks.ts';
import { Button } from '#src/ui/button/button.tsx';
import { ButtonLink } from '#src/ui/button/button-link.tsx';
import { Notice } from '#src/ui/notice/notice.tsx';
import { Spinner } from '#src/ui/spinner/spinner.tsx';
import { goOnAfterPayment } from '../api/submit-paid.ts';
import { checkoutWords as words } from '../checkout-words.ts';
import { deviceOf } from '../device.ts';
import { pollingExhausted, saysHowItEnded } from '../failure.ts';
import { goByStep, goToThankYou } from '../go-by-step.ts';
import type { Step, TransactionStatus } from '../payment-types.ts';
import type { PollEnd } from '../polling.ts';
import { minutesAndSeconds } from '../time-left.ts';
import { usePolling } from '../use-polling.ts';
import { AmountLine } from './amount-line.tsx';
import { CareLink } from './care-link.tsx';
import { qrCode } from './late-qr-code.ts';
import styles from './pay-parts.module.css';
import { PaymentFailed } from './payment-failed.tsx';
import { UpiApps } from './upi-apps.tsx';

interface WaitingProps {
  readonly transactionId: string;
  /** Null in a browser that does not own the order: it learns how it went, and nothing else. */
  readonly step: Step | null;
  readonly isOwn: boolean;
  /** It has ended without an order, for the reason that the server may say. Whether money was taken is not known here. */
  readonly onEnded: (reason: string | undefined) => void;
}

/** What is waited for, for how long, and what else one can do (PAY-54 to PAY-58). */
export function WaitingForPayment({ transactionId, step, isOwn, onEnded }: WaitingProps) {
  const dispatch = useAppDispatch();
  const navigate = useAppNavigate();
  const [round, setRound] = useState(0);
  const [isExhausted, setIsExhausted] = useState(false);
  const [note, setNote] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const [isQrShown, setIsQrShown] = useState(() => deviceOf() === 'desktop');
  const seconds = useSecondsLeft(step?.expiresAt === undefined ? 0 : Date.parse(step.expiresAt));

  // Asked again: the button that did it is gone with its view.
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => {
    if (round > 0 && document.activeElement === document.body)
      heading.current?.focus({ preventScroll: true });
  }, [round]);

  function end(how: PollEnd) {
    if (how.is === 'paid') {
      dispatch(goToThankYou(transactionId, { navigate }));
      return;
    }
    if (how.is === 'failed') onEnded(how.reason);
    else setIsExhausted(true);
  }
  usePolling({ workflowId: isExhausted ? null : transactionId, round, onEnd: end });

  function askAgain() {
    setIsExhausted(false);
    setRound((now) => now + 1);
  }

  /** The customer says so: the gateway is asked at once. */
  async function sayPaid() {
    setBusy(true);
    setNote(null);
    const answer = await dispatch(goOnAfterPayment(transactionId));
    setBusy(false);
    if (!answer.ok) {
      const { hasServerText, text } = answer.refusal;
      if (saysHowItEnded(answer.refusal)) onEnded(hasServerText ? text : undefined);
      else setNote(words.askedInVain);
    } else if (answer.data.action === step?.action) setNote(words.notPaidYet);
    else dispatch(goByStep(answer.data, { navigate, replace: true }));
  }

  if (isExhausted) {
    return (
      <PaymentFailed
        title={pollingExhausted.header}
        text={pollingExhausted.text}
        transactionId={transactionId}
        onRetry={askAgain}
        takesFocus
      />
    );
  }
  const { upi } = step ?? {};
  const hasApps = upi !== undefined && upi.vpa === undefined && !isQrShown;
  return (
    <div className={styles.face}>
      <span className={styles.pulse}>
        <Spinner size="large" />
      </span>
      <h1 ref={heading} tabIndex={-1}>
        {words.waitingTitle}
      </h1>
      <p role="status">{isOwn ? waitingText(step, isQrShown) : words.notOwn}</p>
      {step && <AmountLine begun={step} />}
      {step?.expiresAt !== undefined && (
        <p className={styles.time}>
          {seconds === 0
            ? words.timeOver
            : (upi ? words.timeLeft : words.timeAsking)(minutesAndSeconds(seconds))}
        </p>
      )}
      {upi?.link !== undefined && isQrShown && (
        <qrCode.Part link={upi.link} failed={() => <Notice tone="warning">{words.qrFailed}</Notice>} />
      )}
      {hasApps && <UpiApps upi={upi} amount={step?.amount ?? 0} />}
      {hasApps && upi.link !== undefined && (
        <Button variant="quiet" size="small" onClick={() => setIsQrShown(true)}>
          {words.upiQr}
        </Button>
      )}
      {note !== null && <Notice>{note}</Notice>}
      {isOwn && (
        <div className={styles.actions}>
          <Button
            size="large"
            variant={hasApps ? 'secondary' : 'primary'}
            busy={busy}
            onClick={() => void sayPaid()}
          >
            {words.paid}
          </Button>
          <ButtonLink variant={hasApps ? 'quiet' : 'secondary'} href={pathOf('paymentType')}>
            {words.change}
          </ButtonLink>
        </div>
      )}
      <p className={styles.quiet}>{words.elsewhere}</p>
      <CareLink />
    </div>
  );
}

function waitingText(step: Step | null, isQrShown: boolean): string {
  if (step?.action === 'AMZNPAY_CHARGE_STATUS') return words.waitingFor.amazon;
  const { upi } = step ?? {};
  if (upi?.vpa !== undefined) return words.waitingFor.upi(upi.vpa);
  if (upi?.link !== undefined) return isQrShown ? words.waitingFor.qr : words.waitingFor.app;
  return step === null ? words.waitingFor.other : words.waitingFor.gateway;
}

/** What is waited for in a transaction that nothing is left to do for. */
export function isWaiting({ orderStatus, step }: TransactionStatus): boolean {
  if (orderStatus !== 'WAIT' && orderStatus !== 'PENDING') return false;
  return step === undefined || step.action === 'UNIFIED_PAYMENT' || step.action === 'AMZNPAY_CHARGE_STATUS';
}
