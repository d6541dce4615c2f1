import { type FormEvent, useLayoutEffect, useRef, useState } from 'react';
import type { Answer, Refusal } from '#src/request/answer.ts';
import type { LoginStep } from '#schemas/stored/drafts.ts';
import { constants } from '#src/config/constants.ts';
import { maskedMobile } from '#src/features/contact/mobile-number.ts';
import { selectVariants } from '#src/features/experiments/experiments-slice.ts';
import { useAppDispatch, useAppSelector } from '#src/store/hooks.ts';
import type { AppThunk } from '#src/store/store.ts';
import { Button } from '#src/ui/button/button.tsx';
import { Notice } from '#src/ui/notice/notice.tsx';
import { VisuallyHidden } from '#src/ui/visually-hidden/visually-hidden.tsx';
import { hasBoxes, readsMessage } from '../login-variants.ts';
import { loginWords as words } from '../login-words.ts';
import { isWholeCode, readCode } from '../read-code.ts';
import { isAboutEntry, refusalText } from '../refusal-text.ts';
import { useMessageCode } from '../use-message-code.ts';
import { CodeField } from './code-field.tsx';
import { Resend } from './resend.tsx';
import styles from './login-form.module.css';

interface CodeFormProps {
  readonly step: LoginStep;
  readonly label?: string;
  /** What the button says. */
  readonly action?: string;
  /** Logs in by what was entered; why not, or null. */
  readonly check: (entered: { mobile: string; code: string }) => AppThunk<Promise<Refusal | null>>;
  /** Has the message sent again. */
  readonly resend: (step: LoginStep) => AppThunk<Promise<Answer<LoginStep>>>;
  readonly onResent: (step: LoginStep) => void;
  readonly onChangeNumber: () => void;
}

/**
 * Asks for the six digits of a message, a code or a new password, and logs in by them. A typed code is sent by the button, one that was filled in at
 * once by itself (SES-09). After a refusal number and code stay (SES-11), and the code is selected, so that the next digit begins it anew.
 */
export function CodeForm({
  step,
  label = words.code,
  action = words.verify,
  check,
  resend,
  onResent,
  onChangeNumber,
}: CodeFormProps) {
  const { mobile } = step;
  const dispatch = useAppDispatch();
  const variants = useAppSelector(selectVariants);
  const [code, setCode] = useState('');
  const [fault, setFault] = useState<string>();
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const isSending = useRef(false);
  const input = useRef<HTMLInputElement>(null);

  useLayoutEffect(() => input.current?.focus(), []);

  function change(next: string, isFilledIn: boolean) {
    // The code that is being checked stays in sight.
    if (isSending.current) return;
    setCode(next);
    setFault(undefined);
    if (isFilledIn) void send(next);
  }

  useMessageCode(readsMessage(variants), (message) => {
    const found = readCode(message);
    if (isWholeCode(found)) change(found, true);
  });

  async function send(entered: string) {
    if (isSending.current || !isWholeCode(entered)) return;
    isSending.current = true;
    setBusy(true);
    setFault(undefined);
    setFailure(null);
    const refusal = await dispatch(check({ mobile, code: entered }));
    // After a login the page goes on, and the button stays busy until then.
    if (refusal === null) return;
    isSending.current = false;
    setBusy(false);
    if (isAboutEntry(refusal)) setFault(refusal.text);
    else setFailure(refusalText(refusal));
    input.current?.focus();
    input.current?.select();
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    void send(code);
  }

  return (
    <form noValidate className={styles.form} onSubmit={submit}>
      <div className={styles.sentTo}>
        <p>
          {words.sentTo}{' '}
          <span aria-hidden className={styles.number}>
            {constants.market.countryCode} {maskedMobile(mobile)}
          </span>
          <VisuallyHidden>{words.endsIn(mobile.slice(-4))}</VisuallyHidden>
        </p>
        <Button
          variant="quiet"
          size="small"
          aria-label={words.changeLabel}
          className={styles.change}
          onClick={onChangeNumber}
        >
          {words.change}
        </Button>
      </div>
      <CodeField
        label={label}
        look={hasBoxes(variants) ? 'boxes' : 'line'}
        value={code}
        error={fault}
        input={input}
        onCode={change}
      />
      {failure !== null && <Notice tone="bad">{failure}</Notice>}
      <div className={styles.actions}>
        <Button type="submit" size="large" fullWidth busy={busy} disabled={!isWholeCode(code)}>
          {action}
        </Button>
        <Resend
          step={step}
          resend={resend}
          onResent={(next) => {
            setFault(undefined);
            setFailure(null);
            onResent(next);
            input.current?.focus();
          }}
          onFailed={setFailure}
        />
      </div>
    </form>
  );
}
