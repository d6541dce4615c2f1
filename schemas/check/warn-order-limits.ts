import { isRecord } from '../is-record.ts';
import { rupees } from '../rules/rupees.ts';
import type { Path } from './fault.ts';
import type { WarnContext } from './warn-context.ts';

/** Hardly an order costs less, in paise: a limit below it was probably written in rupees. */
const lowestLimit = 10_000;
/** Hardly an order costs more. */
const highestLimit = 500_000;
/** No shop asks for so much besides the items of one order. */
const highCharge = 20_000;

type Reporter = Pick<WarnContext, 'report'>;

/**
 * Warns of a price of orders, from which something is free or asked for, that was written in rupees: 2000 for ₹2,000, and of charges that are
 * too high or that nobody pays. Amounts below ₹10 or with paise are warned of as amounts are (`warnAmount`).
 */
export function warnOrderLimits(
  { charges, cashCodeFrom }: Readonly<Record<string, unknown>>,
  { report }: Reporter,
) {
  warnLimit(cashCodeFrom, ['cashCodeFrom'], { report });
  if (!isRecord(charges)) return;
  for (const charge of ['packaging', 'delivery'] as const) {
    const byOrderType = charges[charge];
    if (!isRecord(byOrderType)) continue;
    for (const [orderType, value] of Object.entries(byOrderType))
      if (isRecord(value)) warnCharge(value, ['charges', charge, orderType], { report });
  }
}

function warnLimit(limit: unknown, path: Path, { report }: Reporter) {
  if (typeof limit !== 'number' || limit < 1000 || limit >= lowestLimit || limit % 100 !== 0) return;
  report(
    path,
    'paise',
    `is ${rupees(limit)}, and hardly an order costs less: it looks like rupees. Write ${limit * 100} for ${rupees(limit * 100)}.`,
  );
}

function warnCharge(
  { amount, freeFrom }: Readonly<Record<string, unknown>>,
  path: Path,
  { report }: Reporter,
) {
  if (typeof amount === 'number' && amount >= highCharge)
    report(
      [...path, 'amount'],
      'large',
      `is ${rupees(amount)} for each order, which hardly anybody would pay. Write it in paise: 3900 for ₹39.`,
    );
  const free = [...path, 'freeFrom'];
  warnLimit(freeFrom, free, { report });
  if (freeFrom === 0)
    report(
      free,
      'never-asked',
      `is 0: every order is free of this charge. Remove '${String(path.at(-1))}' if that is meant, else write from which price on it is free, in paise.`,
    );
  if (typeof freeFrom === 'number' && freeFrom > highestLimit)
    report(
      free,
      'large',
      `is ${rupees(freeFrom)}, and hardly an order costs so much: nobody would get it free. Write it in paise: 39900 for ₹399.`,
    );
}
