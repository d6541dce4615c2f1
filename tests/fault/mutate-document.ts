import type { WidgetContract } from '#schemas/contract.ts';
import { contracts } from '#schemas/contracts.ts';
import { isRecord } from '#schemas/is-record.ts';
import { pick } from '#tests/support/seeded-random.ts';

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
export type RawNode = { [key: string]: Json };

export interface Mutation {
  readonly nodes: Json[];
  /** Positions of the nodes that were changed, after all mutations. */
  readonly touched: ReadonlySet<number>;
  readonly what: string;
}

const unsafeUrls = [
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' javascript:alert(1)',
  'java\u0000script:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:x',
  '//evil.example/x',
  '/landing//evil.example',
  '/\\evil.example',
  'blob:https://x/1',
  'http://plain.example/"onload="alert(1)',
];
const nastyNames = ['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'valueOf'];
const wrongValues: Json[] = [null, true, -1, 3.7, 1e21, '', 'x', [], {}, [[]], { a: 1 }, ['x', null]];

interface Slot {
  readonly parent: RawNode | Json[];
  readonly key: string | number;
}

/** Every place inside a value, the value itself left out. */
function placesIn(value: Json): Slot[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.keys(value).flatMap((name) => {
    const key = Array.isArray(value) ? Number(name) : name;
    const inner = (value as Record<string | number, Json>)[key] as Json;
    return [{ parent: value as RawNode | Json[], key }, ...placesIn(inner)];
  });
}

function set({ parent, key }: Slot, value: Json) {
  Object.defineProperty(parent, key, { value, enumerable: true, configurable: true, writable: true });
}

function remove({ parent, key }: Slot) {
  if (Array.isArray(parent)) parent.splice(Number(key), 1);
  else delete parent[key];
}

function huge(random: () => number): Json {
  return pick<() => Json>(
    [
      () => 'word '.repeat(2000),
      () => 'x'.repeat(20_000),
      () => Array.from({ length: 300 }, () => 'item'),
      () => Number.MAX_SAFE_INTEGER,
      () => JSON.parse(`${'['.repeat(200)}${']'.repeat(200)}`) as Json,
    ],
    random,
  )();
}

type Mutate = (node: RawNode, random: () => number, all: Json[]) => void;

function anywhere(change: (place: Slot, random: () => number) => void): Mutate {
  return (node, random) => {
    const places = placesIn(node);
    if (places.length > 0) change(pick(places, random), random);
  };
}

const mutations: Record<string, Mutate> = {
  'a clause that no app knows': (node, random) => {
    const when = isRecord(node.when) ? node.when : {};
    node.when = pick<Json>(
      [
        { ...when, weekdays: ['SAT'] },
        { ...when, session: 'member' },
        { ...when, experiment: { name: 'a', variants: ['A'], share: 5 } },
        { ...when, orderTypes: ['D', 'DRONE'] },
        null,
        'always',
      ],
      random,
    );
  },
  missing: anywhere(remove),
  'wrong type': anywhere((place, random) => set(place, structuredClone(pick(wrongValues, random)))),
  null: anywhere((place) => set(place, null)),
  huge: anywhere((place, random) => set(place, huge(random))),
  'unsafe url': anywhere((place, random) => set(place, pick(unsafeUrls, random))),
  'nasty name': anywhere((place, random) =>
    set(
      { parent: place.parent, key: Array.isArray(place.parent) ? place.key : pick(nastyNames, random) },
      'x',
    ),
  ),
  'unsafe link': (node, random) => {
    node.link = { action: pick(['path', 'url', 'menu', 'call'], random), to: pick(unsafeUrls, random) };
  },
  'unsafe content': (node, random) => {
    node.contentUrl = pick(unsafeUrls, random);
  },
  'unknown type': (node, random) => {
    node.type = pick(['hologram', ...nastyNames], random);
  },
  'unknown version': (node, random) => {
    node.version = pick([99, 0, -1, 2.5, '2', null] as Json[], random);
  },
  'old version': (node, random) => {
    const old = contracts.flatMap(({ type, oldExamples }: WidgetContract) =>
      Object.entries(oldExamples ?? {}).map(([version, props]) => ({
        type,
        version: Number(version),
        props,
      })),
    );
    Object.assign(node, structuredClone(pick(old, random)));
    if (random() < 0.5) anywhere(remove)(node, random, []);
  },
  'duplicate id': (node, random, all) => {
    const other = pick(all, random);
    if (isRecord(other)) node.id = other.id ?? 'none';
  },
  'unknown action': (node, random) => {
    node.link = { action: pick(['fly', ...nastyNames], random) };
  },
};

/** Changes one to three nodes of a document, each in one way. The document given is not changed. */
export function mutateDocument(document: readonly RawNode[], random: () => number): Mutation {
  const nodes = structuredClone(document) as Json[];
  const touched = new Set<number>();
  const what: string[] = [];
  for (let count = 1 + Math.floor(random() * 3); count > 0; count--) {
    const index = Math.floor(random() * nodes.length);
    const node = nodes[index];
    if (touched.has(index) || typeof node !== 'object' || node === null || Array.isArray(node)) continue;
    const name = pick([...Object.keys(mutations), 'not a node'], random);
    touched.add(index);
    what.push(`${name} at ${index}`);
    if (name === 'not a node')
      nodes[index] = structuredClone(pick([null, 7, 'text', [], true] as Json[], random));
    else mutations[name]?.(node, random, nodes);
  }
  return { nodes, touched, what: what.join(', ') };
}
