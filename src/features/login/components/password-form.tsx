import { type FormEvent, useRef, useState } from 'react';
import { brand } from '#src/config/brand.ts';
import { validationTexts } from '#src/config/texts/validation.ts';
import { MobileField } from '#src/features/contact/mobile-field.tsx';
import { nationalMobile, typedMobile } from '#src/features/contact/mobile-number.ts';
import { numberFault } from '#src/features/contact/number-fault.ts';
import { useAppDispatch } from '#src/store/hooks.ts';
import { Button } from '#src/ui/button/button.tsx';
import { Notice } from '#src/ui/notice/notice.tsx';
import { TextField } from '#src/ui/text-field/text-field.tsx';
import { useEarlyTyping } from '#src/ui/use-early-typing.ts';
import { checkPassword } from '../api/check-password.ts';
import { loginWords as words } from '../login-words.ts';
import { isAboutEntry, refusalText } from '../refusal-text.ts';
import { useTypedNumber } from '../use-typed-number.ts';
import styles from './login-form.module.css';
import { Terms } from './terms.tsx';

/** Longest password that the server takes. */
const passwordMax = 128;

interface PasswordFormProps {
  readonly screenName: string;
  readonly onForgot: () => void;
  readonly onCode: () => void;
}

/** Mobile number and password (SES-15, VAL-08). After a refusal both stay, and the password is selected. */
export function PasswordForm({ screenName, onForgot, onCode }: PasswordFormProps) {
  const dispatch = useAppDispatch();
  const { mobile, setMobile } = useTypedNumber();
  const [password, setPassword] = useState('');
  const [isShown, setIsShown] = useState(false);
  const [wasRefused, setWasRefused] = useState(false);
  const [refused, setRefused] = useState<string>();
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const isSending = useRef(false);
  const mobileInput = useEarlyTyping(mobile, (text) => setMobile(typedMobile(text)));
  const passwordInput = useEarlyTyping(password, setPassword);

  const faults = {
    mobile: wasRefused ? numberFault(mobile) : undefined,
    password: wasRefused && password === '' ? validationTexts.passwordRequired(brand.name) : refused,
  };

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (isSending.current) return;
    const number = nationalMobile(mobile);
    setMobile(number);
    setRefused(undefined);
    setFailure(null);
    setWasRefused(true);
    if (numberFault(number) !== undefined) return mobileInput.current?.focus();
    if (password === '') return passwordInput.current?.focus();
    isSending.current = true;
    setBusy(true);
    const refusal = await dispatch(checkPassword({ mobile: number, password, screenName }));
    // After a login the page goes on, and the button stays busy until then.
    if (refusal === null) return;
    isSending.current = false;
    setBusy(false);
    if (isAboutEntry(refusal)) setRefused(refusal.text);
    else setFailure(refusalText(refusal));
    passwordInput.current?.focus();
    passwordInput.current?.select();
  }

  return (
    <form noValidate className={styles.form} onSubmit={(event) => void submit(event)}>
      <MobileField
        ref={mobileInput}
        name="username"
        label={words.mobile}
        placeholder={validationTexts.mobileEmpty}
        error={faults.mobile}
        value={mobile}
        onChange={({ target }) => setMobile(target.value)}
        onBlur={() => setMobile(nationalMobile(mobile))}
      />
      <TextField
        ref={passwordInput}
        name="password"
        label={words.password}
        type={isShown ? 'text' : 'password'}
        autoComplete="current-password"
        autoCapitalize="off"
        spellCheck={false}
        enterKeyHint="go"
        maxLength={passwordMax}
        error={faults.password}
        value={password}
        onChange={({ target }) => {
          setPassword(target.value);
          setRefused(undefined);
        }}
        suffix={
          <Button
            variant="quiet"
            size="small"
            aria-label={isShown ? words.hidePassword : words.showPassword}
            onClick={() => setIsShown(!isShown)}
          >
            {isShown ? words.hide : words.show}
          </Button>
        }
      />
      {failure !== null && <Notice tone="bad">{failure}</Notice>}
      <div className={styles.actions}>
        <Button type="submit" size="large" fullWidth busy={busy}>
          {words.logIn}
        </Button>
        <Button variant="secondary" fullWidth onClick={onForgot}>
          {words.forgot}
        </Button>
        <Button variant="quiet" fullWidth onClick={onCode}>
          {words.byCode}
        </Button>
      </div>
      <Terms />
    </form>
  );
}
