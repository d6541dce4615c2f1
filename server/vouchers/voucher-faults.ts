import { HttpFault } from '../http/http-fault.ts';
import { rupees } from '#schemas/rules/rupees.ts';

// What customers read who cannot pay with a voucher. Before the PIN is right nothing says whether there is such a voucher.

export const mostTries = 5;

/** PAY-20. */
export function pinMissing(): HttpFault {
  return new HttpFault(400, { code: 'PIN_MISSING', displayMsg: 'Please enter OTP / PIN' });
}

export function pinWrong(): HttpFault {
  return new HttpFault(400, {
    code: 'PIN_WRONG',
    displayMsg: 'This number and this PIN do not fit. Check both, or have a new PIN sent.',
  });
}

export function voucherLocked(): HttpFault {
  return new HttpFault(400, {
    code: 'VOUCHER_LOCKED',
    displayMsg: `A wrong PIN was entered ${mostTries} times, so this voucher is locked. Have a new PIN sent to open it.`,
  });
}

export function codeWrong(): HttpFault {
  return new HttpFault(400, {
    code: 'CODE_WRONG',
    displayMsg: 'This code is not right. Check the last message, or have the code sent again.',
  });
}

const day = new Intl.DateTimeFormat('en-IN', { timeZone: 'Asia/Kolkata', dateStyle: 'long' });

/** `until`: from then on it is not valid any more. */
export function voucherExpired(until: Date): HttpFault {
  return new HttpFault(409, {
    code: 'VOUCHER_EXPIRED',
    displayMsg: `This voucher was valid until ${day.format(until.getTime() - 1)}. Pay with another voucher, or in another way.`,
  });
}

/** A voucher pays all of an order. */
export function voucherShort(balance: number, amount: number): HttpFault {
  return new HttpFault(409, {
    code: 'VOUCHER_SHORT',
    displayMsg:
      balance > 0
        ? `This voucher holds ${rupees(balance)}, and ${rupees(amount)} are to be paid. A voucher has to pay all of it: choose another voucher, or another way to pay.`
        : 'Nothing is left on this voucher. Choose another voucher, or another way to pay.',
  });
}

export function pinNotSent(): HttpFault {
  return new HttpFault(424, {
    code: 'SMS_NOT_SENT',
    displayMsg: 'We could not send the PIN. Please try again in a moment, or pay in another way.',
  });
}
