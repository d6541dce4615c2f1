import { sql } from 'kysely';
import { catalogueTag, stockTag } from '../cache-tags.ts';
import type { Database } from '../database/database.ts';

/** What replies that caches keep are made of: documents by their live versions, everything else by its revision. */
interface Seen {
  /** Changes with everything below. */
  readonly mark: string;
  readonly documents: ReadonlyMap<string, string>;
  readonly revisions: ReadonlyMap<string, string>;
}

/** Of all pages and calls. */
const everything = ['page', 'call'] as const;

/**
 * Tells which tags have changed since it was asked before, whichever process changed them: servers, the import, a build that starts with new documents.
 * It reads what is committed. The first answer is everything, because nobody knows what a cache has kept meanwhile.
 */
export function createWatch(db: Database): () => Promise<readonly string[]> {
  let seen: Seen | undefined;
  return async () => {
    const mark = await readMark(db);
    if (mark === seen?.mark) return [];
    const before = seen;
    seen = await readAll(db, mark);
    if (!before) return everything;
    const documents = changed(before.documents, seen.documents);
    return [
      ...new Set([
        ...documents.flatMap((name) => [name, name.split('/')[0] ?? name]),
        ...changed(before.revisions, seen.revisions).flatMap(tagsOf),
      ]),
    ];
  };
}

/** The scopes of `page_revisions` and `menu_revisions` (migrations 005 and 028). */
function tagsOf(scope: string): string[] {
  // Documents have tags of their own.
  if (scope === 'content_live') return [];
  const [, storeId] = /^store\/(.+)$/.exec(scope) ?? [];
  return [storeId === undefined ? catalogueTag : stockTag(storeId)];
}

function changed(before: ReadonlyMap<string, string>, after: ReadonlyMap<string, string>): string[] {
  const names = new Set([...before.keys(), ...after.keys()]);
  return [...names].filter((name) => before.get(name) !== after.get(name));
}

/** Sums, because a lower revision may be committed after a higher one. */
async function readMark(db: Database): Promise<string> {
  const { rows } = await sql<{ mark: string }>`
    select concat_ws('/', (select sum(revision) from page_revisions), (select sum(revision) from menu_revisions)) as mark
  `.execute(db);
  return rows[0]?.mark ?? '';
}

async function readAll(db: Database, mark: string): Promise<Seen> {
  const [documents, revisions] = await Promise.all([
    sql<{ name: string; version: string }>`
      select kind || '/' || slug as name, version::text as version from content_live
    `.execute(db),
    sql<{ name: string; version: string }>`
      select scope as name, revision::text as version from page_revisions
      union all select scope, revision::text from menu_revisions
    `.execute(db),
  ]);
  const mapOf = (rows: readonly { name: string; version: string }[]) =>
    new Map(rows.map(({ name, version }) => [name, version]));
  return { mark, documents: mapOf(documents.rows), revisions: mapOf(revisions.rows) };
}
