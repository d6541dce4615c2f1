import { type JsonFault, readJson, type Span } from '#server/content/json/read-json.ts';
import { isRecord } from '#schemas/is-record.ts';
import type { DocumentIssue } from '#schemas/engine/prepared.ts';
import { type DrawableKind, drawableKinds } from './drawable-kinds.ts';
import { findDeadEnds } from './find-dead-ends.ts';
import { headFaults } from './head-faults.ts';

export interface PlaygroundReading {
  /** The kind that is written in the document; the chosen one when it is absent or cannot be drawn. */
  readonly kind: DrawableKind;
  /** Whether the kind comes from the document. */
  readonly saysKind: boolean;
  readonly nodes: unknown;
  /** Faults of the document outside its nodes, and names that lead nowhere; the engine finds the other faults. */
  readonly issues: readonly DocumentIssue[];
  /** The place in the text that caused an issue; when the value is missing, the nearest place around it. */
  readonly placeOf: (issue: DocumentIssue) => Span | undefined;
}

/** The list of nodes in a document, and the address of each in the text. The document may also be a list of nodes alone. */
function nodesOf(value: unknown, kind: DrawableKind): { nodes: unknown; addresses: readonly string[] } {
  const indexed = (list: unknown, prefix: string) => ({
    nodes: list,
    addresses: Array.isArray(list) ? list.map((_, index) => `${prefix}[${index}]`) : [],
  });
  if (Array.isArray(value)) return indexed(value, '');
  if (!isRecord(value)) return { nodes: value, addresses: [] };
  if (kind !== 'left-menu' || !isRecord(value.entries)) return indexed(value.nodes, 'nodes');
  const entries = Object.entries(value.entries).sort(([a], [b]) => Number(a) - Number(b));
  return {
    nodes: entries.map(([, node]) => node),
    addresses: entries.map(([number]) => `entries.${number}`),
  };
}

function kindIn(value: unknown): DrawableKind | undefined {
  return isRecord(value) ? drawableKinds.find((kind) => kind === value.document) : undefined;
}

/** Names that lead nowhere in the nodes of the document and in its slots for other screens. */
function deadEnds(value: unknown, nodes: unknown, kind: DrawableKind) {
  const slots = isRecord(value) ? value.slots : undefined;
  const places = [
    { value: Array.isArray(nodes) ? nodes : [], path: kind },
    ...Object.entries(isRecord(slots) ? slots : {}).map(([name, held]) => ({
      value: held,
      path: `${kind}.slots.${name}`,
    })),
  ];
  return places.flatMap((place) => findDeadEnds({ ...place, field: '' }));
}

/** The longest part of an address that the text has. */
function nearest(address: string, places: ReadonlyMap<string, Span>): Span | undefined {
  for (let rest = address; rest !== ''; rest = rest.replace(/(\.[^.[\]]*|\[\d+\]|^[^.[\]]+)$/, '')) {
    const place = places.get(rest);
    if (place) return place;
  }
  return places.get('');
}

/** Reads a document as the kind that is written in it, or else as the chosen kind. */
export function readPlayground(text: string, chosen: DrawableKind): PlaygroundReading | JsonFault {
  const reading = readJson(text);
  if (!reading.ok) return reading.fault;
  const { value, places } = reading;
  const own = kindIn(value);
  const kind = own ?? chosen;
  const { nodes, addresses } = nodesOf(value, kind);
  const found = [
    ...(isRecord(value) ? headFaults(value, kind) : []),
    ...deadEnds(value, nodes, kind).map(({ path, message }) => ({ path, code: message })),
  ];
  const indexPattern = new RegExp(`^${kind}\\[(\\d+)\\]`);
  const listOfNodes = kind === 'left-menu' ? 'entries' : 'nodes';
  return {
    kind,
    saysKind: own !== undefined,
    nodes,
    issues: found.map(({ path, code }) => ({
      document: kind,
      version: 'playground',
      nodeId: '',
      path,
      code,
    })),
    placeOf: ({ path }) => {
      // A fault of the whole document is shown at its list of nodes.
      if (path === kind) return nearest(listOfNodes, places);
      const inText = path
        .replace(indexPattern, (_, index: string) => addresses[Number(index)] ?? '')
        .replace(new RegExp(`^${kind}\\.?`), '');
      return nearest(inText, places);
    },
  };
}
