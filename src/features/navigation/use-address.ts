import { useCallback, useContext } from 'react';
import { type Location, UNSAFE_NavigationContext as NavigationContext } from 'react-router-dom';

/**
 * Returns a function that reads path and query at the time of its call. For event handlers: unlike with `useLocation`, a component that reads
 * them only when it is pressed is not rendered again with each change of the address.
 */
export function useAddress(): () => string {
  const { navigator } = useContext(NavigationContext);
  return useCallback(() => {
    // The router's history object. Its type declares only the methods that change the address.
    const { pathname, search } = (navigator as typeof navigator & { readonly location: Location }).location;
    return pathname + search;
  }, [navigator]);
}
