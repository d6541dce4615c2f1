import { defaultBrandPaths, type Routes, routesOf } from '#schemas/routes.ts';
import type { ShopNames } from '../shop-names.ts';

/** The names that a document may refer to, as far as the caller knows them. An absent set is not checked. */
export interface KnownNames extends ShopNames {
  /** The screens under the paths of the brand; those of the default brand when absent. */
  readonly routes?: Routes;
  /** Slugs of the information pages. */
  readonly infoPages?: ReadonlySet<string>;
  readonly pictures?: ReadonlySet<string>;
  /** Experiments of app-config, in addition to those of the app. */
  readonly experiments?: ReadonlySet<string>;
  /** Hosts whose pages are shown inside the app, by app-config. */
  readonly webViewHosts?: readonly string[];
}

const defaultRoutes = routesOf(defaultBrandPaths);

export function routesFor({ routes = defaultRoutes }: KnownNames): Routes {
  return routes;
}
