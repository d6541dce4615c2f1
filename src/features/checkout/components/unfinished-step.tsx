import { useState } from 'react';
import { paymentModeOf } from '#schemas/payment-modes.ts';
import { pathOf, withQuery } from '#src/config/paths.ts';
import { useAppNavigate } from '#src/features/navigation/use-app-navigate.ts';
import { Button } from '#src/ui/button/button.tsx';
import { ButtonLink } from '#src/ui/button/button-link.tsx';
import { Notice } from '#src/ui/notice/notice.tsx';
import { checkoutWords as words } from '../checkout-words.ts';
import type { Step, TransactionStatus } from '../payment-types.ts';
import { useSteps } from '../use-steps.ts';
import { AmountLine } from './amount-line.tsx';
import { CareLink } from './care-link.tsx';
import { ChangeLink } from './change-link.tsx';
import { CodeForm } from './code-form.tsx';
import styles from './pay-parts.module.css';
import { PromoDialog } from './promo-dialog.tsx';

interface UnfinishedStepProps {
  readonly status: TransactionStatus & { readonly step: Step };
}

/** A payment that the customer left in the middle: it goes on where it was. */
export function UnfinishedStep({ status: { step, paymentMode } }: UnfinishedStepProps) {
  const go = useSteps({ replace: true });
  const navigate = useAppNavigate();
  const [asksPromo, setAsksPromo] = useState(false);
  const { orderTransactionId: transactionId, action, promo } = step;
  const mode = paymentModeOf(paymentMode ?? '');
  const isCard = mode === 'CC' || mode === 'DC';

  if (action === 'COD_OTP') {
    return (
      <div className={styles.parts}>
        <h1>{words.codeTitle}</h1>
        <p>{words.codeText}</p>
        <AmountLine begun={step} />
        <CodeForm step={step} onStep={go} />
        <ChangeLink />
        <CareLink />
      </div>
    );
  }
  return (
    <div className={styles.parts}>
      <h1>{words.unfinishedTitle}</h1>
      <Notice tone="warning">{words.notFinished}</Notice>
      <AmountLine begun={step} />
      {isCard ? (
        <ButtonLink size="large" href={withQuery(pathOf('payment'), { transactionId })}>
          {words.goAgain}
        </ButtonLink>
      ) : (
        <Button size="large" fullWidth onClick={() => (promo ? setAsksPromo(true) : go(step))}>
          {words.goAgain}
        </Button>
      )}
      <ButtonLink variant="secondary" href={pathOf('paymentType')}>
        {words.change}
      </ButtonLink>
      <CareLink />
      {promo && asksPromo && (
        <PromoDialog
          step={{ ...step, promo }}
          onStep={go}
          onClose={() => setAsksPromo(false)}
          onChange={() => navigate(pathOf('paymentType'))}
        />
      )}
    </div>
  );
}
