import { useLocation } from 'react-router-dom';
import { useAppNavigate } from '#src/features/navigation/use-app-navigate.ts';
import { selectStoreId } from '#src/features/order-type/location-slice.ts';
import { useAppSelector } from '#src/store/hooks.ts';
import { useDeal } from './api/get-deal.ts';

/** The deal of a link, `/offers?deal=first40`. It stays in the address: the page can be loaded anew and passed on. */
export function useLinkedDeal() {
  const { pathname, search } = useLocation();
  const navigate = useAppNavigate();
  const query = new URLSearchParams(search);
  const given = query.get('deal') ?? '';
  // `deals/all` is another call.
  const dealId = /^[\w-]{1,60}$/.test(given) && given !== 'all' ? given : null;
  const read = useDeal(useAppSelector(selectStoreId), dealId);

  /** Shows the offers without it. */
  function dismiss() {
    query.delete('deal');
    const others = query.size === 0 ? '' : `?${query}`;
    navigate(pathname + others, { replace: true, keepScroll: true });
  }

  return { dealId, ...read, dismiss };
}
