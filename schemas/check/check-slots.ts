import { landingSlots } from '../documents/landing.ts';
import { isRecord } from '../is-record.ts';
import type { CheckContext } from './check-context.ts';
import { allowedList, didYouMean } from './propose.ts';

/** Finds slots that no screen has. */
export function checkSlots({ slots }: Readonly<Record<string, unknown>>, { report }: CheckContext) {
  for (const name of Object.keys(isRecord(slots) ? slots : {})) {
    if (landingSlots.some((slot) => slot === name)) continue;
    const cure = `${didYouMean(name, landingSlots)}${allowedList(landingSlots)}`;
    report(['slots', name], 'unknown-slot', `is not a slot of any screen. ${cure}`);
  }
}
