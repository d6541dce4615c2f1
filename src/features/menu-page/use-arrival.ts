import { useEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import type { MenuGroup } from '#src/features/menu/menu-groups.ts';
import { arrivalOf, type PageState } from './arrival.ts';
import { groupAnchor } from './group-anchor.ts';
import type { ScrollAnchor } from './scroll-anchor.ts';
import { scrollToGroup } from './scroll-to-group.ts';
import { placeIn, returnTo, type SectionPlace } from './section-place.ts';

interface Arrival {
  /** The groups are in the page. */
  readonly isReady: boolean;
  readonly opened: MenuGroup | undefined;
  readonly productId: string | undefined;
  readonly anchor: ScrollAnchor;
  readonly findKeptPlace: () => Promise<SectionPlace | undefined>;
  /** Scroll positions of the history entries of this visit, by key. */
  readonly positions: ReadonlyMap<string, number>;
}

/** Scrolls to what the address asks for, once for each history entry: a menu that is loaded again does not scroll the page. */
export function useArrival(arrival: Arrival): void {
  const { isReady, opened, productId, anchor, findKeptPlace, positions } = arrival;
  const { key, state } = useLocation();
  const type = useNavigationType();

  useEffect(() => {
    async function comeBack() {
      const kept = await findKeptPlace();
      if (!kept || !anchor.isSettled(key) || !document.getElementById(kept.section)) return;
      returnTo(kept);
      anchor.hold(kept);
    }

    if (!isReady || anchor.isSettled(key)) return undefined;
    anchor.hold(undefined);
    const pageState = (state ?? {}) as PageState;
    const arrives = arrivalOf({
      type,
      key,
      state: pageState,
      isRemembered: positions.has(key),
      isScrolled: () => window.scrollY > 0,
      hasGroup: opened !== undefined,
    });
    if (!opened || arrives !== 'goes-to-group') {
      anchor.settle(key, opened && placeIn(groupAnchor(opened)));
      if (arrives === 'comes-back') void comeBack();
      return undefined;
    }
    // On a change of page the app scrolls to the top first.
    const frame = requestAnimationFrame(() => {
      const id = groupAnchor(opened);
      scrollToGroup(opened, productId);
      anchor.settle(key, placeIn(id));
      if (pageState.toGroup) document.getElementById(`${id}-name`)?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [isReady, key, state, type, opened, productId, anchor, findKeptPlace, positions]);
}
