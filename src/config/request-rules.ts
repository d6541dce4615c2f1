// Ships with the request layer, which comes after the first screen.

const SECOND = 1_000;

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
