import { useCallback, useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { pathOf } from '#src/config/paths.ts';
import { canGoBack } from '#src/features/navigation/can-go-back.ts';
import { useAppNavigate } from '#src/features/navigation/use-app-navigate.ts';

/** Leaves, after doing one last thing. */
export type Leave = (last?: () => void) => void;

/**
 * Back to where the customer came from; to the menu from a page that was opened by its address. Once: the page stays until the browser has gone
 * back, and what is pressed on it meanwhile, such as the second tap of two, must neither order again nor go back further.
 */
export function useLeave(): Leave {
  const { key } = useLocation();
  const back = useNavigate();
  const navigate = useAppNavigate();
  const hasLeft = useRef(false);

  // The same screen at another entry of the history is another visit.
  useEffect(() => {
    hasLeft.current = false;
  }, [key]);

  return useCallback(
    (last) => {
      if (hasLeft.current) return;
      hasLeft.current = true;
      last?.();
      if (canGoBack()) void back(-1);
      else navigate(pathOf('menu'), { replace: true });
    },
    [back, navigate],
  );
}
