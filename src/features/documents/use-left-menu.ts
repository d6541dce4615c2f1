import { leftMenuPath } from '#schemas/document-source.ts';
import { selectConfig } from '#src/features/app-config/app-config-slice.ts';
import { selectStoreId } from '#src/features/order-type/location-slice.ts';
import { useAppSelector } from '#src/store/hooks.ts';
import { fetched } from '#registry/engine/late/not-loaded.ts';
import type { NavigationDocument } from './api/get-left-menu.ts';
import { documentKeys } from './document-keys.ts';
import { useTargetedDocument } from './use-server-document.ts';

/** The menu at the left, at the address that the configuration names (WID-07, WID-08). */
export function useLeftMenu() {
  const storeId = useAppSelector(selectStoreId);
  const path = leftMenuPath(useAppSelector(selectConfig));
  return useTargetedDocument<NavigationDocument>({
    key: documentKeys.leftMenu(storeId, path),
    load: async (reader, previous) => {
      const { loadLeftMenu } = await fetched(() => import('./api/get-left-menu.ts'));
      return loadLeftMenu(reader, { storeId, path }, previous);
    },
    keepPreviousData: true,
  });
}
