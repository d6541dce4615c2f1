import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';
import { pathOf } from '#src/config/paths.ts';
import { ownPath } from '#src/features/navigation/own-path.ts';
import { useAppNavigate } from '#src/features/navigation/use-app-navigate.ts';

/** Where the customer came from, as far as it is a page of ours. */
export function useReturnPath(): string | undefined {
  const [query] = useSearchParams();
  return ownPath(query.get('redirectUrl')) ?? undefined;
}

/** Once a place is chosen: back to where the customer came from, else to the menu. The question does not come up again by going back. */
export function useGoOn(): () => void {
  const navigate = useAppNavigate();
  const returnPath = useReturnPath();
  return useCallback(() => navigate(returnPath ?? pathOf('menu'), { replace: true }), [navigate, returnPath]);
}
