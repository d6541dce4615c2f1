import { type ReactNode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import type { Analytics } from '#src/features/analytics/analytics.ts';
import { messageOf } from './message-of.ts';

interface DrawPage {
  readonly root: Element;
  readonly tree: ReactNode;
  readonly analytics: Pick<Analytics, 'track'>;
}

/** Takes over what the server has drawn into the root, or draws where there is nothing. */
export function drawPage({ root, tree, analytics }: DrawPage): void {
  if (!root.hasChildNodes()) {
    createRoot(root).render(tree);
    return;
  }
  // A transition is worked off in slices, so that a tap in the middle of it is answered.
  startTransition(() => {
    hydrateRoot(root, tree, {
      // React mends it by drawing anew; somebody should still know that the server drew something else.
      onRecoverableError: (error) =>
        analytics.track('hydration_mismatch', {
          message: messageOf(error),
          path: window.location.pathname,
        }),
    });
  });
}
