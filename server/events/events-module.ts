import { createRateLimit } from '../http/rate-limits.ts';
import type { ModuleParts } from '../module.ts';
import type { ResultsModule } from '../results/results-module.ts';
import { eventsHandlers } from './events-handlers.ts';
import { createRecentEvents } from './recent-events.ts';

export function eventsModule(
  { counts, settings, metrics }: ModuleParts,
  { results }: { readonly results: ResultsModule },
) {
  const recent = settings.SANDBOX ? createRecentEvents() : undefined;
  const limit = createRateLimit(counts, { name: 'events', points: 120, seconds: 60 });
  return { recent, handlers: eventsHandlers({ limit, recent, count: results.count, metrics }) };
}
