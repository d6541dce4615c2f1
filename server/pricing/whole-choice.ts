import type { Addon, MenuProduct } from '#schemas/entities/menu.ts';
import { defaultForm } from '#schemas/rules/default-form.ts';
import { findOption, type Selection } from '#schemas/rules/line-price.ts';

type Choosable = Pick<
  MenuProduct,
  'size' | 'crust' | 'options' | 'addonIds' | 'selectedSizeId' | 'selectedCrustId'
>;

/**
 * A choice with the defaults of the product where nothing was chosen, as its card sells it. Undefined where it cannot be sold so: a size, crust,
 * option or add-on that the product does not have, an add-on in another size, or a place of a combo that is open or filled twice. Without this
 * check a cart could ask for a large pizza with the toppings of a small one, or without a crust.
 */
export function wholeChoice(
  product: Choosable,
  addons: readonly Addon[],
  chosen: Selection,
): Selection | undefined {
  const usual = defaultForm(product);
  const sizeId = chosen.sizeId ?? usual.sizeId;
  if (sizeId === undefined ? product.size.length > 0 : !product.size.some((size) => size.sizeId === sizeId))
    return undefined;
  const crustId = chosen.crustId ?? usual.crustId;
  const crusts = product.crust.filter(({ sizes }) => sizes.some((size) => size.sizeId === sizeId));
  if (crustId === undefined ? crusts.length > 0 : !crusts.some((crust) => crust.crustId === crustId))
    return undefined;
  const own = addons.filter(({ addonId }) => product.addonIds.includes(addonId));
  if (!chosen.addonIds.every((id) => own.some((addon) => isSoldAs(addon, id, sizeId)))) return undefined;
  const options = chosen.options.length > 0 ? chosen.options : (usual.options ?? []);
  const isFull = product.options.every(
    ({ orderSeq }) => options.filter((option) => option.orderSeq === orderSeq).length === 1,
  );
  if (!isFull || !options.every((option) => findOption(product.options, option))) return undefined;
  return { sizeId, crustId, addonIds: chosen.addonIds, options };
}

/** An add-on goes by its own id where none of its variants fits the size. */
function isSoldAs({ addonId, addonVariants }: Addon, id: string, sizeId: string | undefined): boolean {
  const fitting = addonVariants.filter(
    (variant) => variant.sizeId === undefined || variant.sizeId === sizeId,
  );
  return fitting.length === 0 ? addonId === id : fitting.some(({ addonVariantId }) => addonVariantId === id);
}
