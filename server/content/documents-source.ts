import { setImmediate } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import type { z } from 'zod';
import { type DocumentKind, documents } from '#schemas/documents/documents.ts';
import { slugPattern } from '#schemas/rules/slug.ts';
import { noteTags } from '../cache-tags.ts';
import { type Changes, keptUntilChanged } from '../database/changes/changes.ts';
import { batchedReads } from '../database/batched-reads.ts';
import { checksumOf } from './canonical-json.ts';
import { notUnderstood } from './not-understood.ts';
import { publishedVersion } from './published-version.ts';
import type { ContentRepository, DocumentId, Draft } from './content-repository.ts';

export type DocumentOf<K extends DocumentKind> = z.output<(typeof documents)[K]>;

export interface FoundDocument<K extends DocumentKind = DocumentKind> {
  readonly slug: string;
  /**
   * Name and number of the published version, which events are counted by, and the checksum of the document as it is sent: a new build with other
   * defaults gives the same text another version. Of a draft the checksum alone.
   */
  readonly version: string;
  /** With defaults filled in; as written when it no longer fits its schema. */
  readonly document: DocumentOf<K>;
  /** As written. */
  readonly body: unknown;
}

/** The documents of one request: the live ones, or with a preview link its drafts first. */
export interface DocumentsSource {
  /** The first of the slugs that exists. */
  readonly find: <K extends DocumentKind>(
    kind: K,
    slugs: readonly string[],
  ) => Promise<FoundDocument<K> | undefined>;
  readonly list: <K extends DocumentKind>(kind: K) => Promise<FoundDocument<K>[]>;
}

const cachedVersions = 500;

interface Parts {
  readonly repository: ContentRepository;
  readonly changes?: Changes | undefined;
  /** Told once per version what of it is sent to nobody, because this server does not understand whom it is for. */
  readonly onNotUnderstood?: (places: readonly string[]) => void;
}

/**
 * Versions never change, so parsed documents are kept. The live version is read each time, because other processes publish too, unless changes are heard of;
 * what is asked for at the same time is read at once.
 */
export function createDocumentsSource({ repository, changes, onNotUnderstood }: Parts): DocumentsSource {
  const parsed = new LRUCache<string, FoundDocument>({ max: cachedVersions });

  const liveVersion = keptUntilChanged(
    batchedReads((names) => repository.liveVersions(names), setImmediate),
    changes,
  );

  /** Requests share a query, so a slug that the database may refuse is not put into it. */
  async function versionOf({ kind, slug }: DocumentId): Promise<number | undefined> {
    return slugPattern.test(slug) ? liveVersion(`${kind}/${slug}`) : undefined;
  }

  const keyOf = ({ kind, slug }: DocumentId, version: number) => `${kind}/${slug}/${version}`;

  function parse(published: Draft & { readonly version: number }): FoundDocument {
    const key = keyOf(published, published.version);
    const known = parsed.get(key);
    if (known) return known;
    const found = parsePublished(published);
    parsed.set(key, found);
    const places = notUnderstood(published);
    if (places.length > 0) onNotUnderstood?.(places);
    return found;
  }

  async function load(id: DocumentId, version: number): Promise<FoundDocument> {
    return (
      parsed.get(keyOf(id, version)) ??
      parse({ ...id, version, body: await repository.readBody(id, version) })
    );
  }

  return {
    async find<K extends DocumentKind>(kind: K, slugs: readonly string[]) {
      const versions = await Promise.all(slugs.map((slug) => versionOf({ kind, slug })));
      for (const [at, slug] of slugs.entries()) {
        // Also of a document that does not exist: once it does, it takes the place of the next.
        noteTags(`${kind}/${slug}`);
        const version = versions[at];
        if (version !== undefined) return (await load({ kind, slug }, version)) as FoundDocument<K>;
      }
      return undefined;
    },
    async list<K extends DocumentKind>(kind: K) {
      noteTags(kind);
      return (await repository.listLive(kind)).map((document) => parse(document) as FoundDocument<K>);
    },
  };
}

/** A source that returns drafts before live documents. */
export function withDrafts(source: DocumentsSource, drafts: readonly Draft[]): DocumentsSource {
  const draftOf = new Map(drafts.map((draft) => [`${draft.kind}/${draft.slug}`, draft]));
  return {
    async find<K extends DocumentKind>(kind: K, slugs: readonly string[]) {
      for (const slug of slugs) {
        const draft = draftOf.get(`${kind}/${slug}`);
        const found = draft ? (parseDraft(draft) as FoundDocument<K>) : await source.find(kind, [slug]);
        if (found) return found;
      }
      return undefined;
    },
    async list<K extends DocumentKind>(kind: K) {
      const drafted = drafts.filter((draft) => draft.kind === kind);
      const rest = (await source.list(kind)).filter(
        ({ slug }) => !drafted.some((draft) => draft.slug === slug),
      );
      return [...drafted.map((draft) => parseDraft(draft) as FoundDocument<K>), ...rest];
    },
  };
}

function parsePublished({ version, ...draft }: Draft & { readonly version: number }): FoundDocument {
  const parsed = parseDraft(draft);
  return { ...parsed, version: publishedVersion({ ...draft, version }, parsed.version) };
}

/** A document that was valid in an earlier release only is returned as it is: the app shows the valid parts of it. */
export function parseDraft({ kind, slug, body }: Draft): FoundDocument {
  const parsed = documents[kind].safeParse(body);
  const document = parsed.success ? parsed.data : (body as DocumentOf<DocumentKind>);
  return { slug, version: checksumOf(document), document, body };
}
