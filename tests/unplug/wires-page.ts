import { wireTables } from './all-wires.ts';
import { withoutWires } from './without-wires.ts';

const head = `# Wires

What each feature, experiment, setting, constant and mounted part leads to: the file where it acts, and the test that fails when the wire is taken out there.
\`npm run unplug\` takes out one after the other (\`npm run unplug -- menuHeader\` those whose name holds this). The tables are in \`tests/unplug\`;
\`npx vitest run --config tests/vitest.config.ts --project architecture wires -u\` prints this page anew.`;

/** docs/wires.md: all wires by what they lead from, and why some things have none. */
export function wiresPage(): string {
  const sections = Object.entries(wireTables).map(([title, tables]) => {
    const rows = tables.flatMap((table) =>
      Object.entries(table).flatMap(([name, wires]) =>
        wires.map(({ file, test }) => `| \`${name}\` | \`${file}\` | \`${test}\` |`),
      ),
    );
    return [`## ${title}`, '', '| name | acts in | test |', '|---|---|---|', ...new Set(rows)].join('\n');
  });
  const reasons = Object.entries(withoutWires).map(([name, reason]) => `| \`${name}\` | ${reason} |`);
  return `${[head, ...sections, ['## Without a wire', '', '| name | why |', '|---|---|', ...reasons].join('\n')].join('\n\n')}\n`;
}
