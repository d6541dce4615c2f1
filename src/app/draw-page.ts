import { type ReactNode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import type { ErrorPort } from './errors/error-port.ts';
import { messageOf } from './message-of.ts';

interface DrawPage {
  readonly root: Element;
  readonly tree: ReactNode;
  readonly errors: Pick<ErrorPort, 'report'>;
}

/** Hydrates what the server has rendered into the root, or renders into an empty root. */
export function drawPage({ root, tree, errors }: DrawPage): void {
  if (!root.hasChildNodes()) {
    createRoot(root).render(tree);
    return;
  }
  // React can interrupt a transition, so taps are handled during it.
  startTransition(() => {
    hydrateRoot(root, tree, {
      // React recovers by rendering again. The mismatch is reported all the same, because the server rendered something else.
      onRecoverableError: (error) =>
        errors.report({
          name: 'hydration_mismatch',
          details: { message: messageOf(error), path: window.location.pathname },
        }),
    });
  });
}
