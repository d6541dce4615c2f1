import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import type { LoginStep } from '#schemas/stored/drafts.ts';
import { validationTexts } from '#src/config/texts/validation.ts';
import { MobileField } from '#src/features/contact/mobile-field.tsx';
import { nationalMobile, typedMobile } from '#src/features/contact/mobile-number.ts';
import { numberFault } from '#src/features/contact/number-fault.ts';
import type { Answer } from '#src/request/answer.ts';
import { useAppDispatch } from '#src/store/hooks.ts';
import type { AppThunk } from '#src/store/store.ts';
import { Button } from '#src/ui/button/button.tsx';
import { Notice } from '#src/ui/notice/notice.tsx';
import { useEarlyTyping } from '#src/ui/use-early-typing.ts';
import { loginWords as words } from '../login-words.ts';
import { isAboutEntry, refusalText } from '../refusal-text.ts';
import { useTypedNumber } from '../use-typed-number.ts';
import styles from './login-form.module.css';
import { Terms } from './terms.tsx';

interface NumberFormProps {
  /** The number that a code was sent to before. */
  readonly knownMobile: string;
  readonly hint: string;
  /** What the button says. */
  readonly action: string;
  /** Has the message sent. */
  readonly send: (mobile: string) => AppThunk<Promise<Answer<LoginStep>>>;
  readonly onSent: (step: LoginStep) => void;
  /** Other ways on, below the button. */
  readonly children: ReactNode;
}

/** Asks for the mobile number, to which a code or a password is texted (SES-08, SES-17). A number with a fault is not sent (VAL-40). */
export function NumberForm({ knownMobile, hint, action, send, onSent, children }: NumberFormProps) {
  const dispatch = useAppDispatch();
  const { mobile, setMobile } = useTypedNumber(knownMobile);
  const [fault, setFault] = useState<string>();
  const [wasRefused, setWasRefused] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const isSending = useRef(false);
  const input = useEarlyTyping(mobile, change);

  // Who has left the form is not led on by a late reply.
  useEffect(() => () => void (isSending.current = false), []);

  function change(text: string) {
    const next = typedMobile(text);
    if (next === '' && mobile !== '') setFault(validationTexts.mobileEmpty);
    else setFault(wasRefused ? numberFault(next) : undefined);
    setMobile(next);
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    // A second tap within the same frame comes before the button is rendered as busy.
    if (isSending.current) return;
    const number = nationalMobile(mobile);
    const found = numberFault(number);
    setMobile(number);
    setFault(found);
    setFailure(null);
    if (found !== undefined) {
      setWasRefused(true);
      input.current?.focus();
      return;
    }
    isSending.current = true;
    setBusy(true);
    const answer = await dispatch(send(number));
    if (!isSending.current) return;
    isSending.current = false;
    setBusy(false);
    if (answer.ok) onSent(answer.data);
    else if (isAboutEntry(answer.refusal)) setFault(answer.refusal.text);
    else setFailure(refusalText(answer.refusal));
  }

  return (
    <form noValidate className={styles.form} onSubmit={(event) => void submit(event)}>
      <MobileField
        ref={input}
        name="mobile"
        label={words.mobile}
        hint={hint}
        placeholder={validationTexts.mobileEmpty}
        enterKeyHint="send"
        error={fault}
        value={mobile}
        onChange={({ target }) => change(target.value)}
        onBlur={() => setMobile(nationalMobile(mobile))}
      />
      {failure !== null && <Notice tone="bad">{failure}</Notice>}
      <div className={styles.actions}>
        <Button type="submit" size="large" fullWidth busy={busy}>
          {action}
        </Button>
        {children}
      </div>
      <Terms />
    </form>
  );
}
