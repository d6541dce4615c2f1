import { test } from '../e2e/server-fixture.ts';
import { liveThrough } from '../two-phones/live.ts';
import { allSeeds, chosenSeeds, killsServer } from '../two-phones/seeds.ts';

for (const seed of chosenSeeds(allSeeds))
  test(`two phones of a customer end with the same lines and the server’s money${killsServer(seed) ? ', though the server is killed' : ''} (seed ${seed})`, async ({
    browser,
    app,
  }) => {
    await liveThrough(seed, { browser, app });
  });
