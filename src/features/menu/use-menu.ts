import useSWR, { useSWRConfig } from 'swr';
import type { MenuProduct } from '#schemas/entities/menu.ts';
import { selectConfig } from '#src/features/app-config/app-config-slice.ts';
import { selectVariants } from '#src/features/experiments/experiments-slice.ts';
import { selectOrderType, selectStoreId } from '#src/features/order-type/location-slice.ts';
import { useAppSelector } from '#src/store/hooks.ts';
import { useRequest } from '#src/store/request-context.tsx';
import { retryFailed } from '#src/store/retry-failed.ts';
import { fetched } from '#registry/engine/late/not-loaded.ts';
import type { LoadedMenu } from './load-menu.ts';
import { menuHeaders, menuKey, type MenuSource } from './menu-request.ts';

/** Stock and opening hours change while customers choose. */
const refreshEveryMs = 60_000;

/** Store, order type and headers of the menu request, as they are now. */
export function useMenuSource(): MenuSource {
  const storeId = useAppSelector(selectStoreId);
  const orderType = useAppSelector(selectOrderType);
  const { experiments } = useAppSelector(selectConfig);
  const headers = menuHeaders(useAppSelector(selectVariants), experiments);
  return { storeId, orderType, headers };
}

const noProducts: ReadonlyMap<string, MenuProduct> = new Map();

/** The menu of the store for the order type. After a failure the last one is kept. */
export function useMenu() {
  const request = useRequest();
  const source = useMenuSource();
  const { cache } = useSWRConfig();

  const { data, error, isLoading, isValidating, mutate } = useSWR<LoadedMenu>(
    source.storeId === '' ? null : menuKey(source),
    async (key: string) => {
      const { loadMenu } = await fetched(() => import('./load-menu.ts'));
      return loadMenu({ request, source, previous: cache.get(key)?.data as LoadedMenu | undefined });
    },
    {
      refreshInterval: refreshEveryMs,
      onErrorRetry: retryFailed(cache, refreshEveryMs),
    },
  );
  return {
    menu: data?.menu,
    products: data?.products ?? noProducts,
    error: data === undefined ? (error as unknown) : undefined,
    isLoading: isLoading || (data === undefined && isValidating),
    retry: () => void mutate(),
  };
}
