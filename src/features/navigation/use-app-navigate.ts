import { useCallback, useContext } from 'react';
import { resolvePath, UNSAFE_NavigationContext as NavigationContext } from 'react-router-dom';
import { useAppStore } from '#src/store/hooks.ts';
import { selectAttribution } from './attribution-slice.ts';
import { askToLeave } from './leave-port.ts';
import { navigationTarget } from './navigation-target.ts';

export interface NavigateOptions {
  /** Replaces the current history entry. */
  readonly replace?: boolean;
  /** For changes within one screen, such as a filter: the scroll position stays. */
  readonly keepScroll?: boolean;
  /** Kept with the history entry: for example that a dialog is open, which Back closes. */
  readonly state?: Readonly<Record<string, unknown>>;
}

export type AppNavigate = (to: string, options?: NavigateOptions) => void;

/**
 * Returns a function that navigates to a path of this site. All code navigates by it; links are rendered with AppLink. The router's own hook
 * subscribes to the address, so each change would render all links of a page again. Here all paths are absolute: no address is needed.
 */
export function useAppNavigate(): AppNavigate {
  const { navigator } = useContext(NavigationContext);
  const store = useAppStore();

  return useCallback(
    (to, { replace = false, keepScroll = false, state } = {}) => {
      const attribution = selectAttribution(store.getState());
      // As in the router: the result is on this site, whatever the path contains.
      const target = resolvePath(navigationTarget({ to, replace, attribution }));
      const entryState = keepScroll ? { ...state, keepScroll } : (state ?? null);
      askToLeave(target, () =>
        replace ? navigator.replace(target, entryState) : navigator.push(target, entryState),
      );
    },
    [navigator, store],
  );
}
