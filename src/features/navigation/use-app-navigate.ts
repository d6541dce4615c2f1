import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { useAppStore } from '#src/store/hooks.ts';
import { selectAttribution } from './attribution-slice.ts';
import { navigationTarget } from './navigation-target.ts';

export interface NavigateOptions {
  /** Takes the place of the current history entry. */
  readonly replace?: boolean;
  /** For changes within one screen, such as a filter: the page stays where it is scrolled to. */
  readonly keepScroll?: boolean;
}

export type AppNavigate = (to: string, options?: NavigateOptions) => void;

/** Goes to a path of this site. The one way for a program to navigate; a person uses an AppLink. */
export function useAppNavigate(): AppNavigate {
  const navigate = useNavigate();
  const store = useAppStore();

  return useCallback(
    (to, { replace = false, keepScroll = false } = {}) => {
      const attribution = selectAttribution(store.getState());
      void navigate(navigationTarget({ to, replace, attribution }), {
        replace,
        state: keepScroll ? { keepScroll } : null,
      });
    },
    [navigate, store],
  );
}
