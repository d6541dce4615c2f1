import { getBestsellers } from '#schemas/api/catalog.ts';
import type { NodeType } from '#schemas/contracts.ts';
import { type LinkActionName, type LinkActionRule, linkActions } from '#schemas/actions.ts';
import { defaultBrandPaths, findRoute, type Routes, routesOf } from '#schemas/routes.ts';
import { nearestName } from './nearest-name.ts';
import { quoted } from './quoted.ts';
import type { MenuNames } from './shop-names.ts';

export interface LinkFault {
  readonly code: string;
  readonly message: string;
}

/** Where links may lead, as far as the caller knows it. */
export interface LinkTargets {
  /** The screens under the paths of the brand; those of the default brand when absent. */
  readonly routes?: Routes;
  /** Slugs of the information pages; not checked when absent. */
  readonly infoPages?: ReadonlySet<string>;
  /** What the menu has; not checked when absent. */
  readonly menu?: MenuNames;
}

const defaultRoutes = routesOf(defaultBrandPaths);

export function routesFor({ routes = defaultRoutes }: LinkTargets): Routes {
  return routes;
}

/** The path that a mistyped one probably means, or all there are. */
export function nearestRoute(path: string, routes: Routes): string {
  const screenPaths = Object.values(routes).flat();
  const near = nearestName(path, screenPaths);
  return near ? `Did you mean '${near}'?` : `Screens: ${screenPaths.join(', ')}.`;
}

/** Does a link that fits its schema lead somewhere? */
export function checkLink(
  link: { action: LinkActionName; to?: string | undefined },
  targets: LinkTargets = {},
): LinkFault | undefined {
  const { takesTarget } = linkActions[link.action] as LinkActionRule;
  const { action, to } = link;
  if (!takesTarget) {
    if (to === undefined) return undefined;
    return {
      code: 'link-target',
      message: `The action '${action}' has its own path and takes no 'to'. Remove 'to', or use the action 'path'.`,
    };
  }
  if (to === undefined || to === '') {
    if (takesTarget === 'menu') return undefined;
    return { code: 'link-target', message: `The action '${action}' needs 'to': ${targetHint[takesTarget]}.` };
  }
  if (takesTarget === 'path') return checkPath(to, targets);
  const fits = {
    menu: /^[A-Za-z0-9-]+(?:\/[A-Za-z0-9-]+)?$/,
    url: /^https:\/\/[^\s/]+\.[^\s/]+/,
    phone: /^\+?[0-9][0-9 ]{2,14}$/,
  }[takesTarget].test(to);
  if (!fits) {
    return {
      code: 'link-target',
      message: `'${to}' is no target for the action '${action}': write ${targetHint[takesTarget]}.`,
    };
  }
  return takesTarget === 'menu' && targets.menu ? checkMenu(to, targets.menu) : undefined;
}

/** Does the menu have what a link or a tile leads to? */
export function checkMenu(to: string, { categories, products }: MenuNames): LinkFault | undefined {
  // A leading 'menu' does not count, as in the app.
  const [category = '', product] = to.replace(/^menu\//, '').split('/');
  if (category !== 'menu' && !categories.has(category) && !categories.has(category.toLowerCase())) {
    const near = nearestName(category, [...categories]);
    return {
      code: 'dead-link',
      message: `${quoted(to)} names a category that the menu does not have. ${near ? `Did you mean '${near}'?` : `Categories: ${[...categories].join(', ')}.`}`,
    };
  }
  if (product === undefined || products.has(product)) return undefined;
  const near = nearestName(product, [...products]);
  return {
    code: 'dead-link',
    message: `${quoted(to)} names a product that the menu does not have. ${near ? `Did you mean '${category}/${near}'?` : 'Write the id of a product of the menu.'}`,
  };
}

const targetHint = {
  menu: 'a category (veg-pizza), or a category id and a product id (20/PIZ7)',
  path: 'a path of the app (/offers)',
  url: 'an address that begins with https://',
  phone: 'a telephone number (68886888)',
} as const;

function checkPath(to: string, { routes = defaultRoutes, infoPages }: LinkTargets): LinkFault | undefined {
  const path = to.split(/[?#]/)[0] ?? '';
  if (!path.startsWith('/'))
    return { code: 'link-target', message: `'${to}' is no path: begin with '/', for example /offers.` };
  if (!findRoute(path, routes)) {
    return {
      code: 'dead-link',
      message: `'${to}' leads to no screen of the app. ${nearestRoute(path, routes)}`,
    };
  }
  const slug = /^\/info\/([^/]+)/.exec(path)?.[1];
  if (slug && infoPages && !infoPages.has(slug)) {
    const near = nearestName(slug, [...infoPages]);
    return {
      code: 'dead-link',
      message: `'${to}' leads to an information page that does not exist. ${near ? `Did you mean '/info/${near}'?` : `Pages: ${[...infoPages].map((name) => `/info/${name}`).join(', ')}.`}`,
    };
  }
  return undefined;
}

/** Keys that a store's widget content can be asked for by. */
const widgetContentKeys = [
  'bestsellers',
  'everyday-value',
  'essentials',
  'offers',
  'other-offers',
  'previous-order',
  'active-order',
  'feedback',
  'leaderboard',
] as const;
export type WidgetContentKey = (typeof widgetContentKeys)[number];

const contentCall = '/catalog-service/ve1/stores/$storeId/widget/';
const contentPaths: readonly string[] = [
  ...widgetContentKeys.map((key) => contentCall + key),
  getBestsellers.path,
];

/** Does a node's contentUrl name a call that answers with the content of a widget? */
export function checkContentUrl(url: string): LinkFault | undefined {
  const path = url.split('?')[0] ?? '';
  if (contentPaths.includes(path)) return undefined;
  const near = nearestName(path, contentPaths);
  return {
    code: 'dead-content',
    message: `Nothing answers '${url}'. ${near ? `Did you mean '${near}'?` : `Content comes from ${contentCall}<key>, with a key of: ${widgetContentKeys.join(', ')}.`}`,
  };
}

const productKinds: readonly NodeType[] = ['bestsellers', 'everyday-value', 'essentials'];

/** Content → the kinds that can show it. */
const kindsOfContent: Readonly<Record<WidgetContentKey, readonly NodeType[]>> = {
  bestsellers: productKinds,
  'everyday-value': productKinds,
  essentials: productKinds,
  offers: ['offers-rail'],
  'other-offers': ['other-offers'],
  'previous-order': ['previous-order'],
  'active-order': ['active-order'],
  feedback: ['feedback-prompt'],
  leaderboard: ['leaderboard-banner'],
};

/** Does a call that answers, answer with what a kind of node shows? Of another's content a node would show nothing. */
export function checkContentKind(url: string, type: string): LinkFault | undefined {
  const path = url.split('?')[0] ?? '';
  const key = widgetContentKeys.find((known) => path === contentCall + known) ?? 'bestsellers';
  const kindsFor = (name: WidgetContentKey): readonly string[] => kindsOfContent[name];
  if (kindsFor(key).includes(type)) return undefined;
  const own = widgetContentKeys.filter((known) => kindsFor(known).includes(type));
  const fitting = own.find((known) => known === type) ?? own[0];
  const message =
    fitting === undefined
      ? `A node of the kind '${type}' takes no content from an address. Remove 'contentUrl', and write the content into 'props'.`
      : `A node of the kind '${type}' shows nothing of '${key}'. Write '${contentCall}${fitting}'.`;
  return { code: 'content-kind', message };
}
