import type { z } from 'zod';
import type { CartLineInput, invalidItem, validItem } from '#schemas/entities/cart.ts';
import type { Addon, MenuProduct } from '#schemas/entities/menu.ts';
import { given } from '#schemas/given.ts';
import type { MixRule } from '#schemas/rules/mix-price.ts';
import { addonPrice, findOption, type Selection } from '#schemas/rules/line-price.ts';
import { unavailableText } from '#schemas/rules/unavailable-text.ts';
import type { BilledLine } from '../pricing/bill.ts';
import { wholeChoice } from '../pricing/whole-choice.ts';
import { askedLine } from './asked-lines.ts';
import type { Dish, MenuLookup } from './menu-lookup.ts';

type ValidItem = z.input<typeof validItem>;
type InvalidItem = z.input<typeof invalidItem>;

/** Why a line cannot be ordered now, with what to say. */
export type LineRefusal = Pick<InvalidItem, 'reason' | 'text'> & { readonly missing: readonly string[] };

interface Around {
  /** Absent for a free item: an offer gives it (CRT-09). */
  readonly asked: CartLineInput | undefined;
  readonly menu: MenuLookup;
  readonly mix: MixRule | undefined;
}

/** A line that can be ordered (CRT-06). */
export function validItemOf(line: BilledLine, { asked, menu, mix }: Around): ValidItem {
  const dish = menu.dishes.get(line.productId);
  if (!dish) throw new Error(`Line ${line.id} was priced without its product.`);
  const { product } = dish;
  const ofOffer = { sizeId: line.sizeId, crustId: line.crustId, addonIds: [], options: [] };
  const selection = asked
    ? (wholeChoice(product, menu.addons, askedLine(asked).selection) ?? askedLine(asked).selection)
    : ofOffer;
  const size = product.size.find(({ sizeId }) => sizeId === selection.sizeId);
  const crust = product.crust.find(({ crustId }) => crustId === selection.crustId);
  return {
    ...lineParts({ line, chosen: asked ?? ofOffer, dish, menu, selection }),
    product: { id: line.productId, name: product.name, categroryIds: [...dish.categoryIds] },
    ...(size && { size: { id: size.sizeId, name: size.name || size.sizeId } }),
    ...(crust && { crust: { id: crust.crustId, name: crust.name || crust.crustId } }),
    addons: addonsOf(selection, menu),
    pricePerQty: line.unitPrice,
    total: line.total,
    mixSaving: line.mixSaving,
    discount: line.discount,
    // A line of an offer does not count for the mix.
    ...(mix && product.edv && line.kind === 'ordinary' && { mix: { ...mix } }),
    net: line.net,
    freeItem: line.kind === 'free',
    ...(line.kind === 'free' && { offerCode: line.promoCode }),
    productType: product.edv ? 'EDV' : product.options.length > 0 ? 'COMBO' : 'SINGLE',
  };
}

/** A line that cannot be ordered (CRT-20). What is gone from the menu has the name that the customer saw. */
export function invalidItemOf(asked: CartLineInput, refusal: LineRefusal, menu: MenuLookup): InvalidItem {
  const dish = menu.dishes.get(asked.productId);
  const { selection } = askedLine(asked);
  return {
    ...lineParts({ line: asked, chosen: asked, dish, menu, selection }),
    product: { id: asked.productId, name: dish?.product.name ?? (asked.item_name || 'This item') },
    reason: refusal.reason,
    missing: [...refusal.missing],
    text: refusal.text,
  };
}

export function faultRefusal({
  reason,
  missing,
}: Pick<LineRefusal, 'missing'> & {
  readonly reason: Parameters<typeof unavailableText>[0];
}): LineRefusal {
  return { reason, missing, text: unavailableText(reason) };
}

interface Parts {
  readonly line: Pick<BilledLine, 'id' | 'productId' | 'quantity'>;
  readonly chosen: Pick<CartLineInput, 'addonIds' | 'options'> & Partial<CartLineInput>;
  readonly dish: Dish | undefined;
  readonly menu: MenuLookup;
  readonly selection: Selection;
}

function lineParts({ line: { id, productId, quantity }, chosen, dish, menu, selection }: Parts) {
  const { addonIds, options, sizeId, crustId, hasICCCombo, promoPerQty } = chosen;
  const product = dish?.product;
  return {
    id,
    productId,
    quantity,
    addonIds: [...addonIds],
    options: [...options],
    foodType: product ? foodTypeOf(product, selection, menu) : (1 as const),
    choices: [...(product ? optionNames(product, selection) : []), ...addonNames(selection, menu)],
    ...given({
      sizeId,
      crustId,
      hasICCCombo,
      promoPerQty,
      categoryId: chosen.categoryId ?? dish?.categoryIds[0],
      categoryName: chosen.categoryName ?? dish?.categoryName,
      menuCode: product?.menuCode || chosen.item_id,
      picture: product?.picture,
      maxQuantity: product?.maxQuantity,
    }),
  };
}

/** A Margherita with chicken on it is not vegetarian. The options of a combo decide for it. */
function foodTypeOf(product: MenuProduct, { addonIds, options }: Selection, menu: MenuLookup): 0 | 1 {
  const hasMeat =
    (product.options.length === 0 && product.foodType === 1) ||
    addonIds.some((id) => menu.addonsById.get(id)?.addon.foodType === 1) ||
    options.some((chosen) => findOption(product.options, chosen)?.product.foodType === 1);
  return hasMeat ? 1 : 0;
}

function optionNames(product: MenuProduct, { options }: Selection): string[] {
  return options
    .toSorted((one, other) => one.orderSeq - other.orderSeq)
    .flatMap((chosen) => findOption(product.options, chosen)?.product.name ?? []);
}

interface ChosenAddon {
  readonly id: string;
  readonly name: string;
  readonly price: number;
  readonly quantity: number;
}

function addonsOf({ addonIds }: Selection, { addonsById, addons }: MenuLookup): ChosenAddon[] {
  return [...new Set(addonIds)].flatMap((id) => {
    const found = addonsById.get(id);
    if (!found) return [];
    return {
      id,
      name: addonName(found.addon, id),
      price: addonPrice(addons, id) ?? 0,
      quantity: addonIds.filter((other) => other === id).length,
    };
  });
}

/** A variant that is no size has a name of its own. */
function addonName({ name, addonVariants }: Addon, id: string): string {
  const variant = addonVariants.find(({ addonVariantId }) => addonVariantId === id);
  return variant?.sizeId === undefined ? (variant?.name ?? name) : name;
}

function addonNames(selection: Selection, menu: MenuLookup): string[] {
  return addonsOf(selection, menu).map(({ name, quantity }) =>
    quantity === 1 ? name : `${name} × ${quantity}`,
  );
}
