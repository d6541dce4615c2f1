import type { UnknownAction } from '@reduxjs/toolkit';
import type { Decorator } from '@storybook/react-vite';
import { type ReactNode, useState } from 'react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { experimentNames } from '#schemas/documents/experiment-names.ts';
import { pageConfigReceived, selectConfig } from '#src/features/app-config/app-config-slice.ts';
import type { AppConfig } from '#src/features/app-config/lay-configs.ts';
import { EngineProvider } from '#src/app/engine/engine-provider.tsx';
import { AppAnchor } from '#src/features/navigation/app-anchor.tsx';
import { RequestProvider } from '#src/store/request-context.tsx';
import { createPersistence, type Persistence } from '#src/store/persistence.ts';
import { createAppStore } from '#src/store/store.ts';
import { LinkProvider } from '#src/ui/link/link.tsx';
import { createStoryRequest, storyClock } from './story-request.ts';

interface StoryAppProps {
  readonly path: string;
  /** Actions that are dispatched before the story begins. */
  readonly events: readonly UnknownAction[];
  /** Stores what the device has kept from an earlier visit. */
  readonly keep: ((persistence: Persistence) => void) | undefined;
  /** Every experiment has it; empty where the story decides. */
  readonly variant: string;
  readonly children: ReactNode;
}

function withVariant(config: AppConfig, variant: string): AppConfig {
  const groups = { none: variant, A: variant, B: variant, C: variant };
  return { ...config, experiments: Object.fromEntries(experimentNames.map((name) => [name, groups])) };
}

/** The providers that every component of the product needs, created anew for each story. */
function StoryApp({ path, events, keep, variant, children }: StoryAppProps) {
  const [{ request, store, cache, renderedAt }] = useState(() => {
    const storyRequest = createStoryRequest();
    const persistence = createPersistence();
    keep?.(persistence);
    const app = createAppStore({
      extra: {
        request: () => storyRequest,
        clock: storyClock,
        random: () => 0.5,
        persistence,
      },
    });
    for (const event of events) app.store.dispatch(event);
    if (variant !== '')
      app.store.dispatch(pageConfigReceived(withVariant(selectConfig(app.store.getState()), variant)));
    return { request: storyRequest, store: app.store, cache: new Map(), renderedAt: Date.now() };
  });
  return (
    <Provider store={store}>
      <RequestProvider request={request}>
        <SWRConfig value={{ provider: () => cache, shouldRetryOnError: false, dedupingInterval: 0 }}>
          <MemoryRouter initialEntries={[path]}>
            <EngineProvider renderedAt={renderedAt}>
              <LinkProvider render={(props) => <AppAnchor {...props} />}>{children}</LinkProvider>
            </EngineProvider>
          </MemoryRouter>
        </SWRConfig>
      </RequestProvider>
    </Provider>
  );
}

/** `parameters.path` is the address the story is at, `parameters.events` what was dispatched before it, `parameters.keep` stores what the device knows. */
export const withApp: Decorator = (Story, { parameters, globals, id }) => (
  <StoryApp
    key={`${id} ${globals.variant}`}
    path={parameters.path ?? '/'}
    events={parameters.events ?? []}
    keep={parameters.keep}
    variant={globals.variant ?? ''}
  >
    <Story />
  </StoryApp>
);
