/** Rows that come best first, with their ranks: equal scores have the same. */
export function ranked<Row>(
  rows: readonly Row[],
  scoreOf: (row: Row) => number,
): (Row & { readonly rank: number })[] {
  return rows.map((row) => {
    const first = rows.findIndex((other) => scoreOf(other) === scoreOf(row));
    return { ...row, rank: first + 1 };
  });
}
