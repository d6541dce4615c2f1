import type { CompiledContract } from '#schemas/engine/compiled-contract.ts';
import type { Migration } from '#schemas/engine/contract.ts';
import type { DocumentTypes } from '#schemas/engine/document-types.ts';
import { isRecord } from '#schemas/is-record.ts';
import type { PreparedNode } from '#schemas/engine/prepared.ts';
import { addressOf } from '#schemas/reader/address-of.ts';
import { type Fault, readValue } from '#schemas/reader/read-value.ts';
import type { Shape } from '#schemas/reader/shape.ts';
import { type ClauseChecks, whenFaults } from '#schemas/engine/when-faults.ts';

/** The shape of every node, that of its `when`, and the shapes of each kind's props. */
export interface NodeShapes {
  readonly nodeShape: Shape;
  readonly whenShape: Shape;
  readonly propsShapes: ReadonlyMap<string, Shape>;
}

/** What a product gives to read documents with. The browser fetches it with the first document that it has to read. */
export interface NodeReading extends NodeShapes {
  /** Type of a node → its migrations; kinds of one version have none. `migrations[n - 1]` leads from version n to n + 1. */
  readonly migrations: ReadonlyMap<string, readonly Migration[]>;
  readonly whenChecks: ClauseChecks;
}

/** What nodes are read with: the shapes and contracts of the kinds that this app knows. */
export interface Engine<Documents extends DocumentTypes = DocumentTypes> extends NodeReading {
  readonly contract: (type: string) => CompiledContract<string, unknown, Documents> | undefined;
}

/** Brings props to the current version, one step at a time. Null when a step throws: the props were never of that version. */
function migrated(
  props: Record<string, unknown>,
  from: number,
  migrations: readonly Migration[],
): Record<string, unknown> | null {
  try {
    return migrations.slice(from - 1).reduce((value, migrate) => migrate(value), props);
  } catch {
    return null;
  }
}

interface PropsInput {
  readonly props: Record<string, unknown>;
  readonly contract: CompiledContract;
  readonly shape: Shape;
}

/**
 * Reads props, keeping what is good; null when nothing is. They are complete when no required prop is missing. `absent` lists the required props that
 * did not come: one that came and is wrong is a fault already.
 */
export function prepareProps({ props, contract, shape }: PropsInput) {
  const read = readValue(shape, props);
  const value = read.ok ? (read.value as Record<string, unknown>) : null;
  const missing = value ? contract.required.filter((name) => value[name] === undefined) : [];
  return {
    props: value,
    faults: read.faults,
    isComplete: value !== null && missing.length === 0,
    absent: missing.filter((name) => props[name] === undefined),
  };
}

type Envelope = Omit<PreparedNode, 'address' | 'props'> & { readonly version: number };

/** What was read of one entry of a document, whatever stands beside it. */
export interface NodeRead {
  /** False when it has no envelope that could be read, so that its id does not count. */
  readonly hasId: boolean;
  /** The envelope may be the very entry, whose `props` are the ones that came. */
  readonly node:
    | (Pick<PreparedNode, 'props' | 'unknown'> & { readonly envelope: Omit<Envelope, 'version'> })
    | null;
  /** Faults with their address from the node on: `.props.text`. */
  readonly faults: readonly NodeFault[];
}

export interface NodeFault {
  readonly path: string;
  readonly code: string;
}

/** Migrates a node to the current version of its kind, reads it and keeps what is good. Pure. */
export function readNode(raw: unknown, engine: Engine, place: string): NodeRead {
  const faults: NodeFault[] = [];
  const add = (base: string, found: readonly Fault[]) => {
    for (const { path, code } of found) faults.push({ path: addressOf(base, path), code });
  };
  const found = (hasId: boolean, node: NodeRead['node'] = null): NodeRead => ({ hasId, node, faults });

  if (!isRecord(raw)) {
    add('', [{ path: [], code: 'not-a-node' }]);
    return found(false);
  }
  const read = readValue(engine.nodeShape, raw);
  add('', read.faults);
  if (!read.ok) return found(false);
  const envelope = read.value as Envelope;
  const { id, type, version } = envelope;

  const hiding = whenFaults(raw.when, engine.whenShape, engine.whenChecks);
  add('.when', hiding);
  if (hiding.length > 0) return found(true, { envelope: { id, type }, props: {}, unknown: 'when' });

  const contract = engine.contract(type);
  const shape = engine.propsShapes.get(type);
  if (!contract || !shape || version > contract.version) {
    const what = contract && shape ? 'version' : 'type';
    add('', [{ path: [what], code: `unknown-${what}` }]);
    return found(true, { envelope, props: {}, unknown: 'kind' });
  }
  if (!contract.places.includes(place)) {
    add('', [{ path: ['type'], code: 'wrong-place' }]);
    return found(true);
  }

  const { props } = raw;
  const isGiven = isRecord(props);
  const isWrong = props !== undefined && !isGiven;
  if (isWrong) add('.props', [{ path: [], code: 'type' }]);
  const current = migrated(isGiven ? props : {}, version, engine.migrations.get(type) ?? []);
  if (!current) {
    add('.props', [{ path: [], code: 'migration-failed' }]);
    return found(true);
  }
  const prepared = prepareProps({ props: current, contract, shape });
  add('.props', prepared.faults);
  if (prepared.props && (prepared.isComplete || envelope.contentUrl !== undefined))
    return found(true, { envelope, props: prepared.props });
  if (!isWrong)
    add(
      '.props',
      prepared.absent.map((name) => ({ path: [name], code: 'required' })),
    );
  return found(true);
}
