import { HttpFault } from '../http/http-fault.ts';

/** ORD-36. The same for a wrong number of an order and for a wrong mobile number. */
export function noOrderOfBoth(): HttpFault {
  return new HttpFault(404, {
    code: 'NO_SUCH_ORDER',
    displayMsg:
      'No order has this order number and this mobile number. Ask the person who ordered for both and try again.',
  });
}

export function noMap(): HttpFault {
  return new HttpFault(404, {
    code: 'NO_MAP',
    displayMsg: 'This order is collected at the restaurant, so there is no rider to watch.',
  });
}

export function noSuchNotice(): HttpFault {
  return new HttpFault(400, { code: 'NO_SUCH_NOTICE', displayMsg: 'There is no such notice.' });
}
