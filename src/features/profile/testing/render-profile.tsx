import type { UnknownAction } from 'redux';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { BrowserRouter, useLocation } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { vi } from 'vitest';
import type { LoginPlace } from '#schemas/api/login.ts';
import type { AnyEndpoint } from '#schemas/endpoint.ts';
import { LandingPort, landingWith } from '#src/features/documents/testing/landing-port.tsx';
import { AppAnchor } from '#src/features/navigation/app-anchor.tsx';
import { requestAnswering } from '#src/request/testing/answering.ts';
// The page loads it when it is shown: here it is there before, so that no page waits for it while a test presses.
import '#src/features/push/push-switch.tsx';
import { browserStorages, createPersistence } from '#src/store/persistence.ts';
import { RequestProvider } from '#src/store/request-context.tsx';
import { appStarted } from '#src/store/startup-slice.ts';
import { createTestStore } from '#src/store/testing/test-store.ts';
import { LinkProvider } from '#src/ui/link/link.tsx';
import { Screen } from '../screens/profile-screen.tsx';
import { ashaCame, placesReply, savedReply, thisPhone } from './people.ts';

interface Around {
  /** The pages of the visit; the last one is open. */
  readonly visit?: readonly string[];
  /** What the server sends, by endpoint. A function is called for each request with its options. */
  readonly answers?: Readonly<Record<string, unknown>>;
  readonly events?: readonly UnknownAction[];
  readonly places?: readonly LoginPlace[];
}

function Pages() {
  const { pathname, search } = useLocation();
  return (
    <>
      {pathname === '/profile' ? <Screen /> : <p>another page</p>}
      <p data-testid="address">{pathname + search}</p>
    </>
  );
}

/** The profile of Asha, in the browser's history after a visit to the home page. */
export async function renderProfile(around: Around = {}) {
  const { visit = ['/', '/profile'], answers = {}, events = [ashaCame], places = [thisPhone] } = around;
  const call = vi.fn(async (endpoint: AnyEndpoint, options?: { body?: unknown; params?: unknown }) => {
    const all: Record<string, unknown> = {
      getLanding: landingWith(),
      getLoginPlaces: placesReply(places),
      updateUser: savedReply,
      getLoyaltyUser: { status: 'SUCCESS', data: { points: 120, pointsPer100: 5 } },
      ...answers,
    };
    const answer = all[endpoint.id];
    if (answer === undefined) throw new Error(`Unexpected call: ${endpoint.id}`);
    return typeof answer === 'function' ? ((await answer(options)) as unknown) : answer;
  });
  const request = requestAnswering(call as Parameters<typeof requestAnswering>[0]);
  const persistence = createPersistence({ tab: browserStorages().tab ?? null });
  const { store } = createTestStore({ request, persistence });
  for (const event of [...events, appStarted()]) store.dispatch(event);
  for (const [idx, page] of visit.entries())
    window.history.pushState({ usr: null, key: `entry-${idx}`, idx }, '', page);

  const view = await act(async () =>
    render(
      <Provider store={store}>
        <RequestProvider request={request}>
          <SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0 }}>
            <BrowserRouter>
              <LandingPort>
                <LinkProvider render={(props) => <AppAnchor {...props} />}>
                  <Pages />
                </LinkProvider>
              </LandingPort>
            </BrowserRouter>
          </SWRConfig>
        </RequestProvider>
      </Provider>,
    ),
  );
  const sentTo = (id: string) =>
    call.mock.calls.filter(([endpoint]) => endpoint.id === id).map(([, options]) => options);
  return {
    ...view,
    user: userEvent.setup(),
    store,
    call,
    sentTo,
    address: () => view.getByTestId('address').textContent,
  };
}

export const button = (name: string | RegExp) => screen.getByRole('button', { name });
export const field = (name: RegExp) => screen.getByRole('textbox', { name });
