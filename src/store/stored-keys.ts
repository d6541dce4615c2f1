// What the app keeps in the browser between visits, each with a version and a check, so that a value written by an older app or
// damaged on the way is not taken for a good one. One-time codes, passwords and card data have no key here and so cannot be kept.

export interface StoredKey<T> {
  /** One more whenever the shape changes; older values are dropped. */
  readonly version: number;
  readonly accepts: (value: unknown) => value is T;
}

type StoredRecord = Readonly<Record<string, unknown>>;

const isText = (value: unknown): value is string => typeof value === 'string';
const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);
const isFlag = (value: unknown): value is boolean => typeof value === 'boolean';
const isRecord = (value: unknown): value is StoredRecord =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value);
const isTextList = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every(isText);
const isTextRecord = (value: unknown): value is Readonly<Record<string, string>> =>
  isRecord(value) && Object.values(value).every(isText);

function stored<T>(version: number, accepts: (value: unknown) => value is T): StoredKey<T> {
  return { version, accepts };
}

export const storedKeys = {
  userInfo: stored(1, isRecord),
  cartId: stored(1, isText),
  cartLines: stored(1, isList),
  orderId: stored(1, isText),
  mobileNo: stored(1, isText),
  couponCode: stored(1, isText),
  displayNetPrice: stored(1, isNumber),
  totalWalletBalance: stored(1, isNumber),
  isWalletUsed: stored(1, isFlag),
  lastLocation: stored(1, isRecord),
  selectedAddress: stored(1, isRecord),
  recentPlaces: stored(1, isRecord),
  recentStoreIds: stored(1, isTextList),
  orderType: stored(1, isText),
  vegOnly: stored(1, isFlag),
  deliveryInstructions: stored(1, isRecord),
  comboOptionSelections: stored(1, isRecord),
  utmAttributes: stored(1, isTextRecord),
  appConfig: stored(1, isRecord),
  isMiniApp: stored(1, isFlag),
  gaId: stored(1, isText),
  homeScreenIcon: stored(1, isRecord),
  dismissedAlerts: stored(1, isTextList),
  appBannerDismissed: stored(1, isFlag),
} as const;

export type StoredKeyName = keyof typeof storedKeys;
export type StoredValue<K extends StoredKeyName> =
  (typeof storedKeys)[K] extends StoredKey<infer T> ? T : never;
