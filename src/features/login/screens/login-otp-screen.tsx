import { useEffect } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { pathOf, withQuery } from '#src/config/paths.ts';
import { useAppNavigate } from '#src/features/navigation/use-app-navigate.ts';
import { useStepBack } from '#src/features/navigation/use-step-back.ts';
import { useAppSelector } from '#src/store/hooks.ts';
import { selectStarted } from '#src/store/startup-slice.ts';
import { Skeleton, SkeletonGroup } from '#src/ui/skeleton/skeleton.tsx';
import { CodeForm } from '../components/code-form.tsx';
import { LoginPage } from '../components/login-page.tsx';
import { PersonForm } from '../components/person-form.tsx';
import { readEntry } from '../login-entry.ts';
import { loginWords as words } from '../login-words.ts';
import { useCustomer } from '../use-customer.ts';
import { useLoginStep } from '../use-login-step.ts';
import { useLoginWay } from '../use-login-way.ts';

/** Longest name of a screen that the server takes. */
const screenNameMax = 80;

/** In the shape of the form, until the app knows which number the code was sent to. */
function Waiting() {
  return (
    <SkeletonGroup>
      <Skeleton height="48px" />
      <Skeleton height="80px" />
      <Skeleton height="56px" />
    </SkeletonGroup>
  );
}

/** The second step of the login (NAV-05): the code, and the name of a customer who is new. Without a number it leads to the first step. */
export function Screen() {
  const started = useAppSelector(selectStarted);
  const customer = useCustomer();
  const { redirectUrl, goOn } = useLoginWay();
  if (customer === 'new' && started) {
    return (
      <LoginPage title={words.personTitle} text={words.personText}>
        <PersonForm onLater={goOn} />
      </LoginPage>
    );
  }
  return (
    <LoginPage title={words.codeTitle}>
      {started ? (
        customer === 'known' ? (
          <GoOn goOn={goOn} />
        ) : (
          <Code redirectUrl={redirectUrl} />
        )
      ) : (
        <Waiting />
      )}
    </LoginPage>
  );
}

function GoOn({ goOn }: { goOn: () => void }) {
  useEffect(goOn, [goOn]);
  return <Waiting />;
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

  useEffect(() => {
    if (isMissing) navigate(number, { replace: true });
  }, [isMissing, number, navigate]);
  if (isMissing) return <Waiting />;

  return (
    <CodeForm
      step={step}
      screenName={(query.get('from') ?? 'login').slice(0, screenNameMax)}
      onResent={setStep}
      onChangeNumber={() => (afterNumber ? stepBack(1) : navigate(number, { replace: true }))}
    />
  );
}
