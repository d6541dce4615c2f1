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
beforeEach(async () => {
  for (const table of ['content_live', 'content_versions'] as const) await db.deleteFrom(table).execute();
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

const file = (slug: string) => join(folder, `landing/${slug}.json`);

async function seed() {
  const warned: string[] = [];
  const named: unknown[] = [];
  const repository = createContentRepository(db, createTestClock().now);
  const published = await seedContent({
    folder,
    repository,
    routes: routesOf(defaultBrandPaths),
    log: {
      warn(of: unknown, text = '') {
        named.push(of);
        warned.push(text);
      },
    } as never,
  });
  return { published, warned, named, live: (slug: string) => repository.findLive({ kind: 'landing', slug }) };
}

it('a file with a fault is left out, one that names an unknown store is published, and both are logged', async () => {
  landing('default', '14052', { colour: 'red' });
  landing('bucket-1', '14025');
  landing('bucket-2', '14052');
  const { published, warned, named, live } = await seed();
  expect(published).toBe(2);
  expect([
    await live('default'),
    (await live('bucket-1'))?.version,
    (await live('bucket-2'))?.version,
  ]).toEqual([undefined, 1, 1]);
  expect(warned).toHaveLength(2);
  expect(warned[0]).toMatch(/^not published: .*colour/);
  expect(warned[1]).toMatch(/^published, but .*'14025'/);
  expect(named).toEqual([{ file: file('default') }, { file: file('bucket-1') }]);
});

it('a file that cannot be read, or is called otherwise, is left out, and both are logged', async () => {
  writeFileSync(file('bucket-3'), '{ "document": }');
  writeFileSync(join(folder, 'landing/bucket-4.json.txt'), '{}');
  expect(await seed()).toMatchObject({
    published: 0,
    warned: [
      expect.stringMatching(/^not published: line 1, column 15: A value is expected/),
      "not published: the name of a document ends with '.json'",
    ],
    named: [{ file: file('bucket-3') }, { file: join(folder, 'landing/bucket-4.json.txt') }],
  });
});

it('a link to a page among the files leads somewhere, and one to no page keeps its file out', async () => {
  const nodes = [{ id: 'a', type: 'notice', props: { text: 'x' } }];
  mkdirSync(join(folder, 'info-page'));
  const page = { document: 'info-page', heading: 'News', nodes };
  writeFileSync(join(folder, 'info-page/news.json'), JSON.stringify(page));
  for (const [slug, to] of Object.entries({ 'bucket-5': '/info/news', 'bucket-6': '/info/olds' })) {
    const linked = nodes.map((node) => ({ ...node, link: { action: 'path', to } }));
    writeFileSync(file(slug), JSON.stringify({ document: 'landing', nodes: linked }));
  }
  expect(await seed()).toMatchObject({ published: 2, named: [{ file: file('bucket-6') }] });
});

it('what is live already is not looked at again', async () => {
  landing('bucket-1', '14025');
  expect((await seed()).published).toBe(1);
  expect(await seed()).toMatchObject({ published: 0, warned: [] });
});
