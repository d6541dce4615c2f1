import { expect, it } from 'vitest';
import { orderStages } from '#schemas/payment-actions.ts';
import { constants } from './constants.ts';
import { requestRules } from './request-rules.ts';

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
    cart: { updateDelayMs: 500, nudgeDelayMs: 1_100 },
    offers: { loaderHidesAfterMs: 1_000 },
    idle: { waitMs: 3_000, monitoringAfterLoadMs: 3_000 },
    orders: { duplicateWindowMs: 1_800_000, scheduledLeadMs: 1_800_000 },
    config: {
      locationCacheTime: 10,
      maxCartPrice: 5_000,
      maxCartItems: 25,
      extraCheeseCount: 3,
      feedbackOrdersDuration: 5_184_000,
      timeout: 70,
      autoLoginPercentage: 1,
      paymentModePercentage: 99,
      menuReverseAB: 50,
      appResetSeconds: 21_600,
    },
    care: { phone: '6888 6888' },
    market: { countryCode: '+91', currency: 'INR', currencySymbol: '₹' },
  });
  expect(orderStages).toEqual({ CONFIRMED: 1, BEING_BAKED: 2, DISPATCHED: 4, CANCELLED: 5, DELIVERED: 9 });
});

it.each([
  ['CON-01', 'recent stores', constants.location.recentStoresMax, 4],
  ['CON-02', 'recent places in each list', constants.location.recentPlacesMax, 21],
  [
    'CON-04',
    'ms before its time in which an order for later is processed',
    constants.orders.scheduledLeadMs,
    1_800_000,
  ],
  ['CON-06', 'rupees in a cart', constants.config.maxCartPrice, 5_000],
  ['CON-08', 'portions of extra cheese', constants.config.extraCheeseCount, 3],
  ['CON-09', 'time-out in the configuration', constants.config.timeout, 70],
  ['CON-10', 'payment mode percentage', constants.config.paymentModePercentage, 99],
  ['CON-11', 'seconds to the reset of the app', constants.config.appResetSeconds, 21_600],
  [
    'CON-12',
    'seconds in which an order can be judged',
    constants.config.feedbackOrdersDuration,
    60 * 24 * 3_600,
  ],
])('%s declares %s', (_, __, value, expected) => {
  expect(value).toBe(expected);
});

it('CON-15 declares: the delivery guarantee is 30 minutes, 45 from 11 PM to 3 AM, and Rs 300 at most', () => {
  expect(constants.guarantee).toEqual({
    minutes: 30,
    maxLiabilityRupees: 300,
    nightMinutes: 45,
    nightFromHour: 23,
    nightToHour: 3,
  });
});

it('CON-16 declares: orders are followed every 30 and 90 s, their status from 3 s on every 5 s for 80 s, 45 minutes being usual', () => {
  expect(constants.tracking).toEqual({ stageEveryMs: 30_000, mapEveryMs: 90_000, defaultEtaMinutes: 45 });
  expect(constants.orders).toMatchObject({
    statusFirstDelayMs: 3_000,
    statusEveryMs: 5_000,
    statusBudgetMs: 80_000,
  });
});
