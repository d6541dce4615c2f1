import { expect, it } from 'vitest';
import { cardInBlocks } from './card-in-blocks.ts';

it.each([
  ['the first card of a group', { index: 0, columns: 1 }, { block: 0, above: 0 }],
  ['a card in the middle of a block', { index: 6, columns: 1 }, { block: 1, above: 0.5 }],
  ['a card in the second row of two columns', { index: 6, columns: 2 }, { block: 1, above: 0.5 }],
  ['a card beside another one', { index: 5, columns: 2 }, { block: 1, above: 0 }],
  ['the last card, in a block with two', { index: 9, columns: 1 }, { block: 2, above: 0.5 }],
  ['a card of a group that is one box', { index: 5, columns: 1, blockSize: 10 }, { block: 0, above: 0.5 }],
])('NAV-51 %s', (_, position, expected) => {
  expect(cardInBlocks({ count: 10, blockSize: 4, ...position })).toEqual(expected);
});
