import { expect, it } from 'vitest';
import { receiverOf } from './receiver.ts';

const session = { firstName: 'Asha', lastName: 'Rao', mobile: '9876543210' } as never;
const addressWith = (mobile_no?: string) => ({ name: 'Ravi', ...(mobile_no && { mobile_no }) }) as never;
const typed = { name: 'Meera', mobile: '8765432109' };

it.each([
  ['who was typed', typed, addressWith('7654321098'), typed],
  ['that of the address', null, addressWith('7654321098'), { name: 'Ravi', mobile: '7654321098' }],
  ['at an address without a number', null, addressWith(), { name: 'Ravi', mobile: '9876543210' }],
  [
    'at an old address with a landline',
    null,
    addressWith('2226543210'),
    { name: 'Ravi', mobile: '9876543210' },
  ],
  ['the customer', null, null, { name: 'Asha Rao', mobile: '9876543210' }],
])('PAY-42 EXP-22 the receiver is %s', (_, written, address, receiver) => {
  expect(receiverOf({ typed: written, address, session })).toEqual(receiver);
});

it('PAY-42 what was typed is never replaced in silence, also where it is wrong', () => {
  const wrong = { name: 'Meera', mobile: '2226543210' };
  expect(receiverOf({ typed: wrong, address: addressWith('7654321098'), session })).toBe(wrong);
});
