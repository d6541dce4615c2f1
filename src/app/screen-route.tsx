import { type ReactNode, use, useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import type { ScreenDefinition } from '#registry/define-screen.ts';
import { pathOf, withQuery } from '#src/config/paths.ts';
import { selectIsLoggedIn } from '#src/features/session/session-slice.ts';
import { useAddress } from '#src/features/navigation/use-address.ts';
import { type NavigateOptions, useAppNavigate } from '#src/features/navigation/use-app-navigate.ts';
import { useAppSelector } from '#src/store/hooks.ts';
import { ScreenSkeleton } from './screen-skeleton.tsx';
import { screenView } from './screen-views.ts';
import { selectStarted } from '#src/store/startup-slice.ts';

function Redirect({ to, state }: { to: string; state?: NavigateOptions['state'] }) {
  const navigate = useAppNavigate();
  useEffect(() => navigate(to, { replace: true, ...(state && { state }) }), [navigate, to, state]);
  return <ScreenSkeleton />;
}

/** What the login reads with its entry of the history (src/features/login/login-entry.ts): skipping it cannot lead back here. */
const guarded = { login: { guarded: true } };

/**
 * Sends guests to the login, which leads back here. Waits until the session has been restored. A customer who logs out is a guest before the next
 * page is drawn (SES-22): a page that is being left sends nobody anywhere.
 */
function LoginGuard({ title, children }: { title: string; children: ReactNode }) {
  const { pathname, search } = useLocation();
  const address = useAddress();
  const isLoggedIn = useAppSelector(selectIsLoggedIn);
  const started = useAppSelector(selectStarted);
  if (!started) return <ScreenSkeleton title={title} />;
  if (isLoggedIn) return children;
  const here = pathname + search;
  if (address() !== here) return <ScreenSkeleton title={title} />;
  return <Redirect to={withQuery(pathOf('login'), { redirectUrl: here })} state={guarded} />;
}

function View({ screen }: { screen: ScreenDefinition }) {
  const Screen = use(screenView(screen));
  return <Screen title={screen.title} slot={screen.slot} />;
}

/** A screen with its redirect and its guard. */
export function ScreenRoute({ screen }: { screen: ScreenDefinition }) {
  if (screen.redirectTo !== undefined) return <Redirect to={screen.redirectTo} />;
  if (screen.guard === 'none') return <View screen={screen} />;
  return (
    <LoginGuard title={screen.title}>
      <View screen={screen} />
    </LoginGuard>
  );
}
