import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { MenuGroup } from '#src/features/menu/menu-groups.ts';
import { createScrollAnchor, type ScrollAnchor } from './scroll-anchor.ts';

interface AnchoredPage {
  readonly groups: readonly MenuGroup[] | undefined;
  /** Key of the history entry. */
  readonly key: string;
  /** While the results of a search are shown in place of the groups. */
  readonly isSearching: boolean;
}

/** A scroll anchor that is notified of every scroll and, once the page is settled, of changed groups. */
export function useScrollAnchor({ groups, key, isSearching }: AnchoredPage): ScrollAnchor {
  const [anchor] = useState(createScrollAnchor);
  const before = useRef(groups);

  useEffect(() => {
    window.addEventListener('scroll', anchor.scrolled, { passive: true });
    return () => window.removeEventListener('scroll', anchor.scrolled);
  }, [anchor]);

  useLayoutEffect(() => {
    const previous = before.current;
    before.current = groups;
    if (!isSearching && anchor.isSettled(key)) anchor.groupsChanged(previous, groups);
    // Only when the groups change.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [groups]);

  return anchor;
}
