import { withoutLandingPrefix } from '../landing-prefix.ts';
import {
  defaultBrandPaths,
  findRoute,
  infoSlugOf,
  matchesPattern,
  plainPath,
  type RouteId,
  type Routes,
} from '../routes.ts';
import type { ValueFault } from './check-context.ts';
import { checkCoupon } from './check-coupon.ts';
import { checkMenu } from './check-menu.ts';
import { checkWebView } from './check-web-view.ts';
import { type KnownNames, routesFor } from './known-names.ts';
import { nearestName } from './nearest-name.ts';
import { nearOr } from './propose.ts';

/** Screens that only the step before them leads to. */
const withinOrder: ReadonlySet<RouteId> = new Set([
  'loginOtp',
  'customise',
  'payGateway',
  'upiForm',
  'paytmForm',
  'paymentTransaction',
  'thankYou',
  'thankYouAndTracking',
  'orderStatus',
]);

/** Checks that a path leads to a page of the app, and that there is what the path names: a page, a category, a product, a coupon, a site. */
export function checkPath(to: string, known: KnownNames): ValueFault | undefined {
  const routes = routesFor(known);
  const path = to.split(/[?#]/)[0] ?? '';
  if (!path.startsWith('/'))
    return { code: 'link-target', message: `'${to}' is no path: begin with '/', for example /offers.` };
  const route = findRoute(path, routes);
  if (!route) {
    const message = `'${to}' leads to no screen of the app. ${nearestRoute(path, routes)}`;
    return { code: 'dead-link', message };
  }
  const plain = withoutLandingPrefix(path);
  const query = new URLSearchParams(/\?([^#]*)/.exec(to)?.[1]);
  if (query.has('preview'))
    return {
      code: 'preview-link',
      message: `'${to}' holds a preview, which is for authors and ends after a day. Write the path without 'preview'.`,
    };
  if (withinOrder.has(route))
    return {
      code: 'link-target',
      message: `'${to}' is a page in the middle of an order or a login, and shows nothing to who comes from elsewhere. Write where it begins: /menu, /cart, /login or /orderHistory.`,
    };
  if (route === 'menu') return checkMenuPath(plain, query, known);
  if (route === 'info') return matchesPattern('/info', plain) ? undefined : checkInfoPath(to, plain, known);
  const code = route === 'offers' && query.get('offer')?.trim().toUpperCase();
  if (code && known.coupons) return checkCoupon(code, known.coupons);
  const site = route === 'notification' && query.get('url');
  return site && known.webViewHosts ? checkWebView(site, known.webViewHosts) : undefined;
}

/** The app reads `/menu/20/PIZ7` and `/menu?categoryId=20&pizzaId=PIZ7` alike. */
function checkMenuPath(path: string, query: URLSearchParams, known: KnownNames): ValueFault | undefined {
  const { menu, brandCategoryPath = defaultBrandPaths.chickenSandwich } = known;
  if (!menu || plainPath(path) === plainPath(brandCategoryPath)) return undefined;
  const [first, second] = path.split('/').filter(Boolean).slice(1);
  const category = query.get('categoryId') ?? first;
  if (category === undefined) return undefined;
  const product = query.get('pizzaId') ?? second;
  return checkMenu(product === undefined ? category : `${category}/${product}`, menu);
}

function checkInfoPath(to: string, path: string, { infoPages }: KnownNames): ValueFault | undefined {
  const slug = infoSlugOf(path) ?? '';
  if (!infoPages || infoPages.has(slug)) return undefined;
  const near = nearestName(slug, [...infoPages]);
  const pages = [...infoPages].map((name) => `/info/${name}`).join(', ');
  const cure = near ? `Did you mean '/info/${near}'?` : `Write one of the pages: ${pages}.`;
  return {
    code: 'dead-link',
    message: `'${to}' leads to an information page that does not exist. ${cure}`,
  };
}

/** Proposes the path that a mistyped one probably means, or lists all of them. */
export function nearestRoute(path: string, routes: Routes): string {
  const screenPaths = Object.values(routes).flat();
  return nearOr(path, screenPaths, `Write one of the screens: ${screenPaths.join(', ')}.`);
}
