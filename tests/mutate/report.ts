import { writeFileSync } from 'node:fs';
import type { Explained } from './explained/explained.ts';
import { inTheApp } from './explained/app.ts';
import { inTheRegistry } from './explained/registry.ts';
import { inTheSchemas } from './explained/schemas.ts';
import { inTheServer } from './explained/server.ts';
import { resultOf } from './left.ts';
import type { Mutant } from './make-mutants.ts';
import { keepScore } from './scores.ts';
import type { Tried } from './try-mutants.ts';

const SCORE_WANTED = 85;

/** All that there are. */
export const explained = [...inTheSchemas, ...inTheRegistry, ...inTheApp, ...inTheServer];

function short(text: string): string {
  const flat = text.replaceAll(/\s+/g, ' ');
  return flat.length > 90 ? `${flat.slice(0, 87)}…` : flat;
}

const isOf = (one: Explained, { file, wholeLine, text, replacement }: Mutant) =>
  one.file === file &&
  one.line === wholeLine &&
  (one.from?.includes(text) ?? true) &&
  (one.to?.includes(replacement) ?? true);

/** Explanations that say it of more than they explain: of these noticed mutants too, which nobody would miss if they survived one day. */
export function tooWide(explanations: Iterable<Explained>, noticed: readonly Mutant[]) {
  return [...explanations]
    .filter(({ places }) => places === undefined)
    .map((one) => ({ one, mutants: noticed.filter((mutant) => isOf(one, mutant)) }))
    .filter(({ mutants }) => mutants.length > 0);
}

/** Those that are explained, and by what. Said of some places alone, an explanation holds for no more of them. */
export function explain(survivors: readonly Mutant[], by: readonly Explained[] = explained) {
  const reasons = new Map<Mutant, Explained>();
  const used = new Map<Explained, number>();
  for (const mutant of survivors) {
    const reason = by.find((one) => isOf(one, mutant) && (used.get(one) ?? 0) < (one.places ?? Infinity));
    if (!reason) continue;
    reasons.set(mutant, reason);
    used.set(reason, (used.get(reason) ?? 0) + 1);
  }
  return reasons;
}

interface Reported {
  /** Those that were tried. */
  readonly mutants: readonly Mutant[];
  /** How many there are. */
  readonly of: number;
  readonly tried: Tried;
  readonly seconds: number;
  /** True where the whole area or a sample of it was run: its score goes into `scores.md`. */
  readonly isOfArea: boolean;
}

/** Prints what came out, and keeps it in `test-results`; true when it is good enough. */
export function report(name: string, { mutants, of, tried, seconds, isOfArea }: Reported): boolean {
  const { verdicts, cannotRepeat } = tried;
  const isPart = mutants.length < of;
  const left = mutants.filter(({ id }) => verdicts.get(id) !== 'noticed');
  const reasons = explain(left);
  const survivors = left.filter((mutant) => !reasons.has(mutant));
  const used = new Set(reasons.values());
  const files = new Set(mutants.map(({ file }) => file));
  // A sample does not say that an explanation has no survivor.
  const stale = isPart ? [] : explained.filter((one) => files.has(one.file) && !used.has(one));
  const noticed = mutants.filter(({ id }) => verdicts.get(id) === 'noticed');
  const killed = noticed.length;
  const all = killed + survivors.length;
  const score = all === 0 ? 100 : (100 * killed) / all;
  const text = [
    `${name}: ${score.toFixed(1)} % of ${all} mutants noticed${isPart ? ` (${of} in all)` : ''}, ${survivors.length} survived, ${left.length - survivors.length} explained, ${seconds.toFixed(0)} s`,
    ...(cannotRepeat > 0 ? [`  tests that do not pass twice in one process: ${cannotRepeat}`] : []),
    ...survivors.map((mutant) => {
      const reached = verdicts.get(mutant.id) === 'unreached' ? ' (no test comes here)' : '';
      return `  ${mutant.file}:${mutant.line}:${mutant.column}  ${short(mutant.text)} → ${short(mutant.replacement)}${reached}`;
    }),
    ...tooWide(used, noticed).map(
      ({ one, mutants: also }) =>
        `  explained, with some that are noticed: ${one.file}: ${one.line} (${also.map(({ text: was, replacement }) => `${short(was)} → ${short(replacement)}`).join('; ')})`,
    ),
    ...stale.map(({ file, line }) => `  explained, but noticed or gone: ${file}: ${line}`),
  ].join('\n');
  writeFileSync(resultOf(name, 'txt'), `${text}\n`);
  if (isOfArea) {
    const counts = { survived: survivors.length, explained: left.length - survivors.length };
    keepScore({ area: name, score, tried: mutants.length, of, ...counts });
  }
  console.log(text);
  return score >= SCORE_WANTED && stale.length === 0;
}
