import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ComponentProps } from 'react';
import { renderToString } from 'react-dom/server';
import { beforeAll, describe, expect, it } from 'vitest';
import { DocumentNodes } from '#registry/engine/document-nodes.tsx';
import type { AnyWidgetDefinition } from '#registry/engine/define-widget.ts';
import { preparations } from '#registry/engine/preparation.ts';
import { prepareDocument, prepareInParts } from '#registry/engine/prepare-document.ts';
import { preloadViews } from '#registry/engine/registry.ts';
import { createProductEngine } from '#registry/product-engine.ts';
import * as reading from '#registry/reading.ts';
import { portsWith } from '#registry/testing/notes.tsx';
import { widgets } from '#registry/widgets.ts';
import type { Documents, NodePlace } from '#schemas/document-types.ts';
import type { PreparedDocument } from '#schemas/prepared.ts';
import { rounds } from '#tests/support/rounds.ts';
import { pick, seededRandom } from '#tests/support/seeded-random.ts';
import { WidgetProviders } from '#tests/support/widget-providers.tsx';
import { expectedFaults } from './expected-faults.ts';
import { mutateDocument, type RawNode } from './mutate-document.ts';

const MUTATIONS = rounds(12_000);
const SEED = 20261120;

/** Types whose view throws in the document at hand. */
const throwing = new Set<string>();
const product = createProductEngine(
  (widgets as readonly AnyWidgetDefinition<Documents>[]).map((definition) => ({
    ...definition,
    view: async () => {
      const { View } = await definition.view();
      const Fragile = (props: ComponentProps<typeof View>) => {
        if (throwing.has(definition.contract.type)) throw new Error('planted');
        return <View {...props} />;
      };
      return { View: Fragile };
    },
  })),
);
const engine = { ...reading, contract: product.contract };

interface Real {
  readonly name: string;
  readonly place: NodePlace;
  readonly nodes: readonly RawNode[];
}

/** The documents that are really published. */
function realDocuments(): Real[] {
  const places: NodePlace[] = ['landing', 'left-menu', 'bottom-navigation', 'feedback-template', 'info-page'];
  return places.flatMap((place) =>
    readdirSync(join('content', place)).map((file) => {
      const body = JSON.parse(readFileSync(join('content', place, file), 'utf8'));
      return { name: place, place, nodes: (body.nodes ?? Object.values(body.entries)) as RawNode[] };
    }),
  );
}

function render(document: PreparedDocument): string {
  return renderToString(
    <WidgetProviders>
      <DocumentNodes document={document} ports={portsWith()} engine={product} initialCount={100} />
    </WidgetProviders>,
  );
}

/** What stands in the frame of each node that was rendered. */
function frames(html: string): Map<string, string> {
  const parts = html.split(/(?=<div [^>]*data-node=")/).slice(1);
  return new Map(
    parts.map((part) => [/data-node="([^"]*)"/.exec(part)?.[1] ?? '', part.slice(part.indexOf('>') + 1)]),
  );
}

const unsafeAttribute =
  /\s(?:href|src|srcset|action|formaction|poster|style|xlink:href)="[^"]*(?:javascript|data|vbscript|blob)\s*:|\son\w+="|(?:href|src)="(?:\/\/|\/\\|http:)/i;

describe('mutated documents', () => {
  const documents = realDocuments();
  beforeAll(() => preloadViews(product, product.types));

  it('the real documents have no fault, and every node of them is shown', () => {
    for (const { name, place, nodes } of documents) {
      const prepared = prepareDocument({ document: name, version: '1', place, nodes }, engine);
      expect(prepared.issues).toEqual([]);
      expect(prepared.nodes).toHaveLength(nodes.length);
    }
  });

  it(`${MUTATIONS} mutations: no blank page, no healthy neighbour harmed, each fault reported once with its address, no unsafe address`, () => {
    const random = seededRandom(SEED);
    const tally = { rendered: 0, faults: 0, unreadable: 0, thrown: 0 };
    for (let round = 0; round < MUTATIONS; round++) {
      const real = pick(documents, random);
      const size = Math.min(1 + Math.floor(random() * 5), real.nodes.length);
      const start = Math.floor(random() * (real.nodes.length - size + 1));
      const window = real.nodes.slice(start, start + size);
      const { nodes, touched, what } = mutateDocument(window, random);
      const label = `round ${round} (${what})`;
      const prepared = prepareDocument(
        { document: real.name, version: '1', place: real.place, nodes },
        engine,
      );

      // A document that follows another is read as if it came alone, and a reply that is the same changes no node.
      const before = prepareDocument(
        { document: real.name, version: '0', place: real.place, nodes: window },
        engine,
      );
      const after = { document: real.name, version: '1', place: real.place, nodes };
      const followed = prepareDocument({ ...after, previous: before }, engine);
      expect(followed, label).toEqual(prepared);
      const again = prepareDocument({ ...after, nodes: structuredClone(nodes), previous: followed }, engine);
      expect(again, label).toEqual(prepared);
      expect(again.nodes.filter((node) => !followed.nodes.includes(node)).length, label).toBe(0);

      // So is one of which any part was prepared, and one that follows such a document.
      const parts = prepareInParts({ ...after, previous: before }, engine);
      for (let left = Math.floor(random() * size); left > 0; left--) preparations.get(parts)?.prepareNext();
      const later = prepareInParts({ ...after, nodes: structuredClone(nodes), previous: parts }, engine);
      expect(later.readable, label).toBe(prepared.readable);
      expect({ ...parts }, label).toEqual(prepared);
      expect({ ...later }, label).toEqual(prepared);

      const reported = prepared.issues.map(({ path }) => path);
      expect(new Set(reported).size, `${label}: reported twice`).toBe(reported.length);
      const expected = new Set(expectedFaults(real.name, real.place, nodes).faults);
      // Zod does not look inside a list that is too long; the engine does, for it keeps the first items.
      const comparable = reported.filter(
        (path) => expected.has(path) || ![...expected].some((list) => path.startsWith(`${list}[`)),
      );
      expect(comparable.sort(), label).toEqual([...expected].sort());
      tally.faults += reported.length;

      const shownBy = new Map(prepared.nodes.map((node) => [node.address, node]));
      nodes.forEach((raw, index) => {
        if (touched.has(index)) return;
        const kept = shownBy.get(`${real.name}[${index}]`);
        expect(kept && !kept.unknown, `${label}: the healthy node ${index} is gone`).toBe(true);
        expect(kept?.type).toBe((raw as RawNode).type);
      });
      if (!prepared.readable) {
        expect(touched.size, label).toBe(nodes.length);
        tally.unreadable++;
        continue;
      }

      throwing.clear();
      const thrown = random() < 0.1 ? pick(prepared.nodes, random) : undefined;
      if (thrown) throwing.add(thrown.type);
      const html = render({ ...prepared, nodes: prepared.nodes.map(({ when: _, ...node }) => node) });
      const shown = frames(html);
      for (const [index] of nodes.entries()) {
        const node = shownBy.get(`${real.name}[${index}]`);
        if (!node || touched.has(index) || throwing.has(node.type)) continue;
        expect(
          shown.get(node.id)?.length ?? 0,
          `${label}: the healthy node ${node.id} is blank`,
        ).toBeGreaterThan(20);
        tally.rendered++;
      }
      if (thrown) tally.thrown++;
      expect(html, label).not.toMatch(unsafeAttribute);
    }
    console.log(`${MUTATIONS} mutations: ${JSON.stringify(tally)}`);
    expect(tally.faults).toBeGreaterThan(MUTATIONS / 2);
    expect(tally.rendered).toBeGreaterThan(MUTATIONS);
    expect(tally.thrown).toBeGreaterThan(100);
    expect(tally.unreadable).toBeGreaterThan(100);
  }, 600_000);

  it.each([
    ['a truncated body', null],
    ['an empty body', undefined],
    ['a null document', null],
    ['an object in the place of the list', { 0: 'x' }],
    ['a string', 'nodes'],
    ['an empty list', []],
    ['a list without a usable node', [null, 5, 'x', []]],
  ])('%s is unreadable: the last good page stays', (_, nodes) => {
    const prepared = prepareDocument({ document: 'landing', version: '1', place: 'landing', nodes }, engine);
    expect(prepared.readable).toBe(false);
    expect(prepared.nodes).toEqual([]);
    expect(prepared.issues.length).toBe(Array.isArray(nodes) && nodes.length > 0 ? nodes.length : 1);
  });
});
