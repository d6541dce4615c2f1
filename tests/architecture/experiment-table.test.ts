import { join } from 'node:path';
import { expect, it } from 'vitest';
import { experimentEffects, featureEffects } from '#schemas/documents/experiment-effects.ts';
import { root } from '../vitest.config.ts';

const head = `# Experiments and features

Both are settings of \`content/app-config/default.json\`. Text of this page: \`schemas/documents/experiment-effects.ts\`; its test says when the page is old,
and \`npx vitest run --config tests/vitest.config.ts --project architecture experiment-table -u\` writes it anew.

A client is in a group by its client id: 0 to 9 of 100 in none, 10 to 39 in C, 40 to 69 in A, 70 to 99 in B. \`experiments\` says which group sees which
variant: \`{ "menuSorting": { "A": "B", "none": "default" } }\`. An experiment that it does not name shows each group the variant of its own name, and an
experiment whose entry is empty, \`{ "menuSorting": {} }\`, is over: everybody sees the plain way. \`menuReverseAB\` says how many of 100 clients see the categories of the menu in reverse
(the last places of the 100); with 0 nobody does.

\`npm start\`, then \`/sandbox/variants\`: shows one browser any variant. In Storybook (\`npm run storybook\`) the toolbar does.

\`npm run content -- results experiments\` prints how the variants do: visits, carts, orders and their value, and which differences are certain. A variant that
changes nothing counts to the plain one, and a day on which the setting of an experiment was changed counts nowhere. The experiments of this table draw from the same four groups:
run one at a time where you want to know which one made the difference. An experiment with a name of your own has groups of its own: client and name draw them, so
it disturbs no other. Who comes for the first time sees the plain variants until the next page is loaded, and never does a variant change on screen. Who forces variants in the sandbox is counted in the own group all the same.`;

function table(heads: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(heads), line(heads.map(() => '---')), ...rows.map(line)].join('\n');
}

it('EXP-23 docs/experiments.md says what each experiment and each feature changes', async () => {
  const experiments = Object.entries(experimentEffects).map(([name, { where, plain, variants }]) => [
    `\`${name}\``,
    where,
    plain,
    Object.entries(variants)
      .map(([variant, what]) => `**${variant}**: ${what}`)
      .join(' '),
  ]);
  const features = Object.entries(featureEffects).map(([name, effect]) => [`\`${name}\``, effect]);
  const page = [
    head,
    table(['Experiment', 'Where', 'Plain', 'Variants'], experiments),
    '## Features',
    table(['Feature', 'While it is on'], features),
  ].join('\n\n');
  await expect(`${page}\n`).toMatchFileSnapshot(join(root, 'docs/experiments.md'));
});
