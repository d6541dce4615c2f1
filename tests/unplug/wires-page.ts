import { wireTables } from './all-wires.ts';
import { withoutScreen, withoutWires } from './without-wires.ts';

const head = `# Wires

What each feature, experiment, setting, constant and mounted part leads to: the file where it acts, and the test that fails when the wire is taken out there.
For a setting of app-config or a constant whose test shows no screen, *seen in* names the browser test that sees the screen change; the end of the page says which change none.
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
  return `${[head, ...sections, listOf('Without a wire', withoutWires), listOf('Constants without a screen', withoutScreen)].join('\n\n')}\n`;
}

function listOf(title: string, reasons: Readonly<Record<string, string>>): string {
  const rows = Object.entries(reasons).map(([name, reason]) => `| \`${name}\` | ${reason} |`);
  return [`## ${title}`, '', '| name | why |', '|---|---|', ...rows].join('\n');
}

function rowOf(cells: readonly string[]): string {
  return `| ${cells.join(' | ')} |`;
}
