import { useCallback, useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { canGoBack } from '#src/features/navigation/can-go-back.ts';
import { useAppNavigate } from '#src/features/navigation/use-app-navigate.ts';

/** Leaves the choices, after calling `last`. */
export type Leave = (last?: () => void) => void;

interface UseLeave {
  /** Where to go from a page that was opened by its address. */
  readonly instead: string;
  /** The choices are in a dialog over that page. */
  readonly isOver?: boolean;
}

/**
 * Goes back to where the customer came from, or to `instead` from a page that was opened by its address. Only once: the page stays until the browser
 * has gone back, and a second tap in between must neither order again nor go back further.
 */
export function useLeave({ instead, isOver = false }: UseLeave): Leave {
  const { key } = useLocation();
  const back = useNavigate();
  const navigate = useAppNavigate();
  const hasLeft = useRef(false);

  // The same screen at another history entry can be left again.
  useEffect(() => {
    hasLeft.current = false;
  }, [key]);

  return useCallback(
    (last) => {
      if (hasLeft.current) return;
      hasLeft.current = true;
      last?.();
      if (canGoBack()) void back(-1);
      else navigate(instead, { replace: true, keepScroll: isOver });
    },
    [back, navigate, instead, isOver],
  );
}
