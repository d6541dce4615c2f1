import type { ReactNode } from 'react';
import { WidgetProviders } from '#tests/support/widget-providers.tsx';

/** What widgets find around them in the app, for both ways of mounting alike. */
export function BenchProviders({ children }: { children: ReactNode }) {
  return <WidgetProviders>{children}</WidgetProviders>;
}
