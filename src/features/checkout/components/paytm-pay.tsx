import { useEffect, useEffectEvent, useState } from 'react';
import { pathOf } from '#src/config/paths.ts';
import { paymentTexts } from '#src/config/texts/payment.ts';
import { useAppNavigate } from '#src/features/navigation/use-app-navigate.ts';
import { selectSession } from '#src/features/session/session-slice.ts';
import { useAppDispatch, useAppSelector } from '#src/store/hooks.ts';
import { Button } from '#src/ui/button/button.tsx';
import { ButtonLink } from '#src/ui/button/button-link.tsx';
import { Notice } from '#src/ui/notice/notice.tsx';
import { formatPaise } from '#src/ui/price/format-paise.ts';
import { Skeleton } from '#src/ui/skeleton/skeleton.tsx';
import { readTotalBalance } from '../api/get-wallet.ts';
import { payFromPaytm, readPaytmBalance } from '../api/paytm.ts';
import { paymentRefused, paytmKnown, selectCheckout } from '../checkout-slice.ts';
import { checkoutWords as words } from '../checkout-words.ts';
import { failureOf } from '../failure.ts';
import type { Step } from '../payment-types.ts';
import { FailureDialog } from './failure-dialog.tsx';
import styles from './pay-parts.module.css';

interface PaytmPayProps {
  readonly step: Step;
  readonly onStep: (step: Step) => void;
}

/** Which wallets do not answer. */
type Down = 'none' | 'this' | 'all';

/** PAY-21. The balance of the linked wallet, and the payment from it; where it is short, what it lacks. */
export function PaytmPay({ step, onStep }: PaytmPayProps) {
  const dispatch = useAppDispatch();
  const navigate = useAppNavigate();
  const { mobile: ownMobile } = useAppSelector(selectSession);
  const { paytmData } = useAppSelector(selectCheckout);
  const [down, setDown] = useState<Down>('none');
  const [busy, setBusy] = useState(false);
  const { orderTransactionId, amount } = step;
  const mobile = step.mobile?.includes('•') === false ? step.mobile : (ownMobile ?? '');
  const balance = paytmData?.balance ?? step.balance;
  const short = paytmData?.short ?? (balance === undefined ? undefined : Math.max(0, amount - balance));
  const isShort = short === undefined ? step.action === 'PAYTM_ADD_MONEY' : short > 0;

  async function look() {
    setDown('none');
    const answer = await dispatch(readPaytmBalance({ orderTransactionId, mobile }));
    if (answer.ok) {
      // Paytm has ended the link: the wallet pays once it is linked again.
      if (!answer.data.isLinked) return onStep({ ...step, action: 'PAYTM_LINK' });
      dispatch(paytmKnown(answer.data));
      return;
    }
    // ERR-17, PAY-63: one wallet that does not answer is not all of them.
    const other = await dispatch(readTotalBalance());
    setDown(other.ok ? 'this' : 'all');
  }
  const lookFirst = useEffectEvent(() => void look());
  useEffect(() => lookFirst(), [orderTransactionId]);

  async function pay() {
    setBusy(true);
    const answer = await dispatch(payFromPaytm(orderTransactionId, step.action === 'PAYTM_ADD_MONEY'));
    setBusy(false);
    if (answer.ok) onStep(answer.data);
    else dispatch(paymentRefused(failureOf(answer.refusal)));
  }

  if (down === 'all') {
    return (
      <Notice tone="bad" action={<ButtonLink href={pathOf('home')}>{paymentTexts.goToHome}</ButtonLink>}>
        {paymentTexts.allWalletsDown}
      </Notice>
    );
  }
  return (
    <div className={styles.form}>
      {down === 'this' ? (
        <Notice
          tone="bad"
          action={
            <Button size="small" variant="secondary" onClick={() => void look()}>
              {words.ways.retry}
            </Button>
          }
        >
          {paymentTexts.walletDown}
        </Notice>
      ) : balance === undefined ? (
        <Skeleton height="24px" />
      ) : (
        <p role="status">{words.paytmBalance(formatPaise(balance))}</p>
      )}
      {isShort ? (
        <>
          <Notice tone="warning">{words.paytmShort(formatPaise(short ?? amount))}</Notice>
          <ButtonLink size="large" href={pathOf('paymentType')}>
            {words.ways.change}
          </ButtonLink>
          <Button variant="secondary" onClick={() => void look()}>
            {words.paytmLookAgain}
          </Button>
        </>
      ) : (
        <>
          <Button size="large" fullWidth busy={busy} onClick={() => void pay()}>
            {step.action === 'PAYTM_ADD_MONEY'
              ? words.paytmAdded(formatPaise(amount))
              : words.pay(formatPaise(amount))}
          </Button>
          <ButtonLink variant="quiet" href={pathOf('paymentType')}>
            {words.ways.change}
          </ButtonLink>
        </>
      )}
      <FailureDialog onRetry={() => void pay()} onChange={() => navigate(pathOf('paymentType'))} />
    </div>
  );
}
