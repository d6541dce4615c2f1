import { useCallback, useContext } from 'react';
import { UNSAFE_NavigationContext as NavigationContext } from 'react-router-dom';

/** Returns a function that goes back in the history by so many pages, like the browser's button. */
export function useStepBack(): (pages: number) => void {
  const { navigator } = useContext(NavigationContext);
  return useCallback((pages) => navigator.go(-pages), [navigator]);
}
