import { appBannerDismissed } from '#schemas/compiled/stored/app-banner-dismissed.ts';
import { bindStored } from '#src/store/keep-stored.ts';
import type { Persistence } from '#src/store/persistence.ts';
import { type AppBannerState, selectIsBannerDismissed } from './app-banner-slice.ts';

/** Stores that the banner was dismissed; pass these to `keepStored`. */
export const appBannerBindings = [
  bindStored(appBannerDismissed, (state: { readonly appBanner?: AppBannerState }) =>
    selectIsBannerDismissed(state) ? true : null,
  ),
];

/** Whether the banner was dismissed in an earlier visit. If so, the caller dispatches `bannerDismissed`. */
export function wasBannerDismissed(persistence: Persistence): boolean {
  return persistence.read(appBannerDismissed) === true;
}
