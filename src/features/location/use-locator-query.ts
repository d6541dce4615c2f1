import { useCallback } from 'react';
import { useLocation } from 'react-router-dom';
import { withQuery } from '#src/config/paths.ts';
import { useAppNavigate } from '#src/features/navigation/use-app-navigate.ts';

/** What the address of the locator says: filters live in it, so that going back and a shared link find the same list. */
export interface LocatorQuery {
  readonly search: string;
  readonly city: string | null;
  /** The nearest first, from where the customer is. */
  readonly near: boolean;
  readonly view: 'list' | 'map';
  /** A restaurant's own page. */
  readonly storeId: string | null;
}

type Change = Partial<Record<'search' | 'city' | 'near' | 'view' | 'storeId', string | undefined>>;

const storeIdPattern = /^[\w-]{1,40}$/;

export function useLocatorQuery() {
  const { pathname, search } = useLocation();
  const navigate = useAppNavigate();

  const change = useCallback(
    (changes: Change) => {
      const now = Object.fromEntries(new URLSearchParams(search));
      navigate(withQuery(pathname, { ...now, ...changes }), { replace: true, keepScroll: true });
    },
    [search, pathname, navigate],
  );
  const query = new URLSearchParams(search);
  const storeId = query.get('storeId');
  const read: LocatorQuery = {
    search: query.get('search') ?? '',
    city: query.get('city') || null,
    near: query.get('near') === 'true',
    view: query.get('view') === 'map' ? 'map' : 'list',
    storeId: storeId !== null && storeIdPattern.test(storeId) ? storeId : null,
  };
  return { ...read, change };
}
