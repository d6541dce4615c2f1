// What goes between `npm run mutate` and the process in which Vitest runs a test file. Each answer is in a file at once, so that it is not lost
// when a mutant ends the process.
import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export type Ask =
  /** Which mutants does each test reach? */
  | { readonly kind: 'reach' }
  /** Repeat each of these tests, once per mutant. A run that takes longer than `limitMs` is given up. */
  | {
      readonly kind: 'repeat';
      readonly tests: Readonly<Record<string, readonly Try[]>>;
      readonly limitMs: number;
    }
  /** Run the file with this mutant from its first line on. */
  | { readonly kind: 'alone'; readonly mutant: string };

export interface Try {
  readonly mutant: string;
  /** How often the test may come to the mutant before it counts as endless. */
  readonly hitLimit: number;
}

export type Answer =
  | { readonly kind: 'reached'; readonly test: string; readonly hits: Hits }
  /** What is reached outside of tests: while modules load, and before all tests of a file. */
  | { readonly kind: 'loaded'; readonly file: string; readonly hits: Hits }
  /** A run of a test begins, without a mutant or with one. */
  | { readonly kind: 'began'; readonly pid: number; readonly test?: string; readonly mutant?: string }
  /** `doubtful`: the test took too long, or it fails without the mutant too now: an earlier mutant may have broken what both use. */
  | {
      readonly kind: 'noticed' | 'passed' | 'not reached again' | 'doubtful';
      readonly test: string;
      readonly mutant: string;
    }
  /** It does not pass a second time, with no mutant at all. */
  | { readonly kind: 'cannot repeat'; readonly test: string };

export type Hits = Readonly<Record<string, number>>;

/** How the process of the tests finds the folder of the files. */
export const folderVariable = 'MUTATE_FOLDER';

const askIn = (folder: string) => join(folder, 'ask.json');
export const answersIn = (folder: string) => join(folder, 'answers.jsonl');

export function writeAsk(folder: string, ask: Ask) {
  writeFileSync(askIn(folder), JSON.stringify(ask));
  writeFileSync(answersIn(folder), '');
}

export function readAsk(folder: string): Ask {
  return JSON.parse(readFileSync(askIn(folder), 'utf8')) as Ask;
}

export function writeAnswer(folder: string, answer: Answer) {
  appendFileSync(answersIn(folder), `${JSON.stringify(answer)}\n`);
}

export function readAnswers(folder: string): Answer[] {
  if (!existsSync(answersIn(folder))) return [];
  const lines = readFileSync(answersIn(folder), 'utf8').split('\n');
  return lines.filter((line) => line !== '').map((line) => JSON.parse(line) as Answer);
}
