// Zod-free: what a customer reads of something that cannot be ordered now (ERR-11, ERR-13). The app shows it, and the server sends it with a line.
import type { LineFault } from './line-fault.ts';

export const itemUnavailable = 'Item not available at this time';
export const outOfStock = 'Temporarily out of stock';

export function unavailableText(reason: LineFault['reason']): string {
  return reason === 'out-of-stock' ? outOfStock : itemUnavailable;
}
