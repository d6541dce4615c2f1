import { createContext, type ReactNode, useContext } from 'react';
import type { Analytics } from './analytics.ts';

const silent: Analytics = { track() {}, trackOnce() {}, pageViewed() {}, flush() {} };

const AnalyticsContext = createContext<Analytics>(silent);

export function AnalyticsProvider({ analytics, children }: { analytics: Analytics; children: ReactNode }) {
  return <AnalyticsContext value={analytics}>{children}</AnalyticsContext>;
}

/** Silent where nobody supplied one: on the server, in stories, in tests. */
export function useAnalytics(): Analytics {
  return useContext(AnalyticsContext);
}
