import { type FormEvent, useRef, useState } from 'react';
import { validationTexts } from '#src/config/texts/validation.ts';
import { CodeField } from '#src/features/login/components/code-field.tsx';
import { isWholeCode } from '#src/features/login/read-code.ts';
import { useSecondsLeft } from '#src/store/use-seconds-left.ts';
import { useAppDispatch } from '#src/store/hooks.ts';
import { Button } from '#src/ui/button/button.tsx';
import { Notice } from '#src/ui/notice/notice.tsx';
import { confirmByCode } from '../api/confirm-order.ts';
import { checkoutWords as words } from '../checkout-words.ts';
import { failureOf } from '../failure.ts';
import type { Step } from '../payment-types.ts';
import { useCodeSent } from '../use-code-sent.ts';
import styles from './pay-parts.module.css';

interface CodeFormProps {
  readonly step: Step;
  readonly onStep: (step: Step) => void;
}

/** PAY-12. The code of an order for cash: sent once, entered, sent again when the server allows it. */
export function CodeForm({ step, onStep }: CodeFormProps) {
  const dispatch = useAppDispatch();
  const { mobile, resendAt, isSending, fault: sendFault, send } = useCodeSent(step);
  const seconds = useSecondsLeft(resendAt);
  const [code, setCode] = useState('');
  const [fault, setFault] = useState<string>();
  const [busy, setBusy] = useState(false);
  const isChecking = useRef(false);
  const input = useRef<HTMLInputElement>(null);

  async function check(otp: string) {
    if (isChecking.current) return;
    // Each wrong one uses up a try.
    if (!isWholeCode(otp)) {
      setFault(validationTexts.otpOrPin);
      input.current?.focus();
      return;
    }
    isChecking.current = true;
    setBusy(true);
    setFault(undefined);
    const answer = await dispatch(confirmByCode({ orderTransactionId: step.orderTransactionId, otp }));
    isChecking.current = false;
    setBusy(false);
    if (answer.ok) return onStep(answer.data);
    setFault(failureOf(answer.refusal)?.text);
    input.current?.focus();
    input.current?.select();
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    void check(code);
  }

  return (
    <form noValidate className={styles.form} onSubmit={submit}>
      {mobile !== null && <p role="status">{words.codeSentTo(mobile)}</p>}
      <CodeField
        label={words.code}
        look="line"
        value={code}
        error={fault}
        input={input}
        onCode={(next, isFilledIn) => {
          setCode(next);
          setFault(undefined);
          if (isFilledIn) void check(next);
        }}
      />
      {sendFault !== null && <Notice tone="bad">{sendFault}</Notice>}
      <div className={styles.actions}>
        <Button type="submit" size="large" fullWidth busy={busy}>
          {words.confirm}
        </Button>
        <Button variant="quiet" fullWidth busy={isSending} disabled={seconds > 0} onClick={() => void send()}>
          {seconds > 0 ? words.resendIn(seconds) : words.resend}
        </Button>
      </div>
    </form>
  );
}
