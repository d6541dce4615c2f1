import { expect, it } from 'vitest';
import { unavailableText } from './unavailable-text.ts';

it.each([
  ['out-of-stock', 'Temporarily out of stock'],
  ['not-now', 'Item not available at this time'],
  ['gone', 'Item not available at this time'],
  ['size', 'Item not available at this time'],
] as const)('ERR-11 ERR-13 what is %s is called: %s', (reason, text) => {
  expect(unavailableText(reason)).toBe(text);
});
