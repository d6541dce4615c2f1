import { isRecord } from '../is-record.ts';
import { rupees } from '../rules/rupees.ts';
import type { Path } from './fault.ts';
import type { WarnContext } from './warn-context.ts';

/** Hardly an order costs less, in paise: a limit below it was probably written in rupees. */
const lowestLimit = 10_000;

/**
 * Warns of a price of orders, from which something is free or asked for, that was written in rupees: 2000 for ₹2,000. Those below ₹10 or with paise
 * are warned of as amounts are (`warnAmount`).
 */
export function warnOrderLimits(
  { charges, cashCodeFrom }: Readonly<Record<string, unknown>>,
  { report }: WarnContext,
) {
  const warnLimit = (limit: unknown, path: Path) => {
    if (typeof limit !== 'number' || limit < 1000 || limit >= lowestLimit || limit % 100 !== 0) return;
    report(
      path,
      'paise',
      `is ${rupees(limit)}, and an order costs more than that: it looks like rupees. Write ${limit * 100} for ${rupees(limit * 100)}.`,
    );
  };
  warnLimit(cashCodeFrom, ['cashCodeFrom']);
  if (!isRecord(charges)) return;
  for (const charge of ['packaging', 'delivery'] as const) {
    const byOrderType = charges[charge];
    if (!isRecord(byOrderType)) continue;
    for (const [orderType, value] of Object.entries(byOrderType))
      if (isRecord(value)) warnLimit(value.freeFrom, ['charges', charge, orderType, 'freeFrom']);
  }
}
