import type { Path } from './fault.ts';
import { quoted } from './quoted.ts';
import type { WarnContext } from './warn-context.ts';

const yearMs = 365 * 86_400_000;
/** Years ahead that a document plausibly plans for. */
const plannedYears = 2;

export const isTime = (text: string) => /^\d{4}-\d\d-\d\dT/.test(text);

/** Warns of a time of another zone, and of one that is years ahead. */
export function warnTime(text: string, path: Path, { now, report }: WarnContext) {
  if (/(?:Z|[+-]\d\d:\d\d)$/.test(text) && !text.endsWith('+05:30'))
    report(
      path,
      'other-offset',
      `is not in the time of India: ${quoted(text)}. End it with +05:30, and write the time of India before it.`,
    );
  if (Date.parse(text) - now > plannedYears * yearMs)
    report(
      path,
      'far-ahead',
      `is more than ${plannedYears} years ahead: ${quoted(text)}. Correct the year if it is a typing error.`,
    );
}
