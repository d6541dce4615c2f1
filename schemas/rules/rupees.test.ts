import { expect, it } from 'vitest';
import { rupees } from './rupees.ts';

it.each([
  [29900, '₹299'],
  [1234550, '₹12,345.50'],
  [12345600, '₹1,23,456'],
  [5, '₹0.05'],
  [0, '₹0'],
])('%i paise are %s for people', (amount, text) => {
  expect(rupees(amount)).toBe(text);
});
