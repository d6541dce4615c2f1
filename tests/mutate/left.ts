import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../vitest.config.ts';
import type { Mutant } from './make-mutants.ts';

/** A mutant that a run did not notice, found again in code of which other lines have changed. */
type Left = Pick<Mutant, 'file' | 'wholeLine' | 'text' | 'replacement'>;

export const resultsFolder = join(root, 'test-results', 'mutate');
export const resultOf = (name: string, end: string) =>
  join(resultsFolder, `${name.replaceAll('/', '-')}.${end}`);

const nameOf = ({ file, wholeLine, text, replacement }: Left) =>
  JSON.stringify([file, wholeLine, text, replacement]);

/** Those of the mutants that are among these. */
export function among(mutants: readonly Mutant[], left: readonly Left[]): Mutant[] {
  const names = new Set(left.map(nameOf));
  return mutants.filter((mutant) => names.has(nameOf(mutant)));
}

/** Keeps what was not noticed so far, after each test file, so that a run that is ended is of use. */
export function keepLeft(name: string, mutants: readonly Mutant[], noticed: ReadonlySet<string>): void {
  const left = mutants
    .filter(({ id }) => !noticed.has(id))
    .map(({ file, line, wholeLine, text, replacement }) => ({ file, line, wholeLine, text, replacement }));
  mkdirSync(resultsFolder, { recursive: true });
  writeFileSync(resultOf(name, 'left.json'), `${JSON.stringify(left, undefined, 1)}\n`);
}

/**
 * What the last run of an area did not notice.
 * @throws where there was none.
 */
export function readLeft(name: string): readonly Left[] {
  return JSON.parse(readFileSync(resultOf(name, 'left.json'), 'utf8')) as Left[];
}
