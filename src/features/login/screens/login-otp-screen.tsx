import { useEffect } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { pathOf, withQuery } from '#src/config/paths.ts';
import { useAppNavigate } from '#src/features/navigation/use-app-navigate.ts';
import { useStepBack } from '#src/features/navigation/use-step-back.ts';
import { useAppSelector } from '#src/store/hooks.ts';
import { selectStarted } from '#src/store/startup-slice.ts';
import { checkCode } from '../api/check-code.ts';
import { resendCode } from '../api/resend-code.ts';
import { CodeForm } from '../components/code-form.tsx';
import { LoginFrame, Waiting } from '../components/login-frame.tsx';
import { readEntry } from '../login-entry.ts';
import { loginWords as words } from '../login-words.ts';
import { useLoginStep } from '../use-login-step.ts';
import { useLoginWay } from '../use-login-way.ts';

/** Longest name of a screen that the server takes. */
const screenNameMax = 80;

/** The second step of the login (NAV-05): the code, and the name of a customer who is new. Without a number it leads to the first step. */
export function Screen() {
  const started = useAppSelector(selectStarted);
  const { redirectUrl, goOn } = useLoginWay();
  return (
    <LoginFrame title={words.codeTitle} goOn={goOn}>
      {started ? <Code redirectUrl={redirectUrl} /> : <Waiting />}
    </LoginFrame>
  );
}

function Code({ redirectUrl }: { redirectUrl: string | undefined }) {
  const [query] = useSearchParams();
  const { state } = useLocation() as { state: unknown };
  const navigate = useAppNavigate();
  const stepBack = useStepBack();
  const { step, setStep } = useLoginStep();
  const { afterNumber = false } = readEntry(state);
  const isMissing = step === null;
  const number = withQuery(pathOf('login'), { redirectUrl });
  const screenName = (query.get('from') ?? 'login').slice(0, screenNameMax);

  useEffect(() => {
    if (isMissing) navigate(number, { replace: true });
  }, [isMissing, number, navigate]);
  if (isMissing) return <Waiting />;

  return (
    <CodeForm
      step={step}
      check={(entered) => checkCode({ ...entered, screenName })}
      resend={resendCode}
      onResent={setStep}
      onChangeNumber={() => (afterNumber ? stepBack(1) : navigate(number, { replace: true }))}
    />
  );
}
