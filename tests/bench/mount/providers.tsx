import type { ReactNode } from 'react';
import { WidgetProviders } from '#tests/support/widget-providers.tsx';

/** The providers that widgets have in the app, the same for both ways of mounting. */
export function BenchProviders({ children }: { children: ReactNode }) {
  return <WidgetProviders>{children}</WidgetProviders>;
}
