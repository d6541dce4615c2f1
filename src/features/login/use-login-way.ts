import { useCallback, useEffect } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { pathOf } from '#src/config/paths.ts';
import { canGoBack } from '#src/features/navigation/can-go-back.ts';
import { ownPath } from '#src/features/navigation/own-path.ts';
import { useAddress } from '#src/features/navigation/use-address.ts';
import { useAppNavigate } from '#src/features/navigation/use-app-navigate.ts';
import { useStepBack } from '#src/features/navigation/use-step-back.ts';
import { endAsk } from './ask-port.ts';
import { readEntry } from './login-entry.ts';
import { isLoginPath } from './login-paths.ts';

/** Where the pages of the login lead: to `redirectUrl` when it is a page of this site, else home (NAV-04). Back does not return to the login. */
export function useLoginWay() {
  const [query] = useSearchParams();
  const { state } = useLocation() as { state: unknown };
  const navigate = useAppNavigate();
  const stepBack = useStepBack();
  const address = useAddress();
  const { back, afterNumber = false, guarded = false } = readEntry(state);
  const wanted = ownPath(query.get('redirectUrl'));
  const redirectUrl = wanted !== null && !isLoginPath(wanted) ? wanted : undefined;

  // What waits for the login learns how it ended.
  useEffect(
    () => () => {
      if (!isLoginPath(address())) endAsk();
    },
    [address],
  );

  const goOn = useCallback(() => {
    if (back !== undefined) stepBack(back);
    // The page of the number leads on by itself, and leaves no entry of the login behind.
    else if (afterNumber) stepBack(1);
    else navigate(redirectUrl ?? pathOf('home'), { replace: true });
  }, [back, afterNumber, redirectUrl, navigate, stepBack]);

  const skip = useCallback(() => {
    if (!guarded) goOn();
    else if (canGoBack()) stepBack(1);
    else navigate(pathOf('home'), { replace: true });
  }, [guarded, goOn, navigate, stepBack]);

  return { redirectUrl, goOn, skip };
}
