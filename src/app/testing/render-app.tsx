import type { UnknownAction } from 'redux';
import { act, render } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { vi } from 'vitest';
import type { AnyEndpoint } from '#schemas/endpoint.ts';
import { createAnalytics, type AnalyticsEvent } from '#src/features/analytics/analytics.ts';
import { createOutlet } from '#src/features/analytics/event-outlet.ts';
import { requestAnswering } from '#src/request/testing/answering.ts';
import type { AppThunk } from '#src/store/store.ts';
import { createTestStore } from '#src/store/testing/test-store.ts';
import { App } from '../app.tsx';
import { viewOf } from '../events/screen-name.ts';
import { openPage } from '../open-page.ts';
import type { PageState } from '../page-state.ts';
import { Providers } from '../providers.tsx';
import { appStarted } from '#src/store/startup-slice.ts';
import { pageInput } from './page-input.ts';

type Answer = unknown;

/** What has lines sends them; how the server prices them is no matter here. */
const notAnswered = () => new Promise(() => {});

/** The default replies of the server, by endpoint. A function is called with the endpoint for each request; an Error is thrown. */
const answers: Record<string, Answer> = {
  getLanding: { status: 'SUCCESS', data: pageInput.landing },
  getLeftMenu: { status: 'SUCCESS', data: pageInput.leftMenu?.entries },
  getBottomNavigation: { status: 'SUCCESS', data: pageInput.bottomNavigation },
  getAlerts: { status: 'SUCCESS', data: { alerts: pageInput.alerts } },
  getSeoTags: pageInput.seoTags,
  getCart: notAnswered,
  createCartItems: notAnswered,
};

function fakeRequest(given: Record<string, Answer>) {
  const call = vi.fn(async (endpoint: AnyEndpoint) => {
    const answer = endpoint.id in given ? given[endpoint.id] : answers[endpoint.id];
    const reply = typeof answer === 'function' ? (answer(endpoint) as unknown) : answer;
    if (reply === undefined) throw new Error(`Unexpected call: ${endpoint.id}`);
    if (reply instanceof Error) throw reply;
    return reply;
  });
  return { request: requestAnswering(call), call };
}

function Address() {
  const { pathname, search } = useLocation();
  return <output data-testid="address">{pathname + search}</output>;
}

/**
 * Renders the whole started app with a memory router, a fake server and the state after the given events. Uses an async `act`: a part that
 * suspends for its code in a synchronous one is never rendered again.
 */
export async function renderApp(
  path: string,
  given: Record<string, Answer> = {},
  before: readonly (UnknownAction | AppThunk)[] = [],
) {
  const { request, call } = fakeRequest(given);
  const { store } = createTestStore({ request });
  const sent: AnalyticsEvent[] = [];
  const analytics = createAnalytics(() => 0);
  let ids = 0;
  analytics.connect(
    createOutlet({
      sinks: [{ send: (events) => void sent.push(...events) }],
      clock: { now: () => 0, after: () => () => {} },
      newId: () => String((ids += 1)),
      isAllowed: () => true,
      viewOf,
      eventsOf() {},
    }),
  );
  const page: PageState = {
    storeId: '14052',
    orderType: 'D',
    bucket: 'none',
    menuOrder: 'plain',
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
      <Providers page={page} store={store} request={request} analytics={analytics}>
        <MemoryRouter initialEntries={[path]}>
          <App />
          <Address />
        </MemoryRouter>
      </Providers>,
    ),
  );
  const events = () => {
    analytics.flush();
    return sent;
  };
  return { ...view, store, call, events, address: () => view.getByTestId('address').textContent };
}
