import { expect, it } from 'vitest';
import { constants, requestRules } from './constants.ts';

it('CON-17 holds the values of the specification', () => {
  expect(requestRules).toMatchObject({
    networkRetries: 3,
    jsonRetries: 3,
    refreshAttempts: 2,
    timeOutMs: 30_000,
  });
  expect(constants).toMatchObject({
    store: { defaultId: '14052' },
    location: {
      recentStoresMax: 4,
      recentPlacesMax: 21,
      geolocationMaxAgeMs: 120_000,
      geolocationHighAccuracy: true,
    },
    homeScreenPrompt: { hiddenMs: 1_800_000 },
    fields: {
      address: 40,
      landmark: 50,
      houseNo: 10,
      floor: 50,
      firstName: 50,
      lastName: 50,
      email: 50,
      textArea: 250,
    },
    otp: { length: 6, resendAfterMs: 45_000 },
    polling: { unifiedEveryMs: 5_000, unifiedTries: 24 },
    cart: { updateDelayMs: 500, nudgeDelayMs: 1_100, maxPrice: 5_000, maxItems: 25, extraCheeseMax: 3 },
    offers: { loaderHidesAfterMs: 1_000 },
    idle: { waitMs: 3_000, monitoringAfterLoadMs: 3_000 },
    orders: {
      duplicateWindowMs: 1_800_000,
      scheduledLeadMs: 1_800_000,
      statusNumbers: { CONFIRMED: 1, BEING_BAKED: 2, DISPATCHED: 4, CANCELLED: 5, DELIVERED: 9 },
    },
    feedback: { orderAgeMaxSeconds: 5_184_000 },
    config: {
      timeout: 70,
      autoLoginPercentage: 1,
      paymentModePercentage: 99,
      menuReverseAB: 50,
      appResetSeconds: 21_600,
    },
    care: { phone: '6888 6888' },
    market: { countryCode: '+91', currency: 'INR', currencySymbol: '₹' },
  });
});
