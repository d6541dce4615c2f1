import { HttpFault } from '../http/http-fault.ts';
import { rupees } from '../rupees.ts';

// What customers read who cannot order or pay as they asked. Each says what happened and the way on.

/** A transaction of somebody else is answered like one that does not exist. */
export function noSuchTransaction(): HttpFault {
  return new HttpFault(404, {
    code: 'NO_SUCH_TRANSACTION',
    displayMsg: 'This payment is not there any more. Open your cart to order again.',
  });
}

/** What has to be done before a cart can be ordered. */
export interface OrderProblem {
  readonly code: string;
  readonly text: string;
}

export function notOrderable({ code, text }: OrderProblem): HttpFault {
  return new HttpFault(409, { code, displayMsg: text });
}

export function priceChanged(seen: number, now: number): OrderProblem {
  return {
    code: 'PRICE_CHANGED',
    text: `The price changed from ${rupees(seen)} to ${rupees(now)}. Look at your cart again before you order. Nothing was charged.`,
  };
}

export function optionGone(): HttpFault {
  return new HttpFault(409, {
    code: 'OPTION_GONE',
    displayMsg: 'This way to pay is not available now. Choose another one.',
  });
}

export function bankMissing(): HttpFault {
  return new HttpFault(400, { code: 'BANK_MISSING', displayMsg: 'Choose your bank to go on.' });
}

export function vpaMissing(): HttpFault {
  return new HttpFault(400, { code: 'VPA_MISSING', displayMsg: 'Enter your UPI ID to go on.' });
}

export function twoWays(): HttpFault {
  return new HttpFault(400, {
    code: 'TWO_WAYS_TO_PAY',
    displayMsg: 'The wallet goes with one other way to pay. Choose one.',
  });
}

export function walletShort(balance: number, price: number): HttpFault {
  return new HttpFault(409, {
    code: 'WALLET_SHORT',
    displayMsg: `Your wallet holds ${rupees(balance)}, and the order costs ${rupees(price)}. Choose a way to pay the rest.`,
  });
}

/** PAY-47, ERR-14. */
export function paymentFailed(reason: string | null): HttpFault {
  return new HttpFault(409, {
    code: 'PAYMENT_FAILED',
    displayMsg: reason ?? 'Payment Failed. Please try again.',
  });
}

/** ERR-16. */
export const unknownText =
  'We could not find out how your payment went, and there is no order. Any amount that was deducted is refunded within 8-10 business days.';

export function notOpen(): HttpFault {
  return new HttpFault(409, {
    code: 'NOT_OPEN',
    displayMsg: 'This payment has ended. Open your cart to order again.',
  });
}

export function gatewayAway(): HttpFault {
  return new HttpFault(424, {
    code: 'GATEWAY_AWAY',
    displayMsg:
      'The payment page cannot be reached at the moment. Nothing was charged. Try again, or pay in another way.',
  });
}

export function requestIdReused(): HttpFault {
  return new HttpFault(409, {
    code: 'REQUEST_ID_REUSED',
    displayMsg: 'Another order had the same request id. Send this one with an id of its own.',
  });
}

export function codeWrong(triesLeft: number): HttpFault {
  return new HttpFault(400, {
    code: 'CODE_WRONG',
    displayMsg: `This code is not right. You have ${triesLeft} ${triesLeft === 1 ? 'try' : 'tries'} left.`,
  });
}

export function codeTooSoon(seconds: number): HttpFault {
  return new HttpFault(
    429,
    {
      code: 'TOO_SOON',
      displayMsg: `You can ask for another code in ${seconds} ${seconds === 1 ? 'second' : 'seconds'}.`,
    },
    { 'retry-after': String(seconds) },
  );
}

export function codeNotSent(): HttpFault {
  return new HttpFault(424, {
    code: 'SMS_NOT_SENT',
    displayMsg: 'We could not send the code. Please try again in a moment, or pay in another way.',
  });
}
