import { isRecord } from '../is-record.ts';
import type { Path } from './fault.ts';
import type { WarnContext } from './warn-context.ts';

type Reporter = Pick<WarnContext, 'report'>;

/** The default rate of each half of the GST, in hundredths of a percent. */
const usual = 250;
/** A rate below it was probably written in percent. */
const least = 50;
/** Half of the highest GST, 28%. */
const most = 1400;

/** Warns of rates of GST that were written in percent, that do not exist, or whose two halves differ. */
export function warnTax({ charges }: Readonly<Record<string, unknown>>, { report }: Reporter) {
  const tax = isRecord(charges) && isRecord(charges.tax) ? charges.tax : {};
  for (const [what, rates] of Object.entries(tax))
    if (isRecord(rates)) warnRates(rates, ['charges', 'tax', what], { report });
}

function warnRates(
  { cgst = usual, sgst = usual }: Readonly<Record<string, unknown>>,
  path: Path,
  { report }: Reporter,
) {
  const wrong = Object.entries({ cgst, sgst }).filter(([, rate]) => isOdd(rate));
  for (const [half, rate] of wrong)
    report(
      [...path, half],
      'rate',
      `is ${percent(Number(rate))}: it is in hundredths of a percent, and 250 is 2.5%. ${cureOf(Number(rate))}`,
    );
  if (wrong.length === 0 && typeof cgst === 'number' && typeof sgst === 'number' && cgst !== sgst)
    report(
      path,
      'unequal',
      `has a 'cgst' of ${percent(cgst)} and an 'sgst' of ${percent(sgst)}: each is half of the GST. Write the same in both; 250 is 2.5%.`,
    );
}

/** 0 is no mistake of the unit: no GST is asked for. */
function isOdd(rate: unknown): boolean {
  return typeof rate === 'number' && ((rate > 0 && rate < least) || rate > most);
}

function cureOf(rate: number): string {
  if (rate > most) return `The highest half of the GST is 14%. Write 250 for 2.5%.`;
  return rate * 100 <= most ? `Write ${rate * 100} for ${rate}%.` : 'Write 250 for 2.5%.';
}

function percent(rate: number): string {
  return `${rate / 100}%`;
}
