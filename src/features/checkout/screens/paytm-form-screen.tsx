import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { pathOf } from '#src/config/paths.ts';
import { UnlessBlocked } from '#src/features/error-pages/unless-blocked.tsx';
import { useAppNavigate } from '#src/features/navigation/use-app-navigate.ts';
import { Page } from '#src/ui/page/page.tsx';
import { Skeleton, SkeletonGroup } from '#src/ui/skeleton/skeleton.tsx';
import { checkoutWords as words } from '../checkout-words.ts';
import { AmountLine } from '../components/amount-line.tsx';
import { CareLink } from '../components/care-link.tsx';
import styles from '../components/pay-parts.module.css';
import { PaytmLink } from '../components/paytm-link.tsx';
import { PaytmPay } from '../components/paytm-pay.tsx';
import { useSteps } from '../use-steps.ts';
import { useStepOf } from '../use-transaction.ts';
import { useWorkLeft } from '../use-work-left.ts';
import { statusPath } from '../way-of-step.ts';

const steps: readonly string[] = ['PAYTM_LINK', 'PAYTM_ADD_MONEY', 'PAYTM_WITHDRAW_MONEY'];

/** The Paytm wallet (NAV-24, PAY-21, PAY-26): it is linked once by a code, and pays then. */
export function Screen() {
  return (
    <UnlessBlocked feature="PAYTM_WALLET">
      <Form />
    </UnlessBlocked>
  );
}

function Form() {
  const [query] = useSearchParams();
  const transactionId = query.get('transactionId');
  const { step, isLoading } = useStepOf(transactionId);
  const go = useSteps({ replace: true });
  const navigate = useAppNavigate();
  useWorkLeft({ transactionId });
  const isHere = step !== null && steps.includes(step.action);
  const isLost = !isLoading && !isHere;

  useEffect(() => {
    if (!isLost) return;
    const path =
      transactionId === null ? pathOf('paymentType') : statusPath({ orderTransactionId: transactionId });
    navigate(path, { replace: true });
  }, [isLost, transactionId, navigate]);

  return (
    <Page width="narrow">
      <h1>{words.paytmTitle}</h1>
      {step !== null && isHere ? (
        <div className={styles.parts}>
          <AmountLine begun={step} />
          {step.action === 'PAYTM_LINK' ? (
            <PaytmLink step={step} onStep={go} />
          ) : (
            <PaytmPay step={step} onStep={go} />
          )}
          <CareLink />
        </div>
      ) : (
        <SkeletonGroup>
          <Skeleton height="64px" />
          <Skeleton height="160px" />
        </SkeletonGroup>
      )}
    </Page>
  );
}
