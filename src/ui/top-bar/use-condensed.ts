import { useCallback, useState } from 'react';

/** The bar becomes slim when the whole mark is out of view, and tall again when this share of it is visible, so that it does not flicker. */
const EXPAND_AT = 0.8;

/**
 * Whether the page has been scrolled away from its top, observed by means of a mark at the top. Reading the scroll position at every scroll event
 * would force a layout of the page.
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
