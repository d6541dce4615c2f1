import { type JsonFault, readJson, type Span } from '#schemas/json-text.ts';
import type { DocumentIssue } from '#schemas/prepared.ts';
import { type DrawableKind, drawableKinds } from './drawable-kinds.ts';
import { findDeadEnds } from './find-dead-ends.ts';
import { headFaults } from './head-faults.ts';

export interface PlaygroundReading {
  /** The kind that the document says it is; the chosen one where it says none that can be drawn. */
  readonly kind: DrawableKind;
  /** Whether it is the document that says so. */
  readonly saysKind: boolean;
  readonly nodes: unknown;
  /** Faults of the document around its nodes, and what leads nowhere; the rest is the engine's to find. */
  readonly issues: readonly DocumentIssue[];
  /** Where in the text an issue has its cause; the nearest place around it when that itself is missing. */
  readonly placeOf: (issue: DocumentIssue) => Span | undefined;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The list of nodes in a document, and where the text has each of them. A bare list of nodes will do as well. */
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

/** What leads nowhere in the nodes of the document and in those that it has for other screens. */
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

/** Reads a document of whatever kind it says it is; of the chosen one where it does not say. */
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
      // A fault of the whole is one of its list.
      if (path === kind) return nearest(listOfNodes, places);
      const inText = path
        .replace(indexPattern, (_, index: string) => addresses[Number(index)] ?? '')
        .replace(new RegExp(`^${kind}\\.?`), '');
      return nearest(inText, places);
    },
  };
}
