import { expect, it } from 'vitest';
import type { HttpFault } from '../http/http-fault.ts';
import * as faults from './checkout-faults.ts';

it.each<[status: number, code: string, () => HttpFault]>([
  [404, 'NO_SUCH_TRANSACTION', () => faults.noSuchTransaction()],
  [409, 'EMPTY_CART', () => faults.notOrderable({ code: 'EMPTY_CART', text: 'Your cart is empty.' })],
  [409, 'OPTION_GONE', () => faults.optionGone()],
  [400, 'BANK_MISSING', () => faults.bankMissing()],
  [400, 'VPA_MISSING', () => faults.vpaMissing()],
  [400, 'TWO_WAYS_TO_PAY', () => faults.twoWays()],
  [409, 'WALLET_SHORT', () => faults.walletShort(1_000, 2_500)],
  [409, 'PAYMENT_FAILED', () => faults.paymentFailed(null)],
  [409, 'ORDER_CANCELLED', () => faults.orderCancelled()],
  [409, 'NOT_OPEN', () => faults.notOpen()],
  [409, 'NOT_KNOWN_YET', () => faults.notKnownYet()],
  [424, 'GATEWAY_AWAY', () => faults.gatewayAway()],
  [424, 'UPI_IN_DOUBT', () => faults.upiInDoubt()],
  [409, 'PAGE_OPEN', () => faults.pageIsOpen()],
  [409, 'REQUEST_ID_REUSED', () => faults.requestIdReused()],
  [400, 'CODE_WRONG', () => faults.codeWrong(2)],
  [429, 'TOO_SOON', () => faults.codeTooSoon(30)],
  [400, 'CODE_NOT_SENT', () => faults.codeMissing()],
  [424, 'SMS_NOT_SENT', () => faults.codeNotSent()],
])('%i %s says what happened in a sentence', (status, code, faultOf) => {
  const fault = faultOf();
  expect([fault.status, fault.entry.code]).toEqual([status, code]);
  expect(fault.entry.displayMsg).toMatch(/^[A-Z].{20,}\.$|^Your cart is empty\.$/s);
});

it.each<[string, () => HttpFault]>([
  ['This code is not right. You have 1 try left.', () => faults.codeWrong(1)],
  ['This code is not right. You have 2 tries left.', () => faults.codeWrong(2)],
  ['You can ask for another code in 1 second.', () => faults.codeTooSoon(1)],
  ['You can ask for another code in 30 seconds.', () => faults.codeTooSoon(30)],
  [
    'Your wallet holds ₹10, and the order costs ₹25. Choose a way to pay the rest.',
    () => faults.walletShort(1_000, 2_500),
  ],
  ['Declined.', () => faults.paymentFailed('Declined.')],
])('says what it is about: %s', (text, fault) => {
  expect(fault().entry.displayMsg).toBe(text);
});

it('a code that is asked for too soon says when the next one can be sent', () => {
  expect(faults.codeTooSoon(30).headers).toEqual({ 'retry-after': '30' });
});

it('ERR-16 what nobody knows is said so, and nothing is promised for money that does not agree', () => {
  expect(faults.unknownText).toContain('refunded within 8-10 business days');
  expect(faults.otherAmountText).toContain('contact us');
  expect(faults.otherAmountText).not.toContain('refund');
});
