import type { AnyEndpoint } from '#schemas/endpoint.ts';
import type { Clock, Request } from '#src/request/ports.ts';
import { browserStorages, createPersistence, type Persistence } from '../persistence.ts';
import type { RootState } from '../root-reducer.ts';
import { createAppStore } from '../store.ts';

interface TestStoreParts {
  readonly request?: Request;
  readonly preloadedState?: Partial<RootState>;
  readonly now?: number;
  readonly random?: () => number;
  readonly clock?: Clock;
  readonly persistence?: Persistence;
}

/** Rejects every call: a test that makes an unexpected call fails. */
const refuse = (endpoint: AnyEndpoint): Promise<never> =>
  Promise.reject(new Error(`Unexpected call: ${endpoint.id}`));
const noRequest: Request = { call: refuse, callForDocument: refuse };

/** The real store with a clock that stands still until the test moves it. */
export function createTestStore({
  request = noRequest,
  preloadedState,
  now = 0,
  random = () => 0.5,
  clock = { now: () => now, after: () => () => {} },
  persistence = createPersistence({ tab: browserStorages().tab ?? null }),
}: TestStoreParts = {}) {
  const extra = { request: () => request, clock, random, persistence };
  return {
    ...createAppStore(preloadedState ? { extra, preloadedState } : { extra }),
    request,
    clock,
    persistence,
  };
}
