import type { MenuNames } from '../../promo/promo-words.ts';
import { CRUSTS, SIZES } from './product-families.ts';
import { seedProducts } from './products.ts';
import { seedCategories } from './seed-categories.ts';

/** What the sandbox's menu calls what its offers name. */
export const seedNames: MenuNames = {
  category: (id) => seedCategories.find(({ categoryId }) => categoryId === id)?.name ?? id,
  product: (id) => seedProducts.find((product) => product.id === id)?.name ?? id,
  size: (id) => SIZES.find(({ sizeId }) => sizeId === id)?.name ?? id,
  crust: (id) => CRUSTS.find(({ crustId }) => crustId === id)?.name ?? id,
};
