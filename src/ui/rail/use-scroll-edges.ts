import { type RefObject, useEffect, useState } from 'react';

export interface ScrollEdges {
  /** There is more content before the visible part. */
  before: boolean;
  after: boolean;
}

/** On some screens a scroll ends fractions of a pixel before the edge. */
const TOLERANCE = 2;

/** Whether a box that scrolls sideways has hidden content at either side. It is measured again when it holds another number of items. */
export function useScrollEdges(box: RefObject<HTMLElement | null>, items: number): ScrollEdges {
  const [edges, setEdges] = useState<ScrollEdges>({ before: false, after: false });

  useEffect(() => {
    const element = box.current;
    if (!element) return;

    function update() {
      if (!element) return;
      const before = element.scrollLeft > TOLERANCE;
      const after = element.scrollLeft + element.clientWidth < element.scrollWidth - TOLERANCE;
      setEdges((was) => (was.before === before && was.after === after ? was : { before, after }));
    }

    update();
    element.addEventListener('scroll', update, { passive: true });
    window.addEventListener('resize', update);
    return () => {
      element.removeEventListener('scroll', update);
      window.removeEventListener('resize', update);
    };
  }, [box, items]);

  return edges;
}
