import { type Transaction, sql } from 'kysely';
import type { DocumentKind } from '#schemas/documents/documents.ts';
import type { Database } from '../database/database.ts';
import { type Removal, removeExpiredRows } from '../database/remove-in-batches.ts';
import type { Tables } from '../database/tables/tables.ts';
import { checksumOf } from './canonical-json.ts';
import { readHistory, readLiveChange, sinceVersion } from './content-history.ts';
import { type LiveChange, LiveChanged, notPublished, notRolledBack } from './live-changed.ts';
import { seedAuthor } from '../settings/author-settings.ts';
import { readShopNames, readSoldProducts } from './shop-names.ts';

export interface DocumentId {
  readonly kind: DocumentKind;
  readonly slug: string;
}

export interface Draft extends DocumentId {
  readonly body: unknown;
}

export interface Publication extends Draft {
  /**
   * The checksum of the live content that the author began from; null for none, or for what the server published itself at its first start. When
   * absent, any is replaced.
   */
  readonly replaces?: string | null | undefined;
}

export interface VersionInfo extends DocumentId {
  readonly version: number;
  readonly checksum: string;
  readonly publishedAt: string;
  readonly author: string;
  readonly message: string | null;
  readonly live: boolean;
}

export interface LiveDocument extends VersionInfo {
  readonly body: unknown;
}

/** Who publishes or rolls back, and what they wrote about it. */
export interface Deed {
  readonly author: string;
  readonly message?: string | undefined;
}

export interface Rollback {
  /** When absent, the version that the live one replaced. */
  readonly toVersion?: number | undefined;
  /** The live version that the author saw. When absent, any is taken back. */
  readonly takesBack?: number | undefined;
}

export interface RolledBack extends VersionInfo {
  /** What was live before; null when it was this version already. */
  readonly takenBack: VersionInfo | null;
}

export interface WasLive {
  readonly slug: string;
  /** Epoch milliseconds. */
  readonly since: number;
  readonly body: unknown;
}

export interface Published {
  readonly published: readonly VersionInfo[];
  /** `kind/slug` of the documents that were already live with this content. */
  readonly unchanged: readonly string[];
}

export type ContentRepository = ReturnType<typeof createContentRepository>;

/** Versions are never changed and never removed; publishing and rolling back move the pointer to the live one. */
export function createContentRepository(db: Database, now: () => number) {
  const versions = (source: Database | Transaction<Tables> = db) =>
    source
      .selectFrom('content_versions as version')
      .leftJoin('content_live as live', (join) =>
        join
          .onRef('live.kind', '=', 'version.kind')
          .onRef('live.slug', '=', 'version.slug')
          .onRef('live.version', '=', 'version.version'),
      )
      .select(['version.kind', 'version.slug', 'version.version', 'version.checksum', 'version.published_at'])
      .select(['version.author', 'version.message', 'version.replaces'])
      .select((expression) => expression('live.version', 'is not', null).as('live'));

  async function setLive(
    transaction: Transaction<Tables>,
    { kind, slug, version }: DocumentId & { readonly version: number },
    { since, author, message, isRollback }: Deed & { readonly since: Date; readonly isRollback: boolean },
  ) {
    await transaction
      .insertInto('content_live')
      .values({ kind, slug, version, since })
      .onConflict((conflict) => conflict.columns(['kind', 'slug']).doUpdateSet({ version, since }))
      .execute();
    await transaction
      .insertInto('content_was_live')
      .values({ kind, slug, version, since, author, message: message ?? null, is_rollback: isRollback })
      .execute();
  }

  /** Publishing and rolling back run one at a time, so that version numbers are unique and without gaps. */
  const exclusively = (transaction: Transaction<Tables>) =>
    sql`lock table content_live in exclusive mode`.execute(transaction);

  /** Publishes all or none. Content that is already live gets no new version. Throws LiveChanged. */
  async function publishIn(
    transaction: Transaction<Tables>,
    drafts: readonly Publication[],
    deed: Deed,
  ): Promise<Published> {
    const published: VersionInfo[] = [];
    const unchanged: string[] = [];
    const changed: LiveChange[] = [];
    for (const { kind, slug, body, replaces } of drafts) {
      const checksum = checksumOf(body);
      const existing = await versions(transaction)
        .where('version.kind', '=', kind)
        .where('version.slug', '=', slug)
        .orderBy('version.version', 'desc')
        .execute();
      if (existing.some((row) => row.live && row.checksum === checksum)) {
        unchanged.push(`${kind}/${slug}`);
        continue;
      }
      const live = existing.find((row) => row.live);
      // What the server published itself is in the files, so replacing it undoes nobody's work. A file has begun from no other version here.
      const isOwn = existing.length === 1 && live?.author === seedAuthor;
      if (live && replaces !== undefined && live.checksum !== replaces && !isOwn) {
        changed.push(await readLiveChange(transaction, { kind, slug, body, began: replaces }));
        continue;
      }
      const version = (existing[0]?.version ?? 0) + 1;
      const publishedAt = new Date(now());
      await transaction
        .insertInto('content_versions')
        .values({
          kind,
          slug,
          version,
          checksum,
          body: JSON.stringify(body),
          author: deed.author,
          message: deed.message ?? null,
          replaces: live?.version ?? null,
          published_at: publishedAt,
        })
        .execute();
      await setLive(transaction, { kind, slug, version }, { ...deed, since: publishedAt, isRollback: false });
      published.push({
        kind,
        slug,
        version,
        checksum,
        publishedAt: publishedAt.toISOString(),
        author: deed.author,
        message: deed.message ?? null,
        live: true,
      });
    }
    // Thrown within the transaction, so that nothing of the others stays.
    if (changed.length > 0) throw new LiveChanged(notPublished(changed));
    return { published, unchanged };
  }

  return {
    async findLive({ kind, slug }: DocumentId): Promise<VersionInfo | undefined> {
      const row = await versions()
        .where('version.kind', '=', kind)
        .where('version.slug', '=', slug)
        .where('live.version', 'is not', null)
        .executeTakeFirst();
      return row && infoOf(row);
    },

    /** The numbers of live versions, by names like `landing/default`; a document that is not published has none. */
    async liveVersions(names: readonly string[]): Promise<ReadonlyMap<string, number>> {
      const kinds = names.map((name) => name.slice(0, name.indexOf('/')));
      const slugs = names.map((name) => name.slice(name.indexOf('/') + 1));
      const { rows } = await sql<{ name: string; version: number }>`
        select kind || '/' || slug as name, version from content_live
        join unnest(${kinds}::text[], ${slugs}::text[]) as asked (kind, slug) using (kind, slug)
      `.execute(db);
      return new Map(rows.map(({ name, version }) => [name, version]));
    },

    async readBody({ kind, slug }: DocumentId, version: number): Promise<unknown> {
      const row = await db
        .selectFrom('content_versions')
        .select('body')
        .where('kind', '=', kind)
        .where('slug', '=', slug)
        .where('version', '=', version)
        .executeTakeFirstOrThrow();
      return row.body;
    },

    /** The published text of a version, if there is one. */
    async findBody({ kind, slug }: DocumentId, version: number): Promise<unknown> {
      const row = await db
        .selectFrom('content_versions')
        .select('body')
        .where('kind', '=', kind)
        .where('slug', '=', slug)
        .where('version', '=', version)
        .executeTakeFirst();
      return row?.body;
    },

    /** What was live of a kind, and since when, the oldest first: publishing and rolling back. */
    async listWasLive(kind: DocumentKind): Promise<WasLive[]> {
      const rows = await db
        .selectFrom('content_was_live as was')
        .innerJoin('content_versions as version', (join) =>
          join
            .onRef('version.kind', '=', 'was.kind')
            .onRef('version.slug', '=', 'was.slug')
            .onRef('version.version', '=', 'was.version'),
        )
        .select(['was.slug', 'was.since', 'version.body'])
        .where('was.kind', '=', kind)
        .orderBy('was.id')
        .execute();
      return rows.map(({ slug, since, body }) => ({ slug, since: since.getTime(), body }));
    },

    async listLive(kind?: DocumentKind): Promise<LiveDocument[]> {
      let query = versions()
        .select('version.body')
        .where('live.version', 'is not', null)
        .orderBy('version.kind')
        .orderBy('version.slug');
      if (kind) query = query.where('version.kind', '=', kind);
      return (await query.execute()).map((row) => ({ ...infoOf(row), body: row.body }));
    },

    async listVersions({ kind, slug }: DocumentId): Promise<VersionInfo[]> {
      const rows = await versions()
        .where('version.kind', '=', kind)
        .where('version.slug', '=', slug)
        .orderBy('version.version', 'desc')
        .execute();
      return rows.map(infoOf);
    },

    /** Each time that a version of the document went live, newest first. */
    readHistory: (id: DocumentId) => readHistory(db, id),

    /** The names of the shop that documents may refer to. */
    readShopNames: () => readShopNames(db),

    readSoldProducts: () => readSoldProducts(db),

    /** Publishes all or none. Throws LiveChanged where another version is live than the one that a draft began from. */
    async publish(drafts: readonly Publication[], author: string, message?: string): Promise<Published> {
      return db.transaction().execute(async (transaction) => {
        await exclusively(transaction);
        return publishIn(transaction, drafts, { author, message });
      });
    },

    /** Publishes the drafts whose document does not exist yet: the first documents of a new database. */
    async publishMissing(drafts: readonly Draft[], author: string): Promise<Published> {
      return db.transaction().execute(async (transaction) => {
        // Existing documents are read under the lock: an author may publish while this process starts.
        await exclusively(transaction);
        const live = await transaction.selectFrom('content_live').select(['kind', 'slug']).execute();
        const there = new Set(live.map(({ kind, slug }) => `${kind}/${slug}`));
        const missing = drafts.filter(({ kind, slug }) => !there.has(`${kind}/${slug}`));
        return publishIn(transaction, missing, { author });
      });
    },

    /**
     * Makes another version live: the one that the live version replaced when it was published, which after an earlier rollback may not
     * be the one numbered before it, or the one asked for. Undefined when there is no such version. Throws LiveChanged where another version
     * is live than the one to take back.
     */
    async rollback(
      id: DocumentId,
      deed: Deed,
      { toVersion, takesBack }: Rollback = {},
    ): Promise<RolledBack | undefined> {
      return db.transaction().execute(async (transaction) => {
        await exclusively(transaction);
        const all = await versions(transaction)
          .where('version.kind', '=', id.kind)
          .where('version.slug', '=', id.slug)
          .orderBy('version.version', 'desc')
          .execute();
        const live = all.find((row) => row.live);
        if (takesBack !== undefined && live?.version !== takesBack) {
          const since = sinceVersion(await readHistory(transaction, id), takesBack);
          throw new LiveChanged(notRolledBack({ ...id, takesBack, since }));
        }
        const wanted = toVersion ?? live?.replaces;
        const target = all.find(({ version }) => version === wanted);
        if (!target) return undefined;
        if (target === live) return { ...infoOf(target), takenBack: null };
        await setLive(
          transaction,
          { ...id, version: target.version },
          { ...deed, since: new Date(now()), isRollback: true },
        );
        const takenBack = live ? { ...infoOf(live), live: false } : null;
        return { ...infoOf(target), live: true, takenBack };
      });
    },

    async savePreview(preview: { id: string; documents: readonly Draft[]; expiresAt: Date }): Promise<void> {
      await db
        .insertInto('content_previews')
        .values({
          id: preview.id,
          documents: JSON.stringify(preview.documents),
          created_at: new Date(now()),
          expires_at: preview.expiresAt,
        })
        .execute();
    },

    async findPreview(id: string): Promise<readonly Draft[] | undefined> {
      const row = await db
        .selectFrom('content_previews')
        .select('documents')
        .where('id', '=', id)
        .where('expires_at', '>', new Date(now()))
        .executeTakeFirst();
      return row?.documents as readonly Draft[] | undefined;
    },

    removeExpiredPreviews: (removal?: Removal): Promise<void> =>
      removeExpiredRows(
        db,
        { table: 'content_previews', key: 'id', expiry: 'expires_at', until: new Date(now()) },
        removal,
      ),
  };
}

function infoOf(row: {
  kind: string;
  slug: string;
  version: number;
  checksum: string;
  published_at: Date;
  author: string;
  message: string | null;
  live: unknown;
}): VersionInfo {
  return {
    kind: row.kind as DocumentKind,
    slug: row.slug,
    version: row.version,
    checksum: row.checksum,
    publishedAt: row.published_at.toISOString(),
    author: row.author,
    message: row.message,
    live: row.live === true,
  };
}
