// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { SWRConfig } from 'swr';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as contracts from '#schemas/compiled/contracts.ts';
import type { PropsOf } from '#schemas/contract.ts';
import type { PreparedDocument, WidgetViewProps } from '#schemas/prepared.ts';
import type { notice } from '#schemas/widgets/notice.ts';
import { heroCarousel } from '#schemas/widgets/hero-carousel.ts';
import { textBlock } from '#schemas/widgets/text-block.ts';
import { createProductEngine, type EnginePorts, type ProductEngine } from '../product-engine.ts';
import * as reading from '../reading.ts';
import { guestFacts, lateNoteEngine, note, noteEngine, portsWith, prepareNotes } from '../testing/notes.tsx';
import { defineWidget } from './define-widget.ts';
import { DocumentNodes } from './document-nodes.tsx';
import { NeedsReload } from './late/not-loaded.ts';
import { prepareDocument } from './prepare-document.ts';

type Given = WidgetViewProps<PropsOf<typeof notice>>;

beforeEach(() => {
  // React reports what a boundary caught; the planted failures are expected.
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(cleanup);

/** An engine whose view keeps the props that it was given last, by the id of its node. */
function keepingEngine(given: Map<string, Given>) {
  const View = (props: Given) => {
    given.set(props.id, props);
    return <p>{props.props.text}</p>;
  };
  return createProductEngine([
    defineWidget({ contract: contracts.notice, view: () => Promise.resolve({ View }) }),
  ]);
}

interface Shown {
  readonly engine?: ProductEngine;
  readonly ports?: Partial<EnginePorts>;
  readonly isList?: boolean;
}

function page(document: PreparedDocument, { engine = noteEngine, ports = {}, isList = false }: Shown = {}) {
  return (
    <SWRConfig value={{ provider: () => new Map(), shouldRetryOnError: false, dedupingInterval: 0 }}>
      <p>The page</p>
      <DocumentNodes
        document={document}
        ports={portsWith(ports)}
        engine={engine}
        {...(isList && { list: { className: 'bar' } })}
      />
    </SWRConfig>
  );
}
const show = (document: PreparedDocument, how?: Shown) => act(async () => render(page(document, how)));

const frameOf = (id: string) => document.querySelector<HTMLElement>(`[data-node="${id}"]`) as HTMLElement;
const heightOf = (element: Element | null) =>
  (element as HTMLElement | null)?.style.getPropertyValue('--reserved-height');
const many = Array.from({ length: 10 }, (_, at) => note(`n${at}`));

describe('a node', () => {
  it('gives its title to the view, and none where it has none', async () => {
    const given = new Map<string, Given>();
    await show(prepareNotes([note('a', { title: 'Heading' }), note('b')]), { engine: keepingEngine(given) });
    expect(given.get('a')?.title).toBe('Heading');
    expect(given.get('b')?.title).toBeUndefined();
  });

  it.each([
    ['another', { title: 'Before' }, { title: 'Now' }, 'Now'],
    ['gone', { title: 'Before' }, {}, undefined],
    ['new', {}, { title: 'Now' }, 'Now'],
  ])('is drawn again when its title is %s, beside the very same props', async (_, was, is, title) => {
    const given = new Map<string, Given>();
    const engine = keepingEngine(given);
    const { fetchContent } = portsWith();
    const props = { text: 'Text', tone: 'info' };
    const first = prepareNotes([note('a', { ...was, props })]);
    const { rerender } = await show(first, { engine, ports: { fetchContent } });
    const second = prepareNotes([note('a', { ...is, props })], '2', first);
    expect(second.nodes[0]?.props).toBe(first.nodes[0]?.props);
    await act(async () => rerender(page(second, { engine, ports: { fetchContent } })));
    expect(given.get('a')?.title).toBe(title);
  });

  it('of the screen of a small phone comes first, and the others keep their height until they are near', async () => {
    const given = new Map<string, Given>();
    await show(prepareNotes(many), { engine: keepingEngine(given) });
    // A notice is 96 px high: the sixth begins within 540 px.
    expect([...given.values()].map(({ priority }) => priority)).toEqual(many.map((_, at) => at < 6));
    expect(many.map(({ id }) => heightOf(frameOf(id)))).toEqual(many.map((_, at) => (at < 6 ? '' : '96px')));
    expect(new Set(many.map(({ id }) => frameOf(id).className))).toHaveProperty('size', 2);
  });

  it('of a list keeps no height and no margin of its own', async () => {
    await show(prepareNotes(many.map((each) => ({ ...each, layout: { margin: 'wide' } }))), { isList: true });
    expect(new Set(many.map(({ id }) => heightOf(frameOf(id))))).toEqual(new Set(['']));
    expect(new Set(many.map(({ id }) => frameOf(id).className))).toHaveProperty('size', 1);
    expect(document.querySelector('[data-margin]')).toBeNull();
  });

  it('that the filter leaves as it is, is not drawn again for it', async () => {
    const drawn: string[] = [];
    const View = ({ id }: Given) => {
      drawn.push(id);
      return null;
    };
    const engine = createProductEngine([
      defineWidget({ contract: contracts.notice, view: () => Promise.resolve({ View }) }),
    ]);
    const document = prepareNotes([note('a'), note('b')]);
    const { fetchContent } = portsWith();
    const { rerender } = await show(document, { engine, ports: { fetchContent } });
    drawn.length = 0;
    const ports = { fetchContent, facts: { ...guestFacts, vegOnly: true } };
    await act(async () => rerender(page(document, { engine, ports })));
    expect(drawn).toEqual([]);
  });

  it('MEN-19 loses the entries that the filter hides when nothing but the filter changes', async () => {
    const View = ({ props }: WidgetViewProps<PropsOf<typeof heroCarousel>>) => (
      <p>{props.slides?.map(({ heading }) => heading).join()}</p>
    );
    const engine = createProductEngine([
      defineWidget({ contract: contracts.heroCarousel, view: () => Promise.resolve({ View }) }),
    ]);
    const [slide] = heroCarousel.example.slides;
    const slides = [
      { ...slide, heading: 'Paneer' },
      { ...slide, heading: 'Chicken', nonVeg: true },
    ];
    const document = prepareDocument(
      {
        document: 'landing',
        version: '1',
        place: 'landing',
        nodes: [{ id: 'a', type: 'hero-carousel', version: heroCarousel.versions.length, props: { slides } }],
      },
      { ...reading, contract: engine.contract },
    );
    const { fetchContent } = portsWith();
    const { rerender } = await show(document, { engine, ports: { fetchContent } });
    expect(frameOf('a')).toHaveTextContent('Paneer,Chicken');
    const ports = { fetchContent, facts: { ...guestFacts, vegOnly: true } };
    await act(async () => rerender(page(document, { engine, ports })));
    expect(frameOf('a').textContent).toBe('Paneer');
  });

  it('whose kind changes is shown with the view of the new kind', async () => {
    const engine = createProductEngine([
      defineWidget({ contract: contracts.notice, view: async () => ({ View: () => <p>A notice</p> }) }),
      defineWidget({ contract: contracts.textBlock, view: async () => ({ View: () => <p>A text</p> }) }),
    ]);
    await Promise.all(engine.types.map((type) => engine.view(type)));
    const prepare = (node: object, version: string) =>
      prepareDocument(
        { document: 'landing', version, place: 'landing', nodes: [node] },
        { ...reading, contract: engine.contract },
      );
    const { rerender } = await show(prepare(note('a'), '1'), { engine });
    expect(frameOf('a')).toHaveTextContent('A notice');
    const next = prepare({ id: 'a', type: 'text-block', props: textBlock.example }, '2');
    await act(async () => rerender(page(next, { engine })));
    expect(frameOf('a')).toHaveTextContent('A text');
  });
});

describe('a node that cannot be shown yet', () => {
  const withContent = prepareNotes([{ id: 'a', type: 'notice', contentUrl: '/notices/7' }]);

  it.each(['customer', 'author'] as const)(
    'keeps its height while its content is on its way, for a %s',
    async (mode) => {
      await noteEngine.view('notice');
      await show(withContent, { ports: { mode, fetchContent: () => new Promise(() => {}) } });
      expect(heightOf(frameOf('a').querySelector('[aria-hidden]'))).toBe('96px');
      expect(screen.queryByRole('note')).toBeNull();
    },
  );

  it('keeps its height while its code is on its way, and the page is there', async () => {
    const engine = createProductEngine([
      defineWidget({ contract: contracts.notice, view: () => new Promise<never>(() => {}) }),
    ]);
    await show(prepareNotes([note('a')]), { engine });
    expect(screen.getByText('The page')).toBeVisible();
    expect(heightOf(frameOf('a').querySelector('[aria-hidden]'))).toBe('96px');
  });

  it('PWA-09 shows no message in a list, which has no height for one', async () => {
    await show(prepareNotes([note('a')]), { engine: lateNoteEngine().engine, isList: true });
    expect(frameOf('a')).toBeEmptyDOMElement();
  });

  it('PWA-09 shows no button where only a reload of the page gets its code', async () => {
    const report = vi.fn();
    const engine = createProductEngine([
      defineWidget({
        contract: contracts.notice,
        view: () => Promise.reject<never>(new NeedsReload('gone')),
      }),
    ]);
    await show(prepareNotes([note('a')]), { engine, ports: { report } });
    expect(report).toHaveBeenCalledOnce();
    expect(frameOf('a')).toBeEmptyDOMElement();
  });
});

describe('what authors see in place of a node', () => {
  const wrong = [
    ['whose view failed', note('a', { props: { text: 'throw' } }), {}, 'failed with these props'],
    [
      'whose `when` cannot be read',
      note('a', { when: { weekdays: ['SAT'] } }),
      {},
      'Its ‘when’ holds something',
    ],
    [
      'whose content is empty',
      { id: 'a', type: 'notice', contentUrl: '/notices/7' },
      { fetchContent: () => Promise.resolve(null) },
      'holds nothing to show',
    ],
  ] as const;

  it.each(wrong)('is a note for one %s, and nothing for customers', async (_, node, ports, text) => {
    const prepared = prepareNotes([node, note('b')]);
    const author = await show(prepared, { ports: { ...ports, mode: 'author' } });
    // The code of the note is there from here on.
    expect(await screen.findByRole('note')).toHaveTextContent(text);
    author.unmount();
    await show(prepared, { ports });
    expect(await screen.findByText('Note b')).toBeVisible();
    expect(screen.queryByRole('note')).toBeNull();
    expect(document.querySelector('[data-node="a"]')?.textContent ?? '').toBe('');
  });
});
