import type { CompiledContract, Validator } from '#schemas/compiled-contract.ts';
import type { DocumentInput, DocumentIssue, PreparedDocument, PreparedNode } from '#schemas/prepared.ts';
import { type Fault, salvage } from './salvage.ts';

export interface Validators {
  readonly validateNode: Validator;
  readonly validators: ReadonlyMap<string, Validator>;
}

interface Engine extends Validators {
  readonly contract: (type: string) => CompiledContract | undefined;
}

const keepsUnknown = new Set(['unknown-type', 'unknown-version']);

function addressOf(base: string, path: readonly (string | number)[]): string {
  return path.reduce<string>(
    (address, key) => address + (typeof key === 'number' ? `[${key}]` : `.${key}`),
    base,
  );
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

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
  readonly validate: Validator;
}

/**
 * Validates props, keeping what is good. `missing` lists what the kind cannot do without and nobody gave; a required property that was given
 * but wrong is a fault already, and not missing as well.
 */
export function prepareProps({ props, contract, validate }: PropsInput) {
  const { value, faults } = salvage(props, validate);
  const missing = value ? contract.required.filter((name) => value[name] === undefined) : [];
  return {
    props: value,
    faults,
    missing,
    given: missing.filter((name) => Object.hasOwn(props, name) && props[name] !== undefined),
  };
}

/**
 * Reads a list of nodes: migrates each to the current version of its kind, validates it and keeps what is good. Pure. Every fault is in
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
    const { props: rawProps, ...head } = raw;
    const rawId = typeof raw.id === 'string' ? raw.id : '';
    const envelope = salvage(head, engine.validateNode);
    reportFaults(rawId, address, envelope.faults);
    const node = envelope.value;
    // Nothing works without these, and half of a name is another name.
    if (envelope.faults.some(({ path }) => path[0] === 'id' || path[0] === 'type')) return;
    if (!node || typeof node.id !== 'string' || typeof node.type !== 'string') {
      for (const name of ['id', 'type'])
        if (raw[name] === undefined) report(rawId, `${address}.${name}`, 'required');
      return;
    }

    // Both of two nodes with one id are shown: the second is at fault, and neither is harmed.
    const used = ids.get(node.id) ?? 0;
    ids.set(node.id, used + 1);
    if (used > 0) report(node.id, `${address}.id`, 'duplicate-id');
    const id = used > 0 ? `${node.id}~${used + 1}` : node.id;

    const base = { ...node, id, address } as unknown as PreparedNode;
    const contract = engine.contract(node.type);
    const validate = engine.validators.get(node.type);
    const nodeVersion = node.version as number;
    const refused =
      !contract || !validate
        ? 'unknown-type'
        : nodeVersion > contract.version
          ? 'unknown-version'
          : contract.places.includes(place)
            ? null
            : 'wrong-place';
    if (refused || !contract || !validate) {
      report(
        rawId,
        `${address}.${refused === 'unknown-version' ? 'version' : 'type'}`,
        refused ?? 'unknown-type',
      );
      if (refused && keepsUnknown.has(refused)) nodes.push({ ...base, props: {}, unknown: true });
      return;
    }

    if (rawProps !== undefined && !isRecord(rawProps)) report(rawId, `${address}.props`, 'type');
    const current = migrated(isRecord(rawProps) ? rawProps : {}, nodeVersion, contract);
    if (!current) {
      report(rawId, `${address}.props`, 'migration-failed');
      return;
    }
    const prepared = prepareProps({ props: current, contract, validate });
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
