import { layConfigs } from '#src/features/app-config/lay-configs.ts';
import { pageConfigReceived } from '#src/features/app-config/app-config-slice.ts';
import { groupKnown } from '#src/features/experiments/experiments-slice.ts';
import { pageOpened } from '#src/features/order-type/location-slice.ts';
import type { AppStore } from '#src/store/store.ts';
import type { PageState } from './page-state.ts';

/** Puts what the page is rendered for into a new store: the same on the server and in the browser's first render. */
export function openPage(store: AppStore, page: PageState): void {
  const { storeId, orderType, bucket, menuOrder, config } = page;
  store.dispatch(pageOpened({ storeId, orderType }));
  store.dispatch(groupKnown({ bucket, menuOrder }));
  if (config) store.dispatch(pageConfigReceived(layConfigs(config)));
}
