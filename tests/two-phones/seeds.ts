/** Seeds of `npm run test:long:phones`. After them come those in which the process of the server is killed in between, then those in which a login ends. */
const ordinary = 200;
const withKilledServer = 40;
const withEndedLogin = 20;

export const killsServer = (seed: number): boolean => seed > ordinary && seed <= ordinary + withKilledServer;
export const endsLogin = (seed: number): boolean => seed > ordinary + withKilledServer;

export const allSeeds = Array.from(
  { length: ordinary + withKilledServer + withEndedLogin },
  (_, at) => at + 1,
);
/**
 * Those of `npm test`. Each of these faults makes seed 8 fail: a write that is sent again has another request id (also 2), what is known of the
 * server's cart is forgotten when a page is loaded (also 2), the server takes a write that was made from an old version. Lives with a login need
 * new phones, so they stand where new ones are due.
 */
export const fewSeeds = [241, 2, 8, 201] as const;

/** The seed that SEED names, to repeat a failure; all of them otherwise. `SEED=5,9` names two. */
export function chosenSeeds(seeds: readonly number[]): readonly number[] {
  const named = process.env['SEED'];
  if (!named) return seeds;
  return named.split(',').map((each) => {
    const seed = Number(each);
    if (!Number.isSafeInteger(seed) || seed < 1)
      throw new Error(`SEED is '${named}', and has to be a number from 1, or several with commas.`);
    return seed;
  });
}
