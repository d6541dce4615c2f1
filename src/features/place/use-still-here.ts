import { useEffect, useRef } from 'react';

/** Whether the component is still on the page when an answer comes: who has gone on meanwhile is not led anywhere else. */
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
