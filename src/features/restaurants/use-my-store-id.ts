import { selectStoreId, selectStoreIsChosen } from '#src/features/order-type/location-slice.ts';
import { useAppSelector } from '#src/store/hooks.ts';

/** Id of the restaurant that the customer's order comes from; undefined while it is only the one that pages begin with. */
export function useMyStoreId(): string | undefined {
  return useAppSelector((state) => (selectStoreIsChosen(state) ? selectStoreId(state) : undefined));
}
