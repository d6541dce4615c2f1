import type { FoundStore } from '#schemas/entities/store.ts';
import type { OrderTypeCode } from '#schemas/node.ts';
import { genericTexts } from '#src/config/texts/generic.ts';
import { orderTypeWords as words } from '#src/features/order-type/order-type-words.ts';
import type { AppThunk } from '#src/store/store.ts';
import { fetchPickupStore } from './api/get-pickup-store.ts';
import { latestLookup } from './latest-lookup.ts';
import type { LookupResult } from './lookup-result.ts';

/** Looks up a store that the customer goes to, and whether it takes orders of this type now. */
export function lookUpPickup(
  { id, name }: Pick<FoundStore, 'id'> & { readonly name?: string | undefined },
  orderType: OrderTypeCode,
): AppThunk<Promise<LookupResult>> {
  return async (dispatch, _, { request }) => {
    const result = await dispatch(
      latestLookup(() => fetchPickupStore(request(), { storeId: id, orderType })),
    );
    if (result.kind !== 'found') return result;
    const { store } = result;
    // The lookup was made for this order type; a reply without a list says nothing against it.
    if (store.orderTypes === undefined || store.orderTypes.includes(orderType)) return result;
    const shownName = name || store.locality || store.name;
    const error = {
      kind: 'unavailable',
      code: '',
      header: words.noneAt(orderType, shownName),
      text: words.takesOnly(shownName, store.orderTypes),
      button: genericTexts.button,
    } as const;
    return { kind: 'refused', error, shown: false };
  };
}
