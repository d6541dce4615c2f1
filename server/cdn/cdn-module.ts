import type { DueJob, ModuleParts } from '../module.ts';
import { createHttpPurge } from './http-purge.ts';
import { createPurges } from './purges.ts';
import { createWatch } from './watch-changes.ts';

export type CdnModule = ReturnType<typeof cdnModule>;

/** Tells a cache in front what has changed, where the settings name one. */
export function cdnModule({ db, settings, now, log, metrics }: ModuleParts) {
  const { CDN_PURGE_URL: url, CDN_PURGE_KEY: key } = settings;
  if (url === undefined) return { handlers: {}, changed() {}, runDue: (async () => {}) satisfies DueJob };

  const purges = createPurges({ purge: createHttpPurge({ url, key }), now, log, metrics });
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
