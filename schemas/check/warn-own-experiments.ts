import { experimentNames } from '../documents/experiment-names.ts';
import { isRecord } from '../is-record.ts';
import { isOfApp } from '../rules/variants.ts';
import { nearestName } from './nearest-name.ts';
import { quoted } from './quoted.ts';
import type { WarnContext } from './warn-context.ts';

/** Warns of an experiment of marketing whose name is nearly that of one of the app's: the app does not look at it. */
export function warnOwnExperiments(
  { experiments }: Readonly<Record<string, unknown>>,
  { report }: Pick<WarnContext, 'report'>,
) {
  for (const name of isRecord(experiments) ? Object.keys(experiments) : []) {
    const near = isOfApp(name) ? undefined : nearestName(name, experimentNames);
    if (near !== undefined)
      report(
        ['experiments', name],
        'near-experiment',
        `is an experiment of your own: ${quoted(name)}. Did you mean the app's own '${near}'? If not, choose a name that is less like it.`,
      );
  }
}
