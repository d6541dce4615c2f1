import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { defaultBrandPaths, routesOf } from '#schemas/routes.ts';
import { createTestClock } from '../testing/clock.ts';
import { openMemoryDatabase } from '../testing/databases.ts';
import { importFiles } from './import-files.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'import-'));
  mkdirSync(join(folder, 'content/landing'), { recursive: true });
});
afterEach(() => rmSync(folder, { recursive: true }));

function write(name: string, text: string): string {
  const file = join(folder, name);
  writeFileSync(file, text);
  return file;
}

/** The files of a shop that the documentation shows. */
function documented() {
  const text = readFileSync(new URL('../../docs/operations.md', import.meta.url), 'utf8');
  const blocks = [...text.matchAll(/```json\n([\s\S]*?)```/g)].map(([, block = '']) => block);
  const blockOf = (name: string) => blocks.find((block) => block.includes(`"${name}": [`)) ?? '';
  return {
    catalog: write('catalog.json', blockOf('products')),
    stores: write('stores.json', blockOf('stores')),
  };
}

/** A home page with a notice for one store. */
function landing(slug: string, storeId: string): string {
  const node = { id: 'more', type: 'notice', props: { text: 'More' }, when: { storeIds: [storeId] } };
  write(`content/landing/${slug}.json`, JSON.stringify({ document: 'landing', nodes: [node] }));
  return join(folder, 'content');
}

it('an import refuses documents that name what neither its files nor the database have, and takes names of its files', async () => {
  const { db, close } = await openMemoryDatabase();
  const files = { db, now: createTestClock().now, routes: routesOf(defaultBrandPaths) };
  const shop = { ...files, ...documented() };
  const unknown = { done: false, faults: [{ message: expect.stringContaining("'14025'") }] };
  expect(await importFiles({ ...shop, content: landing('default', '14025') })).toMatchObject(unknown);
  expect(await db.selectFrom('products').select('id').execute()).toEqual([]);
  expect(await importFiles({ ...shop, content: landing('default', '14052') })).toMatchObject({ done: true });
  // By the database alone.
  expect(await importFiles({ ...files, content: landing('bucket-1', '14025') })).toMatchObject(unknown);
  await close();
}, 60_000);

it('an import takes documents that name a coupon of its own file which no promotion shows', async () => {
  const { db, close } = await openMemoryDatabase();
  const { catalog, stores } = documented();
  const file = JSON.parse(readFileSync(catalog, 'utf8')) as { promos: object[] };
  const secret = { code: 'SECRET10', effect: { kind: 'percentage', percent: 10 } };
  write('catalog.json', JSON.stringify({ ...file, promos: [...file.promos, secret] }));
  const withCode = (code: string) => {
    const props = { heading: 'Ten off', code, endsAt: '2026-12-31T23:30:00+05:30' };
    const nodes = [{ id: 'ten', type: 'countdown-offer', props }];
    write('content/landing/default.json', JSON.stringify({ document: 'landing', nodes }));
    return join(folder, 'content');
  };
  const shop = { db, now: createTestClock().now, routes: routesOf(defaultBrandPaths), catalog, stores };
  expect(await importFiles({ ...shop, content: withCode('SECRET11') })).toMatchObject({
    done: false,
    faults: [{ message: expect.stringContaining("'SECRET11'") }],
  });
  expect(await importFiles({ ...shop, content: withCode('SECRET10') })).toMatchObject({ done: true });
  await close();
}, 60_000);
