import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { defaultBrandPaths, routesOf } from '#schemas/routes.ts';
import type { Database } from '../database/database.ts';
import { createTestClock } from '../testing/clock.ts';
import { openMemoryDatabase } from '../testing/databases.ts';
import { seedShop } from '../testing/standing-shop.ts';
import { createContentRepository } from './content-repository.ts';
import { seedContent } from './seed-content.ts';

let db: Database;
let close: () => Promise<void>;
beforeAll(async () => {
  ({ db, close } = await openMemoryDatabase());
  await seedShop(db);
}, 60_000);
afterAll(() => close());

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'seed-'));
  mkdirSync(join(folder, 'landing'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** A landing with a notice that is for one store. */
function landing(slug: string, storeId: string, more: object = {}) {
  const node = {
    id: 'more',
    type: 'notice',
    props: { text: 'More', ...more },
    when: { storeIds: [storeId] },
  };
  writeFileSync(join(folder, `landing/${slug}.json`), JSON.stringify({ document: 'landing', nodes: [node] }));
}

async function seed() {
  const warned: string[] = [];
  const repository = createContentRepository(db, createTestClock().now);
  const published = await seedContent({
    folder,
    repository,
    routes: routesOf(defaultBrandPaths),
    log: { warn: (_: unknown, text?: string) => void warned.push(text ?? '') } as never,
  });
  return { published, warned, live: (slug: string) => repository.findLive({ kind: 'landing', slug }) };
}

it('a file with a fault is left out, one that names an unknown store is published, and both are logged', async () => {
  landing('default', '14052', { colour: 'red' });
  landing('bucket-1', '14025');
  landing('bucket-2', '14052');
  const { published, warned, live } = await seed();
  expect(published).toBe(2);
  expect([
    await live('default'),
    (await live('bucket-1'))?.version,
    (await live('bucket-2'))?.version,
  ]).toEqual([undefined, 1, 1]);
  expect(warned).toHaveLength(2);
  expect(warned[0]).toMatch(/^not published: .*colour/);
  expect(warned[1]).toMatch(/^published, but .*'14025'/);
});

it('what is live already is not looked at again', async () => {
  landing('bucket-1', '14025');
  expect(await seed()).toMatchObject({ published: 0, warned: [] });
});
