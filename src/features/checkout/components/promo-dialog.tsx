import { useEffect, useState } from 'react';
import { useAppDispatch, useAppSelector } from '#src/store/hooks.ts';
import { Button } from '#src/ui/button/button.tsx';
import { Dialog } from '#src/ui/dialog/dialog.tsx';
import { Notice } from '#src/ui/notice/notice.tsx';
import { formatPaise } from '#src/ui/price/format-paise.ts';
import { removePromo } from '../api/remove-promo.ts';
import { selectCheckout } from '../checkout-slice.ts';
import { checkoutWords as words } from '../checkout-words.ts';
import { failureOf } from '../failure.ts';
import { loadTerms } from '../load-terms.ts';
import type { Step } from '../payment-types.ts';
import styles from './pay-parts.module.css';

interface PromoDialogProps {
  readonly step: Step & { readonly promo: NonNullable<Step['promo']> };
  readonly onStep: (step: Step) => void;
  readonly onClose: () => void;
  /** The way to the other ways to pay; the page of the ways itself needs none. */
  readonly onChange?: (() => void) | undefined;
}

/** PAY-24. Asks before the code is taken out, with what the order costs then. */
export function PromoDialog({ step, onStep, onClose, onChange }: PromoDialogProps) {
  const { code, text, netPrice } = step.promo;
  const dispatch = useAppDispatch();
  const { tncData } = useAppSelector(selectCheckout);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  useEffect(() => void dispatch(loadTerms(code)), [dispatch, code]);

  function change() {
    onClose();
    onChange?.();
  }

  async function remove() {
    setBusy(true);
    setFailure(null);
    const answer = await dispatch(removePromo({ transactionId: step.orderTransactionId, promo: code }));
    setBusy(false);
    if (answer.ok) onStep(answer.data);
    else setFailure(failureOf(answer.refusal)?.text ?? null);
  }

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={words.promoTitle(code)}
      description={`${text} ${words.promoWithout(formatPaise(netPrice))}`}
      footer={
        <>
          <Button variant="secondary" onClick={change}>
            {words.ways.change}
          </Button>
          <Button busy={busy} onClick={() => void remove()}>
            {words.promoRemove}
          </Button>
        </>
      }
    >
      {failure !== null && <Notice tone="bad">{failure}</Notice>}
      {tncData.length > 0 && (
        <details className={styles.quiet}>
          <summary>{words.promoTerms}</summary>
          <ul>
            {tncData.map((term) => (
              <li key={term}>{term}</li>
            ))}
          </ul>
        </details>
      )}
    </Dialog>
  );
}
