import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { useWide } from '#src/ui/use-wide.ts';
import type { ChoiceEvent } from './choice.ts';

/** Names of the groups of which one thing is chosen: 'size', 'crust', 'option-1'. */
function groupOf(event: ChoiceEvent): string | null {
  if (event.type === 'size-chosen') return 'size';
  if (event.type === 'crust-chosen') return 'crust';
  return event.type === 'option-chosen' ? optionGroup(event.orderSeq) : null;
}

/** The name of an option group of a combo. */
export const optionGroup = (orderSeq: number) => `option-${orderSeq}`;

export interface Folding {
  readonly isFolded: (group: string) => boolean;
  readonly open: (group: string) => void;
}

/**
 * Which groups are folded to one line: those in which something was chosen, as soon as the customer goes on to another. Never the one in which
 * the choice is made, which stays where it is on the screen while something above it folds. On wide screens all groups have space.
 */
export function useFoldedGroups(
  cards: RefObject<HTMLElement | null>,
): Folding & { chosen: (event: ChoiceEvent) => void; openAll: () => void } {
  const isWide = useWide();
  const [done, setDone] = useState<readonly string[]>([]);
  const [current, setCurrent] = useState<string | null>(null);
  const before = useRef<{ readonly card: Element; readonly top: number } | null>(null);

  useLayoutEffect(() => {
    const held = before.current;
    before.current = null;
    const top = held ? topOf(held.card) - held.top : 0;
    if (held && top !== 0) scrollerOf(held.card).scrollBy({ top, behavior: 'instant' });
  }, [done, current]);

  /** Remembers where a card is; for what is below all groups any element there does. */
  function hold(group: string | null): void {
    if (isWide) return;
    const card = cards.current?.querySelector(`[data-group="${group}"]`) ?? cards.current?.lastElementChild;
    before.current = card ? { card, top: topOf(card) } : null;
  }

  return {
    isFolded: (group) => !isWide && group !== current && done.includes(group),
    open: (group) => {
      hold(group);
      setCurrent(group);
    },
    openAll: () => {
      setDone([]);
      setCurrent(null);
    },
    chosen: (event) => {
      if (event.type === 'quantity-chosen') return;
      const group = groupOf(event);
      hold(group);
      setCurrent(group);
      // Another size may have another crust, which the customer should see.
      const others = done.filter((each) => each !== group && !(group === 'size' && each === 'crust'));
      setDone(group === null ? done : [...others, group]);
    },
  };
}

const topOf = (element: Element) => element.getBoundingClientRect().top;

/** What scrolls an element: the content of a dialog, else the page. */
function scrollerOf(element: Element): Element | Window {
  for (let around = element.parentElement; around && around !== document.body; around = around.parentElement)
    if (/auto|scroll/.test(getComputedStyle(around).overflowY)) return around;
  return window;
}
