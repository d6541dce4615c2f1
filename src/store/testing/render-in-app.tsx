import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { MemoryRouter, useLocation } from 'react-router-dom';
import type { Request } from '#src/request/ports.ts';
import { RequestProvider } from '../request-context.tsx';
import { createTestStore } from './test-store.ts';

/** Reports the current address; read it from the returned `address()`. */
function AddressBar({ onAddress }: { onAddress: (address: string) => void }) {
  const { pathname, search } = useLocation();
  onAddress(pathname + search);
  return null;
}

/** Renders with the contexts that a component of the app needs: store, request layer, router. */
export function renderInApp(
  ui: ReactNode,
  { path = '/', request }: { path?: string; request?: Request } = {},
) {
  const app = createTestStore(request ? { request } : {});
  let address = path;
  const view = render(
    <Provider store={app.store}>
      <RequestProvider request={app.request}>
        <MemoryRouter initialEntries={[path]}>
          {ui}
          <AddressBar onAddress={(now) => (address = now)} />
        </MemoryRouter>
      </RequestProvider>
    </Provider>,
  );
  return { ...view, store: app.store, address: () => address };
}
