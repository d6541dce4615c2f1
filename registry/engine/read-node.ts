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
  const isComplete = value !== null && contract.required.every((name) => value[name] !== undefined);
  return {
    props: value,
    faults: read.faults,
    isComplete,
    absent: isComplete ? [] : contract.required.filter((name) => value && props[name] === undefined),
  };
}

type Envelope = Omit<PreparedNode, 'address' | 'props'> & { readonly version: number };

/** What was read of one entry of a document, whatever stands beside it. */
export interface NodeRead {
  /** False when it has no envelope that could be read, so that its id does not count. */
  readonly hasId: boolean;
  /** The node without its id and its address, which depend on what stands beside it. It may be the very entry, whose `props` are the ones that came. */
  readonly envelope: Omit<Envelope, 'version'> | null;
  readonly props: PreparedNode['props'];
  readonly unknown?: PreparedNode['unknown'];
  /** Faults with their address from the node on: `.props.text`. */
  readonly faults: readonly NodeFault[];
}

export interface NodeFault {
  readonly path: string;
  readonly code: string;
}

function addFaults(faults: NodeFault[], base: string, found: readonly Fault[]) {
  for (const { path, code } of found) faults.push({ path: addressOf(base, path), code });
}

/** Migrates a node to the current version of its kind, reads it and keeps what is good. Pure. */
export function readNode(raw: unknown, engine: Engine, place: string): NodeRead {
  const faults: NodeFault[] = [];
  const noNode: NodeRead = { hasId: false, envelope: null, props: {}, faults };
  if (!isRecord(raw)) {
    faults.push({ path: '', code: 'not-a-node' });
    return noNode;
  }
  const read = readValue(engine.nodeShape, raw);
  addFaults(faults, '', read.faults);
  if (!read.ok) return noNode;
  const nothing = { ...noNode, hasId: true };
  const envelope = read.value as Envelope;
  const { id, type, version } = envelope;

  const hiding = whenFaults(raw.when, engine.whenShape, engine.whenChecks);
  addFaults(faults, '.when', hiding);
  if (hiding.length > 0) return { ...nothing, envelope: { id, type }, unknown: 'when' };

  const contract = engine.contract(type);
  const shape = engine.propsShapes.get(type);
  if (!contract || !shape || version > contract.version) {
    const what = contract && shape ? 'version' : 'type';
    faults.push({ path: `.${what}`, code: `unknown-${what}` });
    return { ...nothing, envelope, unknown: 'kind' };
  }
  if (!contract.places.includes(place)) {
    faults.push({ path: '.type', code: 'wrong-place' });
    return nothing;
  }

  const { props } = raw;
  const isGiven = isRecord(props);
  const isWrong = props !== undefined && !isGiven;
  if (isWrong) faults.push({ path: '.props', code: 'type' });
  const current = migrated(isGiven ? props : {}, version, engine.migrations.get(type) ?? []);
  if (!current) {
    faults.push({ path: '.props', code: 'migration-failed' });
    return nothing;
  }
  const prepared = prepareProps({ props: current, contract, shape });
  addFaults(faults, '.props', prepared.faults);
  if (prepared.props && (prepared.isComplete || envelope.contentUrl !== undefined))
    return { hasId: true, envelope, props: prepared.props, faults };
  if (!isWrong)
    for (const name of prepared.absent) faults.push({ path: addressOf('.props', [name]), code: 'required' });
  return nothing;
}
