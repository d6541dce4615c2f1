import { useRef, useState } from 'react';
import type { LoginStep } from '#schemas/stored/drafts.ts';
import type { Answer } from '#src/request/answer.ts';
import { useAppDispatch } from '#src/store/hooks.ts';
import type { AppThunk } from '#src/store/store.ts';
import { Button } from '#src/ui/button/button.tsx';
import { VisuallyHidden } from '#src/ui/visually-hidden/visually-hidden.tsx';
import { loginWords as words } from '../login-words.ts';
import { refusalText } from '../refusal-text.ts';
import { useSecondsLeft } from '#src/store/use-seconds-left.ts';
import styles from './login-form.module.css';

interface ResendProps {
  readonly step: LoginStep;
  readonly resend: (step: LoginStep) => AppThunk<Promise<Answer<LoginStep>>>;
  readonly onResent: (step: LoginStep) => void;
  readonly onFailed: (text: string | null) => void;
}

/** Seconds between two announcements of the countdown. */
const announcedEvery = 15;

/** Has the code texted again, when the server allows it (VAL-38). The countdown is announced in steps: each second would drown out the page. */
export function Resend({ step, resend, onResent, onFailed }: ResendProps) {
  const dispatch = useAppDispatch();
  const seconds = useSecondsLeft(step.resendAt);
  const [busy, setBusy] = useState(false);
  const isSending = useRef(false);
  const [wasResent, setWasResent] = useState(false);
  const announced = Math.ceil(seconds / announcedEvery) * announcedEvery;

  async function ask() {
    if (isSending.current) return;
    isSending.current = true;
    setBusy(true);
    onFailed(null);
    const answer = await dispatch(resend(step));
    isSending.current = false;
    setBusy(false);
    setWasResent(answer.ok);
    if (answer.ok) onResent(answer.data);
    else onFailed(refusalText(answer.refusal));
  }

  return (
    <>
      <Button
        variant="quiet"
        fullWidth
        busy={busy}
        disabled={seconds > 0}
        className={styles.resend}
        onClick={() => void ask()}
      >
        {seconds > 0 ? words.resendIn(seconds) : words.resend}
      </Button>
      <VisuallyHidden>
        <span role="status">
          {wasResent && seconds > 0 && `${words.resent} `}
          {announced > 0 ? words.resendSoon(announced) : words.resendNow}
        </span>
      </VisuallyHidden>
    </>
  );
}
