import { expect, it } from 'vitest';
import { among } from './left.ts';
import type { Mutant } from './make-mutants.ts';

const mutant = (id: string, more: Partial<Mutant> = {}): Mutant => ({
  id,
  file: 'a.ts',
  line: 1,
  column: 1,
  wholeLine: 'if (one) return;',
  text: 'one',
  replacement: 'true',
  ...more,
});

it('what was left is found again by its code, in whatever line it is now', () => {
  const now = [
    mutant('1', { line: 7 }),
    mutant('2', { replacement: 'false' }),
    mutant('3', { wholeLine: 'if (one) stop();' }),
    mutant('4', { file: 'b.ts' }),
    mutant('5', { text: 'other' }),
  ];
  expect(among(now, [mutant('x')]).map(({ id }) => id)).toEqual(['1']);
  expect(among(now, [])).toEqual([]);
});
