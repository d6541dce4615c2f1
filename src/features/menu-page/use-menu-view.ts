import { useDeferredValue, useMemo } from 'react';
import useSWR, { useSWRConfig } from 'swr';
import { useFavourites } from '#src/features/favourites/use-favourites.ts';
import type { MenuCard } from '#src/features/menu/menu-card.ts';
import type { MenuGroup } from '#src/features/menu/menu-groups.ts';
import { useMenu, useMenuSource } from '#src/features/menu/use-menu.ts';
import { nextTask } from '#src/ui/next-task.ts';
import { type MenuPreview, menuPreviewKey } from './menu-preview.ts';

/** What works on the whole menu comes with the menu: the first screens need none of it. */
async function loadTools() {
  await nextTask();
  const [{ menuGroups }, { searchMenu }] = await Promise.all([
    import('#src/features/menu/menu-groups.ts'),
    import('#src/features/menu/search-menu.ts'),
  ]);
  return { menuGroups, searchMenu };
}

/** Without a connection they come with the next one. */
const once = { revalidateIfStale: false, revalidateOnFocus: false, errorRetryCount: 3 };

const none: readonly MenuGroup[] = [];

/** What is known of the menu when the rest of it will not come: no heading over dishes that nobody has. */
function withoutGaps(groups: readonly MenuGroup[]): readonly MenuGroup[] {
  return groups.flatMap((group) => (group.cards.length > 0 ? [{ ...group, count: group.cards.length }] : []));
}

interface MenuViewInput {
  readonly vegOnly: boolean;
  readonly search: string;
}

export interface MenuView {
  /** Undefined while nothing is known; those of the page it came with until the whole menu is there. */
  readonly groups: readonly MenuGroup[] | undefined;
  /** Null while nothing is searched for, undefined while the menu to search in is on its way. */
  readonly results: readonly MenuCard[] | null | undefined;
  /** What the results are of. */
  readonly searched: string;
  /** The whole menu did not come, or what works on it; the groups are then those that are known without it. */
  readonly error: unknown;
  readonly isLoading: boolean;
  readonly retry: () => void;
}

/** The menu as it is to be shown: its groups, or what the search found. Filters may lag behind a finger, never hold it up. */
export function useMenuView({ vegOnly, search }: MenuViewInput): MenuView {
  const { menu: loadedMenu, error: menuError, isLoading, retry: retryMenu } = useMenu();
  // A menu that arrives is drawn piece by piece, where the cache would have all of it drawn at one go.
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
      return tools.menuGroups(menu, { vegOnly: isVegOnly, favourites: marked, shown: preview?.groups });
    }
    if (!preview) return error ? none : undefined;
    // Which dishes can be had without meat is not known of a part of the menu.
    const shown = isVegOnly ? preview.groups.map((group) => ({ ...group, cards: [] })) : preview.groups;
    return error ? withoutGaps(shown) : shown;
  }, [menu, tools, preview, isVegOnly, marked, error]);

  const results = useMemo(() => {
    if (text === '') return null;
    return menu && tools ? tools.searchMenu(menu, text, isVegOnly) : undefined;
  }, [menu, tools, text, isVegOnly]);

  return { groups, results, searched: text, error, isLoading: isLoading || toolsAreLoading, retry };
}
