import type { ChosenOption } from '#schemas/entities/product.ts';
import { given } from '#schemas/given.ts';
import { bindStored, type Persistence } from '#src/store/persistence.ts';
import { type CartLine, keyAmong } from './cart-lines.ts';
import { type CartState, selectLines } from './cart-slice.ts';

/** Keeps the lines across reloads; give these to `keepStored`. */
export const cartBindings = [
  bindStored('cartLines', (state: { readonly cart?: CartState }) => {
    const lines = selectLines(state);
    return lines.length > 0 ? lines : null;
  }),
];

/**
 * The lines of the last visit, whichever version of the app kept them: a line carries more with every version, and what it does not have was
 * not chosen. One that is damaged is left out; what is beyond the limit of a cart is left to `restoreLines`.
 */
export function restoreCartLines(persistence: Persistence): CartLine[] {
  const lines: CartLine[] = [];
  for (const kept of persistence.read('cartLines') ?? []) {
    const line = readLine(kept);
    if (!line) continue;
    const key = keyAmong(lines, line);
    if (!lines.some((each) => each.key === key)) lines.push({ ...line, key });
  }
  return lines;
}

type Stored = Partial<Record<keyof CartLine, unknown>>;

function readLine(value: unknown): Omit<CartLine, 'key'> | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const stored = value as Stored;
  const { productId, name, quantity, price, foodType, addonIds, options, choices } = stored;
  if (!isText(productId) || !isText(name) || !isCount(quantity) || quantity === 0 || !isCount(price)) {
    return undefined;
  }
  if (foodType !== 0 && foodType !== 1) return undefined;
  // What was chosen must be whole: a line that forgot its crust would be another dish.
  if (!isTextOrAbsent(stored.sizeId) || !isTextOrAbsent(stored.crustId)) return undefined;
  if (!isListOrAbsent(addonIds, isText) || !isListOrAbsent(options, isOption)) return undefined;

  const { sizeId, crustId, hasICCCombo, freeItem, maxQuantity } = stored;
  return {
    productId,
    name,
    quantity,
    price,
    foodType,
    ...given({
      sizeId,
      crustId,
      addonIds,
      options,
      choices: isListOrAbsent(choices, isText) ? choices : undefined,
      ...textsOf(stored, ['sizeName', 'crustName', 'picture', 'menuCode', 'categoryId', 'categoryName']),
      ...textsOf(stored, ['promoType']),
      hasICCCombo: hasICCCombo === true ? true : undefined,
      freeItem: freeItem === true ? true : undefined,
      maxQuantity: isCount(maxQuantity) && maxQuantity > 0 ? maxQuantity : undefined,
    }),
  };
}

function textsOf<K extends keyof CartLine>(
  stored: Stored,
  keys: readonly K[],
): Record<K, string | undefined> {
  return Object.fromEntries(
    keys.map((key) => [key, isText(stored[key]) ? stored[key] : undefined]),
  ) as Record<K, string | undefined>;
}

function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && (value as number) >= 0;
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}

function isTextOrAbsent(value: unknown): value is string | undefined {
  return value === undefined || isText(value);
}

function isOption(value: unknown): value is ChosenOption {
  const option = value as Partial<ChosenOption> | null;
  return typeof option === 'object' && isCount(option?.orderSeq) && isText(option.productId);
}

function isListOrAbsent<T>(
  value: unknown,
  accepts: (each: unknown) => each is T,
): value is readonly T[] | undefined {
  return value === undefined || (Array.isArray(value) && value.every(accepts));
}
