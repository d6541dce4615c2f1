import { defaultForm } from '#schemas/rules/default-form.ts';
import { hasVegForm } from '#schemas/rules/veg-form.ts';
import type { Dish, MenuLookup } from './menu-lookup.ts';

const mostSuggestions = 6;

/** Friendly paths of the categories that go with any meal. */
const beside: ReadonlySet<string> = new Set(['beverages', 'sides', 'dessert']);

interface InCart {
  readonly productId: string;
  readonly foodType: 0 | 1;
}

/** What goes well with a cart: drinks, sides and desserts first. A vegetarian cart gets vegetarian suggestions alone. */
export function upsellOf(lines: readonly InCart[], { recommended, dishes }: MenuLookup): string[] {
  if (lines.length === 0) return [];
  const isVeg = lines.every(({ foodType }) => foodType === 0);
  const found = recommended.flatMap((id) => {
    const dish = dishes.get(id);
    const isIn = lines.some(({ productId }) => productId === id);
    return dish && !isIn && isOneTap(dish) && (!isVeg || hasVegForm(dish.product)) ? [{ id, dish }] : [];
  });
  const isBeside = ({ dish }: (typeof found)[number]) => beside.has(dish.slug);
  return [...found.filter(isBeside), ...found.filter((each) => !isBeside(each))]
    .slice(0, mostSuggestions)
    .map(({ id }) => id);
}

function isOneTap({ product }: Dish): boolean {
  return product.availability === 'available' && defaultForm(product).mustChoose !== true;
}
