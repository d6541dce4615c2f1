import { expect, it } from 'vitest';
import type { HttpFault } from '../http/http-fault.ts';
import * as faults from './checkout-faults.ts';

const one: readonly (readonly [HttpFault, status: number, code: string])[] = [
  [faults.noSuchTransaction(), 404, 'NO_SUCH_TRANSACTION'],
  [faults.notOrderable({ code: 'EMPTY_CART', text: 'Your cart is empty.' }), 409, 'EMPTY_CART'],
  [faults.optionGone(), 409, 'OPTION_GONE'],
  [faults.bankMissing(), 400, 'BANK_MISSING'],
  [faults.vpaMissing(), 400, 'VPA_MISSING'],
  [faults.twoWays(), 400, 'TWO_WAYS_TO_PAY'],
  [faults.walletShort(1_000, 2_500), 409, 'WALLET_SHORT'],
  [faults.paymentFailed(null), 409, 'PAYMENT_FAILED'],
  [faults.orderCancelled(), 409, 'ORDER_CANCELLED'],
  [faults.notOpen(), 409, 'NOT_OPEN'],
  [faults.notKnownYet(), 409, 'NOT_KNOWN_YET'],
  [faults.gatewayAway(), 424, 'GATEWAY_AWAY'],
  [faults.upiInDoubt(), 424, 'UPI_IN_DOUBT'],
  [faults.pageIsOpen(), 409, 'PAGE_OPEN'],
  [faults.requestIdReused(), 409, 'REQUEST_ID_REUSED'],
  [faults.codeWrong(2), 400, 'CODE_WRONG'],
  [faults.codeTooSoon(30), 429, 'TOO_SOON'],
  [faults.codeMissing(), 400, 'CODE_NOT_SENT'],
  [faults.codeNotSent(), 424, 'SMS_NOT_SENT'],
];

it.each(one)('%s is answered with %i and %s, and says what happened in a sentence', (fault, status, code) => {
  expect([fault.status, fault.entry.code]).toEqual([status, code]);
  expect(fault.entry.displayMsg).toMatch(/^[A-Z].{20,}\.$|^Your cart is empty\.$/s);
});

it.each([
  [faults.codeWrong(1), 'This code is not right. You have 1 try left.'],
  [faults.codeWrong(2), 'This code is not right. You have 2 tries left.'],
  [faults.codeTooSoon(1), 'You can ask for another code in 1 second.'],
  [faults.codeTooSoon(30), 'You can ask for another code in 30 seconds.'],
  [
    faults.walletShort(1_000, 2_500),
    'Your wallet holds ₹10, and the order costs ₹25. Choose a way to pay the rest.',
  ],
  [faults.paymentFailed('Declined.'), 'Declined.'],
])('%s says the numbers that it is about', (fault, text) => {
  expect(fault.entry.displayMsg).toBe(text);
});

it('a code that is asked for too soon says when the next one can be sent', () => {
  expect(faults.codeTooSoon(30).headers).toEqual({ 'retry-after': '30' });
});

it('ERR-16 what nobody knows is said so, and nothing is promised for money that does not agree', () => {
  expect(faults.unknownText).toContain('refunded within 8-10 business days');
  expect(faults.otherAmountText).toContain('contact us');
  expect(faults.otherAmountText).not.toContain('refund');
});
