import { addressOf, type Path } from '#schemas/check/fault.ts';
import { nodesOf } from '#schemas/check/nodes-of.ts';
import { isRecord } from '#schemas/is-record.ts';
import type { Fault } from '#schemas/reader/read-value.ts';
import { formWhenFaults } from '#schemas/rules/choose-form.ts';
import { whenFaults } from '#schemas/rules/when-faults.ts';
import type { Draft } from './content-repository.ts';

/**
 * Each fault of a `when` that this server does not understand, as `landing/default nodes[3].when.weather: unknown-clause`: what it belongs to, a node or a
 * form, is sent to nobody. A later release may have published it.
 */
export function notUnderstood({ kind, slug, body }: Draft): string[] {
  const faultsOf = (path: Path, faults: readonly Fault[]) =>
    faults.map((fault) => `${kind}/${slug} ${addressOf([...path, 'when', ...fault.path])}: ${fault.code}`);
  const whenOf = (value: unknown) => (isRecord(value) ? value['when'] : undefined);
  return [
    ...(kind === 'feedback-template' ? faultsOf([], formWhenFaults(whenOf(body))) : []),
    ...nodesOf(kind, body).flatMap(({ path, value }) => faultsOf(path, whenFaults(whenOf(value)))),
  ];
}
