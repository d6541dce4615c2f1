import { matchPath } from 'react-router-dom';
import type { ScreenDefinition } from '#registry/define-screen.ts';
import { screens } from '#registry/screens.ts';

/** The screen that answers a path. */
export function findScreen(pathname: string): ScreenDefinition | undefined {
  return screens.find(({ paths }) => paths.some((path) => matchPath(path, pathname)));
}
