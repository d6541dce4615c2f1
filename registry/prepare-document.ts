import type { CompiledContract } from '#schemas/compiled-contract.ts';
import { isRecord } from '#schemas/is-record.ts';
import type { When } from '#schemas/node.ts';
import type { DocumentInput, DocumentIssue, PreparedDocument, PreparedNode } from '#schemas/prepared.ts';
import { addressOf } from '#schemas/reader/address-of.ts';
import { type Fault, readValue } from '#schemas/reader/read-value.ts';
import type { Shape } from '#schemas/reader/shape.ts';
import { whenFaults } from '#schemas/reader/when-faults.ts';

/** The shape of every node, and the shapes of each kind's props. */
export interface NodeShapes {
  readonly nodeShape: Shape;
  readonly propsShapes: ReadonlyMap<string, Shape>;
}

interface Engine extends NodeShapes {
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

/**
 * Reads a list of nodes: migrates each to the current version of its kind, reads it and keeps what is good. Pure. Every fault is in
 * `issues` once; no fault of one node changes another.
 */
export function prepareDocument(input: DocumentInput, engine: Engine): PreparedDocument {
  const { document, version, place } = input;
  const issues: DocumentIssue[] = [];
  const nodes: PreparedNode[] = [];
  const report = (nodeId: string, path: string, code: string) =>
    issues.push({ document, version, nodeId, path, code });

  if (!Array.isArray(input.nodes) || input.nodes.length === 0) {
    report('', document, Array.isArray(input.nodes) ? 'empty-document' : 'unreadable-document');
    return { document, version, place, nodes, issues, readable: false };
  }

  const ids = new Map<string, number>();
  input.nodes.forEach((raw: unknown, index) => {
    const address = `${document}[${index}]`;
    const reportFaults = (nodeId: string, base: string, faults: readonly Fault[]) => {
      for (const { path, code } of faults) report(nodeId, addressOf(base, path), code);
    };
    if (!isRecord(raw)) {
      report('', address, 'not-a-node');
      return;
    }
    const { props: rawProps, when, ...head } = raw;
    const rawId = typeof raw.id === 'string' ? raw.id : '';
    const envelope = readValue(engine.nodeShape, head);
    reportFaults(rawId, address, envelope.faults);
    if (!envelope.ok) return;
    const node = envelope.value as Omit<PreparedNode, 'address' | 'props'> & { readonly version: number };

    // Two nodes with the same id are both shown, and the second one is reported.
    const used = ids.get(node.id) ?? 0;
    ids.set(node.id, used + 1);
    if (used > 0) report(node.id, `${address}.id`, 'duplicate-id');
    const id = used > 0 ? `${node.id}~${used + 1}` : node.id;

    const hiding = whenFaults(when);
    reportFaults(rawId, `${address}.when`, hiding);
    if (hiding.length > 0) {
      nodes.push({ id, type: node.type, address, props: {}, unknown: 'when' });
      return;
    }

    const base = { ...node, id, address, ...(when !== undefined && { when: when as When }) };
    const contract = engine.contract(node.type);
    const shape = engine.propsShapes.get(node.type);
    const nodeVersion = node.version;
    const refused =
      !contract || !shape
        ? 'unknown-type'
        : nodeVersion > contract.version
          ? 'unknown-version'
          : contract.places.includes(place)
            ? null
            : 'wrong-place';
    if (refused || !contract || !shape) {
      report(
        rawId,
        `${address}.${refused === 'unknown-version' ? 'version' : 'type'}`,
        refused ?? 'unknown-type',
      );
      if (refused && keepsUnknown.has(refused)) nodes.push({ ...base, props: {}, unknown: 'kind' });
      return;
    }

    if (rawProps !== undefined && !isRecord(rawProps)) report(rawId, `${address}.props`, 'type');
    const current = migrated(isRecord(rawProps) ? rawProps : {}, nodeVersion, contract);
    if (!current) {
      report(rawId, `${address}.props`, 'migration-failed');
      return;
    }
    const prepared = prepareProps({ props: current, contract, shape });
    reportFaults(rawId, `${address}.props`, prepared.faults);
    if (!prepared.props) return;
    if (prepared.missing.length > 0 && node.contentUrl === undefined) {
      const absent =
        rawProps === undefined || isRecord(rawProps)
          ? prepared.missing.filter((name) => !prepared.given.includes(name))
          : [];
      for (const name of absent) report(rawId, `${address}.props.${name}`, 'required');
      return;
    }
    nodes.push({ ...base, props: prepared.props });
  });
  return { document, version, place, nodes, issues, readable: nodes.some((node) => !node.unknown) };
}
