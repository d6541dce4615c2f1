import { expect, it } from 'vitest';
import { profileFaults } from './profile-faults.ts';

const asha = { firstName: 'Asha', lastName: 'Rao', email: 'asha@example.com' };

it.each([
  ['VAL-33', { firstName: ' ' }, { firstName: 'Please enter your name' }],
  ['VAL-35', { email: ' ' }, { email: 'Please enter your email' }],
  ['VAL-34', { email: 'asha@example' }, { email: 'Please enter a valid email' }],
  ['VAL-34', { email: 'asha rao@example.com' }, { email: 'Please enter a valid email' }],
  ['PRF-02', { lastName: '' }, {}],
  ['PRF-02', { email: ' asha@example.com ' }, {}],
])('%s %j has the faults %j', (_, change, faults) => {
  expect(profileFaults({ ...asha, ...change })).toEqual(faults);
});
