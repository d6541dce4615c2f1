import type { DistinctEntries } from '../engine/contract-rules.ts';
import { isRecord } from '../is-record.ts';
import { addressOf, type Path, type Report } from './fault.ts';

interface ListToCheck {
  readonly rule: DistinctEntries;
  readonly props: Readonly<Record<string, unknown>>;
  readonly path: Path;
}

/** Finds entries of a list with equal values: customers, or the service that gets their answer, could not distinguish them. */
export function checkDistinct({ rule: { list, field }, props, path }: ListToCheck, report: Report) {
  const entries = props[list];
  if (!Array.isArray(entries)) return;
  const places = new Map<string, string>();
  for (const [at, entry] of entries.entries()) {
    const value: unknown = field === undefined ? entry : isRecord(entry) && entry[field];
    if (typeof value !== 'string') continue;
    const place = [...path, list, at, ...(field === undefined ? [] : [field])];
    const earlier = places.get(value);
    if (earlier === undefined) {
      places.set(value, addressOf(place));
      continue;
    }
    const message = `is '${value}', as is ${earlier}: nobody could tell the two apart. Change or remove one.`;
    report(place, 'duplicate-value', message);
  }
}
