import { formatPaise } from '#src/ui/price/format-paise.ts';
import type { TrackedSummary } from './api/tracked.ts';
import { trackingWords as words } from './tracking-words.ts';

/** ORD-38. What becomes of the money of an order that was cancelled or given back: what was paid online, what a voucher paid, and what came back to the wallet. */
export function refundTexts({
  refund,
  refundInPoints,
  refundOnVoucher,
}: Pick<TrackedSummary, 'refund' | 'refundInPoints' | 'refundOnVoucher'>): readonly string[] {
  const texts: string[] = [];
  if (refund)
    texts.push((refund.state === 'done' ? words.refundDone : words.refundDue)(formatPaise(refund.amount)));
  if (refundOnVoucher) texts.push(words.refundOnVoucher(formatPaise(refundOnVoucher)));
  if (refundInPoints) texts.push(words.refundInPoints(formatPaise(refundInPoints)));
  return texts;
}
