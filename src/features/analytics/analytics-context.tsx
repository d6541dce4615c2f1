import { createContext, type ReactNode, useContext } from 'react';
import type { Analytics } from './analytics.ts';

const silent: Analytics = { track() {}, pageViewed() {}, flush() {} };

const AnalyticsContext = createContext<Analytics>(silent);

export function AnalyticsProvider({ analytics, children }: { analytics: Analytics; children: ReactNode }) {
  return <AnalyticsContext value={analytics}>{children}</AnalyticsContext>;
}

/** The analytics of the app. Without a provider (on the server, in stories, in tests) it sends nothing. */
export function useAnalytics(): Analytics {
  return useContext(AnalyticsContext);
}
