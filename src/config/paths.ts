import { type BrandPaths, type RouteId, routes } from '#schemas/routes.ts';
import { env } from './env.ts';

/** The paths whose names belong to the brand, as configured. */
export const brandPaths: BrandPaths = {
  password: env.passwordPath,
  feedback: env.feedbackPath,
  leaderboard: env.leaderboardPath,
  chickenSandwich: env.chickenSandwichPath,
};

/** The patterns of a screen's paths, the first one being the one to link to. */
export function pathsOf(id: RouteId): readonly [string, ...string[]] {
  if (id === 'password' || id === 'feedback' || id === 'leaderboard') return [brandPaths[id]];
  return routes[id];
}

/** The path that leads to a screen. */
export function pathOf(id: RouteId): string {
  return pathsOf(id)[0];
}

/** A path of this site with query parameters; those without a value are left out. */
export function withQuery(path: string, query: Readonly<Record<string, string | undefined>>): string {
  const given = Object.entries(query).filter((entry): entry is [string, string] => entry[1] !== undefined);
  return given.length === 0 ? path : `${path}?${new URLSearchParams(given)}`;
}

/**
 * Screens on which marketing popups stay away, and on most of them the bottom bar too: where a customer is in the middle of something.
 * One list, to be changed here.
 */
export const quietScreens: Readonly<Partial<Record<RouteId, 'popups' | 'popups-and-bottom-bar'>>> = {
  home: 'popups',
  customise: 'popups-and-bottom-bar',
  deliverOnTrain: 'popups-and-bottom-bar',
  password: 'popups-and-bottom-bar',
  forgotPassword: 'popups-and-bottom-bar',
  loginOtp: 'popups-and-bottom-bar',
  login: 'popups-and-bottom-bar',
  manualSelector: 'popups-and-bottom-bar',
  mapScreen: 'popups-and-bottom-bar',
  orderHistory: 'popups-and-bottom-bar',
  payGateway: 'popups-and-bottom-bar',
  payment: 'popups-and-bottom-bar',
  paymentTransaction: 'popups-and-bottom-bar',
  paymentType: 'popups-and-bottom-bar',
  paytmForm: 'popups-and-bottom-bar',
  profile: 'popups-and-bottom-bar',
  socialSignin: 'popups-and-bottom-bar',
  thankYou: 'popups-and-bottom-bar',
  track: 'popups-and-bottom-bar',
};
