import type { Path } from './fault.ts';
import { quoted } from './quoted.ts';
import type { WarnContext } from './warn-context.ts';

interface End {
  readonly end: unknown;
  readonly path: Path;
  /** What ends, in the words of a message. */
  readonly what: 'the node' | 'the notice' | 'the form';
}

/** Warns of an end that has passed. */
export function warnEnd({ end, path, what }: End, { now, report }: Pick<WarnContext, 'now' | 'report'>) {
  if (typeof end === 'string' && Date.parse(end) <= now)
    report(
      path,
      'ended',
      `is over: ${quoted(end)}. Nobody sees ${what}. Write a later time, or remove ${what}.`,
    );
}
