import pg from 'pg';
import { lookOften } from '../look-often.ts';
import { revisionsChannel } from '../migrations/031-told-changes.ts';
import type { HeardChanges } from './changes.ts';

/** Milliseconds from one look at the connection to the next, or from a connection that ended to a new one. */
const lookMs = 1_000;
/** A look that takes longer has failed. */
const answerMs = 1_000;
/** Without an answer for so long, changes may have been missed: nothing is kept. So old may a reply be at most when a connection was lost without notice. */
export const mostSilenceMs = lookMs + 2 * answerMs;

export interface HearOptions {
  /** Milliseconds, of a clock that never goes back. */
  readonly now: () => number;
  readonly log: { readonly warn: (text: string) => void; readonly info: (text: string) => void };
}

/** The driver knows it from the greeting of the server; its types do not. */
type Listener = pg.Client & { readonly processID?: number | null };

/**
 * Listens on a connection of its own. Each second it asks on that connection whether it is still there, and whether anything changed unheard. Behind a pooler
 * (PgBouncer in transaction mode) nothing can be listened to: then each request asks the database.
 */
export function hearPostgres(url: string, { now, log }: HearOptions): HeardChanges {
  let stamp = 0;
  /** When the last look that was answered began; undefined without a connection. */
  let heardAt: number | undefined;
  let mark: string | undefined;
  let client: Listener | undefined;
  let isClosed = false;
  const changed = () => void (stamp += 1);

  function lost(): void {
    if (heardAt !== undefined)
      log.warn('The connection that hears of changes is lost: each request asks the database.');
    heardAt = undefined;
    client?.removeAllListeners('notification');
    client?.end().catch(() => {});
    client = undefined;
  }

  async function connect(): Promise<Listener | undefined> {
    const next: Listener = new pg.Client({
      connectionString: url,
      connectionTimeoutMillis: answerMs,
      query_timeout: answerMs,
      keepAlive: true,
    });
    // An error of a connection that was replaced says nothing of the one that is.
    next.on('error', () => next === client && lost());
    next.on('end', () => next === client && lost());
    next.on('notification', changed);
    client = next;
    await next.connect();
    const { rows } = await next.query<{ pid: number }>('select pg_backend_pid() as pid');
    if (rows[0]?.pid !== next.processID) {
      log.info(
        'The database is behind a pooler, where changes are not heard of: each request asks the database.',
      );
      isClosed = true;
      lost();
      return undefined;
    }
    await next.query(`listen ${revisionsChannel}`);
    return next;
  }

  async function look(): Promise<void> {
    if (isClosed) return;
    const from = now();
    try {
      const listener = client ?? (await connect());
      if (!listener) return;
      const { rows } = await listener.query<{ mark: string }>(readMark);
      if (listener !== client) return;
      const found = rows[0]?.mark;
      if (heardAt === undefined || found !== mark) changed();
      mark = found;
      heardAt = from;
    } catch {
      lost();
    }
  }

  const stopLooking = lookOften(look, lookMs);

  return {
    stamp: () => (heardAt !== undefined && now() - heardAt < mostSilenceMs ? stamp : undefined),
    changed,
    async close() {
      isClosed = true;
      await stopLooking();
      heardAt = undefined;
      await client?.end().catch(() => {});
    },
  };
}

/** Sums, because a lower revision may be committed after a higher one. */
const readMark = `
  select concat_ws('/', (select sum(revision) from page_revisions), (select sum(revision) from menu_revisions)) as mark`;
