import { matchPath } from 'react-router-dom';
import type { ScreenDefinition } from '#registry/define-screen.ts';
import { screens } from '#registry/screens.ts';

let last: { readonly pathname: string; readonly screen: ScreenDefinition | undefined } | null = null;

/** The screen that answers a path. Several ask in a row for the same one, and every path is a pattern to be made anew: the last answer is kept. */
export function findScreen(pathname: string): ScreenDefinition | undefined {
  if (last?.pathname === pathname) return last.screen;
  const screen = screens.find(({ paths }) => paths.some((path) => matchPath(path, pathname)));
  last = { pathname, screen };
  return screen;
}
