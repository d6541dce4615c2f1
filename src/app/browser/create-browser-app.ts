import { createAnalytics } from '#src/features/analytics/analytics.ts';
import { readClientId } from '#src/features/session/client-id.ts';
import { systemClock } from '#src/request/clock.ts';
import type { Request } from '#src/request/ports.ts';
import { browserStorage, createPersistence } from '#src/store/persistence.ts';
import { createAppStore } from '#src/store/store.ts';
import { nextTask } from '#src/ui/next-task.ts';
import { openPage } from '../open-page.ts';
import type { PageState } from '../page-state.ts';
import { lateRequest } from './late-request.ts';
import { sendEvents } from './send-events.ts';

/** Everything that lives as long as the tab: store, request layer, storage, analytics; joined, and not started yet. */
export function createBrowserApp(page: PageState) {
  const persistence = createPersistence(browserStorage());
  const clientId = readClientId({ persistence, clock: systemClock, random: Math.random });
  const analytics = createAnalytics({ send: (events) => sendEvents(clientId, events), clock: systemClock });

  const { store, startListening } = createAppStore({
    extra: { request: () => request, clock: systemClock, random: Math.random, persistence },
  });
  const request: Request = lateRequest(async () => {
    // The first call comes out of taking the page over, which is long enough.
    await nextTask();
    const { createRequestLayer } = await import('./create-request-layer.ts');
    return createRequestLayer({ store, persistence, analytics, clientId });
  });
  openPage(store, page);
  return { page, store, startListening, request, persistence, analytics, clientId };
}

export type BrowserApp = ReturnType<typeof createBrowserApp>;
