import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { useAnalytics } from '#src/features/analytics/analytics-context.tsx';

/** Id of the element that gets the focus from the skip link and after a page change. */
export const mainId = 'main';

/** After every navigation: scrolls to the top (NAV-58) except on Back and Forward, focuses the new page, counts one page view (ANA-04). */
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
    // A change within a screen keeps focus and scroll position.
    if (before?.pathname === pathname || (before && keepScroll)) return;
    // A field that the new page has focused keeps the focus.
    if (before && document.activeElement?.tagName !== 'INPUT')
      document.getElementById(mainId)?.focus({ preventScroll: true });
    analytics.pageViewed(pathname);
  }, [key, pathname, state, type, analytics]);
}
