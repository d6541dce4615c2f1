import type { ProductCard } from '#schemas/entities/product.ts';

/** The card of a pizza with choices, as a menu shows it. */
export const margherita: ProductCard = {
  productId: 'PIZ1',
  name: 'Margherita',
  price: 19_900,
  foodType: 0,
  customisable: true,
  available: true,
  sizeId: 'regular',
  crustId: 'thin',
};
