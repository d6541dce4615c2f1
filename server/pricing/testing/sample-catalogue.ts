import type { Addon } from '#schemas/entities/menu.ts';
import type { AskedLine, Catalogue, CatalogueEntry } from '../price-lines.ts';

type Product = CatalogueEntry['product'];

function product(name: string, price: number, other: Partial<Product> = {}): Product {
  return {
    name,
    price,
    defaultPrice: price,
    size: [],
    crust: [],
    options: [],
    addonIds: [],
    edv: false,
    ...other,
  };
}

function pizza(name: string, regular: number, large: number): Product {
  return product(name, regular, {
    size: [
      { sizeId: 'regular', name: 'Regular', price: regular },
      { sizeId: 'large', name: 'Large', price: large },
    ],
    crust: [
      {
        crustId: 'classic',
        name: 'Classic',
        sizes: [
          { sizeId: 'regular', price: 0 },
          { sizeId: 'large', price: 0 },
        ],
      },
      { crustId: 'thin', name: 'Thin', sizes: [{ sizeId: 'large', price: 6000 }] },
    ],
    selectedSizeId: 'regular',
    selectedCrustId: 'classic',
    addonIds: ['cheese'],
  });
}

function choice(productId: string, price: number, isFirst: boolean) {
  const offered = { productId, name: productId, price, foodType: 0 as const, available: true };
  return { defaultSelection: isFirst, includeInCalc: !isFirst, products: [offered] };
}

const addons: readonly Addon[] = [
  {
    addonId: 'cheese',
    name: 'Extra cheese',
    group: 'cheese',
    price: 4000,
    foodType: 0,
    available: true,
    addonVariants: [
      { addonVariantId: 'cheese-regular', sizeId: 'regular', price: 4000 },
      { addonVariantId: 'cheese-large', sizeId: 'large', price: 9000 },
    ],
  },
  {
    addonId: 'dip',
    name: 'Dip',
    group: 'addon',
    price: 2500,
    foodType: 0,
    available: true,
    addonVariants: [],
  },
];

const entries: Readonly<Record<string, CatalogueEntry>> = {
  MARG: { product: pizza('Margherita', 19900, 53900), categoryIds: ['2'] },
  FARM: { product: pizza('Farmhouse', 27900, 69900), categoryIds: ['2'] },
  WINGS: { product: product('Wings', 24900, { addonIds: ['dip'] }), categoryIds: ['46'] },
  FRIES: { product: product('Fries', 9900, { edv: true, addonIds: ['dip'] }), categoryIds: ['4'] },
  COLA: { product: product('Cola', 5900, { edv: true }), categoryIds: ['5'] },
  MINT: { product: product('Mint', 333), categoryIds: ['26'] },
  DUO: {
    product: product('Duo', 39900, {
      options: [
        { orderSeq: 1, name: 'Pizza', items: [choice('MARG', 0, true), choice('FARM', 6000, false)] },
        { orderSeq: 2, name: 'Drink', items: [choice('COLA', 0, true)] },
      ],
    }),
    categoryIds: ['50'],
  },
};

/** A small menu with all that has a price: sizes, crusts, add-ons in sizes, a combo, everyday-value items. */
export const sampleCatalogue: Catalogue = { find: (id) => entries[id], addons };

type Asked = Partial<Omit<AskedLine, 'selection'>> & Partial<AskedLine['selection']>;

/** One unit of a product as its card sells it, unless `asked` says otherwise. */
export function asked(
  productId: string,
  { quantity = 1, implicitPromo, id = productId, ...chosen }: Asked = {},
): AskedLine {
  return {
    id,
    productId,
    quantity,
    selection: { addonIds: [], options: [], ...chosen },
    ...(implicitPromo !== undefined && { implicitPromo }),
  };
}
