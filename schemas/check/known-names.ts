import { defaultBrandPaths, type Routes, routesOf } from '../routes.ts';
import type { ExperimentConfig } from '../rules/variants.ts';
import type { ChosenForm } from './form-of.ts';
import type { ShopNames } from './shop-names.ts';

/** The names that a document may refer to, as far as the caller knows them. An absent set is not checked. */
export interface KnownNames extends ShopNames {
  /** The screens under the paths of the brand; those of the default brand when absent. */
  readonly routes?: Routes;
  /** The brand's path of a category of the menu; that of the default brand when absent. */
  readonly brandCategoryPath?: string;
  /** Slugs of the information pages. */
  readonly infoPages?: ReadonlySet<string>;
  /** The feedback forms, with the order types and the 'when' of each. */
  readonly forms?: readonly ChosenForm[];
  /** The paths that have tags of their own. */
  readonly taggedPaths?: ReadonlySet<string>;
  /** From how many kB on a document is too heavy; 250 when absent. */
  readonly heaviestKb?: number;
  /** Experiments of app-config, in addition to those of the app. */
  readonly experiments?: ReadonlySet<string>;
  /** What app-config says of the groups of experiments; without it they are not looked at. */
  readonly experimentGroups?: readonly ExperimentConfig[];
  /** Hosts whose pages are shown inside the app, by app-config. */
  readonly webViewHosts?: readonly string[];
}

const defaultRoutes = routesOf(defaultBrandPaths);

export function routesFor({ routes = defaultRoutes }: KnownNames): Routes {
  return routes;
}
