import type {
  Addon,
  Menu,
  MenuProduct,
  OptionGroup,
  OptionProduct,
  ProductCrust,
} from '#schemas/entities/menu.ts';

/** What there is to choose of a product, for this customer at this store. */
export interface ChoiceForm {
  readonly product: MenuProduct;
  /** The add-ons that the product takes, in the order of the menu. */
  readonly addons: readonly Addon[];
  /** The same add-ons as they are offered: one for each kind. */
  readonly extras: readonly Extra[];
  readonly vegOnly: boolean;
  /** Portions of extra cheese that one item takes (CON-08); none where the feature is off (MEN-12). */
  readonly cheeseMax: number;
}

/** An add-on, or one of the kinds of an add-on. */
export interface Extra {
  /** Id of the add-on, or of the variant that it is. */
  readonly key: string;
  readonly addon: Addon;
  readonly name: string;
}

interface FormSource extends Pick<ChoiceForm, 'product' | 'vegOnly' | 'cheeseMax'> {
  readonly menu: Pick<Menu, 'addons'>;
}

export function formOf({ menu, product, vegOnly, cheeseMax }: FormSource): ChoiceForm {
  const addons = menu.addons.filter(({ addonId, group, foodType }) => {
    if (!product.addonIds.includes(addonId)) return false;
    if (vegOnly && foodType !== 0) return false;
    return group !== 'cheese' || cheeseMax > 0;
  });
  return { product, addons, extras: addons.flatMap(extrasOf), vegOnly, cheeseMax };
}

/** Variants with a size are not offered: the chosen size selects them. Variants without one ('Salted fries and cola') are kinds to choose from. */
function extrasOf(addon: Addon): Extra[] {
  const { addonId, name, addonVariants } = addon;
  const kinds = addonVariants.filter(({ sizeId }) => sizeId === undefined);
  if (kinds.length < 2) return [{ key: addonId, addon, name }];
  return kinds.map((kind) => ({ key: kind.addonVariantId, addon, name: kind.name ?? name }));
}

/** Whether it is one of several kinds of an add-on. */
export function isKind({ key, addon }: Extra): boolean {
  return key !== addon.addonId;
}

/** Crusts that are baked in a size (MEN-09). */
export function crustsFor({ product }: ChoiceForm, sizeId: string | undefined): readonly ProductCrust[] {
  return product.crust.filter(({ sizes }) => sizes.some((size) => size.sizeId === sizeId));
}

/** An extra in the chosen size. */
interface SizedExtra extends Pick<Addon, 'price' | 'kcal' | 'allergens'> {
  /** Its id in a cart line. */
  readonly id: string;
}

/** The variant that fits, else the add-on itself (MEN-06). */
export function variantOf({ key, addon }: Extra, sizeId: string | undefined): SizedExtra {
  const variant =
    addon.addonVariants.find(({ addonVariantId }) => addonVariantId === key) ??
    addon.addonVariants.find((each) => each.sizeId !== undefined && each.sizeId === sizeId) ??
    addon.addonVariants.find((each) => each.sizeId === undefined);
  if (!variant) return { ...addon, id: addon.addonId };
  const { addonVariantId, price, kcal, allergens = addon.allergens } = variant;
  return { id: addonVariantId, price, kcal, allergens };
}

export interface OfferedOption {
  readonly product: OptionProduct;
  /** Charged over the combo, in paise (MEN-15). */
  readonly extra: number;
  readonly isDefault: boolean;
}

/** The products of all items of a group, in their order; with veg only, the vegetarian ones. */
export function optionsOf(
  { vegOnly }: Pick<ChoiceForm, 'vegOnly'>,
  { items }: OptionGroup,
): readonly OfferedOption[] {
  return items.flatMap(({ products, includeInCalc, defaultSelection }) =>
    products
      .map((product) => ({
        product,
        extra: includeInCalc ? product.price : 0,
        isDefault: defaultSelection,
      }))
      .filter(({ product }) => !vegOnly || product.foodType === 0),
  );
}
