import { type JsonFault, type Read, readJson, type Span } from '#server/content/json/read-json.ts';
import { collectFaults } from '#schemas/check/collect-faults.ts';
import { addressOf, type Fault, type Path } from '#schemas/check/fault.ts';
import { slugFault } from '#schemas/check/slug-fault.ts';
import { validateDocument } from '#schemas/check/validate-document.ts';
import { warnDocument } from '#schemas/check/warn-document.ts';
import { withOrderTypeCodes } from '#schemas/check/with-order-type-codes.ts';
import { isRecord } from '#schemas/is-record.ts';
import { type ChosenFile, slugOf } from './chosen-file.ts';
import { type DrawableKind, drawableKinds } from './drawable-kinds.ts';
import { namesKnownTo } from './playground-names.ts';
import type { WrittenForm } from './why-form.ts';

/** A fault or a warning, in the words of `npm run content -- validate`. */
export interface Finding {
  readonly sign: '✗' | '!';
  readonly address: string;
  readonly message: string;
}

/** Nodes that stand in one place: those of the document itself, or of one of its slots. */
export interface PlaygroundPart {
  /** What the engine's reports call it: `landing`, `cart.end`. */
  readonly name: string;
  readonly isSlot: boolean;
  /** In their order, as written. */
  readonly nodes: unknown;
  /** The address of each node in the text. */
  readonly addresses: readonly string[];
}

export interface PlaygroundReading {
  /** The kind that is written in the document; the chosen one when it is absent or cannot be drawn. */
  readonly kind: DrawableKind;
  /** Whether the kind comes from the document. */
  readonly saysKind: boolean;
  /** The document's own nodes, then those of each slot that has any. */
  readonly parts: readonly PlaygroundPart[];
  /** Of a feedback form, by which the server decides whom it is sent to. Absent for a list of nodes alone. */
  readonly form?: WrittenForm;
  /** Faults, then warnings, each in the order of the text. */
  readonly findings: readonly Finding[];
  /** The place of an address in the text; when the value is missing, the nearest place around it. */
  readonly placeOf: (address: string) => Span | undefined;
}

interface ToRead {
  readonly text: string;
  /** The kind of a document that does not say its own. */
  readonly chosen: DrawableKind;
  readonly file: ChosenFile;
  /** Epoch milliseconds: what is over by then is warned of. */
  readonly now: number;
}

/** A list of nodes alone as the document that holds it. */
function asDocument(value: unknown, kind: DrawableKind): unknown {
  if (!Array.isArray(value)) return value;
  const nodes: readonly unknown[] = value;
  return kind === 'left-menu'
    ? { document: kind, entries: Object.fromEntries(nodes.map((node, at) => [String(at + 1), node])) }
    : { document: kind, nodes, ...(hasHeading(kind) && { heading: 'Heading' }) };
}

const hasHeading = (kind: DrawableKind) => kind === 'info-page' || kind === 'feedback-template';

function ownNodes(body: unknown, kind: DrawableKind): Pick<PlaygroundPart, 'nodes' | 'addresses'> {
  if (!isRecord(body)) return { nodes: body, addresses: [] };
  if (kind === 'left-menu' && isRecord(body.entries)) {
    const entries = Object.entries(body.entries).sort(([a], [b]) => Number(a) - Number(b));
    return {
      nodes: entries.map(([, node]) => node),
      addresses: entries.map(([number]) => addressOf(['entries', number])),
    };
  }
  const { nodes } = body;
  return { nodes, addresses: addressesOf(nodes, ['nodes']) };
}

const addressesOf = (nodes: unknown, path: Path) =>
  Array.isArray(nodes) ? nodes.map((_, at) => addressOf([...path, at])) : [];

function partsOf(body: unknown, kind: DrawableKind): PlaygroundPart[] {
  const own = { name: kind, isSlot: false, ...ownNodes(body, kind) };
  const slots = kind === 'landing' && isRecord(body) && isRecord(body.slots) ? body.slots : {};
  const filled = Object.entries(slots).map(([name, nodes]) => ({
    name,
    isSlot: true,
    nodes,
    addresses: addressesOf(nodes, ['slots', name]),
  }));
  return [own, ...filled.filter(({ addresses }) => addresses.length > 0)];
}

function kindIn(value: unknown): DrawableKind | undefined {
  return isRecord(value) ? drawableKinds.find((kind) => kind === value.document) : undefined;
}

interface ToCheck {
  readonly kind: DrawableKind;
  readonly slug: string | undefined;
  readonly body: unknown;
}

function findingsOf({ kind, slug, body }: ToCheck, now: number): Finding[] {
  const written = isRecord(body) ? body.document : undefined;
  if (written !== undefined && written !== kind) {
    const { faults, report } = collectFaults('');
    report(
      ['document'],
      'not-drawable',
      `names a kind that cannot be drawn. Those that can: ${drawableKinds.join(', ')}.`,
    );
    return faults.map(asFault);
  }
  const wrongName = slug === undefined ? undefined : slugFault(slug);
  const name = wrongName ? undefined : slug;
  const document = {
    kind,
    ...(name !== undefined && { slug: name }),
    body,
    file: '',
    known: namesKnownTo({ kind, slug: name, body }),
  };
  return [
    ...(wrongName ? [asFault({ address: '', ...wrongName })] : []),
    ...validateDocument(document).map(asFault),
    ...warnDocument({ ...document, now }).map((fault) => ({ ...asFault(fault), sign: '!' as const })),
  ];
}

const asFault = ({ address, message }: Pick<Fault, 'address' | 'message'>): Finding => ({
  sign: '✗',
  address,
  message,
});

/** Where an address of the document is in the text: a list of nodes alone has no names around it. */
function inText(address: string, isList: boolean): string {
  const written = isList
    ? address
        .replace(/^entries\.(\d+)/, (_, number: string) => `[${Number(number) - 1}]`)
        .replace(/^(nodes|entries)/, '')
    : address;
  return written.replaceAll(/\['([^']*)'\]/g, '.$1');
}

/** The longest part of a path that the text has. */
function nearest(path: string, places: ReadonlyMap<string, Span>): Span | undefined {
  let rest = path;
  while (rest !== '' && !places.has(rest)) rest = rest.replace(/[.[]?[^.[]*$/, '');
  return places.get(rest);
}

/** A text that is no JSON yet. */
export interface NotJson {
  readonly syntax: readonly JsonFault[];
  /** What it was meant to be, where that is certain of every fault. */
  readonly meant?: PlaygroundReading;
}

/** Reads a document as the kind that is written in it, or else as the chosen kind, and checks it as the content command does. */
export function readPlayground(asked: ToRead): PlaygroundReading | NotJson {
  const reading = readJson(asked.text);
  if (reading.ok) return readingOf(reading, asked);
  const { faults, mended } = reading;
  return { syntax: faults, ...(mended && { meant: readingOf(mended, asked) }) };
}

function readingOf({ value, places }: Read, { chosen, file, now }: ToRead): PlaygroundReading {
  const own = kindIn(value);
  const kind = own ?? chosen;
  const slug = slugOf(file, kind);
  const body = withOrderTypeCodes(kind, asDocument(value, kind));
  const placeOf = (address: string) => nearest(inText(address, Array.isArray(value)), places);
  const startOf = ({ address }: Finding) => placeOf(address)?.start ?? 0;
  const found = findingsOf({ kind, slug, body }, now);
  const inOrder = (sign: Finding['sign']) =>
    found.filter((each) => each.sign === sign).toSorted((one, other) => startOf(one) - startOf(other));
  return {
    kind,
    saysKind: own !== undefined,
    parts: partsOf(body, kind),
    ...(kind === 'feedback-template' &&
      isRecord(value) &&
      isRecord(body) && { form: { slug, orderMode: body.orderMode, when: body.when } }),
    findings: [...inOrder('✗'), ...inOrder('!')],
    placeOf,
  };
}
