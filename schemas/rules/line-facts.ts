// Zod-free: energy and allergens of a cart line. The browser shows them while the customer chooses, the server on its cards.
import type { Addon, MenuProduct, OptionGroup, OptionProduct } from '../entities/menu.ts';
import { findOption, type Selection } from './line-price.ts';

/** What a choice adds up to. A figure is only given where it is whole. */
export interface LineFacts {
  /** Energy of one unit in kcal; absent where that of a part is not known. */
  readonly kcal: number | undefined;
  /** Names of the parts whose energy is not known. */
  readonly energyUnknown: readonly string[];
  /** What the known parts contain, each once. */
  readonly allergens: readonly string[];
  /** Names of the parts whose allergens are not known. */
  readonly allergensUnknown: readonly string[];
  /** A place of the combo has no product yet: the figures are those of the other places. */
  readonly isOpen: boolean;
}

interface Part {
  readonly name: string;
  readonly kcal: number | undefined;
  readonly allergens: readonly string[] | undefined;
}

type Product = Pick<
  MenuProduct,
  'name' | 'kcal' | 'allergens' | 'size' | 'crust' | 'selectedSizeId' | 'selectedCrustId' | 'options'
>;

/**
 * Energy and allergens of one unit, of all its parts together: the product in its size and crust, or the options of a combo, and the add-ons.
 * A part that the menu does not have is one that nothing is known about.
 */
export function lineFacts(product: Product, addons: readonly Addon[], selection: Selection): LineFacts {
  const { options } = product;
  const parts = [
    ...(options.length > 0 ? comboParts(product, selection) : bakedParts(product, selection)),
    ...selection.addonIds.map((id) => addonPart(addons, id) ?? unknownPart(product)),
  ];
  const namesOf = (isUnknown: (part: Part) => boolean) => [
    ...new Set(parts.filter(isUnknown).map(({ name }) => name)),
  ];
  const energyUnknown = namesOf(({ kcal }) => kcal === undefined);
  return {
    kcal: energyUnknown.length > 0 ? undefined : parts.reduce((sum, part) => sum + (part.kcal ?? 0), 0),
    energyUnknown,
    allergens: [...new Set(parts.flatMap(({ allergens = [] }) => allergens))],
    allergensUnknown: namesOf(({ allergens }) => allergens === undefined),
    isOpen: options.some(({ orderSeq }) => chosenIn(selection, orderSeq) === undefined),
  };
}

/** The product in its size and crust, whose energy is one figure, and what the crust contains. */
function bakedParts(product: Product, { sizeId, crustId }: Selection): Part[] {
  const size = product.size.find((each) => each.sizeId === sizeId);
  const crust = product.crust.find((each) => each.crustId === crustId);
  const baked = crust?.sizes.find((each) => each.sizeId === sizeId);
  const isUsualCrust = crustId === product.selectedCrustId;
  const isUsual = isUsualCrust && sizeId === product.selectedSizeId;
  const inSize = crustId === undefined || (baked && isUsualCrust) ? size?.kcal : undefined;
  const form = [size?.name, crust?.name].filter(Boolean).join(', ');
  const dish: Part = {
    name: isUsual || form === '' ? product.name : `${product.name} (${form})`,
    kcal: baked?.kcal ?? inSize ?? (isUsual ? product.kcal : undefined),
    allergens: product.allergens,
  };
  if (crustId === undefined) return [dish];
  // What the product contains includes its usual crust.
  const contained = crust?.allergens ?? (isUsualCrust ? [] : undefined);
  return [dish, { name: crust?.name || product.name, kcal: 0, allergens: contained }];
}

/** The products chosen for the places of a combo. What is said of the combo helps where a preselected one says nothing. */
function comboParts(product: Product, selection: Selection): Part[] {
  let isUsual = true;
  const parts = product.options.flatMap((group): Part[] => {
    const chosen = chosenIn(selection, group.orderSeq);
    const isPreselected = chosen !== undefined && preselected(group)?.productId === chosen.productId;
    isUsual &&= isPreselected;
    if (!chosen) return [];
    const { name, kcal, allergens } = findOption([group], chosen)?.product ?? unknownPart(product);
    return [{ name, kcal, allergens: allergens ?? (isPreselected ? product.allergens : undefined) }];
  });
  if (!isUsual || product.kcal === undefined || parts.every(({ kcal }) => kcal !== undefined)) return parts;
  return parts.map((part, at) => ({ ...part, kcal: at === 0 ? product.kcal : 0 }));
}

function chosenIn({ options }: Selection, orderSeq: number) {
  return options.find((chosen) => chosen.orderSeq === orderSeq);
}

function preselected({ items }: OptionGroup): OptionProduct | undefined {
  return items.find(({ defaultSelection }) => defaultSelection)?.products[0];
}

/** An add-on by its own id, or by a variant's. */
function addonPart(addons: readonly Addon[], id: string): Part | undefined {
  for (const { addonId, name, kcal, allergens, addonVariants } of addons) {
    if (addonId === id) return { name, kcal, allergens };
    const variant = addonVariants.find(({ addonVariantId }) => addonVariantId === id);
    if (!variant) continue;
    const kind = variant.sizeId === undefined ? variant.name : undefined;
    return { name: kind ?? name, kcal: variant.kcal, allergens: variant.allergens ?? allergens };
  }
  return undefined;
}

function unknownPart({ name }: Product): Part {
  return { name, kcal: undefined, allergens: undefined };
}
