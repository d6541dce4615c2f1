import { useDeferredValue, useMemo } from 'react';
import useSWR, { useSWRConfig } from 'swr';
import { selectGroup, selectVariants } from '#src/features/experiments/experiments-slice.ts';
import { useFavourites } from '#src/features/favourites/use-favourites.ts';
import type { MenuGroup } from '#src/features/menu/menu-groups.ts';
import type { MenuFound } from '#src/features/menu/search-menu.ts';
import { useMenu, useMenuSource } from '#src/features/menu/use-menu.ts';
import { useAppSelector } from '#src/store/hooks.ts';
import { fetched } from '#registry/engine/late/not-loaded.ts';
import { nextTask } from '#src/ui/next-task.ts';
import { type MenuPreview, menuPreviewKey } from './menu-preview.ts';

/** The code that groups and searches the whole menu is loaded beside the menu, because the first screens do not need it. */
async function loadTools() {
  await nextTask();
  return fetched(async () => {
    const [{ menuGroups }, { resultsHeading, searchMenu }] = await Promise.all([
      import('#src/features/menu/menu-groups.ts'),
      import('#src/features/menu/search-menu.ts'),
    ]);
    return { menuGroups, resultsHeading, searchMenu };
  });
}

/** Loaded once. A failure is tried again, also when the connection returns. */
const once = { revalidateIfStale: false, revalidateOnFocus: false, errorRetryCount: 3 };

const none: readonly MenuGroup[] = [];

/** When the rest of the menu failed to load: only the groups with cards, each with the number of its cards. */
function withoutGaps(groups: readonly MenuGroup[]): readonly MenuGroup[] {
  return groups.flatMap((group) => (group.cards.length > 0 ? [{ ...group, count: group.cards.length }] : []));
}

interface MenuViewInput {
  readonly vegOnly: boolean;
  readonly search: string;
}

export interface MenuView {
  /** Undefined while nothing is loaded; the groups of the preview until the whole menu is loaded. */
  readonly groups: readonly MenuGroup[] | undefined;
  /** Null while nothing is searched for, undefined while the menu is loading. */
  readonly results: MenuFound | null | undefined;
  /** The text that the results belong to. */
  readonly searched: string;
  /** The results in words. */
  readonly heading: string | undefined;
  /** A filter was changed, and the groups are not yet those of it. */
  readonly isFiltering: boolean;
  /** The menu failed to load, or the code that groups it. The groups are then those of the preview. */
  readonly error: unknown;
  readonly isLoading: boolean;
  readonly retry: () => void;
}

/** The menu as it is to be shown: its groups, or the results of the search. Filters are applied as deferred updates, so that taps and typing stay fast. */
export function useMenuView({ vegOnly, search }: MenuViewInput): MenuView {
  const { menu: loadedMenu, error: menuError, isLoading, retry: retryMenu } = useMenu();
  // A loaded menu is rendered as a deferred update, which can be interrupted; the update by SWR's cache could not.
  const menu = useDeferredValue(loadedMenu);
  const { storeId, orderType } = useMenuSource();
  const { fallback } = useSWRConfig();
  const {
    data: tools,
    error: toolsError,
    isLoading: toolsAreLoading,
    mutate,
  } = useSWR('menu-tools', loadTools, once);
  const favourites = useFavourites().productIds;
  const { menuSorting: sorting } = useAppSelector(selectVariants);
  const { menuOrder: order } = useAppSelector(selectGroup);

  const error: unknown = menuError ?? toolsError;
  const retry = () => {
    if (menuError) retryMenu();
    if (!tools) void mutate();
  };

  const preview = fallback?.[menuPreviewKey(storeId, orderType)] as MenuPreview | undefined;
  const wanted = useMemo(() => ({ vegOnly, favourites, text: search.trim() }), [vegOnly, favourites, search]);
  const filter = useDeferredValue(wanted);
  const { text, vegOnly: isVegOnly, favourites: marked } = filter;

  const groups = useMemo(() => {
    if (menu && tools) {
      const filters = { vegOnly: isVegOnly, favourites: marked, shown: preview?.groups };
      return tools.menuGroups(menu, { ...filters, sorting, order });
    }
    if (!preview) return error ? none : undefined;
    // The preview does not contain which dishes can be ordered without meat.
    const shown = isVegOnly ? preview.groups.map((group) => ({ ...group, cards: [] })) : preview.groups;
    return error ? withoutGaps(shown) : shown;
  }, [menu, tools, preview, isVegOnly, marked, sorting, order, error]);

  const results = useMemo(() => {
    if (text === '') return null;
    return menu && tools ? tools.searchMenu(menu, text, isVegOnly) : undefined;
  }, [menu, tools, text, isVegOnly]);

  return {
    groups,
    results,
    searched: text,
    heading: results ? tools?.resultsHeading(results, text) : undefined,
    isFiltering: filter !== wanted,
    error,
    isLoading: isLoading || toolsAreLoading,
    retry,
  };
}
