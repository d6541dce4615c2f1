import { expect, it } from 'vitest';
import { addressOf, type Path } from './fault.ts';
import { soldProducts } from './sold-products.ts';
import { warnCards } from './warn-cards.ts';

const product = { description: '', edv: false, options: [] };
const sold = soldProducts(
  [
    {
      ...product,
      id: 'CHK1',
      name: 'Crunch Bucket',
      price: 64_900,
      sizes: [],
      categoryIds: ['46'],
      foodType: 1,
      allergens: ['milk', 'gluten', 'egg'],
    },
    {
      ...product,
      id: 'PIZ1',
      name: 'Margherita',
      price: 19_900,
      sizes: [
        { sizeId: 'regular', price: 19_900 },
        { sizeId: 'large', price: 53_900 },
      ],
      categoryIds: ['2'],
      foodType: 0,
      allergens: null,
    },
  ],
  [
    { id: '46', slug: 'chicken', name: 'Chicken' },
    { id: '2', slug: 'veg-pizza', name: 'Veg pizza' },
  ],
);
const bucket = { productId: 'CHK1', name: 'Crunch Bucket', price: 64_900, foodType: 1 };
const pizza = { productId: 'PIZ1', name: 'Margherita', price: 19_900, foodType: 0 };

function warned(...cards: readonly object[]): string[] {
  const found: string[] = [];
  warnCards(cards, { path: ['products'], sold }, (path: Path, _: string, message: string) => {
    found.push(`${addressOf(path)} ${message}`);
  });
  return found;
}

it.each<readonly [card: object, message: string]>([
  [
    { ...bucket, foodType: 0 },
    "products[0].foodType is 0, the green mark: on the menu 'Crunch Bucket' is not vegetarian. Write 1.",
  ],
  [
    { ...pizza, foodType: 1 },
    "products[0].foodType is 1, the mark of meat: on the menu 'Margherita' is vegetarian. Write 0.",
  ],
  [
    { ...bucket, allergens: [] },
    `products[0].allergens lacks milk, gluten, egg, by what the menu says of 'Crunch Bucket'. Write ["milk","gluten","egg"], or leave it out.`,
  ],
  [
    { ...bucket, allergens: ['milk', 'glutten', 'egg'] },
    "products[0].allergens lacks gluten, and has 'glutten' too many, by what the menu says",
  ],
  [
    { ...pizza, sizeId: 'larg' },
    "products[0].sizeId names a size that 'Margherita' does not have: 'larg'. Did you mean 'large'? Write one of its sizes: regular, large.",
  ],
  [{ ...bucket, sizeId: 'large' }, "does not have: 'large'. It has no sizes: remove 'sizeId'."],
  [
    { ...bucket, categoryId: '2' },
    "products[0].categoryId is '2', where 'Crunch Bucket' is not. It is in 'chicken'. Write a category that it is in.",
  ],
])('warns of a card that says otherwise than the menu: %j', (card, message) => {
  expect(warned(card)).toEqual([expect.stringContaining(message)]);
});

it('warns of a product that stands there twice, in the same size', () => {
  expect(warned(pizza, bucket, { ...pizza, badge: 'New' })).toEqual([
    "products[2].productId is 'PIZ1', as is products[0].productId. Remove one of the two.",
  ]);
  expect(warned({ ...pizza, sizeId: 'regular' }, { ...pizza, sizeId: 'large', price: 53_900 })).toEqual([]);
});

it('takes cards that agree with the menu, in any order of the allergens, and what the menu does not know', () => {
  const more = { allergens: ['egg', 'milk', 'gluten'], categoryId: 'chicken' };
  expect(warned({ ...bucket, ...more }, { ...pizza, allergens: ['milk'], categoryId: '222' })).toEqual([]);
});
