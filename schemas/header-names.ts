// Zod-free: ships to the browser. Names of the headers that every call of the product may carry (spec §7, request conventions).

export const headerNames = {
  apiKey: 'x-api-key',
  /** Access token of a logged-in customer, access key id of a guest. */
  authToken: 'x-auth-token',
  userId: 'x-user-id',
  storeId: 'x-store-id',
  isLoggedIn: 'x-logged-in',
  clientType: 'x-client-type',
  source: 'x-source',
  /** Timestamp and user id: names one request in the logs of both sides. */
  requestId: 'x-request-id',
  /** Client id of analytics; decides the experiment bucket. */
  clientId: 'x-client-id',
  deliveryType: 'x-delivery-type',
  mobile: 'x-mobile',
  /** The three credentials of a guest session; never sent together with a logged-in customer's refresh token. */
  accessKeyId: 'x-key-id',
  secretKey: 'x-secret-key',
  sessionToken: 'x-session-token',
  refreshToken: 'x-refresh-token',
  /** Name of the partner app that the product runs in (WID-14). */
  miniApp: 'x-mini-app',
  /** What the app can render: see registry-version.ts. */
  registryVersion: 'x-registry-version',
  /** What the page was rendered for: see rules/page-group.ts. Who has no group yet keeps the plain variants for a page view. */
  experimentGroup: 'x-experiment-group',
} as const;

/** Of a reply: in how many milliseconds, by the clock of the server, it will be another one. */
export const changesInHeader = 'x-changes-in';

export type HeaderName = keyof typeof headerNames;
