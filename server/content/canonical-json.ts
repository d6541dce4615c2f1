import { createHash } from 'node:crypto';

/** JSON with the keys of every object in order: equal documents have equal texts, whoever wrote them. */
export function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([left], [right]) => (left < right ? -1 : 1)))
      : inner,
  );
}

/** Names the content of a document: version of the document for caches, and what tells that nothing has changed. */
export function checksumOf(body: unknown): string {
  return createHash('sha256').update(canonicalJson(body)).digest('hex').slice(0, 16);
}
