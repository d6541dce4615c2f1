import { isRecord } from '../is-record.ts';
import { rupees } from '../rules/rupees.ts';
import type { Path } from './fault.ts';
import type { WarnContext } from './warn-context.ts';

/** Warns of an amount in paise that was probably written in rupees. */
export function warnAmount(paise: number, path: Path, { report }: Pick<WarnContext, 'report'>) {
  if (paise > 0 && paise < 1000)
    report(
      path,
      'paise',
      `is ${paise} paise, which is ${rupees(paise)}: it looks like rupees. Write ${paise * 100} for ${rupees(paise * 100)}.`,
    );
  else if (paise % 100 !== 0)
    report(
      path,
      'paise',
      `is ${rupees(paise)}, no whole rupees: it looks like rupees. Write ${paise * 100} for ${rupees(paise * 100)}.`,
    );
}

/** Warns of an earlier price that is no higher than the price now. */
export function warnStrikePrice(value: unknown, path: Path, { report }: Pick<WarnContext, 'report'>) {
  if (!isRecord(value) || typeof value.price !== 'number' || typeof value.strikePrice !== 'number') return;
  if (value.strikePrice <= value.price)
    report(
      [...path, 'strikePrice'],
      'no-saving',
      `is ${rupees(value.strikePrice)}, and the price is ${rupees(value.price)}: nothing is saved. Write the higher, earlier price, or leave it out.`,
    );
}
