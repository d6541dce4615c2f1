import type { Addon, MenuProduct } from '#schemas/entities/menu.ts';
import { linePrice, type Selection } from '#schemas/rules/line-price.ts';
import { type MixRule, mixPrice, mixUnits } from '#schemas/rules/mix-price.ts';
import { paise } from './paise.ts';
import { wholeChoice } from './whole-choice.ts';

/** More units than any shop sells in an order. Above it nothing is calculated: a cart comes from outside. */
const UNITS_AT_MOST = 250;

/** A line of a cart as a customer asks for it. Nobody asks for a free line: offers give them. */
export interface AskedLine {
  readonly id: string;
  readonly productId: string;
  readonly quantity: number;
  readonly selection: Selection;
  /** Code of the PRODUCT_IMPLICIT offer that the line was added from. */
  readonly implicitPromo?: string | undefined;
}

export interface CatalogueEntry {
  readonly product: Pick<
    MenuProduct,
    | 'name'
    | 'price'
    | 'defaultPrice'
    | 'size'
    | 'crust'
    | 'options'
    | 'addonIds'
    | 'selectedSizeId'
    | 'selectedCrustId'
    | 'edv'
  >;
  readonly categoryIds: readonly string[];
}

/** What prices are looked up in. */
export interface Catalogue {
  readonly find: (productId: string) => CatalogueEntry | undefined;
  readonly addons: readonly Addon[];
}

interface LineParts {
  readonly id: string;
  readonly productId: string;
  readonly name: string;
  readonly categoryIds: readonly string[];
  readonly sizeId?: string | undefined;
  readonly crustId?: string | undefined;
  readonly quantity: number;
  /** Price of one unit by the menu, in paise. */
  readonly unitPrice: number;
  /** The part of it that is not add-ons. */
  readonly unitBase: number;
  /** What one unit costs less in a mix of everyday-value items. */
  readonly unitMixSaving: number;
}

/** A line with its prices, before any offer. */
export type PricedLine = LineParts &
  (
    | { readonly kind: 'ordinary' }
    /** Added from an offer that belongs to the product: that offer alone applies to it (CRT-08). */
    | { readonly kind: 'implicit'; readonly promoCode: string }
    /** Given by an offer: its price is what it is worth, and nothing is charged (CRT-09). */
    | { readonly kind: 'free'; readonly promoCode: string }
  );

interface ToPrice {
  readonly lines: readonly AskedLine[];
  readonly catalogue: Catalogue;
  readonly mix: MixRule | undefined;
}

export interface PricedLines {
  readonly lines: readonly PricedLine[];
  /** Ids of the lines that the catalogue does not sell in this form. */
  readonly unsold: readonly string[];
}

/** Prices of the lines of a cart, in their order. A line of an offer neither counts for the mix nor costs less in it. */
export function priceLines({ lines, catalogue, mix }: ToPrice): PricedLines {
  checkLines(lines);
  const found = lines.map((line) => ({ line, priced: priceLine(line, catalogue) }));
  const sold = found.flatMap(({ priced }) => priced ?? []);
  const isMixed = (entry: (typeof sold)[number]) => entry.edv && entry.line.kind === 'ordinary';
  const units = mix
    ? mixUnits(
        sold.map((entry) => ({
          price: entry.line.unitPrice,
          quantity: entry.line.quantity,
          mix: isMixed(entry) ? mix : undefined,
        })),
      )
    : 0;
  return {
    lines: sold.map((entry) => {
      if (!mix || units < mix.minimum || !isMixed(entry)) return entry.line;
      const { unitPrice } = entry.line;
      return { ...entry.line, unitMixSaving: unitPrice - mixPrice(unitPrice, mix) };
    }),
    unsold: found.flatMap(({ line, priced }) => (priced ? [] : [line.id])),
  };
}

function checkLines(lines: readonly AskedLine[]) {
  if (new Set(lines.map(({ id }) => id)).size < lines.length)
    throw new RangeError('Two lines of the cart have one id.');
  let units = 0;
  for (const { id, quantity } of lines) {
    if (!Number.isSafeInteger(quantity) || quantity < 1)
      throw new RangeError(`Line ${id} has ${quantity} units: it has to be a whole number from 1.`);
    units += quantity;
  }
  if (units > UNITS_AT_MOST)
    throw new RangeError(`The cart has ${units} units: ${UNITS_AT_MOST} are the most that is priced.`);
}

function priceLine(
  { id, productId, quantity, selection, implicitPromo }: AskedLine,
  catalogue: Catalogue,
): { readonly line: PricedLine; readonly edv: boolean } | undefined {
  const form = priceForm(productId, selection, catalogue);
  if (!form) return undefined;
  const { edv, ...parts } = form;
  const line = { id, quantity, ...parts };
  return {
    edv,
    line:
      implicitPromo === undefined
        ? { ...line, kind: 'ordinary' }
        : { ...line, kind: 'implicit', promoCode: implicitPromo },
  };
}

/** What an offer gives, as many of it as `quantity` says. */
export interface Gift {
  readonly code: string;
  readonly productId: string;
  readonly sizeId?: string | undefined;
  readonly crustId?: string | undefined;
  readonly quantity: number;
}

/** The line of a gift; undefined where the catalogue does not sell it. */
export function giftLine(gift: Gift, catalogue: Catalogue): PricedLine | undefined {
  const { code, productId, sizeId, crustId, quantity } = gift;
  const form = priceForm(productId, { sizeId, crustId, addonIds: [], options: [] }, catalogue);
  if (!form) return undefined;
  const { edv: _, ...parts } = form;
  // Keys of ordinary lines hold no colon.
  return { id: `gift:${code}:${productId}`, quantity, ...parts, kind: 'free', promoCode: code };
}

function priceForm(productId: string, chosen: Selection, { find, addons }: Catalogue) {
  const entry = find(productId);
  const selection = entry && wholeChoice(entry.product, addons, chosen);
  if (!selection) return undefined;
  const { product, categoryIds } = entry;
  const unitPrice = linePrice(product, addons, selection);
  const unitBase = linePrice(product, addons, { ...selection, addonIds: [] });
  if (unitPrice === null || unitBase === null) return undefined;
  return {
    productId,
    name: product.name,
    categoryIds,
    sizeId: selection.sizeId,
    crustId: selection.crustId,
    unitPrice: paise(unitPrice, `The price of ${product.name}`),
    unitBase: paise(unitBase, `The price of ${product.name}`),
    unitMixSaving: 0,
    edv: product.edv,
  };
}

/** What a line costs before any offer. */
export function amountOf({ kind, unitPrice, unitMixSaving, quantity }: PricedLine): number {
  return kind === 'free' ? 0 : (unitPrice - unitMixSaving) * quantity;
}
