import { getUpsellItems } from '#schemas/compiled/calls/get-upsell-items.ts';
import { selectOrderType, selectStoreId } from '#src/features/order-type/location-slice.ts';
import { useAppSelector } from '#src/store/hooks.ts';
import { useRead } from '#src/store/use-read.ts';

/**
 * What goes well with the cart (CRT-11, API-049), asked for once at each restaurant when the cart has suggestions: a list that changed with every
 * dish would take the card away that was just pressed.
 */
export function useUpsellItems(hasSuggestions: boolean) {
  const storeId = useAppSelector(selectStoreId);
  const orderType = useAppSelector(selectOrderType);
  return useRead({
    key: hasSuggestions ? `upsell/${storeId}/${orderType}` : null,
    call: (request) => request.call(getUpsellItems),
    read: ({ items }) => items,
  });
}
