import { Instrumenter } from '@stryker-mutator/instrumenter';
import { readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { root } from '../vitest.config.ts';
import { ignoreTexts } from './ignore-texts.ts';

/** One change of the code. Lines and columns count from 1. */
export interface Mutant {
  readonly id: string;
  readonly file: string;
  readonly line: number;
  readonly column: number;
  /** The line that it begins in, without the spaces around it. */
  readonly wholeLine: string;
  /** What stands there. */
  readonly text: string;
  /** What stands there instead. */
  readonly replacement: string;
}

export interface Mutated {
  readonly mutants: readonly Mutant[];
  /** The code of each file by its whole path: it holds all mutants, of which none or one is active. */
  readonly code: ReadonlyMap<string, string>;
}

const nothing = () => undefined;
const logger = {
  isTraceEnabled: () => false,
  isDebugEnabled: () => false,
  isInfoEnabled: () => false,
  isWarnEnabled: () => true,
  isErrorEnabled: () => true,
  isFatalEnabled: () => true,
  trace: nothing,
  debug: nothing,
  info: nothing,
  warn: console.warn,
  error: console.error,
  fatal: console.error,
};

/** All changes of the files that StrykerJS knows. */
export async function makeMutants(files: readonly string[]): Promise<Mutated> {
  const texts = new Map(files.map((file) => [file, readFileSync(join(root, file), 'utf8')]));
  const made = await new Instrumenter(logger).instrument(
    [...texts].map(([file, content]) => ({ name: join(root, file), content, mutate: true })),
    { plugins: null, excludedMutations: [], ignorers: [ignoreTexts] },
  );
  const mutants = made.mutants
    .filter(({ status }) => status !== 'Ignored')
    .map(({ id, fileName, location: { start, end }, replacement }) => {
      const file = relative(root, fileName).replaceAll(sep, '/');
      const lines = (texts.get(file) ?? '').split('\n').slice(start.line, end.line + 1);
      const last = lines.at(-1)?.slice(0, end.column) ?? '';
      return {
        id,
        file,
        line: start.line + 1,
        column: start.column + 1,
        wholeLine: lines[0]?.trim() ?? '',
        text: [...lines.slice(0, -1), last].join('\n').slice(start.column),
        replacement,
      };
    });
  return { mutants, code: new Map(made.files.map(({ name, content }) => [name, content])) };
}
