import { mostSilenceMs } from '../database/changes/hear-postgres.ts';
import type { DueJob, ModuleParts } from '../module.ts';
import { createHttpPurge } from './http-purge.ts';
import { createPurges } from './purges.ts';
import { createWatch } from './watch-changes.ts';

/** Milliseconds from the reading of a page to its answer. */
const answerMs = 5_000;

export type CdnModule = ReturnType<typeof cdnModule>;

/** Tells a cache in front what has changed, where the settings name one. */
export function cdnModule({ db, changes, settings, now, log, metrics }: ModuleParts) {
  const { CDN_PURGE_URL: url, CDN_PURGE_KEY: key, DATABASE_REPLICA_URL, DATABASE_REPLICA_LAG_MS } = settings;
  if (url === undefined) return { handlers: {}, changed() {}, runDue: (async () => {}) satisfies DueJob };

  const behindMs = DATABASE_REPLICA_URL === undefined ? mostSilenceMs : DATABASE_REPLICA_LAG_MS;
  const oldForMs = DATABASE_REPLICA_URL !== undefined || changes ? behindMs + answerMs : 0;
  const purges = createPurges({ purge: createHttpPurge({ url, key }), now, log, metrics, oldForMs });
  const watch = createWatch(db);

  async function look() {
    purges.add(await watch());
    await purges.run();
  }

  return {
    handlers: {},
    /** Something was changed, and the change is committed. Whoever changed it does not wait, and does not fail with the purge. */
    changed(): void {
      look().catch((error: unknown) => log.warn({ err: error }, 'the CDN is told later what has changed'));
    },
    runDue: (async () => {
      purges.repeat();
      await look();
    }) satisfies DueJob,
  };
}
