import { reportOnce } from '#registry/engine/report-once.ts';
import { env } from '#src/config/env.ts';
import { createAnalytics } from '#src/features/analytics/analytics.ts';
import { readClientId } from '#src/features/session/client-id.ts';
import { systemClock } from '#src/request/clock.ts';
import type { Request } from '#src/request/ports.ts';
import { browserStorages, createPersistence } from '#src/store/persistence.ts';
import { createAppStore } from '#src/store/store.ts';
import { nextTask } from '#src/ui/next-task.ts';
import { noErrorReports } from '../errors/error-port.ts';
import { lateErrorPort } from '../errors/late-error-port.ts';
import type { PageState } from '../page-state.ts';
import { lateRequest } from './late-request.ts';

/**
 * Creates and connects everything that exists once per tab: store, request layer, storage, analytics, error reports. Nothing is started, and the
 * store does not hold the page yet (`openPage`).
 */
export function createBrowserApp(page: PageState) {
  const analytics = createAnalytics(systemClock.now);
  const reportFault = reportOnce((issue) => analytics.track('document_fault', issue));
  const persistence = createPersistence({
    ...browserStorages(),
    report: ({ name, path, code }) =>
      reportFault({ document: name, version: 'stored', nodeId: '', path, code }),
  });
  const clientId = readClientId({ persistence, clock: systemClock, random: Math.random });

  const errors =
    env.errorReportingUrl === ''
      ? noErrorReports
      : lateErrorPort(async () =>
          (await import('../errors/send-errors.ts')).sendErrors(env.errorReportingUrl, persistence),
        );

  const { store, startListening } = createAppStore({
    extra: { request: () => request, clock: systemClock, random: Math.random, persistence },
  });
  startListening({
    predicate: () => true,
    effect: (action, { getOriginalState, getState }) =>
      analytics.saw({ action, before: getOriginalState(), after: getState() }),
  });
  const request: Request = lateRequest(async () => {
    // The first call comes from the task that hydrates the page, which is long already.
    await nextTask();
    const { createRequestLayer } = await import('./create-request-layer.ts');
    return createRequestLayer({ store, persistence, analytics, errors, reportFault, clientId });
  });
  return { page, store, startListening, request, persistence, analytics, errors, reportFault, clientId };
}

export type BrowserApp = ReturnType<typeof createBrowserApp>;
