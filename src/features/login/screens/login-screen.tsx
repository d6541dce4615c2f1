import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { pathOf, withQuery } from '#src/config/paths.ts';
import { selectSession } from '#src/features/session/session-slice.ts';
import { useAppNavigate } from '#src/features/navigation/use-app-navigate.ts';
import { useAppSelector, useAppStore } from '#src/store/hooks.ts';
import { selectStarted } from '#src/store/startup-slice.ts';
import { Button } from '#src/ui/button/button.tsx';
import { sendCode } from '../api/send-code.ts';
import { LoginPage } from '../components/login-page.tsx';
import { NumberForm } from '../components/number-form.tsx';
import { OtherWays } from '../components/other-ways.tsx';
import { entryState, nextEntry, readEntry } from '../login-entry.ts';
import { loginWords as words } from '../login-words.ts';
import { useCustomer } from '../use-customer.ts';
import { useLoginStep } from '../use-login-step.ts';
import { useLoginWay } from '../use-login-way.ts';

/** The first step of the login (NAV-04): the number. A customer who is logged in goes on at once. */
export function Screen() {
  const started = useAppSelector(selectStarted);
  const customer = useCustomer();
  const { redirectUrl, goOn, skip } = useLoginWay();
  const { state } = useLocation() as { state: unknown };
  const { step } = useLoginStep();
  const store = useAppStore();
  const navigate = useAppNavigate();
  const isDone = started && customer !== 'guest';

  useEffect(() => {
    if (isDone) goOn();
  }, [isDone, goOn]);

  const entry = readEntry(state);
  const nextState = entryState(nextEntry(entry));

  function enterCode() {
    const cartId = selectSession(store.getState()).cartId ?? undefined;
    navigate(withQuery(pathOf('loginOtp'), { redirectUrl, from: entry.from, cartId }), { state: nextState });
  }

  return (
    <LoginPage title={words.numberTitle} text={words.numberText}>
      <NumberForm
        knownMobile={started && step ? step.mobile : ''}
        hint={words.mobileHint}
        action={words.send}
        send={sendCode}
        onSent={enterCode}
      >
        <OtherWays
          redirectUrl={redirectUrl}
          onPassword={() => navigate(withQuery(pathOf('password'), { redirectUrl }), { state: nextState })}
        />
        <Button variant="quiet" fullWidth onClick={skip}>
          {words.skip}
        </Button>
      </NumberForm>
    </LoginPage>
  );
}
