import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useAddress } from '#src/features/navigation/use-address.ts';
import { Button } from '#src/ui/button/button.tsx';
import { Sheet } from '#src/ui/sheet/sheet.tsx';
import { checkCode } from './api/check-code.ts';
import { resendCode } from './api/resend-code.ts';
import { sendCode } from './api/send-code.ts';
import { CodeForm } from './components/code-form.tsx';
import { NumberForm } from './components/number-form.tsx';
import { OtherWays } from './components/other-ways.tsx';
import { PasswordForm } from './components/password-form.tsx';
import { PasswordResetForm, resetTexts } from './components/password-reset-form.tsx';
import { PersonForm } from './components/person-form.tsx';
import { loginWords as words } from './login-words.ts';
import { useCustomer } from './use-customer.ts';
import { useTextedStep } from './use-texted-step.ts';

interface LoginSheetProps {
  readonly screenName: string;
  /** Called when the sheet is gone and the focus is back. */
  readonly onEnd: () => void;
}

type Shown = 'code' | 'texted' | 'password' | 'reset' | 'person';

/** The steps of the login over the page that asked for it. Another page ends it. */
export function LoginSheet({ screenName, onEnd }: LoginSheetProps) {
  const customer = useCustomer();
  const code = useTextedStep('code');
  const reset = useTextedStep('password');
  const [open, setOpen] = useState(true);
  const [way, setWay] = useState<'code' | 'password' | 'reset'>('code');
  const { key } = useLocation();
  const firstKey = useRef(key);
  const address = useAddress();
  const close = () => setOpen(false);

  const isOver = customer === 'known' || key !== firstKey.current;
  useEffect(() => {
    if (isOver) setOpen(false);
  }, [isOver]);

  const step = way === 'code' && code.texted ? 'texted' : way;
  // A customer who is known has nothing more to say: the sheet closes with what it showed last.
  const shownLast = useRef<Shown>(step);
  const shown: Shown = customer === 'guest' ? step : customer === 'new' ? 'person' : shownLast.current;
  useEffect(() => {
    shownLast.current = shown;
  }, [shown]);
  const texts = {
    code: { title: words.numberTitle, text: words.numberText },
    texted: { title: words.codeTitle, text: undefined },
    password: { title: words.passwordTitle, text: words.passwordText },
    reset: resetTexts(reset),
    person: { title: words.personTitle, text: words.personText },
  }[shown];

  return (
    <Sheet open={open} onOpenChange={setOpen} onClosed={onEnd} title={texts.title} description={texts.text}>
      {shown === 'code' && (
        <NumberForm
          knownMobile={code.knownMobile}
          hint={words.mobileHint}
          action={words.send}
          send={sendCode}
          onSent={code.onSent}
        >
          <OtherWays redirectUrl={address()} onPassword={() => setWay('password')} />
          <Button variant="quiet" fullWidth onClick={close}>
            {words.skip}
          </Button>
        </NumberForm>
      )}
      {shown === 'texted' && code.texted && (
        <CodeForm
          step={code.texted}
          check={(entered) => checkCode({ ...entered, screenName })}
          resend={resendCode}
          onResent={code.onResent}
          onChangeNumber={code.onChangeNumber}
        />
      )}
      {shown === 'password' && (
        <PasswordForm
          screenName={screenName}
          onForgot={() => setWay('reset')}
          onCode={() => setWay('code')}
        />
      )}
      {shown === 'reset' && (
        <PasswordResetForm reset={reset} screenName={screenName} onPassword={() => setWay('password')} />
      )}
      {shown === 'person' && <PersonForm onLater={close} />}
    </Sheet>
  );
}
