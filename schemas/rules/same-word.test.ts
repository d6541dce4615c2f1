import { expect, it } from 'vitest';
import { isSameWord } from './same-word.ts';

it.each([
  ['wrap', 'wrap', true],
  ['wrap', 'wraps', true],
  ['sandwich', 'sandwiches', true],
  ['wrap', 'wrapper', false],
  ['roll', 'bowl', false],
])('%j and %j are one word but for the plural: %j', (one, other, isSame) => {
  expect([isSameWord(one, other), isSameWord(other, one)]).toEqual([isSame, isSame]);
});
