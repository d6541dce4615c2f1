import { useCallback, useContext } from 'react';
import { type Location, UNSAFE_NavigationContext as NavigationContext } from 'react-router-dom';

/**
 * Reads path and query as they are when it is called. For handlers: a component that reads them only when it is pressed need not be drawn anew
 * with every address, as it is with `useLocation`.
 */
export function useAddress(): () => string {
  const { navigator } = useContext(NavigationContext);
  return useCallback(() => {
    // The router's history, whose type names only what changes it.
    const { pathname, search } = (navigator as typeof navigator & { readonly location: Location }).location;
    return pathname + search;
  }, [navigator]);
}
