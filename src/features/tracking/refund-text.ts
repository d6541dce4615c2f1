import { formatPaise } from '#src/ui/price/format-paise.ts';
import type { TrackedSummary } from './api/tracked.ts';
import { trackingWords as words } from './tracking-words.ts';

/** ORD-38. What becomes of the money of an order that was cancelled. */
export function refundText({ amount, state }: NonNullable<TrackedSummary['refund']>): string {
  return (state === 'done' ? words.refundDone : words.refundDue)(formatPaise(amount));
}
