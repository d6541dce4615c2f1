import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { SWRConfig } from 'swr';
import type { Analytics } from '#src/features/analytics/analytics.ts';
import { AnalyticsProvider } from '#src/features/analytics/analytics-context.tsx';
import { PreviewProvider } from '#src/features/documents/preview-context.tsx';
import { AppAnchor } from '#src/features/navigation/app-anchor.tsx';
import type { Request } from '#src/request/ports.ts';
import { RequestProvider } from '#src/store/request-context.tsx';
import type { AppStore } from '#src/store/store.ts';
import { LinkProvider, type LinkProps } from '#src/ui/link/link.tsx';
import { EngineProvider } from './engine/engine-provider.tsx';
import { PersonalContent } from './engine/personal-content.tsx';
import type { PageState } from './page-state.ts';

interface ProvidersProps {
  readonly page: PageState;
  readonly store: AppStore;
  readonly request: Request;
  readonly analytics: Analytics;
  readonly children: ReactNode;
}

const renderLink = (props: LinkProps) => <AppAnchor {...props} />;

/** The contexts of the whole app. The caller adds the router, which differs between server and browser. */
export function Providers({ page, store, request, analytics, children }: ProvidersProps) {
  return (
    <Provider store={store}>
      <RequestProvider request={request}>
        <AnalyticsProvider analytics={analytics}>
          <SWRConfig value={{ fallback: { ...page.known }, provider: () => new Map() }}>
            <PersonalContent />
            <PreviewProvider preview={page.preview}>
              <EngineProvider renderedAt={page.renderedAt}>
                <LinkProvider render={renderLink}>{children}</LinkProvider>
              </EngineProvider>
            </PreviewProvider>
          </SWRConfig>
        </AnalyticsProvider>
      </RequestProvider>
    </Provider>
  );
}
