import { getPaytmBalance } from '#schemas/compiled/calls/get-paytm-balance.ts';
import { linkPaytm } from '#schemas/compiled/calls/link-paytm.ts';
import { redeemPaytm } from '#schemas/compiled/calls/redeem-paytm.ts';
import { sendPaytmOtp } from '#schemas/compiled/calls/send-paytm-otp.ts';
import { submitPaytm } from '#schemas/compiled/calls/submit-paytm.ts';
import { validatePaytmOtp } from '#schemas/compiled/calls/validate-paytm-otp.ts';
import type { DataOf } from '#schemas/endpoint.ts';
import type { Answer } from '#src/request/answer.ts';
import type { AppThunk } from '#src/store/store.ts';
import type { Step } from '../payment-types.ts';

// PAY-26. The Paytm wallet of the customer: link by a code that Paytm texts, balance, payment.

export type PaytmLink = DataOf<typeof linkPaytm>;
export type PaytmBalance = DataOf<typeof getPaytmBalance>;

export function beginPaytmLink(mobile: string): AppThunk<Promise<Answer<PaytmLink>>> {
  return (_dispatch, _getState, { request }) => request().call(linkPaytm, { body: { mobile } });
}

export function resendPaytmCode(mobile: string): AppThunk<Promise<Answer<PaytmLink>>> {
  return (_dispatch, _getState, { request }) => request().call(sendPaytmOtp, { body: { mobile } });
}

export function endPaytmLink(body: {
  readonly state: string;
  readonly otp: string;
}): AppThunk<Promise<Answer<DataOf<typeof validatePaytmOtp>>>> {
  return (_dispatch, _getState, { request }) => request().call(validatePaytmOtp, { body });
}

export function readPaytmBalance(query: {
  readonly orderTransactionId: string;
  readonly mobile: string;
}): AppThunk<Promise<Answer<PaytmBalance>>> {
  return (_dispatch, _getState, { request }) =>
    request().call(getPaytmBalance, { query: { ...query, consultBalance: 'true' } });
}

/** Pays from the linked wallet; `wasToppedUp`: after money was added for this order. */
export function payFromPaytm(
  orderTransactionId: string,
  wasToppedUp: boolean,
): AppThunk<Promise<Answer<Step>>> {
  return (_dispatch, _getState, { request }) => {
    const body = { orderTransactionId };
    return wasToppedUp ? request().call(redeemPaytm, { body }) : request().call(submitPaytm, { body });
  };
}
