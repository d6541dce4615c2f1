import { expect, it } from 'vitest';
import { addressOf } from './address-of.ts';

it.each([
  [[], 'landing'],
  [[3, 'props', 'slides', 0, 'heading'], 'landing[3].props.slides[0].heading'],
  [['0', 1], 'landing.0[1]'],
])('the address of %j can be read by a person: %s', (path, address) => {
  expect(addressOf('landing', path)).toBe(address);
});
