import { liveThrough } from '../two-phones/live.ts';
import { chosenSeeds, fewSeeds, killsServer } from '../two-phones/seeds.ts';
import { test } from './server-fixture.ts';

for (const seed of chosenSeeds(fewSeeds))
  test(`two phones of a customer end with the same lines and the server’s money (seed ${seed})`, async ({
    browser,
    app,
  }) => {
    await liveThrough(seed, { browser, app, killsServer: killsServer(seed) });
  });
