import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../vitest.config.ts';
import { inTheApp } from './explained/app.ts';
import { inTheSchemas } from './explained/schemas.ts';
import { inTheServer } from './explained/server.ts';
import type { Mutant } from './make-mutants.ts';
import type { Tried } from './try-mutants.ts';

const SCORE_WANTED = 85;

const explained = [...inTheSchemas, ...inTheApp, ...inTheServer];

function short(text: string): string {
  const flat = text.replaceAll(/\s+/g, ' ');
  return flat.length > 90 ? `${flat.slice(0, 87)}…` : flat;
}

function reasonFor({ file, wholeLine, replacement }: Mutant) {
  return explained.find(
    (one) => one.file === file && one.line === wholeLine && (one.to?.includes(replacement) ?? true),
  );
}

interface Reported {
  /** Those that were tried. */
  readonly mutants: readonly Mutant[];
  /** How many there are. */
  readonly of: number;
  readonly tried: Tried;
  readonly seconds: number;
}

/** Prints what came out, and keeps it in `test-results`; true when it is good enough. */
export function report(name: string, { mutants, of, tried, seconds }: Reported): boolean {
  const { verdicts, cannotRepeat } = tried;
  const isSample = mutants.length < of;
  const left = mutants.filter(({ id }) => verdicts.get(id) !== 'noticed');
  const survivors = left.filter((mutant) => !reasonFor(mutant));
  const used = new Set(left.map(reasonFor));
  const files = new Set(mutants.map(({ file }) => file));
  // A sample does not say that an explanation has no survivor.
  const stale = isSample ? [] : explained.filter((one) => files.has(one.file) && !used.has(one));
  const killed = mutants.length - left.length;
  const all = killed + survivors.length;
  const score = (100 * killed) / Math.max(1, all);
  const text = [
    `${name}: ${score.toFixed(1)} % of ${all} mutants noticed${isSample ? ` (a sample of ${of})` : ''}, ${survivors.length} survived, ${left.length - survivors.length} explained, ${seconds.toFixed(0)} s`,
    ...(cannotRepeat > 0 ? [`  tests that do not pass twice in one process: ${cannotRepeat}`] : []),
    ...survivors.map((mutant) => {
      const reached = verdicts.get(mutant.id) === 'unreached' ? ' (no test comes here)' : '';
      return `  ${mutant.file}:${mutant.line}:${mutant.column}  ${short(mutant.text)} → ${short(mutant.replacement)}${reached}`;
    }),
    ...stale.map(({ file, line }) => `  explained, but noticed or gone: ${file}: ${line}`),
  ].join('\n');
  const folder = join(root, 'test-results', 'mutate');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, `${name.replaceAll('/', '-')}.txt`), `${text}\n`);
  console.log(text);
  return score >= SCORE_WANTED && stale.length === 0;
}
