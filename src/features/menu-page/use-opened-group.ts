import { useCallback, useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { findGroup } from '#src/features/menu/find-group.ts';
import type { MenuGroup } from '#src/features/menu/menu-groups.ts';
import { readMenuPath } from '#src/features/navigation/read-menu-path.ts';
import { useAppStore } from '#src/store/hooks.ts';
import { whenIdle } from '#src/ui/when-idle.ts';
import { groupAnchor } from './group-anchor.ts';
import { isAtEnd, isSameAbove, type ScrollPlace, placeIn, restOf, returnTo } from './held-place.ts';
import { blockSize } from './menu-preview.ts';

/** State of an address that was opened from the bar of categories. */
export const toGroup = { toGroup: true };

interface PageState {
  readonly toGroup?: boolean;
  readonly keepScroll?: boolean;
}

interface Held {
  readonly place: ScrollPlace;
  readonly y: number;
  /** Since `y` was read the groups have become others, without moving the place. */
  readonly groupsChanged?: boolean;
}

/** Where each page of a visit, which a store stands for, was scrolled to: going back returns there. */
const visits = new WeakMap<object, Map<string, number>>();

function placesOf(store: object): Map<string, number> {
  const places = visits.get(store) ?? new Map<string, number>();
  visits.set(store, places);
  return places;
}

/** For pages that the browser brings back, as a reload does; the first screen can do without. Nothing is kept where the code cannot be had. */
const keptPlaces = () => import('./kept-place.ts').catch(() => null);

/** Scrolls to a group, or to a card in it, drawn or not: heights are known. */
function scrollTo(group: MenuGroup, productId: string | undefined): void {
  const section = document.getElementById(groupAnchor(group));
  if (!section) return;
  section.scrollIntoView({ behavior: 'instant' });
  const index = group.cards.findIndex((card) => card.productId === productId);
  const blocks = section.querySelectorAll('[data-menu-block]');
  // Far from the screen one box stands for all blocks.
  const size = blocks.length > 1 ? blockSize : group.count;
  const block = blocks[Math.floor(index / size)];
  if (index < 0 || !block) return;
  const cards = Math.min(size, group.count - Math.floor(index / size) * size);
  const around = Number.parseFloat(getComputedStyle(block).paddingTop) || 0;
  const { height } = block.getBoundingClientRect();
  const columns = window.matchMedia?.('(min-width: 768px)').matches ? 2 : 1;
  const row = Math.floor((index % size) / columns);
  const ahead = (row / Math.ceil(cards / columns)) * (height - 2 * around);
  window.scrollTo({ top: restOf(block, section) + around + ahead, behavior: 'instant' });
}

/** The group and the product that the address asks for, and the way there. */
export function useOpenedGroup(groups: readonly MenuGroup[] | undefined, isSearching: boolean) {
  const { pathname, search, key, state } = useLocation();
  const type = useNavigationType();
  const target = useMemo(() => readMenuPath({ pathname, search }), [pathname, search]);
  const opened = useMemo(() => groups && findGroup(groups, target), [groups, target]);
  const { productId } = target;
  const isReady = groups !== undefined && groups.length > 0;
  const places = placesOf(useAppStore());

  // A menu that is read again must not pull the page from under the finger.
  const served = useRef<string>(undefined);
  // Nor must what comes and goes above: groups that veg only empties, favourites.
  const held = useRef<Held>(undefined);
  const before = useRef(groups);
  const page = key + pathname;

  const hold = useCallback((place: ScrollPlace | undefined) => {
    held.current = place && { place, y: window.scrollY };
  }, []);

  useEffect(() => {
    async function comeBack() {
      const kept = (await keptPlaces())?.keptPlace(page);
      if (!kept || served.current !== key || !document.getElementById(kept.section)) return;
      returnTo(kept);
      hold(kept);
    }

    if (!isReady || isSearching || served.current === key) return undefined;
    hold(undefined);
    const { toGroup: fromBar, keepScroll } = (state ?? {}) as PageState;
    const isBack = type === 'POP' && (key !== 'default' || places.has(key));
    // A first page was scrolled before the app came, and may have been scrolled by hand since.
    const isScrolled = key === 'default' && window.scrollY > 0;
    if (!opened || isBack || isScrolled || (keepScroll && !fromBar)) {
      served.current = key;
      hold(opened && placeIn(groupAnchor(opened)));
      if (type === 'POP' && !places.has(key)) void comeBack();
      return undefined;
    }
    // After the app has scrolled to the top, as it does on every change of page.
    const frame = requestAnimationFrame(() => {
      served.current = key;
      scrollTo(opened, productId);
      hold(placeIn(groupAnchor(opened)));
      if (fromBar) document.getElementById(`${groupAnchor(opened)}-name`)?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [isReady, isSearching, key, page, state, type, opened, productId, hold, places]);

  useEffect(() => {
    // Whoever reads on is held where he has got to, or not at all.
    const follow = () => {
      const { place, y, groupsChanged } = held.current ?? {};
      if (!place || y === window.scrollY) return;
      // A page that has become shorter is moved by the browser, not by who reads it.
      if (groupsChanged && isAtEnd()) held.current = { place, y: window.scrollY };
      else hold(placeIn(place.section));
    };
    let kept: Awaited<ReturnType<typeof keptPlaces>> = null;
    const keep = () => kept?.keepPlace(page, groups?.map(groupAnchor) ?? []);
    const cancel = whenIdle(() => void keptPlaces().then((loaded) => (kept = loaded)));
    window.addEventListener('scroll', follow, { passive: true });
    window.addEventListener('pagehide', keep);
    return () => {
      cancel();
      window.removeEventListener('scroll', follow);
      window.removeEventListener('pagehide', keep);
    };
  }, [groups, page, hold]);

  useLayoutEffect(() => {
    const previous = before.current;
    before.current = groups;
    const { place, y = 0 } = held.current ?? {};
    if (!place || isSearching || served.current !== key) return;
    if (isSameAbove(place.section, previous, groups)) {
      // Not even looked at, for that would make the browser lay out the page once more.
      held.current = { place, y, groupsChanged: true };
      return;
    }
    returnTo(place);
    hold(place);
    // Only where the groups are others.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [groups]);

  useLayoutEffect(() => {
    const place = places.get(key);
    if (place !== undefined && type === 'POP' && isReady)
      window.scrollTo({ top: place, behavior: 'instant' });
    return () => {
      if (isReady) places.set(key, window.scrollY);
    };
    // Once a page: what is loaded later does not move it.
  }, [key, type, isReady, places]);

  return { opened, target };
}
