import { LRUCache } from 'lru-cache';
import { type DocumentKind, documents } from '#schemas/documents/documents.ts';
import { isRecord } from '#schemas/is-record.ts';
import type { ContentRepository } from '../content/content-repository.ts';
import { type NamedVersion, readPublishedVersion } from '../content/published-version.ts';

export interface DocumentNode {
  readonly nodeId: string;
  readonly type: string;
  /** Under which events tell it. */
  readonly name: string;
}

/** A node of a published version, as events name it. */
export interface PublishedNode extends NamedVersion {
  readonly kind: DocumentKind;
  readonly nodeId: string;
}

/** The nodes of a document, whatever its kind: in its list, in its slots, or under its numbers. */
export function nodesOf(body: unknown): readonly DocumentNode[] {
  if (!isRecord(body)) return [];
  const { nodes = [], slots = {}, entries = {} } = body;
  const all = [nodes, ...Object.values(slots as object), ...Object.values(entries as object)].flat();
  const found = new Map<string, DocumentNode>();
  for (const node of all) {
    if (!isRecord(node) || typeof node.id !== 'string' || found.has(node.id)) continue;
    const { id, type, tracking } = node;
    const name = isRecord(tracking) && typeof tracking.name === 'string' ? tracking.name : id;
    found.set(id, { nodeId: id, type: String(type), name });
  }
  return [...found.values()];
}

/** The document that an event is about: `landing`, a slot of it (`cart.top`), `info/tnc`, or a kind. */
function kindOf(document: string): DocumentKind | undefined {
  if (document.startsWith('info/')) return 'info-page';
  if (document.includes('.')) return 'landing';
  return Object.hasOwn(documents, document) ? (document as DocumentKind) : undefined;
}

const keptVersions = 200;
/** A version that is published a moment later is found then. */
const absentMs = 10_000;

export type PublishedNodes = ReturnType<typeof createPublishedNodes>;

/** Finds the nodes that events name among those that were published. Names that somebody invents are none, and are asked for once in a while at most. */
export function createPublishedNodes({ findBody }: Pick<ContentRepository, 'findBody'>, now: () => number) {
  const known = new LRUCache<string, ReadonlySet<string>>({ max: keptVersions });
  const absent = new LRUCache<string, number>({ max: keptVersions });

  async function idsOf(kind: DocumentKind, named: NamedVersion): Promise<ReadonlySet<string>> {
    const key = `${kind}/${named.slug}/${named.version}`;
    const there = known.get(key);
    if (there) return there;
    if (now() < (absent.get(key) ?? 0)) return new Set();
    const body = await findBody({ kind, slug: named.slug }, named.version);
    const ids = new Set(nodesOf(body).map(({ nodeId }) => nodeId));
    if (body === undefined) absent.set(key, now() + absentMs);
    else known.set(key, ids);
    return ids;
  }

  return {
    async find(event: {
      readonly document: string;
      readonly version: string;
      readonly nodeId: string;
    }): Promise<PublishedNode | undefined> {
      const kind = kindOf(event.document);
      const named = readPublishedVersion(event.version);
      if (!kind || !named || !(await idsOf(kind, named)).has(event.nodeId)) return undefined;
      return { kind, ...named, nodeId: event.nodeId };
    },
  };
}
