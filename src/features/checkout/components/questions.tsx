import { useEffect } from 'react';
import { useAppDispatch, useAppSelector } from '#src/store/hooks.ts';
import { Sheet } from '#src/ui/sheet/sheet.tsx';
import { questionClosed, selectCheckout, selectStep } from '../checkout-slice.ts';
import { checkoutWords as words } from '../checkout-words.ts';
import type { Step } from '../payment-types.ts';
import { CodeForm } from './code-form.tsx';
import { DuplicateDialog } from './duplicate-dialog.tsx';
import { PromoDialog } from './promo-dialog.tsx';

interface QuestionsProps {
  /** Goes on with another order within half an hour. */
  readonly onAgain: () => void;
  readonly onStep: (step: Step) => void;
  /** The way to the other ways to pay; the page of the ways itself needs none. */
  readonly onChange?: (() => void) | undefined;
}

/** What is asked over the page before a payment goes on. */
export function Questions({ onAgain, onStep, onChange }: QuestionsProps) {
  const dispatch = useAppDispatch();
  const { question } = useAppSelector(selectCheckout);
  const step = useAppSelector(selectStep);
  const close = () => void dispatch(questionClosed());

  // It is asked by this page: who comes back from the last order, for example, has answered it.
  useEffect(() => () => void dispatch(questionClosed()), [dispatch]);

  if (question === null) return null;
  if (question.of === 'duplicate') {
    return (
      <DuplicateDialog
        orderHistoryId={question.orderHistoryId}
        onContinue={() => {
          close();
          onAgain();
        }}
        onClose={close}
      />
    );
  }
  if (step === null) return null;
  const { promo } = step;
  if (question.of === 'promo')
    return promo ? (
      <PromoDialog step={{ ...step, promo }} onStep={onStep} onClose={close} onChange={onChange} />
    ) : null;
  return (
    <Sheet open onOpenChange={close} title={words.codeTitle} description={words.codeText}>
      <CodeForm key={step.orderTransactionId} step={step} onStep={onStep} />
    </Sheet>
  );
}
