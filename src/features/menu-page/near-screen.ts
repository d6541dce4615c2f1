import { startTransition, useCallback, useLayoutEffect, useRef, useState } from 'react';
import { whenIdle } from '#src/ui/when-idle.ts';

/** Half a screen ahead and half a screen behind: what is scrolled to is there before it is seen, and a jump draws little more than it shows. */
const nearby = '50% 0px';
/** So many that were near last stay drawn: coming back costs nothing, and a jump need not clear away before it shows. */
const keptFar = 4;

/** Height in px of the bars that stick at the top: what is behind them is not seen. */
const bars = 100;

/** Blocks from `from` up to, not including, `to`. */
interface Range {
  readonly from: number;
  readonly to: number;
}

interface Watched {
  /** What is not drawn has nothing to keep or to clear away. */
  readonly isDrawn: () => boolean;
  readonly comesNear: (entry: IntersectionObserverEntry) => void;
  /** Far ones are kept as they are. */
  readonly goesFar: () => void;
  readonly isGone: () => void;
}

/** What of the page is on the screen: of what is observed, the half in the middle, below the bars. */
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
/** Drawn, and not near any more; the longest ago first. Sections are kept beside the blocks in them. */
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

/** What came near behind what a jump shows, and waits for time to be drawn in. */
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
  // On a busy page something may have come and gone since: the last word counts.
  const latest = [...new Map(entries.map((entry) => [entry.target, entry])).values()];
  const near = latest.filter(({ isIntersecting }) => isIntersecting);
  const onScreen = near.filter(isOnScreen);
  for (const { target } of latest) {
    wayOff(target).delete(target);
    waiting.delete(target);
  }
  // A scroll brings things near one by one, before they are seen; a jump all at once, and those that it shows are drawn first.
  const atOnce = onScreen.length > 0 ? onScreen : near;
  for (const entry of atOnce) watched.get(entry.target)?.comesNear(entry);
  for (const entry of near) if (!atOnce.includes(entry)) waiting.set(entry.target, entry);
  for (const { target, isIntersecting } of latest) if (!isIntersecting) goneFar(target);
  if (waiting.size > 0) whenIdle(drawWaiting);
  if (far.block.size > keptFar || far.section.size > keptFar) whenIdle(clearFar);
}

/** One observer for all: a menu of thousands has hundreds of blocks. */
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
 * Whether an element is to be drawn: near the screen, or lately so and with the same content, for what changes out of sight is not worth drawing
 * anew. `first` is what holds until it is known. What has the focus stays.
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

/** Those of a section's blocks that are on the screen, about: all are of one height but the last, and the heading above them is not counted. */
function blocksOnScreen(entry: IntersectionObserverEntry, count: number): Range {
  const { boundingClientRect: box } = entry;
  if (box.height === 0) return { from: 0, to: count };
  const { top, bottom } = screenOf(entry);
  const blockAt = (y: number) => ((y - box.top) / box.height) * count;
  return { from: Math.floor(blockAt(top)), to: Math.ceil(blockAt(bottom)) };
}

/**
 * The blocks of a section, of which there are `count`, that are drawn at once when it is divided into blocks. Null while it is far from the screen, when
 * a box of the same height stands for all of them: of a long menu next to nothing is then at work. `firstBlocks` holds until it is known.
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
