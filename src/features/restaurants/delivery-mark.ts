import type { StoreDetail } from '#schemas/entities/store.ts';
import type { OrderTypeCode } from '#schemas/node.ts';
import { isAtStore } from '#src/features/order-type/delivery-states.ts';
import { orderWords as words } from './order-words.ts';
import { orderLabel, orderVariant } from './store-facts.ts';

interface DeliveryMark {
  readonly kind: 'delivers' | 'other delivers' | 'too far';
  readonly text: string;
}

/**
 * For a list of deliveries: whether a delivery to the customer comes from a store, and from which one it comes instead. Null where the list does
 * not say it.
 */
export function deliveryMark(store: StoreDetail, stores: readonly StoreDetail[]): DeliveryMark | null {
  if (store.deliversHere && store.online) return { kind: 'delivers', text: words.deliversHere };
  if (store.distance !== undefined && store.distance > store.deliveryRadius)
    return { kind: 'too far', text: words.tooFar };
  if (store.deliversHere !== false) return null;
  const delivering = stores.find(({ deliversHere }) => deliversHere);
  return {
    kind: 'other delivers',
    text: delivering ? words.deliveredBy(delivering.locality || delivering.name) : words.otherDelivers,
  };
}

interface OrderButton {
  readonly label: string;
  readonly variant: 'primary' | 'secondary';
}

/** The order type that a store which does not deliver to the customer takes instead: takeaway, else another for which the customer comes to it. */
export function insteadOfDelivery({
  orderTypes,
}: Pick<StoreDetail, 'orderTypes'>): OrderTypeCode | undefined {
  return orderTypes.includes('P') ? 'P' : orderTypes.find(isAtStore);
}

/**
 * The button that orders from a store of a list. Null where nothing can be ordered there: the store is switched off, or it does not deliver to
 * the customer and takes no other orders.
 */
export function orderButton(store: StoreDetail, mark: DeliveryMark | null): OrderButton | null {
  if (!store.online) return null;
  if (mark === null || mark.kind === 'delivers')
    return { label: orderLabel(store), variant: orderVariant(store) };
  const instead = insteadOfDelivery(store);
  if (instead === undefined) return null;
  return {
    label: store.isOpen ? words.orderHere(instead) : orderLabel(store),
    variant: 'secondary',
  };
}
