import type { ComponentType } from 'react';
import type { ScreenDefinition, ScreenProps } from '#registry/define-screen.ts';
import { createViewCache } from '#registry/engine/late/view-cache.ts';
import { fetched } from '#registry/engine/late/not-loaded.ts';

type LateScreen = Pick<ScreenDefinition, 'view'>;

/** By the function that loads them, because several screens share a view. */
const views = createViewCache<ComponentType<ScreenProps>, LateScreen['view']>();

const fetchScreen =
  ({ view }: LateScreen) =>
  () =>
    fetched(async () => (await view()).Screen);

/** The view of a screen, loaded once; React's `use` reads a loaded one without suspending. */
export function screenView(screen: LateScreen) {
  return views.get(screen.view, fetchScreen(screen));
}

/** Called after the failed load has been shown: the next call loads the view again. */
export function forgetFailedScreen({ view }: LateScreen): void {
  views.forgetFailure(view);
}

/** Loads the view once more after a failure. */
export async function loadScreenAgain(screen: LateScreen): Promise<void> {
  await views.load(screen.view, fetchScreen(screen));
}

/** The page for paths without a screen. */
export const notFoundScreen: LateScreen = {
  view: async () => ({ Screen: (await import('#src/features/error-pages/not-found.tsx')).NotFound }),
};
