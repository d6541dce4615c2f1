import { addressOf } from '#schemas/check/fault.ts';
import { nodesOf } from '#schemas/check/nodes-of.ts';
import { isRecord } from '#schemas/is-record.ts';
import { whenFaults } from '#schemas/rules/when-faults.ts';
import type { Draft } from './content-repository.ts';

/**
 * Each fault of a `when` that this server does not understand, as `landing/default nodes[3].when.weather: unknown-clause`: what it belongs to, a node or a form, is sent to
 * nobody. A later release may have published it.
 */
export function notUnderstood({ kind, slug, body }: Draft): string[] {
  const form = kind === 'feedback-template' ? [{ path: [], value: body }] : [];
  return [...form, ...nodesOf(kind, body)].flatMap(({ path, value }) =>
    whenFaults(isRecord(value) ? value['when'] : undefined).map(
      (fault) => `${kind}/${slug} ${addressOf([...path, 'when', ...fault.path])}: ${fault.code}`,
    ),
  );
}
