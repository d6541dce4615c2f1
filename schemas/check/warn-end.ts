import type { Path } from './fault.ts';
import { quoted } from './quoted.ts';
import type { WarnContext } from './warn-context.ts';

interface End {
  readonly end: unknown;
  readonly path: Path;
  /** The effect once the time has passed. */
  readonly effect: string;
}

/** Warns of an end that has passed. */
export function warnEnd({ end, path, effect }: End, { now, report }: Pick<WarnContext, 'now' | 'report'>) {
  if (typeof end === 'string' && Date.parse(end) <= now)
    report(path, 'ended', `is over: ${quoted(end)}. ${effect}`);
}
