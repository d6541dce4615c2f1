import { bindStored, type Persistence } from '#src/store/persistence.ts';
import { constants } from '#src/config/constants.ts';
import { type CartLine, lineKey } from './cart-lines.ts';
import { type CartState, selectLines } from './cart-slice.ts';

/** Keeps the lines across reloads; give these to `keepStored`. */
export const cartBindings = [
  bindStored('cartLines', (state: { readonly cart?: CartState }) => {
    const lines = selectLines(state);
    return lines.length > 0 ? lines : null;
  }),
];

/** The lines of the last visit. One that is damaged is left out, and what is beyond the limit of a cart as well. */
export function restoreCartLines(persistence: Persistence): CartLine[] {
  const lines: CartLine[] = [];
  let room = constants.cart.maxItems;
  for (const kept of persistence.read('cartLines') ?? []) {
    if (!isCartLine(kept) || kept.quantity > room) continue;
    lines.push(kept);
    room -= kept.quantity;
  }
  return lines;
}

function isCartLine(value: unknown): value is CartLine {
  if (typeof value !== 'object' || value === null) return false;
  const line = value as Partial<Record<keyof CartLine, unknown>>;
  return (
    typeof line.productId === 'string' &&
    typeof line.name === 'string' &&
    isCount(line.quantity) &&
    line.quantity > 0 &&
    isCount(line.price) &&
    (line.foodType === 0 || line.foodType === 1) &&
    isTextOrAbsent(line.sizeId) &&
    isTextOrAbsent(line.crustId) &&
    isTextOrAbsent(line.picture) &&
    line.key === lineKey(line as CartLine)
  );
}

function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && (value as number) >= 0;
}

function isTextOrAbsent(value: unknown): value is string | undefined {
  return value === undefined || typeof value === 'string';
}
