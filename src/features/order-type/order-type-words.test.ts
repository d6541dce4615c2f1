import { expect, it } from 'vitest';
import { orderTypeWords as words } from './order-type-words.ts';

it('LOC-22 the texts about order types name the restaurant and the type', () => {
  expect(words.noneAt('DINEIN', 'Adajan')).toBe('No dine-in at Adajan');
  expect(words.noOrdersNow('Adajan')).toBe('Adajan takes no orders now');
  expect(words.takesOnly('Adajan', [])).toBe('Adajan takes no orders.');
  expect(words.takesOnly('Adajan', ['D'])).toBe('Adajan is for delivery only.');
  expect(words.takesOnly('Adajan', ['D', 'P', 'CURB'])).toBe(
    'Adajan is for delivery, takeaway and curbside only.',
  );
  expect(words.notAsked('IRCTC', 'P')).toBe(
    'We could not ask the restaurant about train delivery. Your order is still takeaway.',
  );
});
