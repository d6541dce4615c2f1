import { bindStored, type Persistence } from '#src/store/persistence.ts';
import { type AppBannerState, selectIsBannerDismissed } from './app-banner-slice.ts';

/** Remembers that the banner was put away; give these to `keepStored`. */
export const appBannerBindings = [
  bindStored('appBannerDismissed', (state: { readonly appBanner?: AppBannerState }) =>
    selectIsBannerDismissed(state) ? true : null,
  ),
];

/** Whether the banner was put away in an earlier visit: then `bannerDismissed` has happened. */
export function wasBannerDismissed(persistence: Persistence): boolean {
  return persistence.read('appBannerDismissed') === true;
}
