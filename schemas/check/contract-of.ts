import type { WidgetContract } from '../contract.ts';
import { contracts } from '../contracts.ts';
import type { DocumentKind } from '../documents/documents.ts';

const all: readonly WidgetContract[] = contracts;
const byType = new Map(all.map((contract) => [contract.type, contract]));

export function contractOf(type: unknown): WidgetContract | undefined {
  return typeof type === 'string' ? byType.get(type) : undefined;
}

/** The kinds of nodes that a kind of document may hold. */
export function typesIn(kind: DocumentKind): readonly string[] {
  return all.filter((contract) => belongsInto(contract, kind)).map(({ type }) => type);
}

export function belongsInto({ places }: WidgetContract, kind: DocumentKind): boolean {
  return places.some((place) => place === kind);
}

/** The props of a node, migrated to the current version of its kind. */
export function currentProps(
  { migrations }: WidgetContract,
  { version, props }: { readonly version: number; readonly props: Record<string, unknown> },
): Record<string, unknown> {
  return migrations.slice(version - 1).reduce((older, migrate) => migrate(older), props);
}
