// Zod-free: the price of a cart line. The browser shows it while the customer chooses, the server charges it.
import type { Addon, MenuProduct, OptionGroup, OptionProduct } from '../entities/menu.ts';
import type { ChosenOption } from '../entities/product.ts';

/** What was chosen of a product. */
export interface Selection {
  readonly sizeId?: string | undefined;
  readonly crustId?: string | undefined;
  /** Ids of add-ons, or of their variants where they have some. An id is repeated for each portion (extra cheese). */
  readonly addonIds: readonly string[];
  readonly options: readonly ChosenOption[];
}

interface FoundOption {
  readonly product: OptionProduct;
  readonly includeInCalc: boolean;
}

/** The product that was chosen in one of a combo's option groups. */
export function findOption(groups: readonly OptionGroup[], chosen: ChosenOption): FoundOption | undefined {
  for (const { orderSeq, items } of groups) {
    if (orderSeq !== chosen.orderSeq) continue;
    for (const { products, includeInCalc } of items) {
      const product = products.find(({ productId }) => productId === chosen.productId);
      if (product) return { product, includeInCalc };
    }
  }
  return undefined;
}

/** Price of an add-on by its own id, or by a variant's, in paise. */
export function addonPrice(addons: readonly Addon[], id: string): number | undefined {
  for (const addon of addons) {
    if (addon.addonId === id) return addon.price;
    const variant = addon.addonVariants.find(({ addonVariantId }) => addonVariantId === id);
    if (variant) return variant.price;
  }
  return undefined;
}

/**
 * Price of one unit in paise: the full price of the size, plus the crust, the add-ons by their variants, and those options of a combo that count
 * (MEN-08..MEN-15). Null when something was chosen that the menu does not have.
 */
export function linePrice(
  product: Pick<MenuProduct, 'size' | 'crust' | 'options' | 'price' | 'defaultPrice'>,
  addons: readonly Addon[],
  selection: Selection,
): number | null {
  let price = product.defaultPrice;
  if (product.size.length > 0) {
    const size = product.size.find(({ sizeId }) => sizeId === selection.sizeId);
    if (!size) return null;
    price = size.price;
  }
  if (selection.crustId !== undefined) {
    const crust = product.crust.find(({ crustId }) => crustId === selection.crustId);
    const extra = crust?.sizes.find(({ sizeId }) => sizeId === selection.sizeId);
    if (!extra) return null;
    price += extra.price;
  }
  for (const id of selection.addonIds) {
    const extra = addonPrice(addons, id);
    if (extra === undefined) return null;
    price += extra;
  }
  for (const chosen of selection.options) {
    const option = findOption(product.options, chosen);
    if (!option) return null;
    if (option.includeInCalc) price += option.product.price;
  }
  return price;
}
