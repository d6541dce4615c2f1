import { useEffect, useRef } from 'react';

/** Returns a function that tells whether the component is still mounted: a late answer must not navigate a customer who has left the screen. */
export function useStillHere(): () => boolean {
  const isHere = useRef(true);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  return () => isHere.current;
}
