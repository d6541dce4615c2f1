import { startTransition, useCallback, useLayoutEffect, useRef, useState } from 'react';
import { whenIdle } from '#registry/engine/late/when-idle.ts';

/** Half a screen above and half a screen below: enough to be drawn before it is scrolled into view, and little work after a jump. */
const nearby = '50% 0px';
/** How many elements that have gone far stay drawn, so that scrolling back draws nothing and a jump removes nothing before it draws. */
const keptFar = 4;

/** Height in px of the sticky bars at the top, which cover what is behind them. */
const bars = 100;

/** Blocks from `from` up to, not including, `to`. */
interface Range {
  readonly from: number;
  readonly to: number;
}

interface Watched {
  /** Elements that are not drawn are neither kept nor removed. */
  readonly isDrawn: () => boolean;
  readonly comesNear: (entry: IntersectionObserverEntry) => void;
  /** From now on the element keeps its content as it is. */
  readonly goesFar: () => void;
  readonly isGone: () => void;
}

/** The visible part of the page below the sticky bars. The observed area is twice as high as the screen, which is its middle half. */
function screenOf({ rootBounds }: IntersectionObserverEntry): {
  readonly top: number;
  readonly bottom: number;
} {
  if (!rootBounds) return { top: -Infinity, bottom: Infinity };
  const ahead = rootBounds.height / 4;
  return { top: rootBounds.top + ahead + bars, bottom: rootBounds.bottom - ahead };
}

function isOnScreen(entry: IntersectionObserverEntry): boolean {
  const { top, bottom } = screenOf(entry);
  return entry.boundingClientRect.bottom > top && entry.boundingClientRect.top < bottom;
}

const watched = new WeakMap<Element, Watched>();
/** Elements that are drawn but no longer near, oldest first. Sections and blocks are counted separately. */
const far = { block: new Set<Element>(), section: new Set<Element>() };
let observer: IntersectionObserver | null = null;

function clearFar(): void {
  for (const elements of Object.values(far)) {
    for (const element of elements) {
      if (elements.size <= keptFar) break;
      elements.delete(element);
      watched.get(element)?.isGone();
    }
  }
}

const wayOff = (target: Element) => (target.tagName === 'SECTION' ? far.section : far.block);

/** Elements that came near with a jump without being visible. They are drawn when the browser is idle. */
const waiting = new Map<Element, IntersectionObserverEntry>();

function drawWaiting(): void {
  for (const [element, entry] of waiting) watched.get(element)?.comesNear(entry);
  waiting.clear();
}

function goneFar(element: Element): void {
  const what = watched.get(element);
  if (!what?.isDrawn()) return;
  wayOff(element).add(element);
  what.goesFar();
}

function note(entries: readonly IntersectionObserverEntry[]): void {
  // On a busy page there may be several entries for one element: the last one counts.
  const latest = [...new Map(entries.map((entry) => [entry.target, entry])).values()];
  const near = latest.filter(({ isIntersecting }) => isIntersecting);
  const onScreen = near.filter(isOnScreen);
  for (const { target } of latest) {
    wayOff(target).delete(target);
    waiting.delete(target);
  }
  // A scroll brings elements near one by one, before they are visible. A jump brings many at once: the visible ones are drawn first.
  const atOnce = onScreen.length > 0 ? onScreen : near;
  for (const entry of atOnce) watched.get(entry.target)?.comesNear(entry);
  for (const entry of near) if (!atOnce.includes(entry)) waiting.set(entry.target, entry);
  for (const { target, isIntersecting } of latest) if (!isIntersecting) goneFar(target);
  if (waiting.size > 0) whenIdle(drawWaiting);
  if (far.block.size > keptFar || far.section.size > keptFar) whenIdle(clearFar);
}

/** One observer for all elements: a menu of thousands of dishes has hundreds of blocks. */
function observe(element: Element, what: Watched): () => void {
  observer ??= new IntersectionObserver(note, { rootMargin: nearby });
  watched.set(element, what);
  observer.observe(element);
  return () => {
    watched.delete(element);
    waiting.delete(element);
    wayOff(element).delete(element);
    observer?.unobserve(element);
  };
}

/**
 * Whether a block is to be drawn: it is near the screen, or was so recently and its content is still the same. Content that changes out of sight
 * is not rendered again. `first` is the answer until the observer reports. A block that holds the focus stays drawn.
 */
export function useNearScreen(first: boolean, content: unknown) {
  const [near, setNear] = useState(first);
  const [kept, setKept] = useState<unknown>(first ? content : null);
  const now = useRef(content);
  useLayoutEffect(() => {
    now.current = content;
  }, [content]);

  const watch = useCallback((element: Element | null) => {
    if (!element) return undefined;
    if (typeof IntersectionObserver === 'undefined') {
      setNear(true);
      return undefined;
    }
    const become = (isNear: boolean, keeps: unknown) => {
      if (!isNear && element.contains(document.activeElement)) return;
      startTransition(() => {
        setNear(isNear);
        setKept(keeps);
      });
    };
    return observe(element, {
      isDrawn: () => element.childElementCount > 0,
      comesNear: () => become(true, null),
      goesFar: () => become(false, now.current),
      isGone: () => become(false, null),
    });
  }, []);
  return { isDrawn: near || (kept !== null && kept === content), watch };
}

/** The blocks of a section that are visible, estimated: all blocks count as equally high, and the heading is not counted. */
function blocksOnScreen(entry: IntersectionObserverEntry, count: number): Range {
  const { boundingClientRect: box } = entry;
  if (box.height === 0) return { from: 0, to: count };
  const { top, bottom } = screenOf(entry);
  const blockAt = (y: number) => ((y - box.top) / box.height) * count;
  return { from: Math.floor(blockAt(top)), to: Math.ceil(blockAt(bottom)) };
}

/**
 * Which of a section's `count` blocks are drawn at once when the section is divided into blocks. Null while the section is far from the screen: it is
 * then one box of the same height, so that a long menu costs little. Until the observer reports, the first `firstBlocks` are drawn.
 */
export function useNearSection(firstBlocks: number, count: number) {
  const [range, setRange] = useState<Range | null>(firstBlocks > 0 ? { from: 0, to: firstBlocks } : null);
  const isDivided = useRef(range !== null);
  const blocks = useRef(count);
  useLayoutEffect(() => {
    isDivided.current = range !== null;
    blocks.current = count;
  }, [range, count]);

  const watch = useCallback((element: Element | null) => {
    if (!element) return undefined;
    if (typeof IntersectionObserver === 'undefined') {
      setRange({ from: 0, to: Infinity });
      return undefined;
    }
    return observe(element, {
      isDrawn: () => isDivided.current,
      comesNear: (entry) => {
        if (!isDivided.current) startTransition(() => setRange(blocksOnScreen(entry, blocks.current)));
      },
      goesFar: () => {},
      isGone: () => {
        if (!element.contains(document.activeElement)) startTransition(() => setRange(null));
      },
    });
  }, []);
  return { range, watch };
}
