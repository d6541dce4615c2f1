import { expect, it } from 'vitest';
import type { HttpFault } from '../http/http-fault.ts';
import * as faults from './voucher-faults.ts';

it.each<[status: number, code: string, text: string, () => HttpFault]>([
  [400, 'PIN_MISSING', 'Please enter OTP / PIN', () => faults.pinMissing()],
  [
    400,
    'PIN_WRONG',
    'This number and this PIN do not fit. Check both, or have a new PIN sent.',
    () => faults.pinWrong(),
  ],
  [
    400,
    'VOUCHER_LOCKED',
    'A wrong PIN was entered 5 times, so this voucher is locked. Have a new PIN sent to open it.',
    () => faults.voucherLocked(),
  ],
  [
    400,
    'CODE_WRONG',
    'This code is not right. Check the last message, or have the code sent again.',
    () => faults.codeWrong(),
  ],
  [
    409,
    'VOUCHER_SHORT',
    'This voucher holds ₹0.01, and ₹499 are to be paid. A voucher has to pay all of it: choose another voucher, or another way to pay.',
    () => faults.voucherShort(1, 49_900),
  ],
  [
    409,
    'VOUCHER_SHORT',
    'Nothing is left on this voucher. Choose another voucher, or another way to pay.',
    () => faults.voucherShort(0, 49_900),
  ],
  [
    424,
    'SMS_NOT_SENT',
    'We could not send the PIN. Please try again in a moment, or pay in another way.',
    () => faults.pinNotSent(),
  ],
])('%i %s says what can be done: %s', (status, code, text, faultOf) => {
  const fault = faultOf();
  expect([fault.status, fault.entry]).toEqual([status, { code, displayMsg: text }]);
});
