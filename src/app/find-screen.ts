import type { ScreenDefinition } from '#registry/define-screen.ts';
import { screens } from '#registry/screens.ts';
import { matchesPattern } from '#schemas/routes.ts';

let last: { readonly pathname: string; readonly screen: ScreenDefinition | undefined } | null = null;

/** The screen of a path. The last result is cached, because several callers ask for the same path and each search tries every pattern. */
export function findScreen(pathname: string): ScreenDefinition | undefined {
  if (last?.pathname === pathname) return last.screen;
  const screen = screens.find(({ paths }) => paths.some((path) => matchesPattern(path, pathname)));
  last = { pathname, screen };
  return screen;
}
