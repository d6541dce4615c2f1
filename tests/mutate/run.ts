// `npm run mutate`: changes the code of one area after the other, a place at a time, and runs the tests of the area that reach the place.
// `npm run mutate -- promo` takes the areas whose name holds this, `npm run mutate -- promo terms` of these the files whose path holds one of the
// other words. `-- --sample 200` tries 200 of each area, evenly spread, which takes minutes and says the score within a few per cent. `-- --left` tries what the last run
// of an area did not notice. Ends with 1 when an area is below the score that is wanted.
import { readdirSync } from 'node:fs';
import { join, sep } from 'node:path';
import { root } from '../vitest.config.ts';
import { type Area, areas } from './areas.ts';
import { among, keepLeft, readLeft } from './left.ts';
import { makeMutants } from './make-mutants.ts';
import { report } from './report.ts';
import { tryMutants } from './try-mutants.ts';

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

/** At most this many, evenly spread over all: they come in the order of their files. */
function spread<Each>(all: readonly Each[], most: number): readonly Each[] {
  const part = (at: number) => Math.floor((at * most) / all.length);
  return most >= all.length ? all : all.filter((_, at) => part(at) !== part(at + 1));
}

const words = process.argv.slice(2);
const option = words.indexOf('--sample');
const sample = option < 0 ? Infinity : Number(words.splice(option, 2)[1]);
if (!(sample > 0)) throw new Error('--sample wants a number of mutants: --sample 200');
const isLeft = words.includes('--left');
const [asked = '', ...askedFiles] = words.filter((word) => word !== '--left');
const chosen = Object.entries(areas).filter(([name]) => name.includes(asked));
let isGood = chosen.length > 0;
if (!isGood)
  console.error(`No area is called like '${asked}'. The areas are: ${Object.keys(areas).join(', ')}.`);
for (const [name, area] of chosen) {
  const files = filesOf(area, askedFiles);
  if (files.length === 0) continue;
  const began = Date.now();
  const all = await makeMutants(files);
  const wanted = isLeft ? among(all.mutants, readLeft(name)) : all.mutants;
  const mutated = { ...all, mutants: spread(wanted, sample) };
  const tried = await tryMutants(mutated, testsOf(area), {
    say: (text) => {
      console.log(`${name}, ${((Date.now() - began) / 1000).toFixed(0)} s: ${text}`);
    },
    learned: (noticed) => keepLeft(name, mutated.mutants, noticed),
  });
  const seconds = (Date.now() - began) / 1000;
  const { mutants } = mutated;
  const isOfArea = !isLeft && askedFiles.length === 0;
  if (!report(name, { mutants, of: all.mutants.length, tried, seconds, isOfArea })) isGood = false;
}
// Vitest sets it whenever a test fails, as tests do here.
process.exitCode = isGood ? 0 : 1;
