/** Seeds of `npm run test:long`. In the last ones the process of the server is killed in between. */
const ordinary = 200;
const withKilledServer = 40;

export const killsServer = (seed: number): boolean => seed > ordinary;

export const allSeeds = Array.from({ length: ordinary + withKilledServer }, (_, at) => at + 1);
/** Those of `npm test`. */
export const fewSeeds = [1, 2, 3, 4, 5, 6, 7, 8, 201, 202] as const;

/** The seed that SEED names, to repeat a failure; all of them otherwise. */
export function chosenSeeds(seeds: readonly number[]): readonly number[] {
  const named = process.env['SEED'];
  if (!named) return seeds;
  const seed = Number(named);
  if (!Number.isSafeInteger(seed) || seed < 1)
    throw new Error(`SEED is '${named}', and has to be a number from 1.`);
  return [seed];
}
