import { type ReactNode, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { pathOf, withQuery } from '#src/config/paths.ts';
import { resendCode } from '#src/features/login/api/resend-code.ts';
import { CodeForm } from '#src/features/login/components/code-form.tsx';
import styles from '#src/features/login/components/login-form.module.css';
import { LoginFrame, Waiting } from '#src/features/login/components/login-frame.tsx';
import { SocialButtons } from '#src/features/login/components/other-ways.tsx';
import { loginWords } from '#src/features/login/login-words.ts';
import { useLoginStep } from '#src/features/login/use-login-step.ts';
import { useLoginWay } from '#src/features/login/use-login-way.ts';
import { useAppNavigate } from '#src/features/navigation/use-app-navigate.ts';
import { useAppSelector } from '#src/store/hooks.ts';
import { selectStarted } from '#src/store/startup-slice.ts';
import { Button } from '#src/ui/button/button.tsx';
import { Notice } from '#src/ui/notice/notice.tsx';
import { checkSignUpCode } from '../api/sign-up.ts';
import type { Arrival } from '../arrival.ts';
import { SignUpForm } from '../components/sign-up-form.tsx';
import { socialWords as words } from '../social-words.ts';
import { isReturn, useReturn } from '../use-return.ts';
import { useWish } from '../use-wish.ts';

/** Where providers lead back to, and the sign-up of an account that no customer has (NAV-06, SES-13). */
export function Screen() {
  const started = useAppSelector(selectStarted);
  const [query] = useSearchParams();
  const { redirectUrl, goOn } = useLoginWay();
  useWish();
  return started ? (
    <SignIn redirectUrl={redirectUrl} goOn={goOn} />
  ) : (
    <LoginFrame title={isReturn(query) ? words.arriving : words.startTitle} goOn={goOn}>
      <Waiting />
    </LoginFrame>
  );
}

interface SignInProps {
  readonly redirectUrl: string | undefined;
  readonly goOn: () => void;
}

type Phase = 'start' | 'arriving' | 'form' | 'code';

function SignIn({ redirectUrl, goOn }: SignInProps) {
  const [query] = useSearchParams();
  const { step, setStep } = useLoginStep('social');
  const [arrival, setArrival] = useState<Arrival | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [phase, setPhase] = useState<Phase>(isReturn(query) ? 'arriving' : step?.source ? 'code' : 'start');

  function begin(text: string | null) {
    setFailure(text);
    setPhase('start');
  }
  useReturn({
    onFailed: begin,
    onUnknown(unknown) {
      setArrival(unknown);
      setPhase('form');
    },
  });

  if (phase === 'form' && arrival)
    return (
      <LoginFrame title={words.signUpTitle} text={words.signUpText} goOn={goOn}>
        <SignUpForm
          arrival={arrival}
          onSent={(sent) => {
            setStep(sent);
            setPhase('code');
          }}
          onOver={({ text }) => begin(text)}
        />
      </LoginFrame>
    );

  const source = step?.source;
  if (phase === 'code' && step && source)
    return (
      <LoginFrame title={loginWords.codeTitle} goOn={goOn}>
        <CodeForm
          step={step}
          check={(entered) => async (dispatch) => {
            const { token } = arrival ?? {};
            const refusal = await dispatch(
              checkSignUpCode({ ...entered, source, token, screenName: 'login' }),
            );
            if (refusal?.code === 'SOCIAL_AGAIN') begin(refusal.text);
            return refusal;
          }}
          resend={resendCode}
          onResent={setStep}
          onChangeNumber={() => (arrival ? setPhase('form') : begin(null))}
        />
      </LoginFrame>
    );

  if (phase === 'arriving')
    return (
      <LoginFrame title={words.arriving} goOn={goOn}>
        <Waiting />
      </LoginFrame>
    );
  return (
    <LoginFrame
      title={failure === null ? words.startTitle : words.failedTitle}
      {...(failure === null && { text: words.startText })}
      goOn={goOn}
    >
      <Start redirectUrl={redirectUrl}>{failure !== null && <Notice tone="bad">{failure}</Notice>}</Start>
    </LoginFrame>
  );
}

/** The providers, and the way of logging in that is always open. */
function Start({ redirectUrl, children }: { redirectUrl: string | undefined; children: ReactNode }) {
  const navigate = useAppNavigate();
  return (
    <div className={styles.form}>
      {children}
      <div className={styles.actions}>
        <SocialButtons redirectUrl={redirectUrl} variant="primary" />
        <Button
          variant="secondary"
          fullWidth
          onClick={() => navigate(withQuery(pathOf('login'), { redirectUrl }), { replace: true })}
        >
          {words.byCode}
        </Button>
      </div>
    </div>
  );
}
