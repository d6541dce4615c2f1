// `npm run mutate`: changes the code of one area after the other in a copy, a place at a time, and runs the tests of the area that reach the
// place. `npm run mutate -- promo` takes the areas whose name holds this, `npm run mutate -- promo terms` of these the files whose path holds one of
// the other words. Ends with 1 when an area is below the score that is wanted.
import { Stryker } from '@stryker-mutator/core';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { root } from '../vitest.config.ts';
import { type Area, areas } from './areas.ts';
import { explained } from './explained.ts';
import { testsVariable } from './vitest.config.ts';

type Mutant = Awaited<ReturnType<Stryker['runMutationTest']>>[number];

const SCORE_WANTED = 85;
const kept = '.cache/mutate';
const noticed = new Set(['Killed', 'Timeout']);
const unnoticed = new Set(['Survived', 'NoCoverage']);

function testsOf(area: Area): string[] {
  return (area.tests ?? area.folders).map((path) =>
    /\.tsx?$/.test(path) ? path : `${path}/**/*.test.{ts,tsx}`,
  );
}

const left = /\.(test|stories)\.tsx?$|-words\.ts$|(^|\/)(testing|seed|story)\/|\.d\.ts$/;

function filesOf({ folders }: Area, asked: readonly string[]): string[] {
  return folders
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map(
        (path) => `${folder}/${path.replaceAll(sep, '/')}`,
      ),
    )
    .filter((path) => /\.tsx?$/.test(path) && !left.test(path))
    .filter((path) => asked.length === 0 || asked.some((part) => path.includes(part)));
}

/** Survivors are asked again: Stryker recognises tests by their names, and would not see that one has become stricter. */
function forgetSurvivors(file: string) {
  if (!existsSync(file)) return;
  const found = JSON.parse(readFileSync(file, 'utf8')) as { files: Record<string, { mutants: Mutant[] }> };
  for (const each of Object.values(found.files))
    each.mutants = each.mutants.filter(({ status }) => !unnoticed.has(status));
  writeFileSync(file, JSON.stringify(found));
}

function mutate(name: string, area: Area, files: readonly string[]) {
  process.env[testsVariable] = JSON.stringify(testsOf(area));
  const incrementalFile = `${kept}/${name.replaceAll('/', '-')}.json`;
  forgetSurvivors(join(root, incrementalFile));
  return new Stryker({
    configFile: 'tests/mutate/stryker.config.mjs',
    mutate: [...files],
    concurrency: Number(process.env.MUTATE_WORKERS ?? 1),
    incrementalFile,
  }).runMutationTest();
}

const texts = new Map<string, string[]>();

function linesOf(file: string): string[] {
  const known = texts.get(file) ?? readFileSync(join(root, file), 'utf8').split('\n');
  texts.set(file, known);
  return known;
}

function placeOf({ fileName, location }: Mutant) {
  const file = relative(root, fileName).replaceAll(sep, '/');
  const lines = linesOf(file).slice(location.start.line - 1, location.end.line);
  const last = lines.at(-1)?.slice(0, location.end.column - 1) ?? '';
  const text = [...lines.slice(0, -1), last].join('\n').slice(location.start.column - 1);
  return { file, line: lines[0]?.trim() ?? '', text };
}

function short(text: string): string {
  const flat = text.replaceAll(/\s+/g, ' ');
  return flat.length > 90 ? `${flat.slice(0, 87)}…` : flat;
}

function describe(mutant: Mutant): string {
  const { file, text } = placeOf(mutant);
  const { line, column } = mutant.location.start;
  const reached = mutant.status === 'NoCoverage' ? ' (no test comes here)' : '';
  return `${file}:${line}:${column}  ${short(text)} → ${short(mutant.replacement)}${reached}`;
}

function reasonFor(mutant: Mutant) {
  const { file, line } = placeOf(mutant);
  return explained.find(
    (one) => one.file === file && one.line === line && (one.to?.includes(mutant.replacement) ?? true),
  );
}

/** Prints what came out; true when it is good enough. */
function report(name: string, mutants: readonly Mutant[]): boolean {
  const killed = mutants.filter(({ status }) => noticed.has(status)).length;
  const left = mutants.filter(({ status }) => unnoticed.has(status));
  const survivors = left.filter((mutant) => !reasonFor(mutant)).map(describe);
  const used = new Set(left.map(reasonFor));
  const files = new Set(mutants.map((mutant) => placeOf(mutant).file));
  const stale = explained.filter((one) => files.has(one.file) && !used.has(one));
  const score = (100 * killed) / Math.max(1, killed + survivors.length);
  const sum = `${name}: ${score.toFixed(1)} % of ${killed + survivors.length} mutants noticed, ${survivors.length} survived, ${left.length - survivors.length} explained`;
  const text = [
    sum,
    ...survivors.map((line) => `  ${line}`),
    ...stale.map(({ file, line }) => `  explained, but noticed or gone: ${file}: ${line}`),
  ].join('\n');
  const folder = join(root, 'test-results', 'mutate');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, `${name.replaceAll('/', '-')}.txt`), `${text}\n`);
  console.log(text);
  return score >= SCORE_WANTED && stale.length === 0;
}

const [asked = '', ...askedFiles] = process.argv.slice(2);
const chosen = Object.entries(areas).filter(([name]) => name.includes(asked));
if (chosen.length === 0) {
  console.error(`No area is called like '${asked}'. The areas are: ${Object.keys(areas).join(', ')}.`);
  process.exitCode = 1;
}
for (const [name, area] of chosen) {
  const files = filesOf(area, askedFiles);
  if (files.length === 0) continue;
  if (!report(name, await mutate(name, area, files))) process.exitCode = 1;
}
