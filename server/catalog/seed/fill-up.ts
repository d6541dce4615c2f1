import type { SeedProduct } from './seed-product.ts';

/**
 * Returns at least `count` products: the given ones and, to test a long menu, as many variations as needed of those that are not combos.
 * A variation is a separate product with a name based on the original.
 */
export function fillUp(products: readonly SeedProduct[], count: number): readonly SeedProduct[] {
  const models = products.filter(({ options }) => options === undefined);
  const missing = Math.max(0, count - products.length);
  const variations = Array.from({ length: missing }, (_, at) => {
    const { badge: _badge, ...model } = models[at % models.length] as SeedProduct;
    const number = Math.floor(at / models.length) + 2;
    return { ...model, id: `${model.id}-${number}`, name: `${model.name} no. ${number}` };
  });
  return [...products, ...variations];
}
