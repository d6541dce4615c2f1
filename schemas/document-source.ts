// Zod-free: ships to the browser. Where the configuration says that documents are read. The app calls by these rules and the server renders
// pages by them, so that the first call of a page requests the same document that the page shows.
import { getLeftMenu } from './compiled/calls/get-left-menu.ts';

export type LandingVersion = 've1' | 've2';

/** Where a landing is read from: the cacheable one of a bucket store (WID-06), or the first or second version of the store's own (WID-01). */
export type LandingSource =
  | { readonly of: 'bucket'; readonly bucketStoreId: string }
  | { readonly of: 'store'; readonly storeId: string; readonly version: LandingVersion };

interface LandingConfig {
  readonly landingVersion?: LandingVersion | undefined;
  readonly bucketStoreId?: string | undefined;
}

/** The landing that the configuration selects for a store: that of the bucket store when one is configured. */
export function landingSource(
  { landingVersion, bucketStoreId }: LandingConfig,
  storeId: string,
): LandingSource {
  if (bucketStoreId) return { of: 'bucket', bucketStoreId };
  return { of: 'store', storeId, version: landingVersion === 've1' ? 've1' : 've2' };
}

interface LeftMenuConfig {
  readonly leftmenu_url?: string | undefined;
}

/** The path that the left menu is read from: the configured one of this site, else the store's own (WID-08). */
export function leftMenuPath({ leftmenu_url: url = '' }: LeftMenuConfig): string {
  return /^\/(?![/\\])/.test(url) ? url : getLeftMenu.path;
}

/** Whether that is the store's own left menu, which the server can find by itself. */
export function isOwnLeftMenu(config: LeftMenuConfig, storeId: string): boolean {
  const ofStore = (path: string) => path.replaceAll('$storeId', storeId);
  return ofStore(leftMenuPath(config)) === ofStore(getLeftMenu.path);
}
