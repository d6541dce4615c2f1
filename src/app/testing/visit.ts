import type { UnknownAction } from 'redux';
import { vi } from 'vitest';
import type { AnyEndpoint } from '#schemas/endpoint.ts';
import { createAnalytics } from '#src/features/analytics/analytics.ts';
import { pageConfigReceived } from '#src/features/app-config/app-config-slice.ts';
import { type AppConfig, defaultConfig } from '#src/features/app-config/lay-configs.ts';
import { systemClock } from '#src/request/clock.ts';
import { requestAnswering } from '#src/request/testing/answering.ts';
import { createPersistence, type StorageLike } from '#src/store/persistence.ts';
import { createTestStore } from '#src/store/testing/test-store.ts';
import type { BrowserApp } from '../browser/create-browser-app.ts';
import { startSteps } from '../browser/start-app.ts';
import { type ErrorPort, noErrorReports } from '../errors/error-port.ts';

export function memoryStorage(): StorageLike {
  const values = new Map<string, string>();
  return {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
  };
}

/** What the server answers, by the id of the call. */
export const answers: Record<string, unknown> = {
  getAppConfig: { data: {} },
  getPwaConfig: { data: {} },
  getLoginWays: { status: 'SUCCESS', data: { social: [], password: false } },
  getDefaultStore: {
    status: 'SUCCESS',
    data: { storeInCurrentIpCity: '31', panIndiaStore: '2', isDefaultWalletApplied: false },
  },
};

/** A visit: what is stored stays from one to the next. `early` is what happens before the app has started. */
export function visit(
  address: string,
  storage: StorageLike,
  {
    config = defaultConfig,
    early = [],
    tab = memoryStorage(),
    errors = noErrorReports,
    laterTypes = [],
  }: {
    config?: AppConfig;
    early?: readonly UnknownAction[];
    tab?: StorageLike;
    errors?: ErrorPort;
    laterTypes?: readonly string[];
  } = {},
) {
  window.history.replaceState(null, '', address);
  const call = vi.fn(async ({ id }: AnyEndpoint) => answers[id]);
  const persistence = createPersistence({ device: storage, tab });
  const { store, startListening, request } = createTestStore({
    request: requestAnswering(call),
    persistence,
    clock: systemClock,
  });
  const analytics = createAnalytics(() => 0);
  store.dispatch(pageConfigReceived(config));
  for (const event of early) store.dispatch(event);
  const page = { config, laterTypes } as unknown as BrowserApp['page'];
  const app: BrowserApp = {
    page,
    store,
    startListening,
    request,
    persistence,
    analytics,
    errors,
    reportFault() {},
    clientId: '1.45',
  };
  for (const step of startSteps) step(app);
  const scripts = () => [...document.scripts].map(({ src }) => src).filter(Boolean);
  const asked = () => call.mock.calls.map(([{ id }]) => id);
  return { store, call, asked, scripts, persistence, analytics };
}
