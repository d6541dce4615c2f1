import { type ChangeEvent, type FormEvent, useLayoutEffect, useRef, useState } from 'react';
import { groupedPnr, isPnr } from '#schemas/rules/pnr.ts';
import { latinDigits } from '#src/features/contact/mobile-number.ts';
import { Button } from '#src/ui/button/button.tsx';
import { TextField } from '#src/ui/text-field/text-field.tsx';
import { caretIn } from '../pnr-caret.ts';
import { trainWords as words } from '../train-words.ts';
import styles from './train.module.css';

interface PnrFormProps {
  /** The digits. */
  readonly value: string;
  readonly busy: boolean;
  /** A journey is shown already. */
  readonly isFound: boolean;
  readonly onChange: (digits: string) => void;
  readonly onFind: (pnr: string) => void;
}

/** TRN-01, TRN-08. The PNR, grouped as it stands on tickets. */
export function PnrForm({ value, busy, isFound, onChange, onFind }: PnrFormProps) {
  const [isChecked, setIsChecked] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const caret = useRef<number | null>(null);

  useLayoutEffect(() => {
    if (caret.current !== null) input.current?.setSelectionRange(caret.current, caret.current);
    caret.current = null;
  });

  function type({ target }: ChangeEvent<HTMLInputElement>) {
    const next = caretIn(latinDigits(target.value), target.selectionStart ?? target.value.length);
    caret.current = next.caret;
    onChange(next.digits);
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    setIsChecked(true);
    if (isPnr(value)) onFind(value);
    else input.current?.focus();
  }

  return (
    <form noValidate className={styles.pnr} onSubmit={submit}>
      <div className={styles.pnrField}>
        <TextField
          ref={input}
          label={words.pnr}
          hint={words.pnrHint}
          inputMode="numeric"
          autoComplete="off"
          enterKeyHint="search"
          value={groupedPnr(value)}
          error={isChecked && !isPnr(value) ? words.pnrFault : undefined}
          onChange={type}
        />
      </div>
      <Button type="submit" size="large" variant={isFound ? 'secondary' : 'primary'} fullWidth busy={busy}>
        {isFound ? words.findAgain : words.find}
      </Button>
    </form>
  );
}
