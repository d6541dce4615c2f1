import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import type { Explained } from './explained/explained.ts';
import type { Mutant } from './make-mutants.ts';
import { explain, explained, tooWide } from './report.ts';

const line = 'if (one || other) return;';
const mutant = (text: string, replacement: string, more: Partial<Mutant> = {}): Mutant => ({
  id: `${text} ${replacement}`,
  file: 'a.ts',
  line: 1,
  column: 1,
  wholeLine: line,
  text,
  replacement,
  ...more,
});
const part = mutant('one', 'false');
const whole = mutant('one || other', 'false');
const why = 'A reason.';

it.each<[string, Partial<Explained>, readonly Mutant[]]>([
  ['by its line alone', {}, [part, whole]],
  ['by what is put in', { to: ['true'] }, []],
  ['by what is replaced', { from: ['one'], to: ['false'] }, [part]],
  ['for one place', { places: 1 }, [part]],
  ['of another line', { line: 'return;' }, []],
  ['of another file', { file: 'b.ts' }, []],
])('a survivor is explained %s', (_, more, expected) => {
  const reasons = explain([part, whole], [{ file: 'a.ts', line, why, ...more }]);
  expect([...reasons.keys()]).toEqual(expected);
});

it.each<[string, Partial<Explained>, readonly Mutant[]]>([
  ['by its line alone', {}, [part]],
  ['by what is put in', { to: ['false'] }, [part]],
  ['by what is replaced', { from: ['one || other'] }, []],
  ['for one of the places', { places: 1 }, []],
])('an explanation is wider than what it explains when it is %s', (_, more, expected) => {
  const found = tooWide([{ file: 'a.ts', line, why, ...more }], [part]);
  expect(found.flatMap(({ mutants }) => mutants)).toEqual(expected);
});

it('each explanation is of a line that stands in its file: who changes the line thinks about it again', () => {
  const linesOf = new Map(
    [...new Set(explained.map(({ file }) => file))].map((file) => [
      file,
      new Set(
        readFileSync(file, 'utf8')
          .split('\n')
          .map((each) => each.trim()),
      ),
    ]),
  );
  const gone = explained.filter((one) => !linesOf.get(one.file)?.has(one.line));
  expect(gone.map((one) => `${one.file}: ${one.line}`)).toEqual([]);
});
