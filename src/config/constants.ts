// Every business constant in one table (specification, section 9). Units are in the names. Values that the server may override stand under
// `config`. Ships to the browser: plain data only.

import { partnerBySource } from '#schemas/partner-apps.ts';
import { addressFieldMax } from '#schemas/entities/address-fields.ts';
import { customerFieldMax } from '#schemas/entities/customer-fields.ts';
import { duplicateWindowMs } from '#schemas/entities/order-rules.ts';
import { textAreaMax } from '#schemas/entities/text-fields.ts';
import { appConfigDefaults } from '#schemas/documents/app-config-defaults.ts';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;

export const constants = {
  market: {
    country: 'India',
    countryCode: '+91',
    currency: 'INR',
    currencySymbol: '₹',
    mapRegion: 'IN',
  },

  store: { defaultId: '14052' },

  location: {
    recentStoresMax: 4,
    recentPlacesMax: 21,
    geolocationMaxAgeMs: 120_000,
    geolocationHighAccuracy: true,
    /** How long a customer pauses before the search for places begins. */
    searchDelayMs: 250,
    /** Maximum length of such a search, in characters. */
    searchMax: 100,
    /** Restaurants on one page of the list to choose from. */
    storesPerPage: 10,
    /** The screen that is opened after a place was refused; it shows the reason. */
    refusedLeadsTo: 'locationSelection',
    /** Localities named after a town listed here are left out of lists. */
    hiddenTowns: [] as readonly string[],
  },

  homeScreenPrompt: { hiddenMs: 30 * MINUTE },

  /** Field maxima in characters. */
  fields: {
    ...addressFieldMax,
    ...customerFieldMax,
    textArea: textAreaMax,
  },

  otp: { length: customerFieldMax.otp, resendAfterMs: 45 * SECOND },

  polling: { unifiedEveryMs: 5 * SECOND, unifiedTries: 24 },

  cart: {
    updateDelayMs: 500,
    nudgeDelayMs: 1_100,
  },

  menu: {
    /** The experiment whose variant sets the menu's headers (MEN-26), and what each variant sets; any other gets the default. */
    headersExperiment: 'menuHeader',
    headersByVariant: {
      default: { feature: 'ALL_FEATURES', menuProcessor: 'GENERALIZE', isNewUpsell: 'false' },
      A: { feature: 'COMBO_WITHOUT_PRICE', menuProcessor: 'GENERALIZE', isNewUpsell: 'false' },
      B: { feature: 'CUSTOMISE_UPSELL', menuProcessor: 'GENERALIZE', isNewUpsell: 'true' },
    },
    /** Variants of `veg_only_ab` without the veg-only switch. */
    withoutVegSwitch: ['not eligible', 'NA'] as readonly string[],
    /** The category that the brand's own path opens. */
    brandCategory: 'chicken-sandwich',
    /** Delay from the last key press to the update of the address. */
    searchDelayMs: 300,
    /** Maximum number of products in the structured data for search engines. */
    structuredItemsMax: 200,
  },

  offers: { loaderHidesAfterMs: SECOND },

  idle: { waitMs: 3 * SECOND, monitoringAfterLoadMs: 3 * SECOND },

  orders: {
    duplicateWindowMs,
    scheduledLeadMs: 30 * MINUTE,
    statusFirstDelayMs: 3 * SECOND,
    statusEveryMs: 5 * SECOND,
    statusBudgetMs: 80 * SECOND,
  },

  tracking: { stageEveryMs: 30 * SECOND, mapEveryMs: 90 * SECOND, defaultEtaMinutes: 45 },

  feedback: {
    tags: ['Payment', 'Offers', 'Location', 'Tracking Order', 'Menu', 'Other'],
    /** Worst first; sent as 0 to 5. The specification gives the first and the last. */
    ratingLabels: ['NOT SO GOOD', 'OKAY', 'GOOD', 'GREAT', 'AMAZING', 'LOVED IT'],
    storeReviewAboveRating: 3,
  },

  guarantee: { minutes: 30, maxLiabilityRupees: 300, nightMinutes: 45, nightFromHour: 23, nightToHour: 3 },

  care: { phone: '6888 6888' },

  wallet: { hiddenInMode: 'EVOUCHER' },

  /** Values of app-config until the server has answered, and for fields that the reply leaves out. */
  config: appConfigDefaults,

  /** `utm_source` values that mark a partner's mini-app. */
  partnerBySource,
} as const;
