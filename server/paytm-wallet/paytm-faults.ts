import { HttpFault } from '../http/http-fault.ts';
import { rupees } from '#schemas/rules/rupees.ts';

export function paytmOff(): HttpFault {
  return new HttpFault(424, {
    code: 'PAYTM_OFF',
    displayMsg: 'The Paytm wallet is not available at the moment. Choose another way to pay.',
  });
}

export function paytmAway(): HttpFault {
  return new HttpFault(424, {
    code: 'PAYTM_AWAY',
    displayMsg: 'Paytm cannot be reached at the moment. Try again in a minute, or pay in another way.',
  });
}

export function noPaytmWallet(): HttpFault {
  return new HttpFault(400, {
    code: 'NO_PAYTM_WALLET',
    displayMsg: 'Paytm knows no wallet of this number. Check the number, or pay in another way.',
  });
}

export function paytmCodeWrong(): HttpFault {
  return new HttpFault(400, {
    code: 'CODE_WRONG',
    displayMsg: 'This code is not right. Check the message of Paytm, or have the code sent again.',
  });
}

/** The state of a link that was begun elsewhere, or long ago. */
export function linkAgain(): HttpFault {
  return new HttpFault(400, {
    code: 'LINK_AGAIN',
    displayMsg: 'This took too long. Have the code sent again.',
  });
}

export function paytmShort(balance: number, amount: number): HttpFault {
  return new HttpFault(409, {
    code: 'PAYTM_SHORT',
    displayMsg: `Your Paytm wallet holds ${rupees(balance)}, and ${rupees(amount)} are to be paid. Add money in the Paytm app, or choose another way to pay.`,
  });
}
