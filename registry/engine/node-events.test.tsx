// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Activity, type ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as contracts from '#schemas/compiled/contracts.ts';
import type { PropsOf } from '#schemas/contract.ts';
import type { PreparedDocument, WidgetViewProps } from '#schemas/prepared.ts';
import type { notice } from '#schemas/widgets/notice.ts';
import { createProductEngine } from '../product-engine.ts';
import { guestFacts, note, portsWith, prepareNotes } from '../testing/notes.tsx';
import { defineWidget } from './define-widget.ts';
import { DocumentNodes } from './document-nodes.tsx';
import { impressionDelay } from './impressions.ts';

function ControlsView({ props: { text } }: WidgetViewProps<PropsOf<typeof notice>>) {
  return (
    <section>
      <p>Text of {text}</p>
      <button type="button" id={`button-${text}`}>
        Button of {text}
      </button>
      <label htmlFor={`button-${text}`}>Name of {text}</label>
      <label>
        Choice of {text}
        <input type="checkbox" />
      </label>
      <label>Label of {text}</label>
    </section>
  );
}

/** What the observer of impressions watches, and what it is told; and what waits to come near. */
let watched: Set<Element>;
let notify: IntersectionObserverCallback;
let waiting: Set<Element>;

class Observer {
  readonly #isOfImpressions: boolean;
  constructor(callback: IntersectionObserverCallback, options?: IntersectionObserverInit) {
    this.#isOfImpressions = options?.threshold !== undefined;
    if (this.#isOfImpressions) notify = callback;
  }
  get #elements() {
    return this.#isOfImpressions ? watched : waiting;
  }
  observe(element: Element) {
    // As browsers do.
    if (!(element instanceof Element)) throw new TypeError('Not an element');
    this.#elements.add(element);
  }
  unobserve(element: Element) {
    this.#elements.delete(element);
  }
  disconnect() {
    this.#elements.clear();
  }
}

const seen = (target: Element) =>
  notify(
    [
      {
        target,
        intersectionRatio: 1,
        intersectionRect: { height: 96 },
        rootBounds: { height: 800 },
      } as IntersectionObserverEntry,
    ],
    {} as IntersectionObserver,
  );

/** An error of a handler goes to the window. */
const failed = vi.fn();
const track = vi.fn();

beforeEach(() => {
  watched = new Set();
  waiting = new Set();
  vi.stubGlobal('IntersectionObserver', Observer);
  vi.useFakeTimers();
  failed.mockClear();
  track.mockClear();
  window.addEventListener('error', failed);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  window.removeEventListener('error', failed);
});

/** Frames are watched once the browser is idle. */
async function idle() {
  await vi.advanceTimersByTimeAsync(1);
  await vi.dynamicImportSettled();
}

async function show(shown: PreparedDocument, isFromServer = false) {
  const engine = createProductEngine([
    defineWidget({ contract: contracts.notice, view: () => Promise.resolve({ View: ControlsView }) }),
  ]);
  await engine.view('notice');
  const page = (document: PreparedDocument, isHidden = false) => (
    <Activity mode={isHidden ? 'hidden' : 'visible'}>
      <DocumentNodes
        document={document}
        ports={portsWith({ track, facts: { ...guestFacts, vegOnly: true } })}
        engine={engine}
        hiddenNote={<button type="button">Show all</button>}
      />
    </Activity>
  );
  const container = document.body.appendChild(document.createElement('div'));
  if (isFromServer) {
    vi.stubGlobal('IntersectionObserver', undefined);
    container.innerHTML = renderToString(page(shown));
    vi.stubGlobal('IntersectionObserver', Observer);
  }
  const view = await act(async () => render(page(shown), { container, hydrate: isFromServer }));
  await idle();
  const turn = async (other: ReactElement) => {
    await act(async () => view.rerender(other));
    await idle();
  };
  const turnTo = (other: PreparedDocument) => turn(page(other));
  const hide = (isHidden: boolean) => turn(page(shown, isHidden));
  return { ...view, turnTo, hide };
}

const frameOf = (id: string) => document.querySelector(`[data-node="${id}"]`) as Element;
const told = () => track.mock.calls.map(([event]) => event as unknown);
const eventOf = (kind: string, nodeId: string, version = '1') => ({
  kind,
  document: 'landing',
  version,
  nodeId,
  type: 'notice',
  name: nodeId,
});
const notes = (...ids: string[]) => ids.map((id) => note(id, { props: { text: id } }));

describe('the events of nodes', () => {
  it('counts a node once when it has been in view', async () => {
    await show(prepareNotes(notes('a', 'b')));
    expect([...watched]).toEqual(expect.arrayContaining([frameOf('a'), frameOf('b')]));
    seen(frameOf('b'));
    expect(track).not.toHaveBeenCalled();
    vi.advanceTimersByTime(impressionDelay);
    expect(told()).toStrictEqual([eventOf('impression', 'b')]);
    vi.advanceTimersByTime(10 * impressionDelay);
    expect(track).toHaveBeenCalledOnce();
  });

  it('counts nothing any more once the page is left', async () => {
    const { unmount } = await show(prepareNotes(notes('a')));
    // One that the page still watches, and one that it no longer does.
    seen(document.createElement('div'));
    unmount();
    expect(watched.size).toBe(0);
    expect(vi.getTimerCount()).toBe(0);
  });

  it.each([false, true])('watches no node that is gone (from the server: %s)', async (isFromServer) => {
    const { turnTo } = await show(prepareNotes(notes('a', 'b')), isFromServer);
    expect(watched.size).toBe(2);
    expect(waiting.size).toBe(isFromServer ? 2 : 0);
    await turnTo(prepareNotes(notes('b')));
    expect([...watched]).toEqual([frameOf('b')]);
    expect([...waiting]).toEqual(isFromServer ? [frameOf('b')] : []);
  });

  it.each([false, true])(
    'does not count a node again that was hidden meanwhile, and watches nothing then (from the server: %s)',
    async (isFromServer) => {
      const { hide } = await show(prepareNotes(notes('a')), isFromServer);
      seen(frameOf('a'));
      vi.advanceTimersByTime(impressionDelay);
      for (const isHidden of [true, false, true]) await hide(isHidden);
      expect([...watched, ...waiting]).toEqual([]);
      expect(told()).toStrictEqual([eventOf('impression', 'a')]);
    },
  );

  it('a click has the node, its id where it has no name for analytics, and no address where it leads nowhere', async () => {
    await show(prepareNotes(notes('a', 'b')));
    fireEvent.click(screen.getByText('Button of b'));
    expect(told()).toStrictEqual([eventOf('click', 'b')]);
  });

  it('a name for analytics alone has no campaign', async () => {
    await show(prepareNotes([note('a', { props: { text: 'a' }, tracking: { name: 'hero' } })]));
    fireEvent.click(screen.getByText('Button of a'));
    expect(told()).toStrictEqual([{ ...eventOf('click', 'a'), name: 'hero' }]);
  });

  it('a click belongs to the document that is shown now', async () => {
    const first = prepareNotes(notes('a'));
    const { turnTo } = await show(first);
    await turnTo(prepareNotes(notes('a', 'new'), '2', first));
    fireEvent.click(screen.getByText('Button of new'));
    expect(told()).toStrictEqual([eventOf('click', 'new', '2')]);
  });

  it('counts no click on what is no control, nor on one of the page itself', async () => {
    await show(prepareNotes([...notes('a'), note('hidden', { nonVeg: true })]));
    fireEvent.click(screen.getByText('Text of a'));
    fireEvent.click(screen.getByRole('button', { name: 'Show all' }));
    expect(track).not.toHaveBeenCalled();
    expect(failed).not.toHaveBeenCalled();
  });

  it('counts a click on the label of a control once, as that of the control', async () => {
    await show(prepareNotes(notes('a')));
    fireEvent.click(screen.getByText('Choice of a'));
    expect(screen.getByRole('checkbox')).toBeChecked();
    expect(told()).toStrictEqual([eventOf('click', 'a')]);
  });

  it('counts a click on the label of a button beside it once', async () => {
    await show(prepareNotes(notes('a')));
    fireEvent.click(screen.getByText('Name of a'));
    expect(told()).toStrictEqual([eventOf('click', 'a')]);
  });

  it('counts a click on a label that has no control', async () => {
    await show(prepareNotes(notes('a')));
    fireEvent.click(screen.getByText('Label of a'));
    expect(told()).toStrictEqual([eventOf('click', 'a')]);
  });
});
