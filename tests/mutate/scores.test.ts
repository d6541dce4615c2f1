import { expect, it } from 'vitest';
import { type Score, withScore } from './scores.ts';

const score = (area: string, percent: number): Score => ({
  area,
  score: percent,
  tried: 200,
  of: 900,
  survived: 10,
  explained: 4,
});
const rowsOf = (table: string) => table.split('\n').filter((line) => line.includes(' % '));

it('the table has one row per area, in the order of the areas, and keeps those that were not run', () => {
  const names = ['server/cart', 'server/promo'];
  const first = withScore('', score('server/promo', 91.26), names);
  const both = withScore(first, score('server/cart', 88), names);
  expect(rowsOf(both)).toEqual([
    '| server/cart | 88.0 % | 200 | 900 | 10 | 4 |',
    '| server/promo | 91.3 % | 200 | 900 | 10 | 4 |',
  ]);
  const again = withScore(both, score('server/promo', 100), names);
  expect(rowsOf(again)[1]).toContain('| 100.0 % |');
  expect(again.split('\n')).toHaveLength(both.split('\n').length);
});

it('an area that is gone has no row any more', () => {
  const table = withScore('', score('server/cart', 88), ['server/cart']);
  expect(rowsOf(withScore(table, score('server/promo', 90), ['server/promo']))).toEqual([
    '| server/promo | 90.0 % | 200 | 900 | 10 | 4 |',
  ]);
});
