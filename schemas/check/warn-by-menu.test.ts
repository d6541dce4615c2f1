import { expect, it } from 'vitest';
import type { DocumentKind } from '../documents/documents.ts';
import { soldProducts } from './sold-products.ts';
import { warnByMenu } from './warn-by-menu.ts';

const product = { description: '', sizes: [], edv: false, foodType: 0 as const, options: [] };
const products = soldProducts(
  [
    { ...product, id: 'CMB7', name: 'Lunch for One', price: 19_900, categoryIds: ['50'] },
    { ...product, id: 'CMB4', name: 'Family Table', price: 109_900, categoryIds: ['50'] },
    { ...product, id: 'MAN1', name: 'Mania Onion', price: 9900, categoryIds: ['20'], edv: true },
    { ...product, id: 'BEV1', name: 'Cola, 475 ml', price: 6000, categoryIds: ['5'], edv: true },
    {
      ...product,
      id: 'PIZ1',
      name: 'Margherita',
      description: 'Tomato and basil',
      price: 27_400,
      sizes: [{ price: 19_900 }, { price: 53_900 }],
      categoryIds: ['2'],
    },
  ],
  [
    { id: '50', slug: 'combos', name: 'Combos' },
    { id: '20', slug: 'pizza-mania', name: 'Pizza mania' },
    { id: '5', slug: 'beverages', name: 'Beverages' },
    { id: '2', slug: 'veg-pizza', name: 'Veg pizza' },
  ],
);

const menu = { products, mix: { minimum: 2, saving: 1000 } };

const warningsOf = (body: object, kind: DocumentKind = 'landing') =>
  warnByMenu({ kind, slug: 'default', body, file: 'x' }, menu).map(
    ({ address, message }) => `${address} ${message}`,
  );

const offer = (heading: string, to: string, more = {}) => ({
  nodes: [
    {
      id: 'a',
      type: 'other-offers',
      props: { offers: [{ heading, link: { action: 'menu', to }, ...more }] },
    },
  ],
});

const tiles = (...items: readonly unknown[]) =>
  warningsOf({ nodes: [{ id: 'a', type: 'category-grid', props: { items } }] });

it('finds a tile that shows or names one category and leads to another', () => {
  const veg = { label: 'Veg pizza', picture: 'category-veg-pizza', categoryId: '2' };
  expect(tiles(veg)).toEqual([]);
  expect(tiles(veg, { ...veg, categoryId: '50' })).toEqual(
    ['picture', 'label']
      .map((field) => `nodes[0].props.items[1].${field}`)
      .map(
        (at) =>
          `${at} ${at} is of the category 'veg-pizza', and the tile leads to '50'. Correct one of the two.`,
      ),
  );
  // A picture or a name of no category says nothing, nor does what is no tile.
  expect(tiles({ ...veg, categoryId: '50', picture: 'banner', label: 'For two' })).toEqual([]);
  expect(tiles(null, 'veg-pizza', { label: 'Veg pizza' }, { ...veg, categoryId: 2 })).toEqual([]);
});

it('finds an offer that leads to a category where it is not, and whose price is not the one of the menu', () => {
  const at = 'nodes[0].props.offers[0].heading';
  expect(warningsOf(offer('Lunch for one at ₹149', 'pizza-mania'))).toEqual([
    `${at} ${at} names 'Lunch for One', which 'pizza-mania' does not have. It is in 'combos'. Correct the name or the link.`,
    `${at} ${at} says '₹149': the menu sells 'Lunch for One' at ₹199. Correct the price or the link.`,
  ]);
  expect(warningsOf(offer('Lunch for one at ₹199', 'combos'))).toEqual([]);
  expect(warningsOf(offer('Lunch for one at ₹199', '50/CMB7'))).toEqual([]);
});

it.each<readonly [heading: string, to: string, message: string]>([
  [
    'Something sweet at ₹49',
    'combos',
    "nothing of 'combos' costs that; the lowest price of 'combos' is ₹199",
  ],
  ['Combos from ₹299', 'combos', "the lowest price of 'combos' is ₹199, of 'Lunch for One'"],
  ['Pizzas from ₹274', '2', "the lowest price of '2' is ₹199, of 'Margherita'"],
  ['The Family Table at ₹999', 'combos', "the menu sells 'Family Table' at ₹1,099"],
  ['Margheritas for ₹398', 'veg-pizza', "nothing of 'veg-pizza' costs that"],
  ['Two Margheritas for ₹399', 'veg-pizza', "nothing of 'veg-pizza' costs that"],
  ['Lunch within ₹150', 'combos', "says 'within ₹150': nothing of 'combos' costs so little"],
  ...[
    'Starting at ₹1,099',
    'Prices start from ₹1,099',
    'Starts at just ₹1,099',
    'from only ₹1,099',
    'As low as ₹1,099',
    '₹1,099 onwards',
    'From Rs 1,099',
  ].map((text) => [text, 'combos', `says '${text.replace('Prices ', '')}': the lowest price`] as const),
  ...['Rs 149', 'Rs. 149', 'Rs.149', 'INR 149', '149/-', '149 rupees', '₹ 149', '₹१४९'].map(
    (written) => [`Ready in 20 min, ${written} only`, 'combos', `says '${written}': nothing of`] as const,
  ),
])('says what the menu has: %s', (heading, to, message) => {
  expect(warningsOf(offer(heading, to))).toEqual([expect.stringContaining(message)]);
});

it.each([
  ['The Family Table at ₹1,099', 'combos'],
  ['Pizzas from ₹199', 'veg-pizza'],
  ['A large Margherita at ₹539', 'veg-pizza'],
  ['Margherita from ₹199', 'veg-pizza'],
  ['Margherita from ₹199', ''],
  ['Lunch for One, ₹199, with a Cola, 475 ml, of ₹60', 'combos'],
  ['₹100 off, up to ₹120, on orders above ₹499', 'combos'],
  ['₹50 discount on orders of ₹299 or more', 'combos'],
  ['Flat ₹100 cashback, and ₹50 instant discount', 'combos'],
  ['Win ₹500, a ₹250 voucher and prizes worth ₹1.5 lakh', 'combos'],
  ['Minimum order ₹149, ₹499 and above for the table', 'combos'],
  ['Two Margheritas for ₹398', 'veg-pizza'],
  ['Margherita: 2 for ₹398', 'veg-pizza'],
  ['Was ₹949, now ₹199 with delivery at ₹39', 'combos'],
  ['Lunch within ₹250', 'combos'],
])('takes what agrees with the menu, and amounts that are no prices: %s', (heading, to) => {
  expect(warningsOf(offer(heading, to))).toEqual([]);
});

it('compares every text of an offer with the product that its heading names', () => {
  const at = 'nodes[0].props.offers[0].text';
  expect(warningsOf(offer('Lunch for One', 'combos', { text: 'now ₹1,099' }))).toEqual([
    `${at} ${at} says '₹1,099': the menu sells 'Lunch for One' at ₹199. Correct the price or the link.`,
  ]);
  for (const text of ['now ₹199', 'Goes with the Family Table at ₹1,099', 'from ₹199'])
    expect(warningsOf(offer('Lunch for One', 'combos', { text }))).toEqual([]);
});

it('takes the prices of a mix on the everyday-value page, and names that page', () => {
  const mixed = (text: string, action: string) => ({
    nodes: [{ id: 'a', type: 'notice', props: { text }, link: { action } }],
  });
  expect(warningsOf(mixed('Any 2: ₹89 each, from ₹50', 'edv'))).toEqual([]);
  expect(warningsOf(mixed('Mania Onion at ₹89 in a mix', 'edv'))).toEqual([]);
  expect(warningsOf(mixed('Any 2: ₹89 each', 'menu'))).toHaveLength(1);
  expect(warningsOf(mixed('Any 2: ₹79 each', 'edv'))).toEqual([
    expect.stringContaining('the lowest price of the everyday-value page is ₹60'),
  ]);
});

it.each([
  ['Two large pizzas at ₹799', 'veg-pizza'],
  ['₹100 off, up to ₹120, on orders above ₹499', 'combos'],
  ['Lunch for One at 149/-', 'combos'],
  ['Combos from ₹199', 'combos'],
  ['Combos under ₹200', 'combos'],
])('takes the price with a coupon: %s', (heading, to) => {
  expect(warningsOf(offer(heading, to, { code: 'TWOLARGE' }))).toEqual([]);
});

it.each([
  ['Lunch for one at ₹149', 'pizza-mania', "names 'Lunch for One', which 'pizza-mania' does not have"],
  ['Combos from ₹149', 'combos', "the lowest price of 'combos' is ₹199"],
  ['Combos under ₹150', 'combos', "nothing of 'combos' costs less"],
])('compares the names of a coupon, and its lowest prices: %s', (heading, to, message) => {
  expect(warningsOf(offer(heading, to, { code: 'TWOLARGE' }))).toEqual([expect.stringContaining(message)]);
});

it.each([
  [
    'Combos under ₹199',
    "says 'under ₹199': nothing of 'combos' costs less; the lowest price of 'combos' is ₹199, of",
  ],
  ['Combos below 150/-', "says 'below 150/-': nothing of 'combos' costs less"],
  ['Combos at ₹150 or less', "says '₹150 or less': nothing of 'combos' costs so little"],
  ['Family Table under ₹500', "says 'under ₹500': the menu sells 'Family Table' at ₹1,099."],
])('asks for a dish below the price that a text promises: %s', (heading, message) => {
  expect(warningsOf(offer(heading, 'combos'))).toEqual([expect.stringContaining(message)]);
});

it.each(['Combos under ₹200', 'Combos at ₹199 or less', 'Lunch for One under ₹२००', 'On orders below ₹99'])(
  'takes dishes below a price where there are some: %s',
  (heading) => {
    expect(warningsOf(offer(heading, 'combos'))).toEqual([]);
  },
);

it('leaves out what leads elsewhere, and compares the default link of a kind', () => {
  const node = (type: string, text: string) => ({
    nodes: [{ id: 'a', type, props: { text, heading: 'x' } }],
  });
  expect(warningsOf(node('countdown-offer', 'Two at ₹149'))).toEqual([]);
  expect(warningsOf(node('everyday-value', 'from ₹99'))).toEqual([expect.stringContaining('is ₹60')]);
});

it('compares products that are written into a document', () => {
  const products = [
    { productId: 'MAN1', name: 'Mania Onion', price: 8900 },
    { productId: 'PIZ1', name: 'Margarita', price: 27_400 },
    { productId: 'GONE', name: 'Gone', price: 1 },
    { productId: 'MAN', name: 'Gone', price: 1 },
    { productId: 'GONE', name: 'family table', price: 1 },
  ];
  expect(warningsOf({ nodes: [{ id: 'a', type: 'bestsellers', props: { products } }] })).toEqual([
    expect.stringContaining("products[0].price is ₹89: the menu sells 'Mania Onion' at ₹99. Write 9900."),
    expect.stringContaining(
      "products[1].name is 'Margarita': the menu calls it 'Margherita'. Write that name, or correct the 'productId'.",
    ),
    expect.stringContaining(
      "products[2].productId names a product that the menu does not have: 'GONE'. Write the id of a product of the menu, or remove the card.",
    ),
    expect.stringContaining("'MAN'. Did you mean 'MAN1'? Write the id"),
    expect.stringContaining("'GONE'. Did you mean 'CMB4'? Write the id"),
  ]);
});

it('finds synonyms for words that the menu does not have', () => {
  const synonyms = [
    { words: ['coke'], finds: ['cola'] },
    { words: ['herb'], finds: ['basil', 'sushi'] },
    { words: ['bun'], finds: ['combo', 'mato'] },
  ];
  expect(warningsOf({ synonyms }, 'search-words')).toEqual([
    expect.stringContaining(
      "synonyms[1].finds[1] is 'sushi', which no dish of the menu has in its name, category or description. Write a word that one has, or remove this one.",
    ),
    expect.stringContaining("synonyms[2].finds[1] is 'mato', which no dish of the menu has"),
  ]);
});
