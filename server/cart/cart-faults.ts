import type { AppConfigDocument } from '#schemas/documents/app-config.ts';
import { HttpFault } from '../http/http-fault.ts';

/** A cart of somebody else is answered like one that does not exist. */
export function noSuchCart(): HttpFault {
  return new HttpFault(404, {
    code: 'NO_SUCH_CART',
    displayMsg: 'This cart is not there any more. Open your cart again.',
  });
}

export function cartChanged(): HttpFault {
  return new HttpFault(409, {
    code: 'CART_CHANGED',
    displayMsg: 'Your cart was changed on another device or in another window. Open it again to see it.',
  });
}

/** CRT-17. The cart became an order. */
export function cartClosed({ invalidCartCode }: Pick<AppConfigDocument, 'invalidCartCode'>): HttpFault {
  return new HttpFault(409, {
    code: invalidCartCode,
    displayMsg: 'This cart has been ordered. Add something to begin a new one.',
  });
}

export function requestIdReused(): HttpFault {
  return new HttpFault(409, {
    code: 'REQUEST_ID_REUSED',
    displayMsg: 'Another change of this cart had the same request id. Send this one with an id of its own.',
  });
}

type StoreOff = Pick<AppConfigDocument, 'advanceOrderCode' | 'advanceOrderText'>;

/** CRT-16. A cart is begun at a store that takes no orders now. */
export function advanceOrder(store: string, { advanceOrderCode, advanceOrderText }: StoreOff): HttpFault {
  return new HttpFault(409, {
    code: advanceOrderCode,
    header: 'Closed now',
    displayMsg: `${store}: ${advanceOrderText}`,
  });
}

/** CRT-18. The app shows its text about ordering for later in place of this one. */
export function storeOffline(store: string): HttpFault {
  return new HttpFault(409, {
    code: '2.STOREOFF',
    header: 'Offline now',
    displayMsg: `${store} is offline at the moment. Your cart is kept.`,
  });
}

/** ERR-08, OFR-14. */
export function storeError({ storeErrorText }: Pick<AppConfigDocument, 'storeErrorText'>): HttpFault {
  return new HttpFault(403, { code: 'STORE_UNKNOWN', displayMsg: storeErrorText });
}

export function noSuchOffer(): HttpFault {
  return new HttpFault(404, { code: 'NO_SUCH_OFFER', displayMsg: 'This offer is over. See the others.' });
}

export function tooMuch(what: string): HttpFault {
  return new HttpFault(422, {
    code: 'CART_TOO_LARGE',
    displayMsg: `A cart cannot hold ${what}. Remove something and try again.`,
  });
}

export function notText(): HttpFault {
  return new HttpFault(400, {
    code: 'INVALID_INPUT',
    displayMsg: 'A text of the request contains invalid characters. Remove them and send it again.',
  });
}
