// @vitest-environment jsdom
import { act, fireEvent, screen } from '@testing-library/react';
import { createContext, type ReactElement, type ReactNode, startTransition, useState } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as contracts from '#schemas/compiled/contracts.ts';
import type { PropsOf } from '#schemas/contract.ts';
import type { WidgetViewProps } from '#schemas/prepared.ts';
import type { notice } from '#schemas/widgets/notice.ts';
import { defineWidget } from './define-widget.ts';
import { DocumentNodes } from './document-nodes.tsx';
import { createProductEngine, type EnginePorts } from '../product-engine.ts';
import { preloadViews } from './registry.ts';
import { guestFacts, note, portsWith, prepareNotes } from '../testing/notes.tsx';

/** How often the view of a node was rendered here, by its text. */
let rendered: string[] = [];

function CounterView({ props }: WidgetViewProps<PropsOf<typeof notice>>) {
  const [count, setCount] = useState(0);
  rendered.push(props.text);
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      {props.text} {count}
    </button>
  );
}

const engine = createProductEngine([
  defineWidget({ contract: contracts.notice, view: () => Promise.resolve({ View: CounterView }) }),
]);

/** Frames of nodes that are watched, and what happens when one comes near. */
let frames: Map<string, () => void>;
let root: Root | null = null;

beforeEach(async () => {
  rendered = [];
  frames = new Map();
  await preloadViews(engine, ['notice']);
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      readonly #near: (element: Element) => void;
      constructor(callback: IntersectionObserverCallback, options?: IntersectionObserverInit) {
        // Impressions and the end of the page have observers of their own.
        const isGate = options?.rootMargin === '50% 0px';
        this.#near = (element) => {
          const entry = { target: element, isIntersecting: true } as IntersectionObserverEntry;
          if (isGate)
            frames.set(element.getAttribute('data-node') ?? '', () => callback([entry], this as never));
        };
      }
      observe(element: Element) {
        this.#near(element);
      }
      unobserve() {}
      disconnect() {}
    },
  );
});
afterEach(() => {
  act(() => root?.unmount());
  root = null;
  vi.unstubAllGlobals();
  document.body.innerHTML = '';
});

/** As it comes with the page, out of its state. */
const shown = structuredClone(prepareNotes([note('top'), note('bottom')]));
const ports = portsWith();
const page = (change: Partial<EnginePorts> = {}) => (
  <DocumentNodes document={shown} ports={{ ...ports, ...change }} engine={engine} />
);

const PlaceContext = createContext('');

/** Stands for the router: its context changes with every change of page. */
function Place({ value, children }: { value: string; children: ReactNode }) {
  return (
    <PlaceContext value={value}>
      <p>You are at {value}</p>
      {children}
    </PlaceContext>
  );
}

/** Puts the server's HTML into the page and lets React hydrate it, `as` what the browser draws. */
async function hydrate(element: ReactElement, as = element) {
  const observer = IntersectionObserver;
  vi.stubGlobal('IntersectionObserver', undefined);
  const html = renderToString(element);
  vi.stubGlobal('IntersectionObserver', observer);
  rendered = [];
  const container = document.createElement('div');
  container.innerHTML = html;
  document.body.append(container);
  const onRecoverableError = vi.fn();
  await act(async () => {
    root = hydrateRoot(container, as, { onRecoverableError });
  });
  return { onRecoverableError };
}

describe('hydration of a page that the server rendered', () => {
  it('hydrates a node when it comes near, and leaves the others as the server sent them', async () => {
    const { onRecoverableError } = await hydrate(page());
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Note top 0',
      'Note bottom 0',
    ]);
    expect(rendered).toEqual([]);
    await act(async () => frames.get('top')?.());
    expect(new Set(rendered)).toEqual(new Set(['Note top']));
    expect(onRecoverableError).not.toHaveBeenCalled();
  });

  it('handles a press on a node that was not hydrated yet', async () => {
    await hydrate(page());
    const button = screen.getByRole('button', { name: 'Note bottom 0' });
    await act(async () => {
      fireEvent.pointerDown(button);
      fireEvent.click(button);
    });
    expect(screen.getByRole('button', { name: 'Note bottom 1' })).toBe(button);
    expect(rendered).not.toContain('Note top');
  });

  it('repeats a press that came while the code of the node was on its way, once', async () => {
    let arrive = () => {};
    const code = new Promise<{ View: typeof CounterView }>((resolve) => {
      arrive = () => resolve({ View: CounterView });
    });
    const late = createProductEngine([defineWidget({ contract: contracts.notice, view: () => code })]);
    const nextFrame: (() => void)[] = [];
    vi.stubGlobal('requestAnimationFrame', (run: () => void) => nextFrame.push(run));
    const draw = () => act(async () => nextFrame.splice(0).forEach((run) => run()));
    // The server had the code.
    const lateView = vi.spyOn(late, 'view');
    await hydrate(page(), <DocumentNodes document={shown} ports={ports} engine={late} />);
    const button = screen.getByRole('button', { name: 'Note bottom 0' });
    const press = () =>
      act(async () => {
        fireEvent.pointerDown(button);
        fireEvent.click(button);
      });
    await press();
    expect(lateView).toHaveBeenCalled();
    expect(button).toHaveTextContent('Note bottom 0');
    await act(async () => arrive());
    await draw();
    expect(screen.getByRole('button', { name: 'Note bottom 1' })).toBe(button);
    // From here on React handles each press itself.
    await press();
    await draw();
    expect(button).toHaveTextContent('Note bottom 2');
  });

  it('does not repeat a press that React has handled while it hydrated', async () => {
    const nextFrame: (() => void)[] = [];
    vi.stubGlobal('requestAnimationFrame', (run: () => void) => nextFrame.push(run));
    await hydrate(page());
    const button = screen.getByRole('button', { name: 'Note bottom 0' });
    // A click alone, as assistive technology sends it: React hydrates the node for it.
    await act(async () => void fireEvent.click(button));
    await act(async () => nextFrame.splice(0).forEach((run) => run()));
    expect(button).toHaveTextContent('Note bottom 1');
  });

  it('presses nothing where a finger only went down, or a key', async () => {
    const nextFrame: (() => void)[] = [];
    vi.stubGlobal('requestAnimationFrame', (run: () => void) => nextFrame.push(run));
    await hydrate(page());
    const button = screen.getByRole('button', { name: 'Note bottom 0' });
    await act(async () => {
      fireEvent.pointerDown(button);
      fireEvent.keyDown(button, { key: 'Tab' });
    });
    expect(new Set(rendered)).toEqual(new Set(['Note bottom']));
    await act(async () => nextFrame.splice(0).forEach((run) => run()));
    expect(button).toHaveTextContent('Note bottom 0');
  });

  it('hydrates the nodes unchanged when the context of the page changes', async () => {
    const { onRecoverableError } = await hydrate(<Place value="home">{page()}</Place>);
    const before = screen.getByRole('button', { name: 'Note bottom 0' });
    await act(async () => startTransition(() => root?.render(<Place value="menu">{page()}</Place>)));
    expect(screen.getByText('You are at menu')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Note bottom 0' })).toBe(before);
    expect(onRecoverableError).not.toHaveBeenCalled();
  });

  it('keeps what was sent, unrendered, when a fact changes', async () => {
    await hydrate(page());
    const before = screen.getByRole('button', { name: 'Note bottom 0' });
    await act(async () => root?.render(page({ facts: { ...guestFacts, loggedIn: true } })));
    expect(screen.getByRole('button', { name: 'Note bottom 0' })).toBe(before);
    expect(rendered).toEqual([]);
  });

  it('keeps what was sent, unrendered, when a node comes above it', async () => {
    await hydrate(page());
    const before = screen.getByRole('button', { name: 'Note bottom 0' });
    const call = prepareNotes([note('new'), note('top'), note('bottom')], '2', shown);
    await act(async () => root?.render(<DocumentNodes document={call} ports={ports} engine={engine} />));
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Note new 0',
      'Note top 0',
      'Note bottom 0',
    ]);
    expect(screen.getByRole('button', { name: 'Note bottom 0' })).toBe(before);
    expect(new Set(rendered)).toEqual(new Set(['Note new']));
  });
});
