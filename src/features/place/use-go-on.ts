import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';
import { pathOf } from '#src/config/paths.ts';
import { ownPath } from '#src/features/navigation/own-path.ts';
import { useAppNavigate } from '#src/features/navigation/use-app-navigate.ts';

/** The page that the customer came from, if it is one of this site. */
export function useReturnPath(): string | undefined {
  const [query] = useSearchParams();
  return ownPath(query.get('redirectUrl')) ?? undefined;
}

/** Returns a function that navigates after the choice of a place: to the page before, else to the menu. Back does not return to the choice. */
export function useGoOn(): () => void {
  const navigate = useAppNavigate();
  const returnPath = useReturnPath();
  return useCallback(() => navigate(returnPath ?? pathOf('menu'), { replace: true }), [navigate, returnPath]);
}
