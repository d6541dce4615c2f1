// Generated from schemas/ by `npm run schemas`: do not edit. Zod-free: ships to the browser.
import type { StoredKeyOf } from '../../stored-value.ts';
import type { appBannerDismissed as source } from '../../stored/app.ts';

export const appBannerDismissed: StoredKeyOf<typeof source> = {
  name: "appBannerDismissed",
  keptIn: "device",
  version: 1,
  shape: 'flag',
};
