import type { SeedProduct } from './seed-product.ts';

/**
 * At least `count` products: the given ones and, for trying out how the app bears a long menu, as many variations of those that are no
 * combos as it takes. A variation is a product of its own that is called after its model.
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
