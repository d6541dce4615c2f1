/** A row of a table, with the line of the file that it begins in. */
export interface CsvRow {
  readonly line: number;
  readonly cells: readonly string[];
}

/**
 * The rows of a table with commas, as spreadsheets write it: cells in double quotes may hold commas, line breaks, and quotes that are doubled. Empty
 * lines are left out. Undefined when a quote is not closed.
 */
export function readCsv(text: string): CsvRow[] | undefined {
  const rows: CsvRow[] = [];
  const rest = /("(?:[^"]|"")*"|[^",\r\n]*)(,|\r?\n|\r|$)/y;
  // Spreadsheets mark their files as UTF-8.
  const all = text.replace(/^\uFEFF/, '');
  let cells: string[] = [];
  let line = 1;
  let begins = 1;
  for (;;) {
    const found = rest.exec(all);
    if (!found) return undefined;
    const [, cell = '', end = ''] = found;
    cells.push(cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"').trim() : cell.trim());
    line += cell.split('\n').length - 1;
    if (end === ',') continue;
    if (cells.some((one) => one !== '')) rows.push({ line: begins, cells });
    if (rest.lastIndex >= all.length) return rows;
    cells = [];
    line += 1;
    begins = line;
  }
}
