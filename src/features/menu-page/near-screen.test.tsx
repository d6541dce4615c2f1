// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

/** The observed area: a screen of 800 px, and half a screen above and below it. */
const seen = new DOMRect(0, -400, 360, 1600);
let tell: IntersectionObserverCallback = () => {};
let idle: (() => void)[] = [];

class ObserverOfTest {
  constructor(callback: IntersectionObserverCallback) {
    tell = callback;
  }
  observe() {}
  unobserve() {}
}

beforeEach(() => {
  // The module creates its observer once, so each test imports the module again.
  vi.resetModules();
  idle = [];
  vi.stubGlobal('IntersectionObserver', ObserverOfTest);
  vi.stubGlobal('requestIdleCallback', (run: () => void) => idle.push(run));
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** Reports to the observer that these elements are at these positions, near or far. */
function move(...places: readonly (readonly [name: string, top: number, height: number])[]) {
  const entries = places.map(([name, top, height]) => ({
    target: screen.getByTestId(name),
    isIntersecting: top < seen.bottom && top + height > seen.top,
    boundingClientRect: new DOMRect(0, top, 360, height),
    rootBounds: seen,
  }));
  act(() => tell(entries as unknown as IntersectionObserverEntry[], {} as IntersectionObserver));
}
const whenIdle = () => act(() => idle.splice(0).forEach((run) => run()));
const drawn = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent);

/** Renders sections of blocks like those of the menu, with a word in each block. */
async function show(sections: Readonly<Record<string, readonly string[]>>, firstBlocks = 0) {
  const { useNearScreen, useNearSection } = await import('./near-screen.ts');
  function Block({ word, first }: { word: string; first: boolean }) {
    const { isDrawn, watch } = useNearScreen(first, word);
    return (
      <div ref={watch} data-testid={word}>
        {isDrawn && (
          <li>
            <button type="button">{word}</button>
          </li>
        )}
      </div>
    );
  }
  function Section({ name, words }: { name: string; words: readonly string[] }) {
    const { range, watch } = useNearSection(firstBlocks, words.length);
    return (
      <section ref={watch} data-testid={name}>
        {range ? (
          words.map((word, at) => <Block key={word} word={word} first={at >= range.from && at < range.to} />)
        ) : (
          <p>{`${name} waits`}</p>
        )}
      </section>
    );
  }
  return render(
    Object.entries(sections).map(([name, words]) => <Section key={name} name={name} words={words} />),
  );
}

const words = (name: string, count: number) => Array.from({ length: count }, (_, at) => `${name}${at}`);

describe('what is near the screen', () => {
  it('one box stands for a section that is far away', async () => {
    await show({ pizza: words('p', 5), sides: words('s', 5) });
    move(['pizza', 2000, 4000], ['sides', 6000, 4000]);
    expect(screen.getByTestId('pizza').children).toHaveLength(1);
    expect(screen.getByText('sides waits')).toBeDefined();
    expect(drawn()).toEqual([]);
  });

  it('a jump draws what is on the screen at once, and what is near it when the browser is idle', async () => {
    await show({ pizza: words('p', 5) });
    // Each block is 500 px high: those at 0 and at 500 are on the screen.
    move(['pizza', -1000, 2500]);
    expect(drawn()).toEqual(['p2', 'p3']);
    move(...words('p', 5).map((name, at) => [name, -1000 + at * 500, 500] as const));
    expect(drawn()).toEqual(['p2', 'p3']);
    whenIdle();
    expect(drawn()).toEqual(['p1', 'p2', 'p3', 'p4']);
  });

  it('a jump draws what ends behind the bars at the top only when the browser is idle', async () => {
    await show({ pizza: ['last'], sides: ['first'] }, 0);
    move(['pizza', -420, 500], ['sides', 112, 500]);
    expect(drawn()).toEqual(['first']);
    whenIdle();
    move(['last', -420, 500]);
    expect(drawn()).toEqual(['last', 'first']);
  });

  it('a scroll draws what comes near before it is seen', async () => {
    await show({ pizza: words('p', 5) }, 2);
    expect(drawn()).toEqual(['p0', 'p1']);
    move(['p2', 1000, 500]);
    expect(drawn()).toEqual(['p0', 'p1', 'p2']);
  });

  it('what has left the screen before the browser is idle is not drawn', async () => {
    await show({ pizza: words('p', 3) });
    move(['pizza', 0, 1500]);
    move(['p0', 0, 500], ['p1', 500, 500], ['p2', 1000, 500]);
    move(['p2', 5000, 500]);
    whenIdle();
    expect(drawn()).toEqual(['p0', 'p1']);
  });

  it('uses the last of several entries for the same element', async () => {
    const names = words('p', 6);
    await show({ pizza: names }, 6);
    const places = (top: number) => names.map((name, at) => [name, top + at * 100, 100] as const);
    move(...places(-9000), ...places(0));
    whenIdle();
    expect(drawn()).toEqual(names);
    move(...places(0), ...places(-9000));
    whenIdle();
    expect(drawn()).toEqual(names.slice(2));
  });

  it('keeps the last blocks that left the screen and removes the others when the browser is idle', async () => {
    const names = words('p', 8);
    await show({ pizza: names }, 8);
    move(...names.map((name, at) => [name, -9000 + at * 500, 500] as const));
    expect(drawn()).toHaveLength(8);
    whenIdle();
    expect(drawn()).toEqual(['p4', 'p5', 'p6', 'p7']);
  });

  it('keeps what has the focus, and the section that it is in', async () => {
    const sections = Object.fromEntries(words('section', 6).map((name) => [name, [`${name}-block`]]));
    await show(sections, 1);
    screen.getByRole('button', { name: 'section0-block' }).focus();
    move(
      ...Object.keys(sections).flatMap((name) => [
        [name, -9000, 500] as const,
        [`${name}-block`, -9000, 500] as const,
      ]),
    );
    whenIdle();
    expect(drawn()).toEqual([
      'section0-block',
      'section2-block',
      'section3-block',
      'section4-block',
      'section5-block',
    ]);
    expect(screen.getByText('section1 waits')).toBeDefined();
  });

  it('draws everything in a browser without IntersectionObserver', async () => {
    vi.stubGlobal('IntersectionObserver', undefined);
    await show({ pizza: words('p', 3) });
    expect(drawn()).toEqual(['p0', 'p1', 'p2']);
  });
});
