import { findRoute, type Routes } from '../routes.ts';
import type { ValueFault } from './check-context.ts';
import { type KnownNames, routesFor } from './known-names.ts';
import { nearestName } from './nearest-name.ts';
import { nearOr } from './propose.ts';

/** Checks that a path leads to a page of the app. */
export function checkPath(to: string, known: KnownNames): ValueFault | undefined {
  const routes = routesFor(known);
  const path = to.split(/[?#]/)[0] ?? '';
  if (!path.startsWith('/'))
    return { code: 'link-target', message: `'${to}' is no path: begin with '/', for example /offers.` };
  if (!findRoute(path, routes)) {
    const message = `'${to}' leads to no screen of the app. ${nearestRoute(path, routes)}`;
    return { code: 'dead-link', message };
  }
  const slug = /^\/info\/([^/]+)/.exec(path)?.[1];
  if (!slug || !known.infoPages || known.infoPages.has(slug)) return undefined;
  const near = nearestName(slug, [...known.infoPages]);
  const pages = [...known.infoPages].map((name) => `/info/${name}`).join(', ');
  const cure = near ? `Did you mean '/info/${near}'?` : `Pages: ${pages}.`;
  return {
    code: 'dead-link',
    message: `'${to}' leads to an information page that does not exist. ${cure}`,
  };
}

/** Proposes the path that a mistyped one probably means, or lists all of them. */
export function nearestRoute(path: string, routes: Routes): string {
  const screenPaths = Object.values(routes).flat();
  return nearOr(path, screenPaths, `Screens: ${screenPaths.join(', ')}.`);
}
