import { LRUCache } from 'lru-cache';
import type { z } from 'zod';
import { type DocumentKind, documents } from '#schemas/documents/documents.ts';
import { noteTags } from '../cache-tags.ts';
import { checksumOf } from './canonical-json.ts';
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

/** Versions never change, so parsed documents are kept. The live version is read each time, because other processes publish too. */
export function createDocumentsSource(repository: ContentRepository): DocumentsSource {
  const parsed = new LRUCache<string, FoundDocument>({ max: cachedVersions });

  async function load({ kind, slug }: DocumentId): Promise<FoundDocument | undefined> {
    const live = await repository.findLive({ kind, slug });
    if (!live) return undefined;
    const key = `${kind}/${slug}/${live.version}`;
    const known = parsed.get(key);
    if (known) return known;
    const body = await repository.readBody({ kind, slug }, live.version);
    const found = parsePublished({ kind, slug, version: live.version, body });
    parsed.set(key, found);
    return found;
  }

  return {
    async find<K extends DocumentKind>(kind: K, slugs: readonly string[]) {
      for (const slug of slugs) {
        // Also of a document that does not exist: once it does, it takes the place of the next.
        noteTags(`${kind}/${slug}`);
        const found = await load({ kind, slug });
        if (found) return found as FoundDocument<K>;
      }
      return undefined;
    },
    async list<K extends DocumentKind>(kind: K) {
      noteTags(kind);
      return (await repository.listLive(kind)).map(
        (document) => parsePublished(document) as FoundDocument<K>,
      );
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
