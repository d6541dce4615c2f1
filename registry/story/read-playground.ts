import { type DocumentKind, documents } from '#schemas/documents/documents.ts';
import type { NodePlace } from '#schemas/contract.ts';
import { type JsonFault, readJson, type Span } from '#schemas/json-text.ts';
import type { DocumentIssue } from '#schemas/prepared.ts';

/** Kinds of document that hold nodes, and so can be drawn. */
export const drawableKinds = [
  'landing',
  'left-menu',
  'bottom-navigation',
  'feedback-template',
  'info-page',
] as const satisfies readonly (DocumentKind & NodePlace)[];

export type DrawableKind = (typeof drawableKinds)[number];

export interface PlaygroundReading {
  readonly nodes: unknown;
  /** Faults of the document around its nodes; those of the nodes are the engine's to find. */
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

function headIssues(value: unknown, kind: DrawableKind): DocumentIssue[] {
  if (!isRecord(value)) return [];
  const result = documents[kind].safeParse(value);
  return (result.error?.issues ?? [])
    .filter(({ path }) => !((path[0] === 'nodes' || path[0] === 'entries') && path.length > 1))
    .map(({ path, message }) => ({
      document: kind,
      version: 'playground',
      nodeId: '',
      path: [kind, ...path.map(String)].join('.'),
      code: message,
    }));
}

/** The longest part of an address that the text has. */
function nearest(address: string, places: ReadonlyMap<string, Span>): Span | undefined {
  for (let rest = address; rest !== ''; rest = rest.replace(/(\.[^.[\]]*|\[\d+\]|^[^.[\]]+)$/, '')) {
    const place = places.get(rest);
    if (place) return place;
  }
  return places.get('');
}

export function readPlayground(text: string, kind: DrawableKind): PlaygroundReading | JsonFault {
  const reading = readJson(text);
  if (!reading.ok) return reading.fault;
  const { nodes, addresses } = nodesOf(reading.value, kind);
  const indexPattern = new RegExp(`^${kind}\\[(\\d+)\\]`);
  return {
    nodes,
    issues: headIssues(reading.value, kind),
    placeOf: ({ path }) => {
      const inText = path
        .replace(indexPattern, (_, index: string) => addresses[Number(index)] ?? '')
        .replace(new RegExp(`^${kind}\\.?`), '');
      return nearest(inText, reading.places);
    },
  };
}
