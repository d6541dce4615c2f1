import type { OrderTypeCode } from '#schemas/node.ts';
import { pathOf, withQuery } from '#src/config/paths.ts';
import { isAtStore } from '#src/features/order-type/delivery-states.ts';
import type { Step } from './cart-variants.ts';

interface Standing {
  readonly orderType: OrderTypeCode;
  readonly storeIsChosen: boolean;
  /** The order has a complete address. */
  readonly hasAddress: boolean;
  readonly isGuest: boolean;
}

interface Ways {
  /** Address of the cart, to which each way comes back. */
  readonly here: string;
  /** EXP-10: a chosen place goes on to the address page. */
  readonly viaAddress: boolean;
  /** EXP-22: the form of an address asks who receives the order. */
  readonly withContact: boolean;
}

/** What has to be done before the customer pays. A guest may pay: the login comes with the payment, where one is needed. */
export function stepOf({ orderType, storeIsChosen, hasAddress }: Omit<Standing, 'isGuest'>): Step {
  if (orderType === 'IRCTC') return 'train';
  if (isAtStore(orderType)) return storeIsChosen ? 'pay' : 'store';
  if (hasAddress) return 'pay';
  return storeIsChosen ? 'address' : 'place';
}

export function pathOfStep(step: Step, standing: Standing, ways: Ways): string {
  if (step === 'pay') return pathOf('paymentType');
  if (step === 'train') return withQuery(pathOf('deliverOnTrain'), { step: 'seat' });
  if (step === 'address') return addressPath(standing, ways);
  return step === 'place' ? placePath(standing, ways) : storePath(standing, ways);
}

/** Where order type and place are changed. */
export function placePath(standing: Standing, ways: Ways): string {
  if (standing.orderType === 'IRCTC') return pathOf('deliverOnTrain');
  const goesOn = ways.viaAddress && !isAtStore(standing.orderType);
  return withQuery(pathOf('locationSelection'), {
    redirectUrl: goesOn ? addressPath(standing, ways) : ways.here,
  });
}

/** A customer chooses among the saved addresses; a guest has none, and fills in one. */
export function addressPath({ isGuest }: Standing, { here, withContact }: Ways): string {
  if (!isGuest) return withQuery(pathOf('address'), { redirectUrl: here });
  return withQuery(pathOf('newAddress'), {
    showContact: withContact ? 'true' : undefined,
    redirectUrl: here,
  });
}

function storePath({ orderType }: Standing, { here }: Ways): string {
  return withQuery(pathOf('selectRestaurant'), { deliveryType: orderType, redirectUrl: here });
}
