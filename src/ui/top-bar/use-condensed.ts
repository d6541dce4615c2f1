import { useCallback, useState } from 'react';

/** The bar grows slim when all of the mark is out of sight, and tall again when this much of it is in sight: between them it does not flicker. */
const EXPAND_AT = 0.8;

/**
 * Whether the page has been scrolled away from its top, told by a mark that stands there. The browser tells it of its own accord; to ask where
 * the page stands, on every scroll, would make it lay out the page for the answer.
 */
export function useCondensed() {
  const [condensed, setCondensed] = useState(false);

  const mark = useCallback((element: Element | null) => {
    if (!element || typeof IntersectionObserver === 'undefined') return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        const now = entries.at(-1);
        if (now) setCondensed((was) => (was ? now.intersectionRatio < EXPAND_AT : !now.isIntersecting));
      },
      { threshold: [0, EXPAND_AT] },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  return { condensed, mark };
}
