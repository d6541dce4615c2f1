import { expect, it } from 'vitest';
import { lineDetail } from './line-detail.ts';

const pizza = { sizeName: 'Large', crustName: 'Thin Crust', choices: ['Corn', 'Olives', 'Extra cheese × 2'] };
const shortened = { most: 3, more: (count: number) => `${count} more` };

it.each([
  [
    'all choices, size and crust first',
    pizza,
    undefined,
    'Large · Thin Crust · Corn · Olives · Extra cheese × 2',
  ],
  ['no size or crust where there is none', { choices: ['Zinger', 'Cola'] }, undefined, 'Zinger · Cola'],
  ['nothing where nothing was to choose', {}, undefined, ''],
  ['the first of many, and how many more', pizza, shortened, 'Large · Thin Crust · Corn · 2 more'],
  [
    'a single one more by its name',
    { ...pizza, choices: ['Corn', 'Olives'] },
    shortened,
    'Large · Thin Crust · Corn · Olives',
  ],
  ['as many as may be named', { ...pizza, choices: ['Corn'] }, shortened, 'Large · Thin Crust · Corn'],
])('CRT-04 a line says %s', (_, line, short, text) => {
  expect(lineDetail(line, short)).toBe(text);
});
