import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { SWRConfig } from 'swr';
import type { Request } from '#src/request/ports.ts';
import { RequestProvider } from '#src/store/request-context.tsx';
import { createPersistence } from '#src/store/persistence.ts';
import { createAppStore } from '#src/store/store.ts';

/** A request layer that rejects every call. */
export const noRequest: Request = {
  call: () => Promise.reject(new Error('This test makes no calls.')),
} as unknown as Request;

/** The providers that widgets have in the app: a store, a router, a request layer. */
export function WidgetProviders({
  children,
  request = noRequest,
}: {
  children: ReactNode;
  request?: Request;
}) {
  const { store } = createAppStore({
    extra: {
      request: () => request,
      clock: { now: () => 0 } as never,
      random: () => 0.5,
      persistence: createPersistence(),
    },
  });
  return (
    <Provider store={store}>
      <RequestProvider request={request}>
        <SWRConfig value={{ provider: () => new Map() }}>
          <MemoryRouter>{children}</MemoryRouter>
        </SWRConfig>
      </RequestProvider>
    </Provider>
  );
}
