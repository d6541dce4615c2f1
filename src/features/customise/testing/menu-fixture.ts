import type { z } from 'zod';
import { type Menu, menuSchema } from '#schemas/entities/menu.ts';

/** A small menu with every kind of thing there is to choose. */
const source: z.input<typeof menuSchema> = {
  version: '1',
  bestseller: [],
  recommended: [],
  essentials: [],
  edvMinimum: 2,
  edvSaving: 1000,
  addons: [
    {
      addonId: 'extra-cheese',
      name: 'Extra cheese',
      group: 'cheese',
      price: 3000,
      foodType: 0,
      addonVariants: [
        { addonVariantId: 'extra-cheese-regular', sizeId: 'regular', price: 3000, kcal: 160 },
        { addonVariantId: 'extra-cheese-large', sizeId: 'large', price: 6000, kcal: 450 },
      ],
      allergens: ['milk'],
    },
    {
      addonId: 'top-onion',
      name: 'Red onion',
      group: 'topping',
      price: 3500,
      foodType: 0,
      addonVariants: [
        { addonVariantId: 'top-onion-regular', sizeId: 'regular', price: 3500, kcal: 14 },
        { addonVariantId: 'top-onion-large', sizeId: 'large', price: 7500, kcal: 38 },
      ],
      kcal: 14,
      allergens: [],
    },
    {
      addonId: 'top-olive',
      name: 'Black olive',
      group: 'topping',
      price: 3500,
      foodType: 0,
      available: false,
    },
    {
      addonId: 'top-sweet-corn',
      name: 'Sweet corn',
      group: 'topping',
      price: 3500,
      foodType: 0,
      imageName: 'topping-sweet-corn',
    },
    {
      addonId: 'top-chicken-tikka',
      name: 'Chicken tikka',
      group: 'topping',
      price: 5000,
      foodType: 1,
      kcal: 95,
      allergens: ['milk', 'mustard'],
    },
    {
      addonId: 'add-meal',
      name: 'Make it a meal',
      group: 'addon',
      price: 11900,
      foodType: 0,
      addonVariants: [
        { addonVariantId: 'add-meal-salted', name: 'Salted fries and cola', price: 11900, kcal: 568 },
        { addonVariantId: 'add-meal-peri-peri', name: 'Peri peri fries and cola', price: 13900, kcal: 576 },
      ],
      allergens: [],
    },
    // Nobody has said what is in it.
    { addonId: 'add-oregano', name: 'Oregano', group: 'addon', price: 500, foodType: 0 },
  ],
  catalog: [
    {
      categoryId: '2',
      name: 'Veg pizza',
      slug: 'veg-pizza',
      products: [
        {
          productId: 'PIZ1',
          name: 'Margherita',
          menuCode: 'M1',
          description: 'San Marzano-style tomato, mozzarella, torn basil',
          picture: 'pizza-margherita',
          foodType: 0,
          allergens: ['milk', 'gluten'],
          price: 19900,
          defaultPrice: 19900,
          size: [
            { sizeId: 'regular', name: 'Regular', price: 19900, servesLabel: 'Serves 1', kcal: 712 },
            { sizeId: 'medium', name: 'Medium', price: 34900, servesLabel: 'Serves 2', kcal: 1350 },
            { sizeId: 'large', name: 'Large', price: 49900, servesLabel: 'Serves 4', kcal: 1990 },
          ],
          crust: [
            {
              crustId: 'hand-tossed',
              name: 'New Hand Tossed',
              allergens: ['gluten'],
              sizes: [
                { sizeId: 'regular', price: 0, kcal: 712 },
                { sizeId: 'medium', price: 0, kcal: 1350 },
                { sizeId: 'large', price: 0, kcal: 1990 },
              ],
            },
            {
              crustId: 'thin',
              name: 'Thin Crust',
              sizes: [
                { sizeId: 'medium', price: 4000, kcal: 1180 },
                { sizeId: 'large', price: 6000, kcal: 1740 },
              ],
              allergens: ['gluten', 'soy'],
            },
            {
              crustId: 'cheese-burst',
              name: 'Cheese Burst',
              sizes: [{ sizeId: 'regular', price: 7500, kcal: 892 }],
              allergens: ['gluten', 'milk'],
            },
          ],
          selectedSizeId: 'regular',
          selectedCrustId: 'hand-tossed',
          addonIds: ['extra-cheese', 'top-onion', 'top-olive', 'top-chicken-tikka', 'add-oregano'],
        },
        {
          productId: 'PIZ9',
          name: 'Little Corn',
          menuCode: 'M9',
          picture: 'pizza-corn-cheese',
          foodType: 0,
          kcal: 410,
          allergens: ['milk', 'gluten'],
          price: 9900,
          defaultPrice: 9900,
          edv: true,
          maxQuantity: 2,
          addonIds: ['top-onion', 'top-sweet-corn'],
        },
        {
          productId: 'PIZ10',
          name: 'Little Onion',
          menuCode: 'M10',
          foodType: 0,
          price: 7900,
          defaultPrice: 7900,
          edv: true,
          availability: 'out-of-stock',
          availableText: 'Back at 5 pm',
        },
      ],
    },
    {
      categoryId: '50',
      name: 'Combos',
      slug: 'combos',
      products: [
        {
          productId: 'COM1',
          name: 'Lunch for one',
          menuCode: 'C1',
          description: 'A burger of your choice and a cola',
          foodType: 0,
          price: 24900,
          defaultPrice: 24900,
          addonIds: ['add-meal'],
          options: [
            {
              orderSeq: 2,
              name: 'Drink',
              items: [
                {
                  defaultSelection: true,
                  products: [
                    { productId: 'BEV1', name: 'Cola', price: 0, foodType: 0, kcal: 140, allergens: [] },
                  ],
                },
                {
                  includeInCalc: true,
                  products: [
                    {
                      productId: 'BEV2',
                      name: 'Mango shake',
                      price: 4000,
                      foodType: 0,
                      kcal: 260,
                      allergens: ['milk'],
                    },
                    { productId: 'BEV3', name: 'Cold coffee', price: 5000, foodType: 0, available: false },
                  ],
                },
              ],
            },
            {
              orderSeq: 1,
              name: 'Main',
              items: [
                {
                  products: [
                    {
                      productId: 'BUR1',
                      name: 'Paneer burger',
                      price: 9000,
                      foodType: 0,
                      kcal: 520,
                      allergens: ['gluten', 'milk'],
                      picture: 'burger-paneer',
                    },
                  ],
                },
                {
                  products: [
                    {
                      productId: 'BUR2',
                      name: 'Chicken burger',
                      price: 9000,
                      foodType: 1,
                      kcal: 560,
                      allergens: ['gluten', 'egg'],
                    },
                  ],
                },
              ],
            },
          ],
        },
        {
          productId: 'COM2',
          name: 'Tea for two',
          menuCode: 'C2',
          foodType: 0,
          price: 15900,
          defaultPrice: 15900,
          options: [
            {
              orderSeq: 2,
              name: 'Sweet',
              items: [
                { products: [{ productId: 'DES1', name: 'Brownie', price: 0, foodType: 0 }] },
                {
                  defaultSelection: true,
                  products: [
                    { productId: 'DES2', name: 'Lava cake', price: 0, foodType: 0, available: false },
                    { productId: 'DES3', name: 'Cheesecake', price: 0, foodType: 0 },
                  ],
                },
              ],
            },
            {
              orderSeq: 1,
              name: 'Tea',
              items: [
                {
                  defaultSelection: true,
                  products: [{ productId: 'BEV4', name: 'Masala chai', price: 0, foodType: 0 }],
                },
              ],
            },
          ],
        },
        {
          productId: 'CHK2',
          name: 'Chicken strips',
          menuCode: 'K2',
          foodType: 1,
          price: 12900,
          defaultPrice: 12900,
          edv: true,
        },
      ],
    },
  ],
};

export const menuFixture: Menu = menuSchema.parse(source);

export const menuReply = { status: 'SUCCESS', data: source } as const;

export function fixtureProduct(productId: string): Menu['catalog'][number]['products'][number] {
  const product = menuFixture.catalog
    .flatMap(({ products }) => products)
    .find((each) => each.productId === productId);
  if (!product) throw new Error(`The fixture sells no ${productId}.`);
  return product;
}
