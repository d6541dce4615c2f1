import { expect, it } from 'vitest';
import { pathOfName } from './menu-names.ts';

it.each([
  ['Rice bowls & wraps', 'rice-bowls-wraps'],
  ['Soup and salad', 'soup-salad'],
  ['  Crème brûlée! ', 'crème-brûlée'],
])('NAV-53 makes a path of the name %j', (name, path) => {
  expect(pathOfName(name)).toBe(path);
});
