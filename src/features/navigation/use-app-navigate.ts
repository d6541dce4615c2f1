import { useCallback, useContext } from 'react';
import { resolvePath, UNSAFE_NavigationContext as NavigationContext } from 'react-router-dom';
import { useAppStore } from '#src/store/hooks.ts';
import { selectAttribution } from './attribution-slice.ts';
import { navigationTarget } from './navigation-target.ts';

export interface NavigateOptions {
  /** Takes the place of the current history entry. */
  readonly replace?: boolean;
  /** For changes within one screen, such as a filter: the page stays where it is scrolled to. */
  readonly keepScroll?: boolean;
  /** Kept with the history entry: what lies over the page, such as a dialog that Back closes. */
  readonly state?: Readonly<Record<string, unknown>>;
}

export type AppNavigate = (to: string, options?: NavigateOptions) => void;

/**
 * Goes to a path of this site. The one way for a program to navigate; a person uses an AppLink. The router's own hook follows the address,
 * which would draw every link of a page anew with each change of it; all paths here are absolute, so nothing has to know where it is.
 */
export function useAppNavigate(): AppNavigate {
  const { navigator } = useContext(NavigationContext);
  const store = useAppStore();

  return useCallback(
    (to, { replace = false, keepScroll = false, state } = {}) => {
      const attribution = selectAttribution(store.getState());
      // As the router does: whatever the path says, it stays on this site.
      const target = resolvePath(navigationTarget({ to, replace, attribution }));
      const entryState = keepScroll ? { ...state, keepScroll } : (state ?? null);
      if (replace) navigator.replace(target, entryState);
      else navigator.push(target, entryState);
    },
    [navigator, store],
  );
}
