import { landingSource } from '#schemas/document-source.ts';
import { selectConfig } from '#src/features/app-config/app-config-slice.ts';
import { selectStoreId } from '#src/features/order-type/location-slice.ts';
import { useAppSelector } from '#src/store/hooks.ts';
import { fetched } from '#registry/engine/late/not-loaded.ts';
import type { Landing } from './api/get-landing.ts';
import { documentKeys } from './document-keys.ts';
import { useTargetedDocument } from './use-server-document.ts';

/** The home page of the current store. While another one is loading, the page stays as it is. */
export function useLanding() {
  const storeId = useAppSelector(selectStoreId);
  const source = landingSource(useAppSelector(selectConfig), storeId);
  return useTargetedDocument<Landing>({
    key: documentKeys.landing(source),
    load: async (reader, previous) => {
      const { loadLanding } = await fetched(() => import('./api/get-landing.ts'));
      return loadLanding(reader, source, previous);
    },
    keepPreviousData: true,
  });
}
