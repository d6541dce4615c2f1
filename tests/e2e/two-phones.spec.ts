import { liveThrough } from '../two-phones/live.ts';
import { chosenSeeds, fewSeeds } from '../two-phones/seeds.ts';
import { test } from './server-fixture.ts';

// A few of the lives of `npm run test:long:phones`. In those above 200 the server is killed.
for (const seed of chosenSeeds(fewSeeds))
  test(`two phones of a customer end with the same lines and the server’s money (seed ${seed})`, async ({
    browser,
    app,
  }) => {
    await liveThrough(seed, { browser, app });
  });
