import type { ScenarioName } from '#server/sandbox/gateways/scenarios.ts';
import { scenarioNames } from '#server/sandbox/gateways/scenarios.ts';
import type { Found } from './judge.ts';
import { type Cell, ways } from './ways.ts';

export interface Judged {
  readonly cell: Cell;
  /** The variant of the cell, or the step at which the server was killed. */
  readonly column: string;
  readonly found: Found;
  readonly faults: readonly string[];
}

const signs: Readonly<Record<Found, string>> = { order: 'O', nothing: '-', refund: 'R' };

/** A row for each gateway and scenario, a column for each variant. */
export function matrixText(judged: readonly Judged[]): string {
  const columns = [...new Set(judged.map(({ column }) => column))];
  const width = 24;
  const rows: string[] = [];
  const at = (gateway: string, scenario: ScenarioName, column: string) =>
    judged.filter(
      ({ cell, ...one }) =>
        cell.way.gateway === gateway && cell.scenario === scenario && one.column === column,
    );
  for (const { gateway } of ways)
    for (const scenario of scenarioNames) {
      const shown = columns.map((column) => {
        const all = at(gateway, scenario, column);
        const wrong = all.filter(({ faults }) => faults.length > 0).length;
        const sign = wrong > 0 ? `✗${wrong}` : [...new Set(all.map(({ found }) => signs[found]))].join('');
        return sign.padEnd(Math.max(column.length, 3) + 2);
      });
      if (shown.some((sign) => sign.trim() !== ''))
        rows.push(`${gateway.padEnd(13)} ${scenario.padEnd(width)} ${shown.join('')}`.trimEnd());
    }
  const head = `${' '.repeat(width + 15)}${columns.map((column) => column.padEnd(Math.max(column.length, 3) + 2)).join('')}`;
  const wrong = judged.filter(({ faults }) => faults.length > 0);
  return [
    head.trimEnd(),
    ...rows,
    'O: one order, which is paid.  -: no order and no money.  R: the money came too late and went back.  ✗: wrong.',
    `${judged.length} visits, ${wrong.length} of them wrong.`,
    ...wrongIn(judged).map((one) => `  ${one}`),
  ].join('\n');
}

/** One line for each visit that went wrong. */
export function wrongIn(judged: readonly Judged[]): string[] {
  return judged
    .filter(({ faults }) => faults.length > 0)
    .map(
      ({ cell, column, faults }) =>
        `${cell.way.gateway} · ${cell.scenario} · ${column}: ${faults.join('; ')}`,
    );
}
