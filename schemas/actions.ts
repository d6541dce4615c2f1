// Zod-free: ships to the browser. The link actions that a document may ask for, and where each leads (spec §2, link and path mapping).
import type { Link as AnyLink } from './engine/links.ts';
import { defaultBrandPaths } from './routes.ts';

/**
 * Action → path. An action whose path takes a target says so with `takesTarget`.
 * `terms_and_condtions` is spelled as the server sends it; the correct spelling is accepted as an alias (NAV-45).
 */
export const linkActions = {
  menu: { path: '/menu', takesTarget: 'menu' },
  /** With a coupon code in `to`, the page applies it. */
  deals: { path: '/offers', takesTarget: 'code' },
  orders: { path: '/orderHistory' },
  my_order: { path: '/orderHistory' },
  track_order: { path: '/track' },
  wallet: { path: '/wallet' },
  terms_and_condtions: { path: '/tnc' },
  terms_and_conditions: { path: '/tnc' },
  our_story: { path: '/our-story' },
  sitemap: { path: '/sitemap' },
  /** With an https address in `to`, the page shows what is there. */
  web_view: { path: '/notification', takesTarget: 'web' },
  home: { path: '/' },
  login: { path: '/login' },
  profile: { path: '/profile' },
  cart: { path: '/cart' },
  edv: { path: '/edv' },
  feedback: { path: defaultBrandPaths.feedback },
  leaderboard: { path: defaultBrandPaths.leaderboard },
  restaurants: { path: '/restaurants' },
  train: { path: '/deliverOnTrain' },
  /** A same-origin path, given in `to`. */
  path: { path: '', takesTarget: 'path' },
  /** An https address outside the app, given in `to`. */
  url: { path: '', takesTarget: 'url' },
  /** A telephone number, given in `to`. */
  call: { path: '', takesTarget: 'phone' },
} as const satisfies Record<string, LinkActionRule>;

export interface LinkActionRule {
  readonly path: string;
  readonly takesTarget?: 'menu' | 'path' | 'url' | 'phone' | 'code' | 'web';
}

export type LinkActionName = keyof typeof linkActions;

/** A link of this product's documents. */
export type Link = AnyLink<LinkActionName>;

/** Category id → friendly menu path (NAV-52). */
export const categorySlugs: Readonly<Record<string, string>> = {
  '2': 'veg-pizza',
  '3': 'non-veg-pizza',
  '4': 'sides',
  '5': 'beverages',
  '20': 'pizza-mania',
  '26': 'dessert',
  '46': 'speciality-chicken',
  '50': 'combos',
};
