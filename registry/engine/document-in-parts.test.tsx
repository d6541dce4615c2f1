// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { type ReactElement, StrictMode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { PreparedDocument } from '#schemas/prepared.ts';
import { DocumentNodes, type DocumentNodesProps } from './document-nodes.tsx';
import type { EnginePorts, ProductEngine } from '../product-engine.ts';
import { type Preparation, preparations } from './preparation.ts';
import type { Documents } from '#schemas/document-types.ts';
import {
  guestFacts,
  note,
  noteEngine,
  portsWith,
  prepareNotesInParts,
  watchedNoteEngine,
} from '../testing/notes.tsx';

const idle = new Map<number, IdleRequestCallback>();
let handles = 0;
/** Brings the end of what is rendered near the screen. */
let comeNear = () => {};

beforeEach(async () => {
  idle.clear();
  vi.stubGlobal('requestIdleCallback', (callback: IdleRequestCallback) => {
    handles += 1;
    idle.set(handles, callback);
    return handles;
  });
  vi.stubGlobal('cancelIdleCallback', (handle: number) => idle.delete(handle));
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      readonly #callback: IntersectionObserverCallback;
      readonly #isTail: boolean;
      constructor(callback: IntersectionObserverCallback, options?: IntersectionObserverInit) {
        this.#callback = callback;
        this.#isTail = options?.rootMargin === '150% 0px';
      }
      observe(target: Element) {
        const entry = { target, isIntersecting: true } as IntersectionObserverEntry;
        if (this.#isTail) comeNear = () => this.#callback([entry], this as never);
      }
      unobserve() {}
      disconnect() {}
    },
  );
  await noteEngine.view('notice');
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** The browser is idle for a moment: ten entries are prepared. */
const beIdle = () =>
  act(async () => {
    const waiting = [...idle.values()];
    idle.clear();
    for (const run of waiting) run({ didTimeout: false, timeRemaining: () => 0 });
  });

const notes = (count: number) => Array.from({ length: count }, (_, at) => note(`n${at}`));

function page(
  document: PreparedDocument,
  change: Partial<EnginePorts> = {},
  more: Partial<DocumentNodesProps<Documents>> = {},
) {
  return <DocumentNodes document={document} ports={portsWith(change)} engine={noteEngine} {...more} />;
}
const show = (element: ReactElement) => act(async () => render(element));

const shownIds = () =>
  [...document.querySelectorAll('[data-node]')].map((element) => element.getAttribute('data-node'));
const heightOfTail = () =>
  (document.querySelector('[aria-hidden][style]') as HTMLElement | null)?.style.getPropertyValue(
    '--reserved-height',
  );
/** How many nodes are prepared; 'all' when nothing is left. */
const preparedOf = (of: PreparedDocument) => {
  const preparation = preparations.get(of) as Preparation;
  return preparation.isDone() ? 'all' : preparation.nodes.length;
};

describe('a document of which the first screen is prepared', () => {
  it('shows the first screen, and keeps the height of the others, whatever stands in them', async () => {
    const unreadable = [null, undefined, 'notice', 5, ['notice'], {}, { type: 5 }, { type: ['x'] }];
    const rest = [...notes(30).slice(11), ...unreadable, { id: 'x', type: 'hologram' }];
    const prepared = prepareNotesInParts([...notes(11), ...rest]);
    await show(page(prepared));
    // A notice is 96 px high: eleven fill a screen of 1000 px.
    expect(shownIds()).toHaveLength(11);
    expect(preparedOf(prepared)).toBe(11);
    expect(heightOfTail()).toBe(`${19 * 96}px`);
  });

  it('prepares and shows what comes near before the browser is idle', async () => {
    const prepared = prepareNotesInParts(notes(60));
    await show(page(prepared));
    await act(async () => comeNear());
    expect(shownIds()).toHaveLength(21);
    expect(preparedOf(prepared)).toBe(21);
    expect(heightOfTail()).toBe(`${39 * 96}px`);
    for (let time = 0; time < 4; time++) await act(async () => comeNear());
    expect(shownIds()).toHaveLength(60);
    expect(heightOfTail()).toBeUndefined();
  });

  it('keeps the height of all that is to come when the page is drawn anew between two slices', async () => {
    const prepared = prepareNotesInParts(notes(60));
    const { rerender } = render(page(prepared));
    await beIdle();
    expect(preparedOf(prepared)).toBe(21);
    await act(async () => rerender(page(prepared)));
    expect(heightOfTail()).toBe(`${49 * 96}px`);
  });

  it('prepares the rest while the browser is idle, and shows no more for it', async () => {
    const prepared = prepareNotesInParts(notes(30));
    await show(page(prepared));
    await beIdle();
    expect(preparedOf(prepared)).toBe(21);
    await beIdle();
    expect(preparedOf(prepared)).toBe('all');
    expect(shownIds()).toHaveLength(11);
    expect(heightOfTail()).toBe(`${19 * 96}px`);
    // The frames are watched, in case they are others.
    await beIdle();
    expect(idle.size).toBe(0);
  });

  it('corrects the height that it keeps when entries turn out not to be shown', async () => {
    const prepared = prepareNotesInParts([...notes(11), note('bad', { props: {} }), note('good')]);
    await show(page(prepared));
    expect(heightOfTail()).toBe('192px');
    await beIdle();
    expect(heightOfTail()).toBe('96px');
  });

  it('fills the screen with what is shown: `when` and veg only', async () => {
    const nodes = notes(60).map((node, at) => ({
      ...node,
      ...(at % 3 === 1 && { when: { orderTypes: ['P'] } }),
      ...(at % 3 === 2 && { nonVeg: true }),
    }));
    const prepared = prepareNotesInParts(nodes);
    const facts = { ...guestFacts, vegOnly: true };
    const { rerender } = await show(page(prepared, { facts }));
    expect(shownIds()).toEqual(Array.from({ length: 11 }, (_, at) => `n${at * 3}`));
    expect(preparedOf(prepared)).toBe(31);
    await act(async () => rerender(page(prepared, { facts: { ...guestFacts, orderType: 'P' } })));
    expect(shownIds()).toEqual(Array.from({ length: 11 }, (_, at) => `n${at}`));
  });

  describe('shows the nodes behind a first screen that this app does not know', () => {
    const kind = (at: number) => ({ id: `x${at}`, type: 'hologram' });
    const clause = (at: number) => note(`x${at}`, { when: { rain: true } });
    const unknown = (of: typeof kind) => Array.from({ length: 40 }, (_, at) => of(at));

    it.each([
      ['its kinds', kind, undefined],
      ['its clauses', clause, undefined],
      ['its kinds, and the page asks for a number', kind, 8],
      ['its clauses, and the page asks for a number', clause, 8],
    ])('%s', async (_, of, initialCount) => {
      const prepared = prepareNotesInParts([...unknown(of), note('a')]);
      expect(prepared.readable).toBe(true);
      await show(page(prepared, {}, initialCount === undefined ? {} : { initialCount }));
      expect(shownIds()).toEqual(['a']);
    });

    it('and loads the pictures of the first one that is seen first', async () => {
      await show(page(prepareNotesInParts([...unknown(clause).slice(0, 8), note('a')])));
      // One that comes later keeps its height.
      expect(document.querySelector('[data-node="a"]')).not.toHaveAttribute('style');
    });
  });

  it('shows all of a list at once', async () => {
    await show(page(prepareNotesInParts(notes(40)), {}, { list: { className: 'bar' } }));
    expect(shownIds()).toHaveLength(40);
  });

  it.each([true, false])(
    'reports each fault once, in the order of the document (StrictMode: %s)',
    async (strict) => {
      const bad = (at: number) => note(`n${at % 20}`, { props: { text: 'Hi', tone: 'loud' } });
      const nodes = notes(40).map((node, at) => (at % 13 === 5 || at === 25 ? bad(at) : node));
      const report = vi.fn();
      const prepared = prepareNotesInParts(nodes);
      const element = page(prepared, { report });
      const { unmount } = await show(strict ? <StrictMode>{element}</StrictMode> : element);
      const told = () => report.mock.calls.map(([issue]) => `${issue.path} ${issue.code}`);
      const first = ['landing[5].props.tone enum'];
      expect(told()).toEqual(first);
      await act(async () => comeNear());
      while (idle.size > 0) await beIdle();
      const all = [
        ...first,
        'landing[18].props.tone enum',
        'landing[25].id duplicate-id',
        'landing[25].props.tone enum',
        'landing[31].id duplicate-id',
        'landing[31].props.tone enum',
      ];
      expect(told()).toEqual(all);
      unmount();
      expect(told()).toEqual(all);
    },
  );

  it('shows no more than what comes near, however much is prepared', async () => {
    const prepared = prepareNotesInParts(notes(60));
    await show(page(prepared));
    while (idle.size > 0) await beIdle();
    expect(preparedOf(prepared)).toBe('all');
    await act(async () => comeNear());
    expect(shownIds()).toHaveLength(21);
  });

  it('reports the faults of a document that takes its place, each once, and prepares the rest of it', async () => {
    const report = vi.fn();
    const bad = (version: string) =>
      prepareNotesInParts([note('bad', { props: {} }), ...notes(30)], { version });
    const [first, second] = [bad('1'), bad('2')];
    const { rerender } = await show(page(first, { report }));
    await act(async () => rerender(page(second, { report })));
    await act(async () => rerender(page(second, { report })));
    const told = report.mock.calls.map(([issue]) => `${issue.version} ${issue.path} ${issue.code}`);
    expect(told).toEqual(['1 landing[0].props.text required', '2 landing[0].props.text required']);
    while (idle.size > 0) await beIdle();
    expect(preparedOf(second)).toBe('all');
  });

  it('is prepared no further when the page is left, and reports what was found', async () => {
    const nodes = notes(60).map((node, at) => (at === 15 ? { ...node, props: {} } : node));
    const report = vi.fn();
    const prepared = prepareNotesInParts(nodes);
    const { unmount } = await show(page(prepared, { report }));
    await act(async () => comeNear());
    unmount();
    expect(report).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ path: 'landing[15].props.text', code: 'required' }),
    );
    expect(idle.size).toBe(0);
    expect(preparedOf(prepared)).toBe(21);
  });

  it.each([
    [
      'draws the changed one alone',
      notes(60).map((node, at) => (at === 15 ? { ...node, props: { text: 'Other' } } : node)),
      ['n15'],
    ],
    ['draws one that comes between them alone', [...notes(8), note('new'), ...notes(60).slice(8)], ['new']],
    // It takes the place of one on the screen of a small phone, whose pictures are loaded first.
    [
      'draws one that comes above them, and who leaves the first screen',
      [note('new'), ...notes(60)],
      ['new', 'n5'],
    ],
  ])('keeps all nodes that are shown when it comes anew, and %s', async (_, nodes, wanted) => {
    const drawn: string[] = [];
    const engine: ProductEngine = watchedNoteEngine((id) => drawn.push(id));
    const { fetchContent } = portsWith();
    const first = prepareNotesInParts(notes(60));
    const { rerender } = await show(page(first, { fetchContent }, { engine }));
    await screen.findByText('Note n0');
    await act(async () => comeNear());
    expect(preparedOf(first)).toBe(21);
    drawn.length = 0;
    const second = prepareNotesInParts(nodes, { version: '2', previous: first });
    await act(async () => rerender(page(second, { fetchContent }, { engine })));
    expect(shownIds()).toEqual(nodes.slice(0, 21).map(({ id }) => id));
    expect(drawn).toEqual(wanted);
    expect(preparedOf(second)).toBe(21);
  });
});
