import type { Availability, MenuCategory, MenuProduct } from '#schemas/entities/menu.ts';
import type { ProductCard } from '#schemas/entities/product.ts';
import { given } from '#schemas/given.ts';
import { defaultForm } from '#schemas/rules/default-form.ts';
import { cartTexts } from '#src/config/texts/cart.ts';

/** A product as the menu's cards show it: what the page is sent with, and what a card needs to put it into the cart. */
export interface MenuCard extends ProductCard {
  /** Why it cannot be ordered now; when it is back is in `availableText`. */
  readonly unavailableText?: string;
}

/** Whether there is anything to choose of it. */
export function isCustomisable({ size, crust, addonIds, options }: MenuProduct): boolean {
  return size.length > 1 || crust.length > 1 || addonIds.length > 0 || options.length > 0;
}

type CategoryName = Pick<MenuCategory, 'categoryId' | 'name'>;

/** The card of a product. Its price is that of the default size and crust (MEN-10). */
export function menuCardOf(product: MenuProduct, { categoryId, name }: CategoryName): MenuCard {
  const { productId, price, foodType, menuCode, description, picture, availability } = product;
  const { strikePrice, kcal, servesLabel, badge, maxQuantity } = product;
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
    ...given({ description, picture, strikePrice, kcal, servesLabel, badge, maxQuantity }),
    ...given({
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
