import { getUpsellItems } from '#schemas/compiled/calls/get-upsell-items.ts';
import type { PricedCart } from '#src/features/cart-sync/priced-cart-slice.ts';
import { selectOrderType, selectStoreId } from '#src/features/order-type/location-slice.ts';
import { useAppSelector } from '#src/store/hooks.ts';
import { useRead } from '#src/store/use-read.ts';

/**
 * What goes well with the cart (CRT-11, API-049). Asked for once at each restaurant for vegetarian carts, which get vegetarian suggestions alone, and once for
 * others: a list that changed with every dish would take the card away that was just pressed.
 */
export function useUpsellItems(cart: PricedCart | null) {
  const storeId = useAppSelector(selectStoreId);
  const orderType = useAppSelector(selectOrderType);
  const hasSuggestions = cart !== null && cart.upsellData.length > 0;
  const kind = cart?.validItems.every(({ foodType }) => foodType === 0) ? 'veg' : 'any';
  return useRead({
    key: hasSuggestions ? `upsell/${storeId}/${orderType}/${kind}` : null,
    call: (request) => request.call(getUpsellItems),
    read: ({ items }) => items,
  });
}
