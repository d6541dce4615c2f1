// Generated from schemas/ by `npm run schemas`: do not edit. Zod-free: ships to the browser.
import type { StoredKeyOf } from '../../stored-value.ts';
import type { dismissedAlerts as source } from '../../stored/app.ts';

export const dismissedAlerts: StoredKeyOf<typeof source> = {
  name: "dismissedAlerts",
  keptIn: "device",
  version: 1,
  shape: { is: 'list', of: 'text' },
};
