import type { UnknownAction } from '@reduxjs/toolkit';
import { act, render } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { vi } from 'vitest';
import type { AnyEndpoint } from '#schemas/endpoint.ts';
import { createAnalytics, type AnalyticsEvent } from '#src/features/analytics/analytics.ts';
import type { Request } from '#src/request/ports.ts';
import { createPersistence } from '#src/store/persistence.ts';
import type { AppThunk } from '#src/store/store.ts';
import { createTestStore } from '#src/store/testing/test-store.ts';
import { App } from '../app.tsx';
import { openPage } from '../open-page.ts';
import type { PageState } from '../page-state.ts';
import { PersistenceContext } from '../persistence-context.ts';
import { Providers } from '../providers.tsx';
import { appStarted } from '#src/store/startup-slice.ts';
import { pageInput } from './page-input.ts';

type Answer = unknown;

/** What the server answers by default, by endpoint. A function answers anew each time; an Error is thrown. */
const answers: Record<string, Answer> = {
  getLanding: { status: 'SUCCESS', data: pageInput.landing },
  getLeftMenu: { status: 'SUCCESS', data: pageInput.leftMenu?.entries },
  getBottomNavigation: { status: 'SUCCESS', data: pageInput.bottomNavigation },
  getAlerts: { status: 'SUCCESS', data: { alerts: pageInput.alerts } },
  getSeoTags: pageInput.seoTags,
};

function fakeRequest(given: Record<string, Answer>) {
  const call = vi.fn(async (endpoint: AnyEndpoint) => {
    const answer = endpoint.id in given ? given[endpoint.id] : answers[endpoint.id];
    const reply = typeof answer === 'function' ? (answer() as unknown) : answer;
    if (reply === undefined) throw new Error(`Unexpected call: ${endpoint.id}`);
    if (reply instanceof Error) throw reply;
    return reply;
  });
  const callForReply = async (endpoint: AnyEndpoint) => {
    const data = await call(endpoint);
    return { status: 200, data, etag: null, notModified: false };
  };
  return { request: { call, callForReply } as unknown as Request, call };
}

function Address() {
  const { pathname, search } = useLocation();
  return <output data-testid="address">{pathname + search}</output>;
}

/**
 * The whole app in a browser's memory, started, in front of a fake server, after what has happened before. A part that waits for its code under
 * an `act` that does not wait is never tried again, so this one waits.
 */
export async function renderApp(
  path: string,
  given: Record<string, Answer> = {},
  before: readonly (UnknownAction | AppThunk)[] = [],
) {
  const { request, call } = fakeRequest(given);
  const { store } = createTestStore({ request });
  const sent: AnalyticsEvent[] = [];
  const analytics = createAnalytics({
    send: (events) => sent.push(...events),
    clock: { now: () => 0, after: () => () => {} },
  });
  const page: PageState = {
    storeId: '14052',
    orderType: 'D',
    bucket: 'none',
    config: null,
    renderedAt: 0,
    known: {},
    nodeTypes: [],
    laterTypes: [],
    preview: null,
  };
  openPage(store, page);
  for (const event of [...before, appStarted()]) store.dispatch(event);
  const view = await act(async () =>
    render(
      <PersistenceContext value={createPersistence(null)}>
        <Providers page={page} store={store} request={request} analytics={analytics}>
          <MemoryRouter initialEntries={[path]}>
            <App />
            <Address />
          </MemoryRouter>
        </Providers>
      </PersistenceContext>,
    ),
  );
  const events = () => {
    analytics.flush();
    return sent;
  };
  return { ...view, store, call, events, address: () => view.getByTestId('address').textContent };
}
