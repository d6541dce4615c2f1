import { selectStoreId } from '#src/features/order-type/location-slice.ts';
import { useAppSelector } from '#src/store/hooks.ts';
import { fetched } from '#registry/engine/late/not-loaded.ts';
import type { NavigationDocument } from './api/get-left-menu.ts';
import { documentKeys } from './document-keys.ts';
import { useTargetedDocument } from './use-server-document.ts';

/** The items of the bar at the bottom, left to right (WID-10). */
export function useBottomNavigation() {
  const storeId = useAppSelector(selectStoreId);
  return useTargetedDocument<NavigationDocument>({
    key: documentKeys.bottomNavigation(storeId),
    load: async (reader, previous) => {
      const { loadBottomNavigation } = await fetched(() => import('./api/get-bottom-navigation.ts'));
      return loadBottomNavigation(reader, storeId, previous);
    },
    keepPreviousData: true,
  });
}
