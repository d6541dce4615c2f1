import { Button } from '#src/ui/button/button.tsx';
import { checkPassword } from '../api/check-password.ts';
import { sendPassword } from '../api/send-password.ts';
import { loginWords as words } from '../login-words.ts';
import type { TextedStep } from '../use-texted-step.ts';
import { CodeForm } from './code-form.tsx';
import { NumberForm } from './number-form.tsx';

interface PasswordResetFormProps {
  readonly reset: TextedStep;
  readonly screenName: string;
  readonly onPassword: () => void;
}

/** Has a new password texted to the number (SES-17), then logs in by its six digits (VAL-39). */
export function PasswordResetForm({ reset, screenName, onPassword }: PasswordResetFormProps) {
  const { texted, knownMobile, onSent, onResent, onChangeNumber } = reset;
  if (texted === null)
    return (
      <NumberForm
        knownMobile={knownMobile}
        hint={words.newPasswordHint}
        action={words.sendPassword}
        send={sendPassword}
        onSent={onSent}
      >
        <Button variant="quiet" fullWidth onClick={onPassword}>
          {words.knowPassword}
        </Button>
      </NumberForm>
    );
  return (
    <CodeForm
      step={texted}
      label={words.newPassword}
      action={words.logIn}
      check={({ mobile, code }) => checkPassword({ mobile, password: code, screenName })}
      resend={({ mobile }) => sendPassword(mobile)}
      onResent={onResent}
      onChangeNumber={onChangeNumber}
    />
  );
}

/** What stands above it. */
export function resetTexts({ texted }: TextedStep) {
  return texted === null
    ? { title: words.forgotTitle, text: words.forgotText }
    : { title: words.textedTitle, text: words.textedText };
}
