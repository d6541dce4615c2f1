import type { UnknownAction } from '@reduxjs/toolkit';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, StrictMode } from 'react';
import { Provider } from 'react-redux';
import { BrowserRouter, MemoryRouter, useLocation } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { vi } from 'vitest';
import type { AnyEndpoint } from '#schemas/endpoint.ts';
import type { Request } from '#src/request/ports.ts';
import { createPersistence, type Persistence } from '#src/store/persistence.ts';
import { RequestProvider } from '#src/store/request-context.tsx';
import { appStarted } from '#src/store/startup-slice.ts';
import type { AppThunk } from '#src/store/store.ts';
import { createTestStore } from '#src/store/testing/test-store.ts';
import { withExtraCheese } from './extra-cheese.ts';
import { menuReply } from './menu-fixture.ts';

interface Setting {
  readonly path: string;
  /** The page opened before, in the browser's own history, where going back takes a moment; without one it is in memory. */
  readonly from?: string;
  readonly events?: readonly (UnknownAction | AppThunk)[];
  /** Replies by endpoint; a function answers anew each time, an Error is thrown. */
  readonly answers?: Readonly<Record<string, unknown>>;
  readonly persistence?: Persistence;
  /** False leaves it as in the first render, before the customer is known. */
  readonly started?: boolean;
}

function Address() {
  const { pathname, search } = useLocation();
  return <output data-testid="address">{pathname + search}</output>;
}

/** In memory the router does not number its entries in the browser's history: this is the second one of a visit. */
function numberAsSecond(): void {
  window.history.replaceState({ idx: 1 }, '');
}

/** Opens pages one after the other, with entries as the router makes them. */
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
    persistence = createPersistence(null),
    started = true,
  } = setting;
  const call = vi.fn<(endpoint: AnyEndpoint, options?: unknown) => Promise<unknown>>(async (endpoint) => {
    const answer = { getMenu: menuReply, ...answers }[endpoint.id];
    const reply = typeof answer === 'function' ? (answer as () => unknown)() : answer;
    if (reply === undefined) throw new Error(`Unexpected call: ${endpoint.id}`);
    if (reply instanceof Error) throw reply;
    return reply;
  });
  const callForReply = async (endpoint: AnyEndpoint, options?: unknown) => ({
    status: 200,
    etag: null,
    notModified: false,
    data: await call(endpoint, options),
  });
  const request = { call, callForReply } as unknown as Request;
  const { store } = createTestStore({ request, persistence });
  for (const event of [withExtraCheese, ...(started ? [appStarted()] : []), ...events]) store.dispatch(event);

  const shop = (
    <>
      {ui}
      <Address />
    </>
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
