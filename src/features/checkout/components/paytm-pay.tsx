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
import { readWallet } from '../api/get-wallet.ts';
import { payFromPaytm, readPaytmBalance } from '../api/paytm.ts';
import { paymentRefused, paytmKnown, selectCheckout, selectIsWorking, workBegan } from '../checkout-slice.ts';
import { checkoutWords as words } from '../checkout-words.ts';
import { failureOf } from '../failure.ts';
import type { Step } from '../payment-types.ts';
import { sendToGateway } from '../send-to-gateway.ts';
import { FailureDialog } from './failure-dialog.tsx';
import styles from './pay-parts.module.css';

interface PaytmPayProps {
  readonly step: Step;
  readonly onStep: (step: Step) => void;
}

/** Which wallets do not answer. */
type Down = 'none' | 'this' | 'all';

/** PAY-21. The balance of the linked wallet, and the payment from it; where it is short, what it lacks, and Paytm's page to add that, where the shop lets it. */
export function PaytmPay({ step, onStep }: PaytmPayProps) {
  const dispatch = useAppDispatch();
  const navigate = useAppNavigate();
  const { mobile: ownMobile } = useAppSelector(selectSession);
  const { paytmData } = useAppSelector(selectCheckout);
  const isLeaving = useAppSelector(selectIsWorking);
  const [down, setDown] = useState<Down>('none');
  const [busy, setBusy] = useState(false);
  const isBusy = busy || isLeaving;
  const { orderTransactionId, amount } = step;
  const mobile = step.mobile?.includes('•') === false ? step.mobile : (ownMobile ?? '');
  const known = paytmData?.orderTransactionId === orderTransactionId ? paytmData : null;
  const balance = known?.balance ?? step.balance;
  // The server says so only where the shop lets customers add money on the way.
  const addsMoney = step.action === 'PAYTM_ADD_MONEY';
  const short = known?.short ?? (balance === undefined ? undefined : Math.max(0, amount - balance));
  const isShort = short === undefined ? addsMoney : short > 0;

  /** Whether it still lacks something; null where it is not known. */
  async function look(): Promise<boolean | null> {
    setDown('none');
    const answer = await dispatch(readPaytmBalance({ orderTransactionId, mobile }));
    if (answer.ok) {
      // Paytm has ended the link: the wallet pays once it is linked again.
      if (answer.data.isLinked) dispatch(paytmKnown({ ...answer.data, orderTransactionId }));
      else onStep({ ...step, action: 'PAYTM_LINK' });
      return answer.data.isLinked ? answer.data.short > 0 : null;
    }
    // ERR-17, PAY-63: one wallet that does not answer is not all of them.
    const other = await dispatch(readWallet(orderTransactionId));
    setDown(other.ok ? 'this' : 'all');
    return null;
  }
  const lookFirst = useEffectEvent(() => void look());
  useEffect(() => lookFirst(), [orderTransactionId]);

  async function inTurn(act: () => Promise<void>) {
    setBusy(true);
    await act();
    setBusy(false);
  }

  const pay = () =>
    inTurn(async () => {
      const answer = await dispatch(payFromPaytm(orderTransactionId, addsMoney));
      if (!answer.ok) return void dispatch(paymentRefused(failureOf(answer.refusal)));
      onStep(answer.data);
      // It holds less than was known.
      if (answer.data.form) await look();
    });

  /** The call that pays gives the page for it: a wallet that holds enough by now would pay, and nobody has pressed that. */
  const addMoney = () =>
    inTurn(async () => {
      if (!(await look())) return;
      const answer = await dispatch(payFromPaytm(orderTransactionId, false));
      if (!answer.ok) return void dispatch(paymentRefused(failureOf(answer.refusal)));
      const { form } = answer.data;
      if (!form) return onStep(answer.data);
      dispatch(workBegan('leaving'));
      sendToGateway(form);
    });

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
          <Notice tone="warning">
            {(addsMoney ? words.paytmAdds : words.paytmShort)(formatPaise(short ?? amount))}
          </Notice>
          {addsMoney && (
            <Button size="large" fullWidth busy={isBusy} onClick={() => void addMoney()}>
              {words.paytmAdd(formatPaise(short ?? amount))}
            </Button>
          )}
          <ButtonLink
            size={addsMoney ? 'medium' : 'large'}
            variant={addsMoney ? 'quiet' : 'primary'}
            href={pathOf('paymentType')}
          >
            {words.ways.change}
          </ButtonLink>
          <Button variant="secondary" onClick={() => void look()}>
            {words.paytmLookAgain}
          </Button>
        </>
      ) : (
        <>
          <Button size="large" fullWidth busy={isBusy} onClick={() => void pay()}>
            {(addsMoney ? words.paytmAdded : words.pay)(formatPaise(amount))}
          </Button>
          <ButtonLink variant="quiet" href={pathOf('paymentType')}>
            {words.ways.change}
          </ButtonLink>
        </>
      )}
      <FailureDialog
        onRetry={() => void (isShort ? addMoney() : pay())}
        onChange={() => navigate(pathOf('paymentType'))}
      />
    </div>
  );
}
