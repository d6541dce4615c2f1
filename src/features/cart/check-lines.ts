import type { Addon, Availability, Menu, MenuProduct } from '#schemas/entities/menu.ts';
import { defaultForm } from '#schemas/rules/default-form.ts';
import { findOption } from '#schemas/rules/line-price.ts';
import { cartTexts } from '#src/config/texts/cart.ts';
import { cartCheckTexts } from '#src/config/texts/cart-check.ts';
import { type CartLine, selectionOf } from './cart-lines.ts';

/** Why a line cannot be ordered, and which part of it causes that. */
export interface LineFault {
  readonly line: CartLine;
  readonly reason: 'gone' | 'size' | 'crust' | 'addon' | 'option' | Exclude<Availability, 'available'>;
  /** Names of the add-ons or options that are missing, where they are known. */
  readonly missing: readonly string[];
  /** Message for the customer, shown beside the line. */
  readonly text: string;
}

export interface LinesCheck {
  /** Faults by line key, in the order of the cart. */
  readonly faults: ReadonlyMap<string, LineFault>;
  /** The lines without a fault. */
  readonly orderable: readonly CartLine[];
  /** Message for the whole cart; null while all of it can be ordered. */
  readonly text: string | null;
}

/** Finds lines, add-ons and options that a menu does not sell, or not now (MEN-04). The lines stay in the cart until the customer removes them. */
export function checkLines(menu: Menu, lines: readonly CartLine[]): LinesCheck {
  const products = new Map(
    menu.catalog.flatMap((category) => category.products.map((product) => [product.productId, product])),
  );
  const addons = addonsById(menu.addons);
  const faults = new Map<string, LineFault>();
  for (const line of lines) {
    const found = findFault(line, products.get(line.productId), addons);
    if (found) faults.set(line.key, { line, text: cartTexts.itemUnavailable, missing: [], ...found });
  }
  const orderable = lines.filter(({ key }) => !faults.has(key));
  return { faults, orderable, text: textOf(faults.size, orderable.length) };
}

function textOf(faulty: number, orderable: number): string | null {
  if (faulty === 0) return null;
  return orderable > 0 ? cartCheckTexts.someUnavailable : cartCheckTexts.allUnavailable;
}

type FoundFault = Pick<LineFault, 'reason'> & Partial<Pick<LineFault, 'missing' | 'text'>>;
type AddonsById = ReadonlyMap<string, { readonly addon: Addon; readonly sizeId: string | undefined }>;

function findFault(
  line: CartLine,
  product: MenuProduct | undefined,
  addons: AddonsById,
): FoundFault | undefined {
  if (!product) return { reason: 'gone' };
  if (product.availability === 'out-of-stock') {
    return { reason: 'out-of-stock', text: cartTexts.outOfStock };
  }
  if (product.availability === 'not-now') return { reason: 'not-now' };

  const { sizeId, crustId, addonIds, options } = selectionOf(line);
  // A line without a size, from a card that names none, means the default one.
  if (sizeId !== undefined && !product.size.some((size) => size.sizeId === sizeId)) return { reason: 'size' };
  const crust = product.crust.find((each) => each.crustId === crustId);
  if (crustId !== undefined && !crust?.sizes.some((size) => size.sizeId === sizeId)) {
    return { reason: 'crust' };
  }

  const missingAddons = addonIds.filter((id) => {
    const found = addons.get(id);
    if (!found?.addon.available || !product.addonIds.includes(found.addon.addonId)) return true;
    return found.sizeId !== undefined && found.sizeId !== sizeId;
  });
  if (missingAddons.length > 0) {
    const known = missingAddons.flatMap((id) => addons.get(id)?.addon.name ?? []);
    return { reason: 'addon', missing: [...new Set([...known, ...unknownChoices(line, product, addons)])] };
  }

  const missingOptions = options.filter((chosen) => !findOption(product.options, chosen)?.product.available);
  if (missingOptions.length > 0) {
    const known = missingOptions.flatMap((chosen) => findOption(product.options, chosen)?.product.name ?? []);
    return { reason: 'option', missing: [...new Set([...known, ...unknownChoices(line, product, addons)])] };
  }
  // If the combo has more option groups than the line has choices, the menu has changed. A line without choices means the defaults.
  const standing = options.length > 0 ? options : (defaultForm(product).options ?? []);
  const openGroups = product.options.filter(
    ({ orderSeq }) => !standing.some((chosen) => chosen.orderSeq === orderSeq),
  );
  const missing = openGroups.map(({ name }) => name);
  return missing.length > 0 ? { reason: 'option', missing } : undefined;
}

/** Names of chosen things, as the line has stored them, that this menu does not know. */
function unknownChoices(line: CartLine, product: MenuProduct, addons: AddonsById): string[] {
  const { addonIds, options } = selectionOf(line);
  const known = new Set([
    ...addonIds.flatMap((id) => {
      const addon = addons.get(id)?.addon;
      return addon ? [addon.name, ...addon.addonVariants.map(({ name }) => name)] : [];
    }),
    ...options.map((chosen) => findOption(product.options, chosen)?.product.name),
  ]);
  const { choices = [] } = line;
  return choices.map((choice) => choice.replace(/ × \d+$/, '')).filter((name) => !known.has(name));
}

function addonsById(addons: readonly Addon[]): AddonsById {
  return new Map(
    addons.flatMap((addon) => [
      [addon.addonId, { addon, sizeId: undefined }] as const,
      ...addon.addonVariants.map(
        ({ addonVariantId, sizeId }) => [addonVariantId, { addon, sizeId }] as const,
      ),
    ]),
  );
}
