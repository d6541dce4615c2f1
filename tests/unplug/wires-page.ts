import { wireTables } from './all-wires.ts';
import { withoutWires } from './without-wires.ts';

const head = `# Wires

What each feature, experiment, setting, constant and mounted part leads to: the file where it acts, and the test that fails when the wire is taken out there.
Where that test shows no screen, *seen in* names the browser test that sets it and sees the screen change.
\`npm run unplug\` takes out one after the other (\`npm run unplug -- menuHeader\` those whose name holds this). The tables are in \`tests/unplug\`;
\`npx vitest run --config tests/vitest.config.ts --project architecture wires -u\` prints this page anew.`;

/** docs/wires.md: all wires by what they lead from, and why some things have none. */
export function wiresPage(): string {
  const sections = Object.entries(wireTables).map(([title, tables]) => {
    const rows = tables.flatMap((table) =>
      Object.entries(table).flatMap(([name, wires]) =>
        wires.map(({ file, test, seen }) => [name, file, test, ...(seen === undefined ? [] : [seen])]),
      ),
    );
    const heads = ['name', 'acts in', 'test', 'seen in'].slice(
      0,
      Math.max(...rows.map(({ length }) => length)),
    );
    const lines = rows.map((cells) => rowOf(heads.map((_, at) => (cells[at] ? `\`${cells[at]}\`` : ''))));
    return [`## ${title}`, '', rowOf(heads), `|${'---|'.repeat(heads.length)}`, ...new Set(lines)].join('\n');
  });
  const reasons = Object.entries(withoutWires).map(([name, reason]) => `| \`${name}\` | ${reason} |`);
  return `${[head, ...sections, ['## Without a wire', '', '| name | why |', '|---|---|', ...reasons].join('\n')].join('\n\n')}\n`;
}

function rowOf(cells: readonly string[]): string {
  return `| ${cells.join(' | ')} |`;
}
