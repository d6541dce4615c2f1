import { describe, expect, it } from 'vitest';
import { soldProducts } from './sold-products.ts';
import { warnByMenu } from './warn-by-menu.ts';

const product = { description: '', price: 9900, sizes: [], edv: false, options: [] };
const place = (...foodTypes: readonly (0 | 1)[]) => ({
  orderSeq: 1,
  name: 'Pizza',
  items: foodTypes.map((foodType, at) => ({
    defaultSelection: at === 0,
    includeInCalc: true,
    products: [{ productId: `P${at}`, name: 'A pizza', price: 0, foodType, available: true }],
  })),
});
const products = soldProducts(
  [
    { ...product, id: 'CHK1', name: 'Crunch Bucket', foodType: 1, categoryIds: ['46'] },
    { ...product, id: 'CHK3', name: 'Peri Wings', foodType: 1, categoryIds: ['46'] },
    { ...product, id: 'PIZ1', name: 'Margherita', foodType: 0, categoryIds: ['2'] },
    {
      ...product,
      id: 'CMB4',
      name: 'Family Table',
      foodType: 0,
      options: [place(1, 0)],
      categoryIds: ['50'],
    },
    { ...product, id: 'CMB5', name: 'Garden Duo', foodType: 1, options: [place(0, 1)], categoryIds: ['50'] },
  ],
  [
    { id: '46', slug: 'speciality-chicken', name: 'Chicken' },
    { id: '2', slug: 'veg-pizza', name: 'Veg pizza' },
    { id: '50', slug: 'combos', name: 'Combos' },
  ],
);

const warningsOf = (...nodes: readonly object[]) =>
  warnByMenu({ kind: 'landing', slug: 'default', body: { nodes }, file: 'x' }, { products }).map(
    ({ address, message }) => `${address}: ${message.replace(`${address} `, '')}`,
  );

const menuLink = (to: string) => ({ action: 'menu', to });
const hero = (slide: object, more: object = {}) => ({
  id: 'a',
  type: 'hero-carousel',
  version: 2,
  props: { slides: [{ heading: 'Crunch you can hear', picture: 'x', ...slide }] },
  ...more,
});
const slide = 'nodes[0].props.slides[0]';

describe('MEN-19 the marks of what is not vegetarian', () => {
  it.each([
    ['a category without a vegetarian dish', hero({ link: menuLink('speciality-chicken') }), slide],
    [
      'the category of a tile',
      {
        id: 'a',
        type: 'category-grid',
        props: { items: [{ label: 'Fried', picture: 'x', categoryId: '46' }] },
      },
      'nodes[0].props.items[0]',
    ],
    [
      'a coupon',
      {
        id: 'a',
        type: 'offers-rail',
        props: { offers: [{ heading: '₹100 off', code: 'CRUNCH', link: menuLink('46') }] },
      },
      'nodes[0].props.offers[0]',
    ],
    [
      'a node',
      { id: 'a', type: 'favourite-banner', props: { heading: 'x' }, link: menuLink('46') },
      'nodes[0]',
    ],
    [
      'the link that an offer gets from its node',
      { id: 'a', type: 'other-offers', props: { offers: [{ heading: 'x' }] }, link: menuLink('46') },
      'nodes[0].props.offers[0]',
    ],
  ])('misses the mark where the link leads to %s', (_, node, address) => {
    const [told, ...others] = warningsOf(node);
    expect(told).toMatch(
      /^[^ ]+: is shown while veg only is on, but '.*' has no vegetarian dish\. Add "nonVeg": true\.$/,
    );
    expect(told?.split(':')[0]).toBe(address);
    expect(others).toEqual([]);
  });

  it('misses the mark of an offer of one dish, by its link or by its name', () => {
    const told = `${slide}: is shown while veg only is on, but 'Family Table' is not vegetarian. Add "nonVeg": true.`;
    expect(warningsOf(hero({ link: menuLink('50/CMB4') }))).toEqual([told]);
    expect(warningsOf(hero({ heading: 'The Family Table', link: menuLink('combos') }))).toEqual([told]);
    // A node without entries is named by its own heading, label or title.
    const link = menuLink('combos');
    for (const named of [
      { props: { heading: 'The Family Table' } },
      { props: { label: 'The Family Table' } },
      { title: 'The Family Table' },
    ])
      expect(warningsOf({ id: 'a', type: 'countdown-offer', ...named, link })).toEqual([
        `nodes[0]: ${told.slice(told.indexOf('is shown'))}`,
      ]);
  });

  it('finds a mark where the link leads to vegetarian dishes', () => {
    const nonVeg = true;
    expect(warningsOf(hero({ nonVeg, link: menuLink('combos') }))).toEqual([
      `${slide}.nonVeg: hides this while veg only is on, but 'combos' has vegetarian dishes, such as 'Garden Duo'. Remove it.`,
    ]);
    expect(warningsOf(hero({ nonVeg, link: menuLink('2/PIZ1') }))).toEqual([
      `${slide}.nonVeg: hides this while veg only is on, but 'Margherita' is vegetarian. Remove it.`,
    ]);
    expect(
      warningsOf({ id: 'a', type: 'countdown-offer', nonVeg, props: { heading: 'x' }, link: menuLink('50') }),
    ).toEqual([expect.stringContaining('nodes[0].nonVeg: hides this')]);
  });

  it.each([
    ['a marked entry for meat', hero({ nonVeg: true, link: menuLink('46') })],
    ['a marked offer of a dish with meat', hero({ nonVeg: true, link: menuLink('50/CMB4') })],
    ['an entry for a mixed category', hero({ link: menuLink('combos') })],
    ['an entry of a marked node', hero({ link: menuLink('46') }, { nonVeg: true })],
    ['a marked entry that leads elsewhere', hero({ nonVeg: true, link: { action: 'deals' } })],
    ['a marked entry without a link', hero({ nonVeg: true })],
    [
      'a marked banner that leads to a list of dishes',
      { id: 'a', type: 'favourite-banner', nonVeg: true, props: { heading: 'x' } },
    ],
    ['a marked offer that leads to the whole menu', hero({ nonVeg: true, link: { action: 'menu' } })],
    ['a category that the menu does not have', hero({ link: menuLink('sushi') })],
  ])('takes %s', (_, node) => {
    expect(warningsOf(node)).toEqual([]);
  });
});
