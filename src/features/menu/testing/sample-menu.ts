import type { Addon, Menu, MenuProduct, OptionItem } from '#schemas/entities/menu.ts';

/** A product with the given fields and defaults for the rest. */
export function product(given: Partial<MenuProduct> & Pick<MenuProduct, 'productId'>): MenuProduct {
  const price = given.price ?? 19900;
  return {
    name: given.productId,
    menuCode: given.productId,
    foodType: 0,
    allergens: [],
    price,
    defaultPrice: price,
    defaultCrustPrice: 0,
    size: [],
    crust: [],
    addonIds: [],
    options: [],
    edv: false,
    availability: 'available',
    ...given,
  };
}

/** An item of a combo's option group. */
export function choice(name: string, foodType: 0 | 1, defaultSelection = false): OptionItem {
  return {
    defaultSelection,
    includeInCalc: false,
    products: [{ productId: name, name, price: 0, foodType, available: true }],
  };
}

const margherita = product({
  productId: 'PIZ7',
  name: 'Margherita',
  description: 'San Marzano-style tomato, mozzarella, basil',
  picture: 'pizza-margherita',
  kcal: 712,
  servesLabel: 'Serves 1',
  price: 22900,
  defaultPrice: 19900,
  defaultCrustPrice: 3000,
  size: [
    { sizeId: 'R', name: 'Regular', price: 19900 },
    { sizeId: 'L', name: 'Large', price: 49900 },
  ],
  crust: [{ crustId: 'thin', name: 'Thin', sizes: [{ sizeId: 'R', price: 3000 }] }],
  selectedSizeId: 'R',
  selectedCrustId: 'thin',
  addonIds: ['corn'],
});
const chickenTikka = product({
  productId: 'PIZ20',
  name: 'Chicken Tikka',
  description: 'Tandoor-charred chicken, onion, coriander',
  picture: 'pizza-chicken-tikka',
  foodType: 1,
  kcal: 872,
  price: 34900,
  strikePrice: 39900,
  badge: 'Bestseller',
});
const garlicBread = product({
  productId: 'SID1',
  name: 'Garlic Bread',
  description: 'Butter, garlic, parsley',
  picture: 'garlic-bread',
  price: 9900,
  edv: true,
  maxQuantity: 2,
});
const fries = product({
  productId: 'SID2',
  name: 'Peri Peri Fries',
  description: 'Skin-on, tossed while hot',
  picture: 'fries-salted',
  price: 11900,
  availability: 'not-now',
  availableText: 'Back at 5 pm',
});
const brownie = product({
  productId: 'DES1',
  name: 'Walnut Brownie',
  picture: 'brownie-walnut',
  price: 12900,
  availability: 'out-of-stock',
  availableText: 'Back tomorrow',
});
const chickenFeast = product({
  productId: 'CMB1',
  name: 'Chicken Feast',
  foodType: 1,
  price: 59900,
  options: [
    { orderSeq: 1, name: 'Bucket', items: [choice('Wings', 1, true), choice('Paneer bites', 0)] },
    { orderSeq: 2, name: 'Drink', items: [choice('Cola', 0, true)] },
  ],
});
const pizzaDuo = product({
  productId: 'CMB2',
  name: 'Pizza Duo',
  foodType: 1,
  price: 44900,
  options: [{ orderSeq: 1, name: 'Pizza', items: [choice('Farmhouse', 0, true), choice('Keema', 1)] }],
});

const corn: Addon = {
  addonId: 'corn',
  name: 'Golden corn',
  group: 'topping',
  price: 3500,
  foodType: 0,
  available: true,
  addonVariants: [{ addonVariantId: 'corn-R', sizeId: 'R', price: 2500 }],
};

/** A small menu with one product of each kind. */
export const sampleMenu: Menu = {
  version: 'v1',
  catalog: [
    { categoryId: '2', name: 'Veg pizza', slug: 'veg-pizza', products: [margherita] },
    { categoryId: '3', name: 'Non-veg pizza', slug: 'non-veg-pizza', products: [chickenTikka] },
    { categoryId: '50', name: 'Combos', slug: 'combos', products: [chickenFeast, pizzaDuo] },
    {
      categoryId: 'rice-bowls-wraps',
      name: 'Rice bowls and wraps',
      slug: 'bowls',
      products: [product({ productId: 'BWL1', name: 'Paneer Makhani Bowl', price: 21900 })],
    },
    { categoryId: '4', name: 'Sides', slug: 'sides', products: [fries, garlicBread] },
    { categoryId: '26', name: 'Desserts', slug: 'desserts', products: [brownie] },
  ],
  addons: [corn, { ...corn, addonId: 'dip', name: 'Cheese dip', group: 'addon', addonVariants: [] }],
  bestseller: ['PIZ20', 'PIZ7', 'gone'],
  recommended: ['CMB2'],
  essentials: ['SID1'],
  edvMinimum: 2,
  edvSaving: 1000,
  synonyms: [{ words: ['chips', 'finger chips'], finds: ['fries'] }],
};

/** A menu of many products, for tests of what must not become slow with its size. */
export function largeMenu(count: number, perCategory = 100): Menu {
  const categories = Math.ceil(count / perCategory);
  return {
    ...sampleMenu,
    version: `v${count}`,
    bestseller: [],
    recommended: [],
    essentials: [],
    catalog: Array.from({ length: categories }, (_, category) => ({
      categoryId: `c${category}`,
      name: `Category ${category + 1}`,
      slug: `category-${category + 1}`,
      products: Array.from({ length: Math.min(perCategory, count - category * perCategory) }, (__, index) =>
        product({
          productId: `P${category}-${index}`,
          name: `Dish ${category + 1}-${index + 1}`,
          description: 'Something hot, with everything that belongs to it',
          foodType: index % 3 === 0 ? 1 : 0,
        }),
      ),
    })),
  };
}

/** A menu without a vegetarian dish. */
export const meatOnly: Menu = {
  ...sampleMenu,
  catalog: sampleMenu.catalog.filter(({ categoryId }) => categoryId === '3'),
  bestseller: ['PIZ20'],
  recommended: [],
  essentials: [],
};
