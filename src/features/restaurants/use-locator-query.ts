import { useCallback } from 'react';
import { useLocation } from 'react-router-dom';
import { storeIdPattern } from '#schemas/rules/store-id.ts';
import { withQuery } from '#src/config/paths.ts';
import { useAddress } from '#src/features/navigation/use-address.ts';
import { useAppNavigate } from '#src/features/navigation/use-app-navigate.ts';

/** The filters of the locator. They are in its address, so that Back and a shared link show the same list. */
export interface LocatorQuery {
  readonly search: string;
  readonly city: string | null;
  /** Sorted by the distance from the customer's position. */
  readonly near: boolean;
  readonly view: 'list' | 'map';
  /** Id of the restaurant whose page is shown. */
  readonly storeId: string | null;
}

type Change = Partial<Record<'search' | 'city' | 'near' | 'view' | 'storeId', string | undefined>>;

export function useLocatorQuery() {
  const { search } = useLocation();
  const address = useAddress();
  const navigate = useAppNavigate();

  /** Reads the current address, not the one of the last render: there may be two changes before the next render. */
  const hrefWith = useCallback(
    (changes: Change) => {
      const [pathname = '', query] = address().split('?');
      return withQuery(pathname, { ...Object.fromEntries(new URLSearchParams(query)), ...changes });
    },
    [address],
  );
  const change = useCallback(
    (changes: Change) => navigate(hrefWith(changes), { replace: true, keepScroll: true }),
    [hrefWith, navigate],
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
  return { ...read, change, hrefWith };
}
