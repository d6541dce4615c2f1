import type { UnknownAction } from 'redux';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { AppAnchor } from '#src/features/navigation/app-anchor.tsx';
import type { Clock } from '#src/request/ports.ts';
import { RequestProvider } from '#src/store/request-context.tsx';
import { appStarted } from '#src/store/startup-slice.ts';
import { LinkProvider, type LinkProps } from '#src/ui/link/link.tsx';
import { openPlaces } from '../open-places.ts';
import { manualLocator } from './manual-locator.ts';
import { placeWorld } from './place-world.ts';

interface Around {
  readonly path: string;
  /** What the server answers, by endpoint (place-world.ts). */
  readonly answers?: Readonly<Record<string, unknown>>;
  /** Actions that are dispatched before the first render. */
  readonly events?: readonly UnknownAction[];
  /** A clock that stands still by default. */
  readonly clock?: Clock;
  /** What the server rendered the page with, by SWR's keys. */
  readonly known?: Readonly<Record<string, unknown>>;
  /** False: the app has not started, as in the first render, and what is stored was not read. */
  readonly started?: boolean;
}

/** Reports the current address; read it from the returned `address()`. */
function AddressBar({ onAddress }: { onAddress: (address: string) => void }) {
  const { pathname, search } = useLocation();
  onAddress(pathname + search);
  return null;
}

const renderLink = (props: LinkProps) => <AppAnchor {...props} />;

/** Renders a screen of places with the store of a started app, a router, and a server that is a table of answers. */
export function renderPlace(ui: ReactNode, around: Around) {
  const { path, answers = {}, events = [], clock, known = {}, started = true } = around;
  const { store, persistence, startListening, request, call, sentTo } = placeWorld(
    answers,
    clock ? { clock } : {},
  );
  if (started) store.dispatch(openPlaces());
  for (const event of [manualLocator(true), ...events, ...(started ? [appStarted()] : [])])
    store.dispatch(event);

  let address = path;

  const view = render(
    <Provider store={store}>
      <RequestProvider request={request}>
        <SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0, fallback: known }}>
          <MemoryRouter initialEntries={[path]}>
            <LinkProvider render={renderLink}>{ui}</LinkProvider>
            <AddressBar onAddress={(now) => (address = now)} />
          </MemoryRouter>
        </SWRConfig>
      </RequestProvider>
    </Provider>,
  );
  return {
    ...view,
    user: userEvent.setup(),
    store,
    persistence,
    startListening,
    request,
    call,
    sentTo,
    address: () => address,
  };
}
