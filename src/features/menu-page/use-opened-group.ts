import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { findGroup } from '#src/features/menu/find-group.ts';
import type { MenuGroup } from '#src/features/menu/menu-groups.ts';
import { readMenuPath } from '#src/features/navigation/read-menu-path.ts';
import { useArrival } from './use-arrival.ts';
import { useKeptPlace } from './use-kept-place.ts';
import { useScrollAnchor } from './use-scroll-anchor.ts';
import { useScrollRestoration } from './use-scroll-restoration.ts';

interface ShownMenu {
  readonly groups: readonly MenuGroup[] | undefined;
  /** While the results of a search are shown in place of the groups. */
  readonly isSearching: boolean;
  /** While the groups are not yet those of a changed filter: what the address asks for may be in the next ones. */
  readonly isFiltering: boolean;
}

/** The group and the product that the address asks for. Scrolls to them, and keeps the customer's place afterwards. */
export function useOpenedGroup({ groups, isSearching, isFiltering }: ShownMenu) {
  const { pathname, search, key } = useLocation();
  const target = useMemo(() => readMenuPath({ pathname, search }), [pathname, search]);
  const opened = useMemo(() => groups && findGroup(groups, target), [groups, target]);
  const hasGroups = groups !== undefined && groups.length > 0;

  const anchor = useScrollAnchor({ groups, key, isSearching });
  const positions = useScrollRestoration(hasGroups);
  const findKeptPlace = useKeptPlace(key + pathname, groups);
  const isReady = hasGroups && !isSearching && !isFiltering;
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
