import { type RefObject, useEffect, useRef, useState } from 'react';

export interface CarouselPosition<Track extends HTMLElement> {
  /** For the element that scrolls, whose children are the slides. */
  track: RefObject<Track | null>;
  index: number;
  goTo: (index: number) => void;
}

/** Which slide is in sight, and how to bring another there. The scroll position is the truth, not a number. */
export function useCarousel<Track extends HTMLElement>(count: number): CarouselPosition<Track> {
  const track = useRef<Track>(null);
  const [index, setIndex] = useState(0);
  // While we scroll to a slide, those it passes are not the one in sight.
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
