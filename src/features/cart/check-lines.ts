import type { Menu, MenuProduct } from '#schemas/entities/menu.ts';
import {
  type AddonsById,
  addonsById,
  lineFault,
  type LineFault as MenuFault,
} from '#schemas/rules/line-fault.ts';
import { findOption } from '#schemas/rules/line-price.ts';
import { unavailableText } from '#schemas/rules/unavailable-text.ts';
import { cartCheckTexts } from '#src/config/texts/cart-check.ts';
import { type CartLine, selectionOf } from './cart-lines.ts';

/** Why a line cannot be ordered, and which part of it causes that. */
export interface LineFault extends MenuFault {
  readonly line: CartLine;
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
    const product = products.get(line.productId);
    const found = lineFault(selectionOf(line), product, addons);
    if (!found) continue;
    const { reason } = found;
    const unknown = product && isPartOf(reason) ? unknownChoices(line, product, addons) : [];
    const missing = [...new Set([...found.missing, ...unknown])];
    faults.set(line.key, { line, reason, missing, text: unavailableText(reason) });
  }
  const orderable = lines.filter(({ key }) => !faults.has(key));
  return { faults, orderable, text: textOf(faults.size, orderable.length) };
}

function textOf(faulty: number, orderable: number): string | null {
  if (faulty === 0) return null;
  return orderable > 0 ? cartCheckTexts.someUnavailable : cartCheckTexts.allUnavailable;
}

/** Whether the names of the line's choices tell what is missing. */
function isPartOf(reason: MenuFault['reason']): boolean {
  return reason === 'addon' || reason === 'option';
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
