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
  if (!preparation) return new Map(document?.nodes.map((node) => [node.id, { node }]));
  const { kept, before } = preparation;
  return preparation.isDone() ? kept : new Map([...before, ...kept]);
}

/** As many entries are prepared in a slice of idle time, however short it is, and more while there is time. */
const leastSlice = 10;
const timeToSpare = 3;

/** A document of which the first entries are prepared. A class, so that the browser compiles its functions once and not for each document. */
class PartlyPrepared implements Preparation {
  readonly nodes: PreparedNode[] = [];
  readonly issues: DocumentIssue[] = [];
  isReadable = false;
  readonly entries: readonly unknown[];
  count = 0;
  readonly #of: Pick<DocumentInput, 'document' | 'version' | 'place'>;
  readonly #engine: Engine;
  before: Memory;
  readonly kept = new Map<string, Kept>();
  readonly #ids = new Map<string, number>();

  constructor(input: DocumentInput, engine: Engine) {
    const { document, version, place, nodes, previous } = input;
    // Without `previous`: a document would hold all that came before it.
    this.#of = { document, version, place };
    this.#engine = engine;
    this.entries = Array.isArray(nodes) ? nodes : [];
    this.before = memoryOf(previous);
    if (this.entries.length === 0)
      this.#report('', document, Array.isArray(nodes) ? 'empty-document' : 'unreadable-document');
  }

  #report(nodeId: string, path: string, code: string) {
    const { document, version } = this.#of;
    this.issues.push({ document, version, nodeId, path, code });
  }

  #prepare(raw: unknown, address: string) {
    const rawId = isRecord(raw) && typeof raw.id === 'string' ? raw.id : '';
    const used = this.#ids.get(rawId) ?? 0;
    let id = used > 0 ? `${rawId}~${used + 1}` : rawId;
    while (this.kept.has(id)) id += '~';
    const last = this.before.get(id);
    const same = sameJson(last?.raw, raw) ? last : undefined;
    const read = same
      ? { hasId: true, envelope: null, props: {}, faults: same.faults ?? [] }
      : readNode(raw, this.#engine, this.#of.place);

    if (read.hasId) {
      this.#ids.set(rawId, used + 1);
      // Two nodes with the same id are both shown, and the second one is reported.
      if (used > 0) this.#report(rawId, `${address}.id`, 'duplicate-id');
    }
    for (const { path, code } of read.faults) this.#report(rawId, address + path, code);

    let node = same?.node;
    const { envelope, props, unknown } = read;
    if (envelope) {
      const fresh = { ...envelope, id, props, address, ...(unknown && { unknown }) };
      node = last && sameJson({ ...last.node, address }, fresh) ? last.node : fresh;
    }
    if (!node) return;
    if (node.address !== address) node = { ...node, address };
    this.nodes.push(node);
    this.isReadable ||= !node.unknown;
    this.kept.set(id, node === same?.node ? same : { node, raw, faults: read.faults });
  }

  isDone() {
    return this.count === this.entries.length;
  }

  prepareNext(): boolean {
    if (this.isDone()) return false;
    this.#prepare(this.entries[this.count], `${this.#of.document}[${this.count++}]`);
    // An older document is not held longer than needed.
    if (this.isDone()) this.before = this.kept;
    return true;
  }

  prepareWhenIdle(afterSlice: (isDone: boolean) => void) {
    const slice = (deadline?: IdleDeadline) => {
      for (let done = 0; done < leastSlice || (deadline && deadline.timeRemaining() > timeToSpare); done++)
        if (!this.prepareNext()) break;
      if (!this.isDone()) stop = whenIdle(slice);
      afterSlice(this.isDone());
    };
    let stop = whenIdle(slice);
    return () => stop();
  }
}

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
  const parts = new PartlyPrepared(input, engine);
  const whole = () => {
    while (parts.prepareNext());
    return parts;
  };
  const prepared: PreparedDocument = {
    document,
    version,
    place,
    get nodes() {
      return whole().nodes;
    },
    get issues() {
      return whole().issues;
    },
    get readable() {
      while (!parts.isReadable && parts.prepareNext());
      return parts.isReadable;
    },
  };
  preparations.set(prepared, parts);
  return prepared;
}

/**
 * Reads a list of nodes. Every fault is in `issues` once; no fault of one node changes another. A node of `previous` whose entry is the same
 * is kept, the very object, so that its view is not drawn again; one that only moved is a new object with the address of now and the same fields.
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
