import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { matchesPattern, type RouteId } from '#schemas/routes.ts';
import { pathOf, withQuery } from '#src/config/paths.ts';
import { useAppNavigate } from '#src/features/navigation/use-app-navigate.ts';
import { useStepBack } from '#src/features/navigation/use-step-back.ts';
import { useAppSelector } from '#src/store/hooks.ts';
import { selectStarted } from '#src/store/startup-slice.ts';
import { GoOn, LoginFrame, Waiting } from '../components/login-frame.tsx';
import { LoginPage } from '../components/login-page.tsx';
import { PasswordForm } from '../components/password-form.tsx';
import { PasswordResetForm, resetTexts } from '../components/password-reset-form.tsx';
import { entryState, nextEntry, readEntry } from '../login-entry.ts';
import { loginWords as words } from '../login-words.ts';
import { useCustomer } from '../use-customer.ts';
import { useLoginWay } from '../use-login-way.ts';
import { useTextedStep } from '../use-texted-step.ts';

/** The login by a password (NAV-07), and a new password for who has none (NAV-09): two pages that lead to each other. */
export function Screen() {
  const { pathname } = useLocation();
  return <Step key={pathname} isNew={matchesPattern(pathOf('forgotPassword'), pathname)} />;
}

function Step({ isNew }: { readonly isNew: boolean }) {
  const started = useAppSelector(selectStarted);
  const customer = useCustomer();
  const { goOn } = useLoginWay();
  // A customer who comes back to a step of the login is asked for nothing more.
  const [isBack] = useState(started && customer !== 'guest');
  if (isBack)
    return (
      <LoginPage title={words.passwordTitle}>
        <GoOn goOn={goOn} />
      </LoginPage>
    );
  if (!isNew) return <Password />;
  return started ? (
    <NewPassword />
  ) : (
    <LoginPage title={words.forgotTitle} text={words.forgotText}>
      <Waiting />
    </LoginPage>
  );
}

/** What both pages know: the screen that asked for the login, and the way to the other pages of the login. */
function usePasswordWay() {
  const { state } = useLocation() as { state: unknown };
  const navigate = useAppNavigate();
  const stepBack = useStepBack();
  const { redirectUrl, goOn } = useLoginWay();
  const entry = readEntry(state);
  const to = (id: RouteId) => withQuery(pathOf(id), { redirectUrl });
  return {
    goOn,
    screenName: entry.from ?? 'login',
    on: (id: RouteId) => navigate(to(id), { state: entryState(nextEntry(entry)) }),
    back: (id: RouteId) => (entry.afterNumber ? stepBack(1) : navigate(to(id), { replace: true })),
  };
}

function Password() {
  const { goOn, screenName, on, back } = usePasswordWay();
  return (
    <LoginFrame title={words.passwordTitle} text={words.passwordText} goOn={goOn}>
      <PasswordForm
        screenName={screenName}
        onForgot={() => on('forgotPassword')}
        onCode={() => back('login')}
      />
    </LoginFrame>
  );
}

function NewPassword() {
  const { goOn, screenName, back } = usePasswordWay();
  const reset = useTextedStep('password');
  return (
    <LoginFrame {...resetTexts(reset)} goOn={goOn}>
      <PasswordResetForm reset={reset} screenName={screenName} onPassword={() => back('password')} />
    </LoginFrame>
  );
}
