// @vitest-environment jsdom
import { act, render, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import type { WidgetContract } from '#schemas/contract.ts';
import { contracts } from '#schemas/contracts.ts';
import { nonVegMark } from '#schemas/non-veg.ts';
import { bestsellers } from '#schemas/widgets/bestsellers.ts';
import { heroCarousel } from '#schemas/widgets/hero-carousel.ts';
import { everydayValue } from '#schemas/widgets/everyday-value.ts';
import { WidgetProviders } from '#tests/support/widget-providers.tsx';
import { z } from 'zod';
import { DocumentNodes } from './engine/document-nodes.tsx';
import { createProductEngine, type EnginePorts } from './product-engine.ts';
import * as reading from './reading.ts';
import { prepareDocument } from './engine/prepare-document.ts';
import { preloadViews } from './engine/registry.ts';
import { guestFacts, note, portsWith } from './testing/notes.tsx';
import { widgets } from './widgets.ts';

const engine = createProductEngine(widgets);
const vegFacts = { ...guestFacts, vegOnly: true };
const said = 'Something is hidden.';

function page(nodes: readonly object[], ports: Partial<EnginePorts> = { facts: vegFacts }) {
  const document = prepareDocument(
    { document: 'landing', version: '1', place: 'landing', nodes },
    { ...reading, contract: engine.contract },
  );
  expect(document.issues).toEqual([]);
  return (
    <WidgetProviders>
      <DocumentNodes
        document={document}
        ports={portsWith(ports)}
        engine={engine}
        initialCount={nodes.length}
        hiddenNote={<p>{said}</p>}
      />
    </WidgetProviders>
  );
}

async function show(nodes: readonly object[], ports?: Partial<EnginePorts>) {
  await preloadViews(engine, engine.types);
  return await act(async () => render(page(nodes, ports)));
}

/** The texts of the page, and where it says that something is hidden. */
function shownIds(): string[] {
  return [...document.querySelectorAll('[data-node], p')].flatMap((element) =>
    element.textContent === said ? ['said'] : (element.getAttribute('data-node') ?? []),
  );
}

/** The lists of a kind whose entries can be marked. */
function markedLists({ props }: WidgetContract): string[] {
  return Object.entries(props.shape as Record<string, z.ZodType>).flatMap(([name, schema]) => {
    let list: unknown = schema;
    while (list instanceof z.ZodDefault || list instanceof z.ZodOptional) list = list.unwrap();
    const entry = list instanceof z.ZodArray ? list.element : undefined;
    return entry instanceof z.ZodObject && entry.shape.nonVeg === nonVegMark ? [name] : [];
  });
}

const withMarks = (contracts as readonly WidgetContract[]).flatMap((contract) =>
  markedLists(contract).map((list) => ({ contract, list })),
);

describe('veg only in a document', () => {
  it('MEN-19 the entries of slides, tiles, offers and orders can be marked', () => {
    expect(withMarks.map(({ contract, list }) => `${contract.type}.${list}`)).toEqual([
      'hero-carousel.slides',
      'category-grid.items',
      'offers-rail.offers',
      'other-offers.offers',
      'previous-order.orders',
    ]);
  });

  describe.each(withMarks)('$contract.type', ({ contract, list }) => {
    const entries = (contract.example as Record<string, object[]>)[list] ?? [];
    const nodeWith = (marked: (at: number) => boolean) => ({
      id: 'a',
      type: contract.type,
      version: contract.versions.length,
      title: 'Heading of all',
      props: {
        ...contract.example,
        [list]: entries.map((entry, at) => ({ ...entry, nonVeg: marked(at) })),
      },
    });
    const nameOf = (at: number) => {
      const entry = entries[at] as { heading?: string; label?: string; storeName?: string };
      return String(entry.heading ?? entry.label ?? entry.storeName);
    };

    it('MEN-19 hides a marked entry while veg only is on, and shows the others', async () => {
      const nodes = [nodeWith((at) => at === 1)];
      const { rerender } = await show(nodes);
      expect(screen.queryByText(nameOf(1))).toBeNull();
      expect(screen.getAllByText(nameOf(0)).length).toBeGreaterThan(0);
      expect(screen.getAllByText(said)).toHaveLength(1);
      await act(async () => rerender(page(nodes, { facts: guestFacts })));
      expect(screen.getAllByText(nameOf(1)).length).toBeGreaterThan(0);
    });

    it('MEN-19 is not shown at all when every entry is marked', async () => {
      await show([nodeWith(() => true), note('b')]);
      expect(shownIds()).toEqual(['said', 'b']);
      expect(screen.queryByText('Heading of all')).toBeNull();
    });

    it('shows marked entries while veg only is off, and says nothing', async () => {
      await show([nodeWith(() => true)], { facts: guestFacts });
      expect(screen.getAllByText(nameOf(1)).length).toBeGreaterThan(0);
      expect(screen.queryByText(said)).toBeNull();
    });
  });

  it('MEN-19 hides a marked node of any kind, and says it where the first one was', async () => {
    const nodes = [note('a'), note('b', { nonVeg: true }), note('c'), note('d', { nonVeg: true })];
    const { rerender } = await show(nodes);
    expect(shownIds()).toEqual(['a', 'said', 'c']);
    await act(async () => rerender(page(nodes, { facts: guestFacts })));
    expect(shownIds()).toEqual(['a', 'said', 'b', 'c', 'd']);
  });

  it('says nothing where veg only hides nothing', async () => {
    await show([note('a'), note('b', { nonVeg: false })]);
    expect(shownIds()).toEqual(['a', 'b']);
  });

  const rail = { id: 'rail', type: 'bestsellers', title: 'Loved', contentUrl: '/list' };
  const contentOf = (products: readonly object[]) => ({
    facts: vegFacts,
    fetchContent: () => Promise.resolve({ products }),
  });

  it('MEN-19 MEN-17 leaves the vegetarian products of a list from the server, and says that others are hidden', async () => {
    const combo = { productId: 'CMB1', name: 'Pizza Duo', price: 57_900, foodType: 1, vegForm: true };
    await show([note('a'), rail], contentOf([...bestsellers.example.products, combo]));
    await screen.findByText('Margherita');
    const names = screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent);
    expect(names).toEqual(['Margherita', 'Pizza Duo', 'Choco Lava Cake']);
    expect(shownIds().slice(0, 3)).toEqual(['a', 'rail', 'said']);
  });

  it('MEN-19 shows nothing of a list from the server in which nothing is vegetarian, not even its heading', async () => {
    const meat = bestsellers.example.products.filter(({ foodType }) => foodType === 1);
    await show([note('a'), rail, note('b')], contentOf(meat));
    await screen.findByText(said);
    expect(screen.queryByText('Loved')).toBeNull();
    expect(document.querySelector('[data-node="rail"]')).toBeEmptyDOMElement();
  });

  it('says nothing of a list from the server that is vegetarian', async () => {
    const veg = bestsellers.example.products.filter(({ foodType }) => foodType === 0);
    await show([rail], contentOf(veg));
    await screen.findByText('Margherita');
    expect(screen.queryByText(said)).toBeNull();
  });

  it('MEN-19 names the lowest price of the products that are left', async () => {
    const [onion] = everydayValue.example.products;
    const cheaper = { ...onion, productId: 'MAN9', name: 'Mania Chicken', price: 4900, foodType: 1 };
    await show([{ id: 'a', type: 'everyday-value', version: 2, props: { products: [onion, cheaper] } }]);
    expect(within(screen.getByText(/^from/)).getByText('₹99')).toBeVisible();
  });

  it('MEN-19 takes over the page of the server as it is, and hides then', async () => {
    await preloadViews(engine, engine.types);
    const { slides } = heroCarousel.example;
    const nodes = [
      {
        id: 'hero',
        type: 'hero-carousel',
        version: 2,
        props: { slides: [slides[0], { ...slides[1], nonVeg: true }] },
      },
      rail,
      note('x', { nonVeg: true }),
    ];
    const element = page(nodes, { ...contentOf([]), facts: guestFacts });
    const container = document.createElement('div');
    container.innerHTML = renderToString(element);
    document.body.append(container);
    const onRecoverableError = vi.fn();
    const { rerender } = await act(async () =>
      render(element, { container, hydrate: true, onRecoverableError }),
    );
    expect(screen.getAllByRole('listitem')).toHaveLength(2);
    await act(async () => rerender(page(nodes, { ...contentOf([]), facts: vegFacts })));
    expect(screen.getAllByRole('listitem')).toHaveLength(1);
    expect(screen.queryByText('Note x')).toBeNull();
    expect(onRecoverableError).not.toHaveBeenCalled();
  });
});
