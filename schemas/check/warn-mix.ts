import { rupees } from '../rules/rupees.ts';
import type { WarnContext } from './warn-context.ts';

/** Everyday-value items cost less than ₹100, in paise. From ₹30 on hardly anything of that would be left. */
const highSaving = 3000;

/** Warns of a mix of everyday-value items that is not rewarded, or by a saving that was written in rupees or is too large. */
export function warnMix(
  { edvMinimum = 1, edvSaving = 0 }: Readonly<Record<string, unknown>>,
  { report }: Pick<WarnContext, 'report'>,
) {
  if (typeof edvMinimum === 'number' && edvMinimum > 1 && edvSaving === 0)
    report(
      ['edvMinimum'],
      'no-saving',
      `is ${edvMinimum}, and 'edvSaving' is 0: two would cost what they cost one by one, so the page asks for no second item. Write 'edvSaving' in paise, or 'edvMinimum' 1.`,
    );
  if (typeof edvSaving === 'number' && edvSaving > 0 && edvSaving < 100)
    report(
      ['edvSaving'],
      'paise',
      `is in paise, and ${edvSaving} are less than a rupee. Write 1000 for ₹10.`,
    );
  if (typeof edvSaving === 'number' && edvSaving >= highSaving)
    report(
      ['edvSaving'],
      'large',
      `is ${rupees(edvSaving)} off each item of a mix, and most everyday-value items cost less than ₹100. Write 1000 for ₹10.`,
    );
}
