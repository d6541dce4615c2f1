import { HttpFault } from '../http/http-fault.ts';

/**
 * FBK-10, FBK-11. The order was not placed with the number of this session. The same for an order that does not exist: no answer tells which.
 */
export function invalidPhoneNumber(): HttpFault {
  return new HttpFault(403, {
    code: 'INVALID_PHONE_NUMBER',
    header: 'Invalid Phone Number',
    displayMsg: 'Please log in with the number used to place this order',
  });
}

/** CON-12. */
export function tooLongAgo(days: number): HttpFault {
  return new HttpFault(409, {
    code: 'ORDER_TOO_OLD',
    displayMsg: `This order is more than ${days} ${days === 1 ? 'day' : 'days'} old. Tell us about a newer one.`,
  });
}

/** The customer has said something of this order already, from another tab or phone. */
export function givenAlready(): HttpFault {
  return new HttpFault(409, {
    code: 'FEEDBACK_GIVEN',
    displayMsg: 'You have told us about this order already. Send it once more to change what you said.',
  });
}

/** The same for a feedback that does not exist and for that of somebody else. */
export function noSuchFeedback(): HttpFault {
  return new HttpFault(404, {
    code: 'NO_SUCH_FEEDBACK',
    displayMsg: 'There is no such feedback of yours. Choose the order to tell us about it.',
  });
}

export function needsOrder(): HttpFault {
  return new HttpFault(400, { code: 'NO_ORDER', displayMsg: 'Choose the order that it is about.' });
}

export function noSuchCategory(): HttpFault {
  return new HttpFault(400, { code: 'NO_SUCH_CATEGORY', displayMsg: 'Choose what was wrong.' });
}
