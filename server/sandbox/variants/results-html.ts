import { escaped } from '../../http/escaped.ts';
import type { ExperimentResults } from '../../results-text.ts';
import { groupsText, journeyText, notesOfResults, periodText } from '../../results-text.ts';

/** Which days the results are of, and what to know of them. */
export function periodHtml(results: ExperimentResults): string {
  const notes = notesOfResults(results).map((note) => `<p>${escaped(note)}</p>`);
  return `<details><summary>Results of ${escaped(periodText(results))}</summary>${notes.join('')}</details>`;
}

/** How the variants of an experiment have done. */
export function experimentHtml(name: string, { experiments }: ExperimentResults): string {
  const found = experiments.find((experiment) => experiment.name === name);
  if (!found) return '';
  const variants = found.variants.map(
    (variant) =>
      `<dt>${escaped(variant.variant)}${escaped(groupsText(variant))}</dt><dd>${escaped(journeyText(variant))}</dd>`,
  );
  const leftOut =
    found.daysLeftOut.length === 0
      ? []
      : [`Left out, because it was changed: ${found.daysLeftOut.join(', ')}.`];
  const said = [...found.said, ...leftOut].map((line) => `<p>${escaped(line)}</p>`);
  return `<details><summary>Results</summary><dl>${variants.join('')}</dl>${said.join('')}</details>`;
}
