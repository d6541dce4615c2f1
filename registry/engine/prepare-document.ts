import type { DocumentTypes } from '#schemas/engine/document-types.ts';
import { isRecord } from '#schemas/is-record.ts';
import type {
  DocumentInput,
  DocumentIssue,
  PreparedDocument,
  PreparedNode,
} from '#schemas/engine/prepared.ts';
import { whenIdle } from './late/when-idle.ts';
import { type Kept, type Memory, type Preparation, preparations } from './preparation.ts';
import { type Engine, readNode } from './read-node.ts';
import { sameJson } from './same-json.ts';

function memoryOf(document: PreparedDocument | undefined): Memory {
  const preparation = document && preparations.get(document);
  return preparation?.memory() ?? new Map(document?.nodes.map((node) => [node.id, { node }]));
}

/** As many entries are prepared in a slice of idle time, however short it is, and more while there is time. */
const leastSlice = 10;
const timeToSpare = 3;

/**
 * A document that is prepared as far as somebody asks: `DocumentNodes` prepares the first screen when it shows it, what comes near the screen, and
 * the rest while the browser is idle. Whoever reads `nodes` or `issues` gets all of them; they are what `prepareDocument` makes of the same input.
 */
export function prepareInParts<Documents extends DocumentTypes>(
  input: DocumentInput<NoInfer<Documents>>,
  engine: Engine<Documents>,
): PreparedDocument<Documents>;
export function prepareInParts(input: DocumentInput, engine: Engine): PreparedDocument {
  const { document, version, place } = input;
  const nodes: PreparedNode[] = [];
  const issues: DocumentIssue[] = [];
  const report = (nodeId: string, path: string, code: string) =>
    issues.push({ document, version, nodeId, path, code });

  const entries: readonly unknown[] = Array.isArray(input.nodes) ? input.nodes : [];
  if (entries.length === 0)
    report('', document, Array.isArray(input.nodes) ? 'empty-document' : 'unreadable-document');

  let before = memoryOf(input.previous);
  const kept = new Map<string, Kept>();
  const ids = new Map<string, number>();
  let next = 0;
  let isReadable = false;

  function prepare(raw: unknown, address: string) {
    const rawId = isRecord(raw) && typeof raw.id === 'string' ? raw.id : '';
    const used = ids.get(rawId) ?? 0;
    let id = used > 0 ? `${rawId}~${used + 1}` : rawId;
    while (kept.has(id)) id += '~';
    const last = before.get(id);
    const same = last?.faults && sameJson(last.raw, raw) ? last : undefined;
    const read = same ? { hasId: true, faults: same.faults ?? [], node: null } : readNode(raw, engine, place);

    if (read.hasId) {
      ids.set(rawId, used + 1);
      // Two nodes with the same id are both shown, and the second one is reported.
      if (used > 0) report(rawId, `${address}.id`, 'duplicate-id');
    }
    for (const { path, code } of read.faults) report(rawId, address + path, code);

    let node = same?.node;
    if (node && node.address !== address) node = { ...node, address };
    if (read.node) {
      const { envelope, ...rest } = read.node;
      const fresh = { ...envelope, ...rest, id, address };
      node = last && sameJson(last.node, fresh) ? last.node : fresh;
    }
    if (!node) return;
    nodes.push(node);
    isReadable ||= !node.unknown;
    kept.set(id, node === same?.node ? same : { node, raw, faults: read.faults });
  }

  const isDone = () => next === entries.length;
  function prepareNext(): boolean {
    if (isDone()) return false;
    prepare(entries[next], `${document}[${next++}]`);
    // An older document is not held longer than needed.
    if (isDone()) before = kept;
    return true;
  }
  function prepareAll() {
    while (prepareNext());
  }

  const prepared: PreparedDocument = {
    document,
    version,
    place,
    get nodes() {
      prepareAll();
      return nodes;
    },
    get issues() {
      prepareAll();
      return issues;
    },
    get readable() {
      while (!isReadable && prepareNext());
      return isReadable;
    },
  };
  preparations.set(prepared, {
    nodes,
    issues,
    isDone,
    prepareNext,
    prepareWhenIdle(afterSlice) {
      const slice = (deadline?: IdleDeadline) => {
        for (let done = 0; done < leastSlice || (deadline && deadline.timeRemaining() > timeToSpare); done++)
          if (!prepareNext()) break;
        if (!isDone()) stop = whenIdle(slice);
        afterSlice(isDone());
      };
      let stop = whenIdle(slice);
      return () => stop();
    },
    waitingTypes: () => entries.slice(next).map((raw) => (raw as { readonly type?: unknown } | null)?.type),
    memory: () => (isDone() ? kept : new Map([...before, ...kept])),
  });
  return prepared;
}

/**
 * Reads a list of nodes. Every fault is in `issues` once; no fault of one node changes another. A node of `previous` whose entry is the same
 * is kept, the very object, so that its view is not drawn again; one that only moved keeps its props.
 */
export function prepareDocument<Documents extends DocumentTypes>(
  input: DocumentInput<NoInfer<Documents>>,
  engine: Engine<Documents>,
): PreparedDocument<Documents>;
export function prepareDocument(input: DocumentInput, engine: Engine): PreparedDocument {
  const parts = prepareInParts(input, engine);
  const whole = { ...parts };
  preparations.set(whole, preparations.get(parts) as Preparation);
  return whole;
}
