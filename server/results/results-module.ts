import type { ContentModule } from '../content/content-module.ts';
import { createContentRepository } from '../content/content-repository.ts';
import { configOf } from '../content/effective-config.ts';
import type { ModuleParts } from '../module.ts';
import { createEventCounter } from './count-events.ts';
import { lastDays } from './days.ts';
import { experimentResultsOf } from './experiment-results.ts';
import { setupsOf, setupsOn } from './experiment-setups.ts';
import { createPublishedNodes } from './published-nodes.ts';
import { resultsHandlers } from './results-handlers.ts';
import { createResultsRepository } from './results-repository.ts';

export type ResultsModule = ReturnType<typeof resultsModule>;

/** How documents and experiments do: counted from the events of browsers and from the orders of the shop. */
export function resultsModule(
  { db, now }: ModuleParts,
  { content: { live } }: { readonly content: ContentModule },
) {
  const content = createContentRepository(db, now);
  const repository = createResultsRepository(db);
  const counter = createEventCounter({
    db,
    nodes: createPublishedNodes(content, now),
    experiments: async () => (await configOf(live)).experiments,
    now,
  });

  async function experiments(count: number) {
    const days = lastDays(count, now());
    const [journeys, wasLive] = await Promise.all([
      repository.journeys(days),
      content.listWasLive('app-config'),
    ]);
    const setups = setupsOf(wasLive);
    return experimentResultsOf({ days, journeys, setupsOn: (day) => setupsOn(day, setups) });
  }

  return {
    handlers: resultsHandlers({ content, repository, experiments, now }),
    count: counter.count,
    experiments,
    removeExpired: (ending: AbortSignal) => counter.removeExpired({ ending }),
  };
}
