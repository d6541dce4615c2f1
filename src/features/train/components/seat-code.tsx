import { type FormEvent, useLayoutEffect, useRef, useState } from 'react';
import { validationTexts } from '#src/config/texts/validation.ts';
import { maskedMobile } from '#src/features/contact/mobile-number.ts';
import { CodeField } from '#src/features/login/components/code-field.tsx';
import { isWholeCode } from '#src/features/login/read-code.ts';
import { useSecondsLeft } from '#src/store/use-seconds-left.ts';
import { Button } from '#src/ui/button/button.tsx';
import { Card } from '#src/ui/card/card.tsx';
import { Notice } from '#src/ui/notice/notice.tsx';
import { trainWords as words } from '../train-words.ts';
import type { SeatFault } from '../use-seat-order.ts';
import styles from './train.module.css';

interface SeatCodeProps {
  readonly mobile: string;
  readonly resendAt: number;
  readonly busy: boolean;
  readonly fault: SeatFault | null;
  readonly onCode: (code: string) => void;
  readonly onResend: () => void;
  /** Another code is being typed. */
  readonly onChanged: () => void;
  readonly onBack: () => void;
}

/** TRN-05. The code of an order to a train. What was typed stays after a wrong one, selected. */
export function SeatCode({
  mobile,
  resendAt,
  busy,
  fault,
  onCode,
  onResend,
  onChanged,
  onBack,
}: SeatCodeProps) {
  const [code, setCode] = useState('');
  const [isChecked, setIsChecked] = useState(false);
  const seconds = useSecondsLeft(resendAt);
  const input = useRef<HTMLInputElement>(null);
  const isWrong = fault?.isAboutCode === true;

  useLayoutEffect(() => {
    input.current?.focus();
    if (isWrong) input.current?.select();
  }, [isWrong]);

  function submit(event: FormEvent) {
    event.preventDefault();
    setIsChecked(true);
    if (isWholeCode(code) && !busy) onCode(code);
  }

  const missing = isChecked && !isWholeCode(code) ? validationTexts.otpOrPin : undefined;
  return (
    <Card as="section">
      <form noValidate className={styles.form} onSubmit={submit}>
        <p role="status">{words.codeSentTo(maskedMobile(mobile))}</p>
        <CodeField
          label={words.code}
          look="line"
          value={code}
          error={isWrong ? fault.text : missing}
          input={input}
          onCode={(next, isFilledIn) => {
            if (busy) return;
            setCode(next);
            onChanged();
            if (isFilledIn) onCode(next);
          }}
        />
        {fault !== null && !isWrong && <Notice tone="bad">{fault.text}</Notice>}
        <div className={styles.actions}>
          <Button type="submit" size="large" fullWidth busy={busy}>
            {words.confirm}
          </Button>
          <Button variant="quiet" fullWidth disabled={seconds > 0} onClick={onResend}>
            {seconds > 0 ? words.resendIn(seconds) : words.resend}
          </Button>
          <Button variant="quiet" fullWidth onClick={onBack}>
            {words.otherNumber}
          </Button>
        </div>
      </form>
    </Card>
  );
}
