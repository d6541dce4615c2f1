import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { useAnalytics } from '#src/features/analytics/analytics-context.tsx';
import { findScreen } from './find-screen.ts';

/** Where the skip link and every page change lead the focus. */
export const mainId = 'main';

/** After every navigation: to the top (NAV-58), the focus to the new page, one page view counted (ANA-04). Back and forward keep their place. */
export function usePageChange(): void {
  const { key, pathname, state } = useLocation();
  const type = useNavigationType();
  const analytics = useAnalytics();
  const last = useRef<{ key: string; pathname: string } | null>(null);

  useEffect(() => {
    const before = last.current;
    if (before?.key === key) return;
    last.current = { key, pathname };

    const keepScroll = (state as { keepScroll?: boolean } | null)?.keepScroll === true;
    if (before && type !== 'POP' && !keepScroll) window.scrollTo(0, 0);
    // A change within a screen, which goes on where it is.
    if (before?.pathname === pathname || (before && keepScroll)) return;
    if (before) document.getElementById(mainId)?.focus({ preventScroll: true });
    const screen = findScreen(pathname);
    const source = screen?.id === 'home' ? { source: 'homescreen' } : {};
    analytics.pageViewed(`${screen?.title ?? 'Page Not Found'} Screen`, source);
  }, [key, pathname, state, type, analytics]);
}
