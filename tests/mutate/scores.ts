import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../vitest.config.ts';
import { areas } from './areas.ts';

/** What a run of a whole area, or of a sample of it, came to. */
export interface Score {
  readonly area: string;
  /** In percent of the mutants that were tried and are not explained. */
  readonly score: number;
  readonly tried: number;
  /** How many mutants the area has. */
  readonly of: number;
  readonly survived: number;
  readonly explained: number;
}

const head = [
  '# Scores of the mutation tests',
  '',
  'What `npm run mutate` came to when each area was last run whole, or by a sample (then fewer are tried than there are). The command writes it;',
  'what the columns say is in the [README](README.md).',
  '',
  '| area | score | tried | of | survived | explained |',
  '|---|---:|---:|---:|---:|---:|',
];

const rowOf = ({ area, score, tried, of, survived, explained }: Score) =>
  `| ${area} | ${score.toFixed(1)} % | ${tried} | ${of} | ${survived} | ${explained} |`;

/** The table with another row for the area. Areas stand in the order of `names`; a row of one that is not among them is left out. */
export function withScore(table: string, score: Score, names: readonly string[]): string {
  const rows = new Map(
    table.split('\n').flatMap((line): [string, string][] => {
      const area = /^\| ([^|]+) \|.* % \|/.exec(line)?.[1];
      return area === undefined ? [] : [[area, line]];
    }),
  );
  rows.set(score.area, rowOf(score));
  return `${[...head, ...names.flatMap((name) => rows.get(name) ?? [])].join('\n')}\n`;
}

const path = join(root, 'tests/mutate/scores.md');

/** Writes the score of an area into the table that is committed. */
export function keepScore(score: Score): void {
  const table = existsSync(path) ? readFileSync(path, 'utf8') : '';
  writeFileSync(path, withScore(table, score, Object.keys(areas)));
}
