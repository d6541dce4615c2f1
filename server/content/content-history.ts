import type { Transaction } from 'kysely';
import type { DocumentKind } from '#schemas/documents/documents.ts';
import type { Database } from '../database/database.ts';
import type { Tables } from '../database/tables/tables.ts';
import { describeChanges } from './describe-changes.ts';
import type { LiveChange } from './live-changed.ts';

/** One time that a version went live, by publishing or rolling back. */
export interface WentLive {
  readonly version: number;
  /** ISO 8601. */
  readonly at: string;
  readonly isRollback: boolean;
  /** Null where it was not recorded. */
  readonly author: string | null;
  readonly message: string | null;
}

type Source = Database | Transaction<Tables>;

interface Document {
  readonly kind: DocumentKind;
  readonly slug: string;
}

/**
 * Each time that a version of a document went live, newest first. Publications run one at a time, so their numbers are in order; their times
 * are those of several clocks.
 */
export async function readHistory(source: Source, { kind, slug }: Document): Promise<WentLive[]> {
  const rows = await source
    .selectFrom('content_was_live as was')
    .select(['was.version', 'was.since', 'was.author', 'was.message', 'was.is_rollback'])
    .where('was.kind', '=', kind)
    .where('was.slug', '=', slug)
    .orderBy('was.id', 'desc')
    .execute();
  return rows.map(({ version, since, author, message, is_rollback }) => ({
    version,
    at: since.toISOString(),
    isRollback: is_rollback,
    author,
    message,
  }));
}

async function liveVersion(source: Source, { kind, slug }: Document): Promise<number | undefined> {
  const row = await source
    .selectFrom('content_live')
    .select('version')
    .where('kind', '=', kind)
    .where('slug', '=', slug)
    .executeTakeFirst();
  return row?.version;
}

/** What went live after a version, newest first; all where the version never was. */
export function sinceVersion(history: readonly WentLive[], version: number): readonly WentLive[] {
  const place = history.findIndex((entry) => entry.version === version);
  return place < 0 ? history : history.slice(0, place);
}

interface Refused extends Document {
  readonly body: unknown;
  /** The checksum of the content that the author began from, if it is known. */
  readonly began: string | null;
}

/**
 * What an author did not see: who made what live since the version that the file began from, and the difference. Where that version is not
 * known, the difference between the live content and the author's.
 */
export async function readLiveChange(
  source: Source,
  { kind, slug, body, began }: Refused,
): Promise<LiveChange> {
  const rows = await source
    .selectFrom('content_versions')
    .select(['version', 'checksum', 'body'])
    .where('kind', '=', kind)
    .where('slug', '=', slug)
    .orderBy('version', 'desc')
    .execute();
  const history = await readHistory(source, { kind, slug });
  const bodyOf = (version: number | undefined) => rows.find((row) => row.version === version)?.body;
  const live = bodyOf(await liveVersion(source, { kind, slug }));
  const base = rows.find(({ checksum }) => checksum === began)?.version;
  if (base === undefined)
    return { kind, slug, since: history.slice(0, 1), difference: describeChanges(live, body) };
  return {
    kind,
    slug,
    base,
    since: sinceVersion(history, base),
    difference: describeChanges(bodyOf(base), live),
  };
}
