import { describe, expect, it } from 'vitest';
import { lineKey } from '#schemas/rules/line-key.ts';
import { type Addition, additionOf, type CartLine } from './cart-lines.ts';
import { isCustomised } from './is-customised.ts';
import { margherita as card } from './testing/margherita.ts';
import { questionBefore } from './variant-question.ts';

const lineOf = (addition: Addition): CartLine => ({ quantity: 1, ...addition, key: lineKey(addition) });
const usual = lineOf(additionOf(card));
const bare = lineOf(additionOf({ ...card, sizeId: undefined, crustId: undefined }));
const large = lineOf({ ...additionOf(card), sizeId: 'L' });

describe('choices of the customer’s own', () => {
  it.each([
    ['is the default choice', usual, card, false],
    ['has nothing chosen', bare, card, false],
    ['has another size', large, card, true],
    ['is of a product with nothing to choose', large, { ...card, customisable: false }, false],
    ['is of a product that has to be chosen', usual, { ...card, mustChoose: true }, true],
  ])('the line %s', (_, line, product, isOwn) => {
    expect(isCustomised(line, product)).toBe(isOwn);
  });
});

it.each([
  ['one more of what the card shows', [usual], true, null],
  ['one more where the cart has none', [], true, null],
  ['one more where one of the lines is customised', [usual, large], true, 'repeat'],
  ['one less of the only line', [large], false, null],
  ['one less of two lines', [usual, large], false, 'remove'],
])('a card asks before %s', (_, lines, more, question) => {
  expect(questionBefore({ product: card, lines, more })).toBe(question);
});

it('a card does not ask which one to take out where nothing can be chosen', () => {
  const product = { ...card, customisable: false };
  expect(questionBefore({ product, lines: [usual, large], more: false })).toBeNull();
});
