import type { AuthorToken } from './settings/author-settings.ts';
import type { Logger } from 'pino';
import type { Changes } from './database/changes/changes.ts';
import type { Database } from './database/database.ts';
import type { Handlers } from './http/handlers.ts';
import type { Counts } from './http/rate-limits.ts';
import type { Metrics } from './metrics/create-metrics.ts';
import type { RandomBytes } from './random-bytes.ts';
import type { Settings } from './settings.ts';

/** What every module is built from. */
export interface ModuleParts {
  readonly db: Database;
  /** For reads of what is the same for everybody, which may be a moment old in the calls and pages that say so. Else the same as `db`. */
  readonly publicDb: Database;
  /** What is heard of changes. Without it each request reads the revisions of what it is made of. */
  readonly changes?: Changes | undefined;
  /** Where limits are counted. */
  readonly counts: Counts;
  readonly settings: Settings;
  /** Signs sessions and previews. */
  readonly secret: string;
  /** The token of the content command. */
  readonly authorTokens: readonly AuthorToken[];
  /** Milliseconds since the epoch. */
  readonly now: () => number;
  readonly randomBytes: RandomBytes;
  readonly log: Logger;
  /** Undefined where the settings ask for none. */
  readonly metrics?: Metrics | undefined;
}

/** Removes rows that have expired, until nothing is left or the signal says that the server ends. */
export type RemoveExpired = (ending: AbortSignal) => Promise<void>;

/** Does what is due, until nothing is left or the signal says that the server ends. */
export type DueJob = (ending: AbortSignal) => Promise<void>;

/** A service of the server. What it offers to other modules are additional properties. */
export interface Module {
  /** The handlers of the calls that it answers. */
  readonly handlers: Partial<Handlers>;
  /** Runs once an hour. */
  readonly removeExpired?: RemoveExpired;
}
