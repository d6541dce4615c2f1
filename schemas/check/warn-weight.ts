import { isRecord } from '../is-record.ts';
import type { DocumentValues } from './warn-values.ts';
import { nodesOf } from './nodes-of.ts';
import type { WarnContext } from './warn-context.ts';

const bytesOf = (value: unknown) => new TextEncoder().encode(JSON.stringify(value) ?? '').length;
const kilobytes = (bytes: number) => `${Math.ceil(bytes / 1000)} kB`;

/** Warns of a document that loads slowly on a phone, and names its heaviest nodes. */
export function warnWeight({ kind, body }: DocumentValues, { known, report }: WarnContext) {
  const { heaviestKb = 250 } = known;
  const bytes = bytesOf(body);
  if (bytes <= heaviestKb * 1000) return;
  const nodes = nodesOf(kind, body)
    .map(({ value }) => ({ id: isRecord(value) ? String(value.id) : '', bytes: bytesOf(value) }))
    .sort((left, right) => right.bytes - left.bytes)
    .slice(0, 3)
    .map(({ id, bytes: own }) => `'${id}' (${kilobytes(own)})`);
  const heaviest = nodes.length > 0 ? ` The heaviest nodes: ${nodes.join(', ')}.` : '';
  report(
    [],
    'heavy',
    `has ${kilobytes(bytes)}, more than ${heaviestKb} kB, and loads slowly on a phone.${heaviest} Shorten or divide it.`,
  );
}
