// Every business constant in one table (specification, section 9). Units are in the names. Values that the server may override
// (app-config) carry the same meaning there; these are what holds until it has answered. Ships to the browser: plain data only.

const SECOND = 1_000;
const MINUTE = 60 * SECOND;

export const constants = {
  market: { countryCode: '+91', currency: 'INR', currencySymbol: '₹', locale: 'en-IN', mapRegion: 'IN' },

  store: { defaultId: '14052' },

  location: {
    recentStoresMax: 4,
    recentPlacesMax: 21,
    cacheTimeSeconds: 10,
    geolocationMaxAgeMs: 120_000,
    geolocationHighAccuracy: true,
    /** Localities named after a town listed here are left out of lists. */
    hiddenTowns: [] as readonly string[],
  },

  homeScreenPrompt: { hiddenMs: 30 * MINUTE },

  /** Field maxima in characters. */
  fields: {
    address: 40,
    landmark: 50,
    houseNo: 10,
    floor: 50,
    firstName: 50,
    lastName: 50,
    name: 50,
    email: 50,
    textArea: 250,
    mobile: 10,
    otp: 6,
    smsPassword: 6,
    pnr: 10,
  },

  otp: { length: 6, resendAfterMs: 45 * SECOND },

  polling: { unifiedEveryMs: 5 * SECOND, unifiedTries: 24 },

  cart: {
    updateDelayMs: 500,
    nudgeDelayMs: 1_100,
    maxPrice: 5_000,
    maxItems: 25,
    extraCheeseMax: 3,
    /** Codes of a failed cart creation: ordering ahead only, and a cart the server no longer knows. */
    advanceOrderCode: '2.ADVANCEORDER',
    invalidCartCode: '2.CARTINVALID',
  },

  offers: { loaderHidesAfterMs: SECOND },

  idle: { waitMs: 3 * SECOND, monitoringAfterLoadMs: 3 * SECOND },

  orders: {
    duplicateWindowMs: 30 * MINUTE,
    scheduledLeadMs: 30 * MINUTE,
    statusNumbers: { CONFIRMED: 1, BEING_BAKED: 2, DISPATCHED: 4, CANCELLED: 5, DELIVERED: 9 },
    statusFirstDelayMs: 3 * SECOND,
    statusEveryMs: 5 * SECOND,
    statusBudgetMs: 80 * SECOND,
  },

  tracking: { stageEveryMs: 30 * SECOND, mapEveryMs: 90 * SECOND, defaultEtaMinutes: 45 },

  feedback: {
    orderAgeMaxSeconds: 5_184_000,
    tags: ['Payment', 'Offers', 'Location', 'Tracking Order', 'Menu', 'Other'],
    /** Worst first; sent as 0 to 5. The specification gives the first and the last. */
    ratingLabels: ['NOT SO GOOD', 'OKAY', 'GOOD', 'GREAT', 'AMAZING', 'LOVED IT'],
    storeReviewAboveRating: 3,
  },

  guarantee: { minutes: 30, maxLiabilityRupees: 300, nightMinutes: 45, nightFromHour: 23, nightToHour: 3 },

  care: { phone: '6888 6888' },

  wallet: { hiddenInMode: 'EVOUCHER' },

  /** Defaults of the values that app-config carries. */
  config: {
    timeout: 70,
    autoLoginPercentage: 1,
    paymentModePercentage: 99,
    menuReverseAB: 50,
    appResetSeconds: 21_600,
  },

  experiments: {
    buckets: 100,
    names: [
      'takeaway_exp_ab',
      'login_popup_ab',
      'otp_field_ab',
      'delivery_flow_ab',
      'menuSorting',
      'menuHeader',
      'cart_takeawayAddress',
      'cart_cta',
      'upi_intentflow_ab',
      'map_page_ab',
      'location_page_ab',
      'address_page_ab',
      'otp_autoread',
      'splash_screen_ab',
      'veg_only_ab',
      'contact_details_ab',
    ],
  },

  featureFlags: [
    'batch_api',
    'zero_contact_delivery',
    'one_click_reorder_timer',
    'one_click_reorder_cancel',
    'ucr',
    'app_banner',
    'extra_cheese',
    'manual_locator',
  ],

  /** Layout margins of a widget, as factors of 1rem. */
  widgetMargins: { wide: 0.7, usual: 0.3, narrow: 0.15 },

  theme: { buttonRadiusPx: 16, baseFontPx: 14 },

  /** `utm_source` values that mark a partner's mini-app. */
  partnerBySource: { gpay: 'GPAY', googlepay: 'GPAY', paytm: 'PAYTM' },
} as const;

/**
 * What the request layer needs to know; the names of its headers are in schemas/header-names.ts, for the server reads them too. Paths are those of the endpoint tables, placeholders and all. A trait that an endpoint states
 * itself (critical, background, bodyOn404 …) wins over these lists; the lists hold for everything else under the path.
 */
export const requestRules = {
  timeOutMs: 30 * SECOND,
  networkRetries: 3,
  jsonRetries: 3,
  refreshAttempts: 2,
  /** Pause before the first network retry; doubles with each one, plus up to half of it at random. */
  networkRetryPauseMs: 500,

  source: 'PWA',
  defaultDeliveryType: 'D',

  /** Network failures here are retried. */
  criticalPaths: [
    /\/cart\b/,
    /\/validations\b/,
    /\/confirm\b/,
    /\/payment\b/,
    /\/transactions?\b/,
    /\/refreshtoken/,
  ],
  /** Work behind the customer's back: no popup ever comes from these. */
  backgroundPaths: [
    /\/(app|pwa)-config$/,
    /\/alerts$/,
    /\/seo-tags/,
    /\/favourites\b/,
    /\/calculate\/discount$/,
    /^\/order-service\/ve1\/orders$/,
    /\/sendtrackerstatus$/,
    /\/events$/,
  ],
  /** Calls on the cart: off the cart page their network popup stays away. */
  cartPaths: [/\/cart-service\//, /\/cart\b/],
  /** A 404 hands its body to the caller: order tracking, history, menu types. */
  bodyOn404Paths: [
    /^\/tracker-service\//,
    /^\/order-service\/ve[13]\/orders$/,
    /\/stores?\/[^/]+\/(menu|bestseller|deals)\b/,
  ],
  /** A 500 here is retried once as a fresh anonymous user. */
  loginPaths: [/^\/loginhandler\/(?!refreshtoken|updateuser|logout)/],
  /** A 500 here goes to the caller alone, which has a text of its own. */
  partnerAuthPaths: [/^\/auth-service\/micro-app\//],
  /** Payment-gateway steps: failures go to analytics only. */
  gatewayPaths: [/^\/payment-service\/.*\/(process|verify)\b/, /\/pg\/paytm\//],
  /** 204 is a success for favourite orders. */
  noContentPaths: [/\/orders\/favourites\//],
} as const;
