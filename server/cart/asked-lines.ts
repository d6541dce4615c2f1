import type { CartLineInput } from '#schemas/entities/cart.ts';
import { lineKey } from '#schemas/rules/line-key.ts';
import type { AskedLine } from '../pricing/price-lines.ts';
import { notText, tooMuch } from './cart-faults.ts';

/** More than any shop sells in an order, and what is priced at all. */
const mostUnits = 250;
const mostLines = 100;
/** Most characters of the id of a line in a reply. */
const longestId = 4_000;

/**
 * Lines as a cart keeps them: equal ones are one line (CRT-07), and ids are those of the server's own rule. A line of an offer is never merged; its
 * id is the key and a number, and an id of this form that the app gave stays, so that the app knows its line again.
 */
export function cartLines(items: readonly CartLineInput[]): CartLineInput[] {
  if (items.length > mostLines) throw tooMuch(`more than ${mostLines} different items`);
  const units = items.reduce((sum, { quantity }) => sum + quantity, 0);
  if (units > mostUnits) throw tooMuch(`more than ${mostUnits} items`);
  const lines = new Map<string, CartLineInput>();
  const asked = new Set(items.map(({ id }) => id));
  for (const item of items) {
    const key = keyOf(item);
    const isOfOffer = item.promoPerQty !== undefined;
    const id = isOfOffer ? offerLineId(key, item.id, { taken: lines, asked }) : key;
    const same = lines.get(id);
    lines.set(id, same ? { ...same, quantity: same.quantity + item.quantity } : { ...item, id });
  }
  return [...lines.values()];
}

function keyOf(item: CartLineInput): string {
  let key: string;
  try {
    key = lineKey(item);
  } catch (error) {
    // Half of a surrogate pair has no encoding.
    if (error instanceof URIError) throw notText();
    throw error;
  }
  if (key.length > longestId) throw tooMuch('an item with so many choices');
  return key;
}

interface Ids {
  readonly taken: ReadonlyMap<string, unknown>;
  /** Those that the app gave: a new one must not take the place of another line's. */
  readonly asked: ReadonlySet<string>;
}

function offerLineId(key: string, given: string, { taken, asked }: Ids): string {
  if (given.startsWith(`${key}!`) && /^[1-9]\d{0,3}$/.test(given.slice(key.length + 1)) && !taken.has(given))
    return given;
  let free = 1;
  while (taken.has(`${key}!${free}`) || asked.has(`${key}!${free}`)) free += 1;
  return `${key}!${free}`;
}

/** Whether two lists of lines are the same order. Names and prices that the app saw are no part of it. */
export function sameLines(some: readonly CartLineInput[], others: readonly CartLineInput[]): boolean {
  const told = (lines: readonly CartLineInput[]) =>
    JSON.stringify(lines.map(({ id, quantity, promoPerQty }) => [id, quantity, promoPerQty?.promoCode]));
  return told(some) === told(others);
}

export function askedLine(line: CartLineInput): AskedLine {
  const { id, productId, quantity, sizeId, crustId, addonIds, options, promoPerQty } = line;
  return {
    id,
    productId,
    quantity,
    selection: { sizeId, crustId, addonIds, options },
    implicitPromo: promoPerQty?.promoCode,
  };
}
