import { type BrandPaths, type Patterns, type RouteId, routesOf } from '#schemas/routes.ts';
import { env } from './env.ts';

/** The paths whose names belong to the brand, as configured. */
export const brandPaths: BrandPaths = env.brandPaths;

const routes = routesOf(brandPaths);

/** The patterns of a screen's paths, the first one being the one to link to. */
export function pathsOf(id: RouteId): Patterns {
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
