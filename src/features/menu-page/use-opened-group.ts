import { useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { findGroup } from '#src/features/menu/find-group.ts';
import type { MenuGroup } from '#src/features/menu/menu-groups.ts';
import { readMenuPath } from '#src/features/navigation/read-menu-path.ts';
import { groupAnchor } from './group-anchor.ts';
import { blockSize } from './menu-preview.ts';

/** State of an address that was opened from the bar of categories. */
export const toGroup = { toGroup: true };

interface PageState {
  readonly toGroup?: boolean;
  readonly keepScroll?: boolean;
}

/** Where each page of this visit was scrolled to: going back returns there. */
const places = new Map<string, number>();

/** Scrolls to a group, or to a card in it, drawn or not: heights are known. */
function scrollTo(group: MenuGroup, productId: string | undefined): void {
  const section = document.getElementById(groupAnchor(group));
  if (!section) return;
  section.scrollIntoView({ behavior: 'instant' });
  const index = group.cards.findIndex((card) => card.productId === productId);
  const block = section.querySelectorAll('[data-menu-block]')[Math.floor(index / blockSize)];
  if (index < 0 || !block) return;
  const cards = Math.min(blockSize, group.count - Math.floor(index / blockSize) * blockSize);
  const { width, height } = block.getBoundingClientRect();
  const columns = Math.max(1, Math.round(width / 360));
  const row = Math.floor((index % blockSize) / columns);
  const ahead = (row / Math.ceil(cards / columns)) * height;
  const px = (length: string) => Number.parseFloat(length) || 0;
  const padding = px(getComputedStyle(document.documentElement).scrollPaddingTop);
  const below = padding + px(getComputedStyle(section).scrollMarginTop);
  window.scrollTo({
    top: block.getBoundingClientRect().top + window.scrollY + ahead - below,
    behavior: 'instant',
  });
}

/** The group and the product that the address asks for, and the way there. */
export function useOpenedGroup(groups: readonly MenuGroup[] | undefined, isSearching: boolean) {
  const { pathname, search, key, state } = useLocation();
  const type = useNavigationType();
  const target = useMemo(() => readMenuPath({ pathname, search }), [pathname, search]);
  const opened = useMemo(() => groups && findGroup(groups, target), [groups, target]);
  const { productId } = target;
  const isReady = groups !== undefined && groups.length > 0;

  // A menu that is read again must not pull the page from under the finger.
  const served = useRef<string>(undefined);

  useEffect(() => {
    if (!isReady || isSearching || served.current === key) return undefined;
    const { toGroup: fromBar, keepScroll } = (state ?? {}) as PageState;
    const isBack = type === 'POP' && key !== 'default';
    // A first page was scrolled before the app came, and may have been scrolled by hand since.
    const isScrolled = key === 'default' && window.scrollY > 0;
    if (!opened || isBack || isScrolled || (keepScroll && !fromBar)) {
      served.current = key;
      return undefined;
    }
    // After the app has scrolled to the top, as it does on every change of page.
    const frame = requestAnimationFrame(() => {
      served.current = key;
      scrollTo(opened, productId);
      if (fromBar) document.getElementById(`${groupAnchor(opened)}-name`)?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [isReady, isSearching, key, state, type, opened, productId]);

  useLayoutEffect(() => {
    const place = places.get(key);
    if (place !== undefined && type === 'POP' && isReady)
      window.scrollTo({ top: place, behavior: 'instant' });
    return () => {
      places.set(key, window.scrollY);
    };
    // Once a page: what is loaded later does not move it.
  }, [key, type, isReady]);

  return { opened, target };
}
