import { orderId } from '#schemas/compiled/stored/order-id.ts';
import type { Persistence } from '#src/store/persistence.ts';

/**
 * A transaction has ended: this device need not remember it. What is stored belongs to it only as long as it is the one that was begun last: a page that
 * is opened again later takes nothing from the next one, whose money may be on its way. True where it was the stored one.
 */
export function forgetTransaction(persistence: Persistence, transactionId: string): boolean {
  if (persistence.read(orderId) !== transactionId) return false;
  persistence.remove(orderId);
  return true;
}
