import { expect, it } from 'vitest';
import {
  advanceOrder,
  cartChanged,
  cartClosed,
  noSuchCart,
  noSuchOffer,
  notText,
  requestIdReused,
  storeError,
  storeOffline,
  tooMuch,
} from './cart-faults.ts';
import type { HttpFault } from '../http/http-fault.ts';

it.each<[status: number, code: string, () => HttpFault, text: string]>([
  [404, 'NO_SUCH_CART', noSuchCart, 'Open your cart again.'],
  [409, 'CART_CHANGED', cartChanged, 'Open it again to see it.'],
  [
    409,
    '2.CARTINVALID',
    () => cartClosed({ invalidCartCode: '2.CARTINVALID' }),
    'Add something to begin a new one.',
  ],
  [409, 'REQUEST_ID_REUSED', requestIdReused, 'Send this one with an id of its own.'],
  [
    409,
    '2.STOREOFF',
    () => storeOffline('Indiranagar'),
    'Indiranagar is offline at the moment. Your cart is kept.',
  ],
  [
    403,
    'STORE_UNKNOWN',
    () => storeError({ storeErrorText: 'Choose another store.' }),
    'Choose another store.',
  ],
  [404, 'NO_SUCH_OFFER', noSuchOffer, 'This offer is over. See the others.'],
  [
    422,
    'CART_TOO_LARGE',
    () => tooMuch('so much'),
    'A cart cannot hold so much. Remove something and try again.',
  ],
  [400, 'INVALID_INPUT', notText, 'Remove them and send it again.'],
])('%i %s says what happened, and the way on', (status, code, faultOf, text) => {
  const fault = faultOf();
  expect([fault.status, fault.entry.code]).toEqual([status, code]);
  expect(fault.entry.displayMsg).toMatch(/^[A-Z].{15,}\.$/s);
  expect(fault.entry.displayMsg).toContain(text);
});

it('CRT-16 CRT-18 a store that takes no orders now is said so above the text', () => {
  const advance = { advanceOrderCode: '2.ADVANCEORDER', advanceOrderText: 'Order for later.' };
  expect(advanceOrder('Indiranagar', advance)).toMatchObject({
    status: 409,
    entry: { code: '2.ADVANCEORDER', header: 'Closed now', displayMsg: 'Indiranagar: Order for later.' },
  });
  expect(storeOffline('Indiranagar').entry.header).toBe('Offline now');
});
