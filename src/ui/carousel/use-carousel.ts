import { type RefObject, useEffect, useRef, useState } from 'react';

export interface CarouselPosition<Track extends HTMLElement> {
  /** For the element that scrolls, whose children are the slides. */
  track: RefObject<Track | null>;
  index: number;
  goTo: (index: number) => void;
}

/** The visible slide, and a function that scrolls to another. The state is the scroll position, not a number. */
export function useCarousel<Track extends HTMLElement>(count: number): CarouselPosition<Track> {
  const track = useRef<Track>(null);
  const [index, setIndex] = useState(0);
  // During a scroll to a slide, the slides on the way do not count as visible.
  const target = useRef<number | null>(null);

  useEffect(() => {
    const element = track.current;
    if (!element) return;

    function update() {
      if (!element) return;
      const seen = Math.round(element.scrollLeft / slideDistance(element));
      if (target.current !== null && target.current !== seen) return;
      target.current = null;
      setIndex(Math.min(seen, count - 1));
    }

    function takeOver() {
      target.current = null;
    }

    element.addEventListener('scroll', update, { passive: true });
    element.addEventListener('pointerdown', takeOver, { passive: true });
    element.addEventListener('wheel', takeOver, { passive: true });
    return () => {
      element.removeEventListener('scroll', update);
      element.removeEventListener('pointerdown', takeOver);
      element.removeEventListener('wheel', takeOver);
    };
  }, [count]);

  function goTo(next: number) {
    const clamped = Math.max(0, Math.min(next, count - 1));
    const element = track.current;
    if (!element || clamped === index) return;
    target.current = clamped;
    setIndex(clamped);
    element.scrollLeft = clamped * slideDistance(element);
  }

  return { track, index, goTo };
}

/** From the start of one slide to the start of the next. */
function slideDistance(track: HTMLElement): number {
  const [first, second] = track.children as unknown as HTMLElement[];
  if (!first || !second) return 1;
  return Math.max(1, second.offsetLeft - first.offsetLeft);
}
