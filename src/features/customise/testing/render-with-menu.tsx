import type { UnknownAction } from 'redux';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, StrictMode } from 'react';
import { Provider } from 'react-redux';
import { BrowserRouter, MemoryRouter, useLocation } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { vi } from 'vitest';
import type { AnyEndpoint } from '#schemas/endpoint.ts';
import { LandingPort, landingWith } from '#src/features/documents/testing/landing-port.tsx';
import type { Clock } from '#src/request/ports.ts';
import { requestAnswering } from '#src/request/testing/answering.ts';
import { browserStorages, createPersistence, type Persistence } from '#src/store/persistence.ts';
import { RequestProvider } from '#src/store/request-context.tsx';
import { appStarted } from '#src/store/startup-slice.ts';
import type { AppThunk } from '#src/store/store.ts';
import { createTestStore } from '#src/store/testing/test-store.ts';
import { withExtraCheese } from './extra-cheese.ts';
import { menuReply } from './menu-fixture.ts';

interface Setting {
  readonly path: string;
  /** The page that was opened before. With it the test uses the browser's history, where going back is asynchronous; without it one in memory. */
  readonly from?: string;
  readonly events?: readonly (UnknownAction | AppThunk)[];
  /** What the server sends, by endpoint, or `refused()`. A function is called for each request. */
  readonly answers?: Readonly<Record<string, unknown>>;
  readonly persistence?: Persistence;
  /** False: the app has not started, as in the first render, and the customer is not known. */
  readonly started?: boolean;
  /** By default a clock that stands still. */
  readonly clock?: Clock;
}

function Address() {
  const { pathname, search } = useLocation();
  return <output data-testid="address">{pathname + search}</output>;
}

/** The router in memory does not write its index to the browser's history: this says that the entry is the second of the visit. */
function numberAsSecond(): void {
  window.history.replaceState({ idx: 1 }, '');
}

/** Adds a history entry for each page, in the format of the router. */
function visit(...pages: readonly string[]): void {
  for (const [idx, page] of pages.entries()) {
    window.history.pushState({ usr: null, key: `entry-${idx}`, idx }, '', page);
  }
}

/** A screen of the shop that has the menu of the fixture, after a visit to the home page. */
export function renderWithMenu(ui: ReactNode, setting: Setting) {
  const {
    path,
    from,
    events = [],
    answers = {},
    persistence = createPersistence({ tab: browserStorages().tab ?? null }),
    started = true,
    clock,
  } = setting;
  const call = vi.fn(async (endpoint: AnyEndpoint, _options?: unknown) => {
    const answer = { getMenu: menuReply, getLanding: landingWith(), ...answers }[endpoint.id];
    const reply = typeof answer === 'function' ? await (answer as () => unknown)() : answer;
    if (reply === undefined) throw new Error(`Unexpected call: ${endpoint.id}`);
    return reply;
  });
  const request = requestAnswering(call);
  const { store } = createTestStore({ request, persistence, ...(clock && { clock }) });
  for (const event of [withExtraCheese, ...(started ? [appStarted()] : []), ...events]) store.dispatch(event);

  const shop = (
    <LandingPort>
      {ui}
      <Address />
    </LandingPort>
  );
  if (from === undefined) numberAsSecond();
  else visit('/', from, path);
  const view = render(
    <StrictMode>
      <Provider store={store}>
        <RequestProvider request={request}>
          <SWRConfig value={{ provider: () => new Map(), shouldRetryOnError: false }}>
            {from === undefined ? (
              <MemoryRouter initialEntries={['/', path]}>{shop}</MemoryRouter>
            ) : (
              <BrowserRouter>{shop}</BrowserRouter>
            )}
          </SWRConfig>
        </RequestProvider>
      </Provider>
    </StrictMode>,
  );
  const address = () => view.getByTestId('address').textContent;
  return { ...view, store, call, persistence, address, user: userEvent.setup() };
}
