import { startTransition, useCallback, useLayoutEffect, useRef, useState } from 'react';
import { whenIdle } from '#src/ui/when-idle.ts';

/** Half a screen ahead and half a screen behind: what is scrolled to is there before it is seen, and a jump draws little more than it shows. */
const nearby = '50% 0px';
/** So many that were near last stay drawn: coming back costs nothing, and a jump need not clear away before it shows. */
const keptFar = 6;

/** Far ones are kept as they are, those that are gone are not. */
type Tell = (place: 'near' | 'far' | 'gone') => void;

const told = new WeakMap<Element, Tell>();
/** Drawn, and not near any more; the longest ago first. */
const far = new Set<Element>();
let observer: IntersectionObserver | null = null;

function clearFar(): void {
  for (const element of far) {
    if (far.size <= keptFar) return;
    far.delete(element);
    told.get(element)?.('gone');
  }
}

function note({ target, isIntersecting }: IntersectionObserverEntry): void {
  far.delete(target);
  if (isIntersecting) told.get(target)?.('near');
  else if (target.childElementCount > 0) {
    far.add(target);
    told.get(target)?.('far');
  }
}

/** One observer for all: a menu of thousands has hundreds of blocks. */
function observe(element: Element, tell: Tell): () => void {
  observer ??= new IntersectionObserver(
    (entries) => {
      for (const entry of entries) note(entry);
      if (far.size > keptFar) whenIdle(clearFar);
    },
    { rootMargin: nearby },
  );
  told.set(element, tell);
  observer.observe(element);
  return () => {
    told.delete(element);
    far.delete(element);
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
    return observe(element, (place) => {
      if (place !== 'near' && element.contains(document.activeElement)) return;
      startTransition(() => {
        setNear(place === 'near');
        setKept(place === 'far' ? now.current : null);
      });
    });
  }, []);
  return { isDrawn: near || (kept !== null && kept === content), watch };
}
