import useSWR, { useSWRConfig } from 'swr';
import { getMenu } from '#schemas/compiled/endpoints.ts';
import type { Menu, MenuProduct } from '#schemas/entities/menu.ts';
import type { Analytics } from '#src/features/analytics/analytics.ts';
import { useAnalytics } from '#src/features/analytics/analytics-context.tsx';
import { selectConfig } from '#src/features/app-config/app-config-slice.ts';
import { selectVariants } from '#src/features/experiments/experiments-slice.ts';
import { selectOrderType, selectStoreId } from '#src/features/order-type/location-slice.ts';
import type { Request } from '#src/request/ports.ts';
import { useAppSelector } from '#src/store/hooks.ts';
import { useRequest } from '#src/store/request-context.tsx';
import { fetched } from '#src/ui/late-part/not-loaded.ts';
import { nextTask } from '#src/ui/next-task.ts';
import { menuCall, menuHeaders, menuKey, type MenuSource } from './menu-request.ts';

export interface LoadedMenu {
  readonly etag: string | null;
  readonly menu: Menu;
  readonly products: ReadonlyMap<string, MenuProduct>;
}

interface LoadMenu {
  readonly request: Request;
  readonly analytics: Pick<Analytics, 'track'>;
  readonly source: MenuSource;
  readonly previous?: LoadedMenu | undefined;
}

/** Stock and hours change while people choose. */
const refreshEveryMs = 60_000;

/** A reply that holds no menu. Only logged: the screen says so where the menu would be (MEN-27). */
export class MenuError extends Error {
  constructor(reason: string) {
    super(`The menu's reply cannot be shown: ${reason}.`);
    this.name = 'MenuError';
  }
}

/** Asks for the menu unless it is unchanged; what had to be mended in it is reported once, with the reply that brought it. */
export async function loadMenu({ request, analytics, source, previous }: LoadMenu): Promise<LoadedMenu> {
  const [reply, { readMenu }] = await Promise.all([
    request.callForReply(getMenu, {
      ...menuCall(source),
      ...(previous?.etag ? { ifNoneMatch: previous.etag } : {}),
    }),
    fetched(() => import('./read-menu.ts')),
  ]);
  if (reply.notModified) {
    if (previous) return previous;
    throw new MenuError('unchanged, but nothing is known');
  }
  // To parse, to read and to draw a large menu in one task would keep a finger waiting.
  await nextTask();
  const data: unknown = (reply.data as { data?: unknown } | null)?.data;
  const read = readMenu(data);
  if (!read) throw new MenuError('it has no categories');
  const { menu, faults } = read;
  for (const { path, code } of faults) {
    analytics.track('document_fault', { document: 'menu', version: menu.version, nodeId: '', path, code });
  }
  const products = productsOf(menu);
  await nextTask();
  return { etag: reply.etag, menu, products };
}

function productsOf(menu: Menu): ReadonlyMap<string, MenuProduct> {
  const products = new Map<string, MenuProduct>();
  for (const category of menu.catalog) {
    for (const product of category.products) {
      if (!products.has(product.productId)) products.set(product.productId, product);
    }
  }
  return products;
}

/** Store, order type and headers that the menu is asked for by, as they are now. */
export function useMenuSource(): MenuSource {
  const storeId = useAppSelector(selectStoreId);
  const orderType = useAppSelector(selectOrderType);
  const { experiments } = useAppSelector(selectConfig);
  const headers = menuHeaders(useAppSelector(selectVariants), experiments);
  return { storeId, orderType, headers };
}

const noProducts: ReadonlyMap<string, MenuProduct> = new Map();

/** The menu of the store for the order type. A failure leaves the last one as it was. */
export function useMenu() {
  const request = useRequest();
  const analytics = useAnalytics();
  const source = useMenuSource();
  const { cache } = useSWRConfig();

  const { data, error, isLoading, isValidating, mutate } = useSWR<LoadedMenu>(
    source.storeId === '' ? null : menuKey(source),
    (key: string) =>
      loadMenu({ request, analytics, source, previous: cache.get(key)?.data as LoadedMenu | undefined }),
    {
      refreshInterval: refreshEveryMs,
      revalidateOnFocus: true,
      focusThrottleInterval: 5_000,
      errorRetryInterval: 5_000,
      errorRetryCount: 3,
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
