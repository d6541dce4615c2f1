// Zod-free: ships to the browser. Defaults of the settings that the app-config document leaves out (specification, section 9,
// "Config values seen"). The app starts with them, and the document's schema fills missing settings with them.

export const appConfigDefaults = {
  disableCookies: false,
  vendorConfig: {},
  features: '{"features":[]}',
  noContactDeliveryCV4: true,
  noContactPickupCV4: false,
  /** In seconds. The specification gives no value; this is the longest time that finding a position may take (LOC-28). */
  locationCacheTime: 10,
  landingVersion: 've2',
  /** Six hours. */
  appResetSeconds: 21_600,
  /** In rupees. */
  maxCartPrice: 5_000,
  maxCartItems: 25,
  extraCheeseCount: 3,
  edvMinimum: 2,
  /** In paise: without a setting a mix costs what its items cost one by one. */
  edvSaving: 0,
  timeout: 70,
  autoLoginPercentage: 1,
  paymentModePercentage: 99,
  menuReverseAB: 50,
  /** In seconds: 60 days. */
  feedbackOrdersDuration: 5_184_000,
  experiments: {},
} as const;
