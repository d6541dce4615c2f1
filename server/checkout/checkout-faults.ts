import { HttpFault } from '../http/http-fault.ts';
import { rupees } from '#schemas/rules/rupees.ts';

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

/** The wallet pays a part, and a smaller one than the customer saw. */
export function walletPaysLess({
  amount,
  walletAmount,
}: {
  readonly amount: number;
  readonly walletAmount: number;
}): HttpFault {
  const part = walletAmount > 0 ? rupees(walletAmount) : 'nothing';
  return new HttpFault(409, {
    code: 'WALLET_SHORT',
    displayMsg: `Your wallet pays ${part} of this order now, so ${rupees(amount)} is left to pay. Look at the amount again before you order. Nothing was charged.`,
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
  'We could not find out how your payment went, and there is no order. If any amount was deducted, it is refunded within 8-10 business days.';

/** Nothing is promised: people have to look at it. */
export const otherAmountText =
  'A payment came that does not agree with this order, so there is no order of it. Please contact us with the reference of your bank: we look into it.';

/** An order that was cancelled is not placed again by its payment. */
export function orderCancelled(): HttpFault {
  return new HttpFault(409, {
    code: 'ORDER_CANCELLED',
    displayMsg: 'The restaurant cancelled this order. You can order the same again from your orders.',
  });
}

export function notOpen(): HttpFault {
  return new HttpFault(409, {
    code: 'NOT_OPEN',
    displayMsg: 'This payment has ended, or is not at this step. Open your cart to go on.',
  });
}

/** Paying it again could take the money twice. */
export function notKnownYet(): HttpFault {
  return new HttpFault(409, {
    code: 'NOT_KNOWN_YET',
    displayMsg:
      'Your bank has not said yet how this payment went. Wait a moment, or go back to your cart and pay in another way.',
  });
}

export function gatewayAway(): HttpFault {
  return new HttpFault(424, {
    code: 'GATEWAY_AWAY',
    displayMsg:
      'The payment page cannot be reached at the moment. Nothing was charged. Try again, or pay in another way.',
  });
}

/** A request in a UPI app of which nothing is known. */
export function upiInDoubt(): HttpFault {
  return new HttpFault(424, {
    code: 'UPI_IN_DOUBT',
    displayMsg:
      'We do not know yet whether your UPI app got our request. If it asks you to pay, go ahead: your order follows. Otherwise try again in a moment, or pay in another way.',
  });
}

export function pageIsOpen(): HttpFault {
  return new HttpFault(409, {
    code: 'PAGE_OPEN',
    displayMsg:
      'The payment page of this order was opened before. Pay there, or go back to your cart and choose a way to pay anew.',
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

/** A code that was not sent yet cannot be known. */
export function codeMissing(): HttpFault {
  return new HttpFault(400, {
    code: 'CODE_NOT_SENT',
    displayMsg: 'Have the code sent to you first, then enter it here.',
  });
}

export function codeNotSent(): HttpFault {
  return new HttpFault(424, {
    code: 'SMS_NOT_SENT',
    displayMsg: 'We could not send the code. Please try again in a moment, or pay in another way.',
  });
}
