import type { Menu } from '#schemas/entities/menu.ts';
import { hasVegForm } from '#schemas/rules/veg-form.ts';
import type { MenuGroup } from '#src/features/menu/menu-groups.ts';

interface Asked {
  /** Undefined until the whole menu is loaded: nothing is missing from a part of it. */
  readonly menu: Menu | undefined;
  readonly groups: readonly MenuGroup[];
  readonly productId: string;
  readonly vegOnly: boolean;
}

/** Why a dish that the address asks for is not in the page. */
export type MissingDish =
  | { readonly kind: 'hidden'; readonly name: string; readonly categoryId: string }
  | { readonly kind: 'gone' };

/** Undefined for a dish that is in the page, and while it is about to come. */
export function missingDish({ menu, groups, productId, vegOnly }: Asked): MissingDish | undefined {
  const isAsked = (each: { readonly productId: string }) => each.productId === productId;
  if (!menu || groups.some(({ cards }) => cards.some(isAsked))) return undefined;
  for (const { categoryId, products } of menu.catalog) {
    const product = products.find(isAsked);
    if (!product) continue;
    const isHidden = vegOnly && !hasVegForm(product);
    return isHidden ? { kind: 'hidden', name: product.name, categoryId } : undefined;
  }
  return { kind: 'gone' };
}
