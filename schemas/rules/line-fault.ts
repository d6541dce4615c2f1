// Zod-free: whether a menu sells a line of a cart now. The browser warns by it before it asks the server, which decides by it.
import type { Addon, Availability, MenuProduct } from '../entities/menu.ts';
import type { ChosenOption } from '../entities/product.ts';
import { defaultForm } from './default-form.ts';
import { findOption, type Selection } from './line-price.ts';

/** Why a line cannot be ordered: the part of it that causes that. */
export interface LineFault {
  readonly reason: 'gone' | 'size' | 'crust' | 'addon' | 'option' | Exclude<Availability, 'available'>;
  /** Names of the add-ons or options that are missing, where the menu knows them. */
  readonly missing: readonly string[];
}

type Product = Pick<
  MenuProduct,
  'availability' | 'size' | 'crust' | 'addonIds' | 'options' | 'selectedSizeId' | 'selectedCrustId'
>;

export type AddonsById = ReadonlyMap<string, { readonly addon: Addon; readonly sizeId: string | undefined }>;

/** The add-ons of a menu by their ids and those of their variants. */
export function addonsById(addons: readonly Addon[]): AddonsById {
  return new Map(
    addons.flatMap((addon) => [
      [addon.addonId, { addon, sizeId: undefined }] as const,
      ...addon.addonVariants.map(
        ({ addonVariantId, sizeId }) => [addonVariantId, { addon, sizeId }] as const,
      ),
    ]),
  );
}

/** Undefined where the line can be ordered. A size, crust or option that was not chosen is that of the product's card. */
export function lineFault(
  chosen: Selection,
  product: Product | undefined,
  addons: AddonsById,
): LineFault | undefined {
  const fault = (reason: LineFault['reason'], missing: readonly string[] = []) => ({ reason, missing });
  if (!product) return fault('gone');
  if (product.availability !== 'available') return fault(product.availability);

  const usual = defaultForm(product);
  const sizeId = chosen.sizeId ?? usual.sizeId;
  if (sizeId === undefined ? product.size.length > 0 : !product.size.some((size) => size.sizeId === sizeId))
    return fault('size');
  const crusts = product.crust.filter(({ sizes }) => sizes.some((size) => size.sizeId === sizeId));
  const crustId = chosen.crustId ?? usual.crustId;
  if (crustId === undefined ? crusts.length > 0 : !crusts.some((crust) => crust.crustId === crustId))
    return fault('crust');

  const missingAddons = chosen.addonIds.filter((id) => !hasAddon(id, { product, addons, sizeId }));
  if (missingAddons.length > 0)
    return fault('addon', distinct(missingAddons.flatMap((id) => addons.get(id)?.addon.name ?? [])));
  return optionFault(chosen.options, product, usual.options ?? []);
}

interface AddonPlace {
  readonly product: Product;
  readonly addons: AddonsById;
  readonly sizeId: string | undefined;
}

/** An add-on goes by the id of the variant that fits the size, and by its own where none does. */
function hasAddon(id: string, { product, addons, sizeId }: AddonPlace): boolean {
  const found = addons.get(id);
  if (!found?.addon.available || !product.addonIds.includes(found.addon.addonId)) return false;
  const { addonId, addonVariants } = found.addon;
  const fitting = addonVariants.filter(
    (variant) => variant.sizeId === undefined || variant.sizeId === sizeId,
  );
  return fitting.length === 0 ? addonId === id : fitting.some(({ addonVariantId }) => addonVariantId === id);
}

function optionFault(
  chosen: readonly ChosenOption[],
  product: Product,
  usual: readonly ChosenOption[],
): LineFault | undefined {
  const found = chosen.map((option) => findOption(product.options, option)?.product);
  if (found.some((option) => !option?.available)) {
    const away = found.flatMap((option) => (option && !option.available ? [option.name] : []));
    return { reason: 'option', missing: distinct(away) };
  }
  const standing = chosen.length > 0 ? chosen : usual;
  // A menu that changed may have other places than the line has choices.
  const wrong = product.options.filter(
    ({ orderSeq }) => standing.filter((option) => option.orderSeq === orderSeq).length !== 1,
  );
  return wrong.length > 0 ? { reason: 'option', missing: wrong.map(({ name }) => name) } : undefined;
}

function distinct(names: readonly string[]): readonly string[] {
  return [...new Set(names)];
}
