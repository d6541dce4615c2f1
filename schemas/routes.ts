// Zod-free: ships to the browser. Every screen of the product and the paths that open it (spec §2). The screens' list in the registry and
// the content command's check of links both read it, so that a document cannot lead to a path that no screen answers.
import { withoutLandingPrefix } from './landing-prefix.ts';

/** Paths whose names belong to the brand; read from the settings by `parseBrandPaths`. */
export interface BrandPaths {
  readonly password: string;
  readonly feedback: string;
  readonly leaderboard: string;
  readonly chickenSandwich: string;
}

export const defaultBrandPaths: BrandPaths = {
  password: '/password',
  feedback: '/feedback',
  leaderboard: '/leaderboard',
  chickenSandwich: '/menu/chicken-sandwich',
};

/** Patterns of the paths of a screen, the first one being the one that is linked to. `:name` stands for one part of a path. */
export type Patterns = readonly [string, ...string[]];

const fixedRoutes = {
  home: ['/', '/landing'],
  login: ['/login'],
  loginOtp: ['/login-otp'],
  socialSignin: ['/socialSignin'],
  forgotPassword: ['/forgotPassword'],
  menu: ['/menu', '/menu/:category', '/menu/:categoryId/:productId'],
  customise: ['/customise'],
  edv: ['/edv'],
  offers: ['/offers'],
  cart: ['/cart'],
  address: ['/address'],
  newAddress: ['/newAddress'],
  changeAddress: ['/changeAddress'],
  manualSelector: ['/manualSelector'],
  mapScreen: ['/mapScreen'],
  locationSelection: ['/locationSelection'],
  nearestStores: ['/nearestStores', '/nearestStore'],
  selectRestaurant: ['/selectRestaurant'],
  restaurants: ['/restaurants', '/restaurant'],
  deliverOnTrain: ['/deliverOnTrain'],
  paymentType: ['/paymentType'],
  payment: ['/payment'],
  payGateway: ['/payGateway'],
  upiForm: ['/upiForm'],
  paytmForm: ['/paytmForm'],
  paymentTransaction: ['/paymentTransaction'],
  thankYou: ['/thankYou'],
  thankYouAndTracking: ['/thankYouAndTracking'],
  orderStatus: ['/orderStatus'],
  track: ['/track', '/trackOrder'],
  orderHistory: ['/orderHistory'],
  favourites: ['/favourites'],
  profile: ['/profile'],
  wallet: ['/wallet'],
  tnc: ['/tnc'],
  info: ['/info', '/info/:slug'],
  ourStory: ['/our-story'],
  sitemap: ['/sitemap'],
  notification: ['/notification'],
} as const satisfies Record<string, Patterns>;

export type RouteId = keyof typeof fixedRoutes | 'password' | 'feedback' | 'leaderboard';

/** Screen id → its paths. */
export type Routes = Readonly<Record<RouteId, Patterns>>;

/** The paths of all screens, with those of a brand. The brand's path of chicken sandwiches is not here: it opens a category of the menu. */
export function routesOf({ password, feedback, leaderboard }: BrandPaths): Routes {
  return { ...fixedRoutes, password: [password], feedback: [feedback], leaderboard: [leaderboard] };
}

/** Information pages with a path of their own → slug of the document that fills them. */
export const infoPagePaths: Readonly<Record<string, string>> = {
  '/our-story': 'our-story',
  '/notification': 'notification',
  '/info': 'tnc',
};

/** The parts of a path, decoded. Slashes in a row count as one, and one at the end does not count. */
function partsOf(path: string): string[] {
  return path.split('/').filter(Boolean).map(decodeSafely);
}

function decodeSafely(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** A path in the form in which paths are compared: letters of either case are the same. */
export function plainPath(path: string): string {
  return `/${partsOf(path).join('/')}`.toLowerCase();
}

/** Whether a path (no query, no fragment) fits a pattern. The server, the app and the check of links all use this rule. */
export function matchesPattern(pattern: string, path: string): boolean {
  const wanted = partsOf(pattern);
  const given = partsOf(path);
  return (
    wanted.length === given.length &&
    wanted.every((part, at) => part.startsWith(':') || part.toLowerCase() === given[at]?.toLowerCase())
  );
}

/** The screen that answers a path; a '/landing' prefix does not count. */
export function findRoute(path: string, routes: Partial<Routes>): RouteId | undefined {
  const plain = withoutLandingPrefix(path);
  for (const [id, patterns] of Object.entries(routes)) {
    if (patterns.some((pattern) => matchesPattern(pattern, plain))) return id as RouteId;
  }
  return undefined;
}

/** The slug of the information page that fills a path; undefined for the paths of other screens. Slugs have no capitals. */
export function infoSlugOf(path: string): string | undefined {
  const named = matchesPattern('/info/:slug', path) ? partsOf(path)[1]?.toLowerCase() : undefined;
  return named ?? infoPagePaths[plainPath(path)];
}

/** The screen, other than those that the brand names, that answers a path. */
export function findFixedRoute(path: string): RouteId | undefined {
  return findRoute(path, fixedRoutes);
}
