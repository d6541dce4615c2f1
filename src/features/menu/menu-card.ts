import type { Availability, MenuCategory, MenuProduct } from '#schemas/entities/menu.ts';
import type { ProductCard } from '#schemas/entities/product.ts';
import { given } from '#schemas/given.ts';
import { isCustomisable } from '#schemas/rules/customisable.ts';
import { cardFacts } from '#schemas/rules/default-facts.ts';
import { defaultForm } from '#schemas/rules/default-form.ts';
import type { MixRule } from '#schemas/rules/mix-price.ts';
import { cartTexts } from '#src/config/texts/cart.ts';

/** A product as a card of the menu shows it, with all that Add needs to put it into the cart. */
export interface MenuCard extends ProductCard {
  /** Why it cannot be ordered now. `availableText` says when it is back. */
  readonly unavailableText?: string;
}

type CategoryName = Pick<MenuCategory, 'categoryId' | 'name'>;

/** The card of a product. Its price is that of the default size and crust (MEN-10), energy and allergens are those of the default choice. */
export function menuCardOf(
  product: MenuProduct,
  { category: { categoryId, name }, mix }: { category: CategoryName; mix: MixRule | undefined },
): MenuCard {
  const { productId, price, foodType, menuCode, description, picture, availability } = product;
  const { strikePrice, servesLabel, badge, maxQuantity } = product;
  return {
    productId,
    name: product.name,
    price,
    foodType,
    customisable: isCustomisable(product),
    available: availability === 'available',
    categoryId,
    categoryName: name,
    menuCode,
    ...defaultForm(product),
    ...given({ description, picture, strikePrice, servesLabel, badge, maxQuantity }),
    ...cardFacts(product),
    ...given({
      mix: product.edv ? mix : undefined,
      availableText: availability === 'available' ? undefined : product.availableText,
      unavailableText: unavailableTexts[availability],
    }),
  };
}

const unavailableTexts = {
  available: undefined,
  'out-of-stock': cartTexts.outOfStock,
  'not-now': cartTexts.itemUnavailable,
} as const satisfies Record<Availability, string | undefined>;
