// Ships with the request layer, which is loaded after the first screen.

const SECOND = 1_000;

/**
 * The rules of the request layer; the names of its headers are in schemas/header-names.ts, because the server reads them too. The paths are those
 * of the endpoint tables, including placeholders. A trait that an endpoint declares itself (critical, background, bodyOn404 …) overrides these
 * lists; for all other endpoints the lists apply.
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
  /** Calls in the background: they never show a popup. */
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
  /** Calls on the cart: their network popup is shown on the cart page only. */
  cartPaths: [/\/cart-service\//, /\/cart\b/],
  /** The body of a 404 is the answer: order tracking, history, menu types. */
  bodyOn404Paths: [
    /^\/tracker-service\//,
    /^\/order-service\/ve[13]\/orders$/,
    /\/stores?\/[^/]+\/(menu|bestseller|deals)\b/,
  ],
  /** A 500 here is retried once with a new anonymous session. */
  loginPaths: [/^\/loginhandler\/(?!refreshtoken|updateuser|logout)/],
  /** A 500 here is left to the caller, which has its own text. */
  partnerAuthPaths: [/^\/auth-service\/micro-app\//],
  /** Payment-gateway steps: failures are reported to analytics only. */
  gatewayPaths: [/^\/payment-service\/.*\/(process|verify)\b/, /\/pg\/paytm\//],
  /** 204 is a success for favourite orders. */
  noContentPaths: [/\/orders\/favourites\//],
} as const;
