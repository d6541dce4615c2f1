import { HttpFault } from '../http/http-fault.ts';
import { mostFavouriteOrders } from './own-orders.ts';

/** The same for an order that does not exist and for that of somebody else: no answer tells which. */
export function noSuchOrder(): HttpFault {
  return new HttpFault(404, {
    code: 'NO_SUCH_ORDER',
    displayMsg: 'There is no such order among yours. Open your orders to find it.',
  });
}

export function tooManyFavouriteOrders(): HttpFault {
  return new HttpFault(409, {
    code: 'TOO_MANY_FAVOURITES',
    displayMsg: `You have ${mostFavouriteOrders} favourite orders. Remove one to add another.`,
  });
}
