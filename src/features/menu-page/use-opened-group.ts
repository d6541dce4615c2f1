import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { findGroup } from '#src/features/menu/find-group.ts';
import type { MenuGroup } from '#src/features/menu/menu-groups.ts';
import { readMenuPath } from '#src/features/navigation/read-menu-path.ts';
import { useArrival } from './use-arrival.ts';
import { useKeptPlace } from './use-kept-place.ts';
import { useScrollAnchor } from './use-scroll-anchor.ts';
import { useScrollRestoration } from './use-scroll-restoration.ts';

/** The group and the product that the address asks for. Scrolls to them, and keeps the customer's place afterwards. */
export function useOpenedGroup(groups: readonly MenuGroup[] | undefined, isSearching: boolean) {
  const { pathname, search, key } = useLocation();
  const target = useMemo(() => readMenuPath({ pathname, search }), [pathname, search]);
  const opened = useMemo(() => groups && findGroup(groups, target), [groups, target]);
  const hasGroups = groups !== undefined && groups.length > 0;

  const anchor = useScrollAnchor({ groups, key, isSearching });
  const positions = useScrollRestoration(hasGroups);
  const findKeptPlace = useKeptPlace(key + pathname, groups);
  const isReady = hasGroups && !isSearching;
  useArrival({
    isReady,
    opened,
    productId: target.productId,
    anchor,
    findKeptPlace,
    positions,
  });

  return { opened, target, positions };
}
