import type { CompiledContract } from '#schemas/compiled-contract.ts';
import type { NodePlace } from '#schemas/contract.ts';
import { isRecord } from '#schemas/is-record.ts';
import type { When } from '#schemas/node.ts';
import type { PreparedNode } from '#schemas/prepared.ts';
import { addressOf } from '#schemas/reader/address-of.ts';
import { type Fault, readValue } from '#schemas/reader/read-value.ts';
import type { Shape } from '#schemas/reader/shape.ts';
import { whenFaults } from '#schemas/reader/when-faults.ts';

/** The shape of every node, and the shapes of each kind's props. */
export interface NodeShapes {
  readonly nodeShape: Shape;
  readonly propsShapes: ReadonlyMap<string, Shape>;
}

/** What nodes are read with: the shapes and contracts of the kinds that this app knows. */
export interface Engine extends NodeShapes {
  readonly contract: (type: string) => CompiledContract | undefined;
}

const keepsUnknown = new Set(['unknown-type', 'unknown-version']);

/** Brings props to the current version, one step at a time. Null when a step throws: the props were never of that version. */
function migrated(
  props: Record<string, unknown>,
  from: number,
  contract: CompiledContract,
): Record<string, unknown> | null {
  try {
    return contract.migrations.slice(from - 1).reduce((value, migrate) => migrate(value), props);
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
 * Reads props, keeping what is good. `missing` lists the required props that are absent; a required prop that is present but wrong is a fault
 * and not listed as missing.
 */
export function prepareProps({ props, contract, shape }: PropsInput) {
  const read = readValue(shape, props);
  const value = read.ok ? (read.value as Record<string, unknown>) : null;
  const missing = value ? contract.required.filter((name) => value[name] === undefined) : [];
  return {
    props: value,
    faults: read.faults,
    missing,
    given: missing.filter((name) => Object.hasOwn(props, name) && props[name] !== undefined),
  };
}

type Envelope = Omit<PreparedNode, 'address' | 'props'> & { readonly version: number };

/** What was read of one entry of a document, whatever stands beside it. */
export interface NodeRead {
  /** False when it has no envelope that could be read, so that its id does not count. */
  readonly hasId: boolean;
  readonly node: Omit<PreparedNode, 'address'> | null;
  /** Faults with their address from the node on: `.props.text`. */
  readonly faults: readonly { readonly path: string; readonly code: string }[];
}

function readEnvelope(raw: Record<string, unknown>, nodeShape: Shape) {
  const { props: _props, when: _when, ...head } = raw;
  const read = readValue(nodeShape, head);
  return { envelope: read.ok ? (read.value as Envelope) : null, faults: read.faults };
}

/** Why a node cannot be shown by this app in this place. */
function refusalOf({ type, version }: Envelope, engine: Engine, place: NodePlace): string | null {
  const contract = engine.contract(type);
  if (!contract || !engine.propsShapes.has(type)) return 'unknown-type';
  if (version > contract.version) return 'unknown-version';
  return contract.places.includes(place) ? null : 'wrong-place';
}

/** Migrates a node to the current version of its kind, reads it and keeps what is good. Pure. */
export function readNode(raw: unknown, engine: Engine, place: NodePlace): NodeRead {
  const faults: { path: string; code: string }[] = [];
  const add = (base: string, found: readonly Fault[]) => {
    for (const { path, code } of found) faults.push({ path: addressOf(base, path), code });
  };
  const leaveOut = (hasId: boolean): NodeRead => ({ hasId, node: null, faults });

  if (!isRecord(raw)) {
    faults.push({ path: '', code: 'not-a-node' });
    return leaveOut(false);
  }
  const { envelope, faults: found } = readEnvelope(raw, engine.nodeShape);
  add('', found);
  if (!envelope) return leaveOut(false);

  const { when } = raw;
  const hiding = whenFaults(when);
  add('.when', hiding);
  if (hiding.length > 0) {
    const { id, type } = envelope;
    return { hasId: true, node: { id, type, props: {}, unknown: 'when' }, faults };
  }
  const base = when === undefined ? envelope : { ...envelope, when: when as When };

  const refused = refusalOf(envelope, engine, place);
  if (refused) {
    faults.push({ path: refused === 'unknown-version' ? '.version' : '.type', code: refused });
    if (!keepsUnknown.has(refused)) return leaveOut(true);
    return { hasId: true, node: { ...base, props: {}, unknown: 'kind' }, faults };
  }
  const contract = engine.contract(envelope.type) as CompiledContract;
  const shape = engine.propsShapes.get(envelope.type) as Shape;

  const { props: rawProps } = raw;
  const isGiven = isRecord(rawProps);
  if (rawProps !== undefined && !isGiven) faults.push({ path: '.props', code: 'type' });
  const current = migrated(isGiven ? rawProps : {}, envelope.version, contract);
  if (!current) {
    faults.push({ path: '.props', code: 'migration-failed' });
    return leaveOut(true);
  }
  const prepared = prepareProps({ props: current, contract, shape });
  add('.props', prepared.faults);
  if (!prepared.props) return leaveOut(true);
  if (prepared.missing.length > 0 && envelope.contentUrl === undefined) {
    if (rawProps === undefined || isGiven) {
      const absent = prepared.missing.filter((name) => !prepared.given.includes(name));
      for (const name of absent) faults.push({ path: `.props.${name}`, code: 'required' });
    }
    return leaveOut(true);
  }
  return { hasId: true, node: { ...base, props: prepared.props }, faults };
}
