import { calls } from '#schemas/api/calls.ts';
import { type LinkActionName, type LinkActionRule, linkActions } from '#schemas/actions.ts';
import { findRoute, routes } from '#schemas/routes.ts';
import { nearestName } from './nearest-name.ts';

export interface LinkFault {
  readonly code: string;
  readonly message: string;
}

const screenPaths = Object.values(routes).flat();

/** Does a link that fits its schema lead somewhere? `infoPages` are the slugs of the information pages, where they are known. */
export function checkLink(
  link: { action: LinkActionName; to?: string | undefined },
  infoPages?: ReadonlySet<string>,
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
  if (takesTarget === 'path') return checkPath(to, infoPages);
  const fits = {
    menu: /^[A-Za-z0-9-]+(?:\/[A-Za-z0-9-]+)?$/,
    url: /^https:\/\/[^\s/]+\.[^\s/]+/,
    phone: /^\+?[0-9][0-9 ]{2,14}$/,
  }[takesTarget].test(to);
  return fits
    ? undefined
    : {
        code: 'link-target',
        message: `'${to}' is no target for the action '${action}': write ${targetHint[takesTarget]}.`,
      };
}

const targetHint = {
  menu: 'a category (veg-pizza), or a category id and a product id (20/PIZ7)',
  path: 'a path of the app (/offers)',
  url: 'an address that begins with https://',
  phone: 'a telephone number (68886888)',
} as const;

function checkPath(to: string, infoPages?: ReadonlySet<string>): LinkFault | undefined {
  const path = to.split(/[?#]/)[0] ?? '';
  if (!path.startsWith('/'))
    return { code: 'link-target', message: `'${to}' is no path: begin with '/', for example /offers.` };
  const route = findRoute(path);
  if (!route) {
    const near = nearestName(path, screenPaths);
    return {
      code: 'dead-link',
      message: `'${to}' leads to no screen of the app. ${near ? `Did you mean '${near}'?` : `Screens: ${screenPaths.join(', ')}.`}`,
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
export const widgetContentKeys = [
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
const readable = calls.filter(({ method }) => method === 'GET').map(({ path }) => path);

/** Does a node's contentUrl name a call that answers it? */
export function checkContentUrl(url: string): LinkFault | undefined {
  const path = url.split('?')[0] ?? '';
  const known = widgetContentKeys.map((key) => contentCall + key);
  if (known.includes(path)) return undefined;
  const isCall = readable.some(
    (pattern) =>
      !pattern.includes(':key') && pattern.replace(/[$:]\w+/g, '') === path.replace(/[$:]\w+/g, ''),
  );
  if (isCall) return undefined;
  const near = nearestName(path, known);
  return {
    code: 'dead-content',
    message: `Nothing answers '${url}'. ${near ? `Did you mean '${near}'?` : `Content comes from ${contentCall}<key>, with a key of: ${widgetContentKeys.join(', ')}.`}`,
  };
}
