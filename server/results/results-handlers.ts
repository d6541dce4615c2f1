import type { ContentRepository } from '../content/content-repository.ts';
import { HttpFault } from '../http/http-fault.ts';
import type { HandlersOf } from '../http/handlers.ts';
import { lastDays } from './days.ts';
import type { ExperimentResults } from '../results-text.ts';
import { nodesOf } from './published-nodes.ts';
import type { ResultsRepository } from './results-repository.ts';

/** Days of a call that names none. */
export const usualDays = 7;

interface Options {
  readonly content: Pick<ContentRepository, 'findLive' | 'readBody'>;
  readonly repository: ResultsRepository;
  readonly experiments: (days: number) => Promise<ExperimentResults>;
  readonly now: () => number;
}

export function resultsHandlers({
  content,
  repository,
  experiments,
  now,
}: Options): HandlersOf<'getDocumentResults' | 'getExperimentResults'> {
  return {
    async getDocumentResults({ params, query }) {
      const live = await content.findLive(params);
      if (!live)
        throw new HttpFault(404, {
          code: 'NO_SUCH_VERSION',
          displayMsg: `${params.kind}/${params.slug} is not published.`,
        });
      const days = lastDays(query?.days ?? usualDays, now());
      const [body, counts] = await Promise.all([
        content.readBody(params, live.version),
        repository.nodes(live, days),
      ]);
      const nodes = nodesOf(body).map((node) => ({
        ...node,
        groups: counts
          .filter(({ nodeId }) => nodeId === node.nodeId)
          .map(({ group, impressions, clicks }) => ({ group, impressions, clicks })),
      }));
      return {
        status: 'SUCCESS',
        data: { version: live, from: days[0] ?? '', until: days.at(-1) ?? '', nodes },
      };
    },

    async getExperimentResults({ query }) {
      return { status: 'SUCCESS', data: await experiments(query?.days ?? usualDays) };
    },
  };
}
