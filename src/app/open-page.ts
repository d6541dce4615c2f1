import { readConfig } from '#src/features/app-config/read-config.ts';
import { pageConfigReceived } from '#src/features/app-config/app-config-slice.ts';
import { bucketKnown } from '#src/features/experiments/experiments-slice.ts';
import { pageOpened } from '#src/features/order-type/location-slice.ts';
import type { AppStore } from '#src/store/store.ts';
import type { PageState } from './page-state.ts';

/** Brings a new store to what the page was rendered for: the same on the server and in the browser's first render. */
export function openPage(store: AppStore, { storeId, orderType, bucket, config }: PageState): void {
  store.dispatch(pageOpened({ storeId, orderType }));
  store.dispatch(bucketKnown(bucket));
  if (config) store.dispatch(pageConfigReceived(readConfig(config)));
}
