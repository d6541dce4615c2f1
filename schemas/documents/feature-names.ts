// Zod-free. The features that `features` of app-config switches on and off, as the app asks for them.

export const featureNames = [
  'batch_api',
  'zero_contact_delivery',
  'one_click_reorder_timer',
  'one_click_reorder_cancel',
  'ucr',
  'app_banner',
  'extra_cheese',
  'manual_locator',
] as const;

export type FeatureName = (typeof featureNames)[number];
