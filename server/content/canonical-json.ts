import { createHash } from 'node:crypto';
import { isRecord } from '#schemas/is-record.ts';

/** JSON with the keys of every object in order: equal documents give equal texts. */
export function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_, inner: unknown) =>
    isRecord(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([left], [right]) => (left < right ? -1 : 1)))
      : inner,
  );
}

/** The checksum of a document: its version for caches, and the comparison that finds unchanged documents. */
export function checksumOf(body: unknown): string {
  return createHash('sha256').update(canonicalJson(body)).digest('hex').slice(0, 16);
}
