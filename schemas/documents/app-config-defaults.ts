// Zod-free: ships to the browser. What holds for each setting of app-config that the document does not give (specification, section 9,
// "Config values seen"); the app starts with these, and the document's schema fills its gaps with them.

export const appConfigDefaults = {
  disableCookies: false,
  vendorConfig: {},
  features: '{"features":[]}',
  noContactDeliveryCV4: true,
  noContactPickupCV4: false,
  /** In seconds. The specification shows none: as long as one may wait for a position (LOC-28). */
  locationCacheTime: 10,
  landingVersion: 've2',
  /** Six hours. */
  appResetSeconds: 21_600,
  /** In rupees. */
  maxCartPrice: 5_000,
  maxCartItems: 25,
  extraCheeseCount: 3,
  edvMinimum: 2,
  timeout: 70,
  autoLoginPercentage: 1,
  paymentModePercentage: 99,
  menuReverseAB: 50,
  /** In seconds: 60 days. */
  feedbackOrdersDuration: 5_184_000,
  experiments: {},
} as const;
