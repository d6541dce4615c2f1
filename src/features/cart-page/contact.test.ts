import { expect, it } from 'vitest';
import { mobileNumber } from '#schemas/entities/customer.ts';
import { contactFaults } from './contact.ts';

it.each([
  ['9876543210', true],
  ['+91 98765 43210', true],
  ['6000000000', true],
  ['2226543210', false],
  ['5999999999', false],
  ['0987654321', false],
  ['98765', false],
  ['', false],
])('EXP-22 VAL-13 the receiver’s number %j is taken as the order takes it: %s', (mobile, isTaken) => {
  expect(contactFaults({ name: 'Asha', mobile })).toEqual(
    isTaken ? {} : { mobile: 'Please enter valid mobile number' },
  );
});

it.each(['6000000000', '2226543210', '5999999999', '0987654321'])(
  'VAL-13 the server judges %s alike',
  (mobile) => {
    const isTaken = contactFaults({ name: 'Asha', mobile }).mobile === undefined;
    expect(mobileNumber.safeParse(mobile).success).toBe(isTaken);
  },
);

it('VAL-12 a receiver needs a name', () => {
  expect(contactFaults({ name: ' ', mobile: '9876543210' })).toEqual({ name: 'Please Enter Name' });
});
