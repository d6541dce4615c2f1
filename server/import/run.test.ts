import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Database } from '../database/database.ts';
import { StartFault } from '../start-fault.ts';
import { createTestClock } from '../testing/clock.ts';
import { openMemoryDatabase } from '../testing/databases.ts';
import { run } from './run.ts';

let db: Database;
let close: () => Promise<void>;
let folder = '';
beforeAll(async () => {
  ({ db, close } = await openMemoryDatabase());
}, 60_000);
beforeEach(async () => {
  await db.deleteFrom('products').execute();
  await db.deleteFrom('stores').execute();
  await db.deleteFrom('categories').execute();
  folder = mkdtempSync(join(tmpdir(), 'import-'));
});
afterEach(() => rmSync(folder, { recursive: true }));
afterAll(() => close());

const product = (id: string, menuCode: string) => ({
  id,
  menuCode,
  name: 'Fries',
  description: 'Twice fried',
  picture: 'side-fries',
  price: 9900,
  foodType: 0,
  kcal: 310,
  allergens: [],
  categoryIds: ['4'],
});
const store = {
  id: 'S1',
  name: 'Pune',
  city: 'Pune',
  region: 'West',
  state: 'Maharashtra',
  latitude: 18.5,
  longitude: 73.9,
};

async function command(line: string, env: Record<string, string> = {}) {
  const printed: string[] = [];
  const print = (text: string) => void printed.push(text);
  let closed = 0;
  const code = await run(line.split(' ').filter(Boolean), {
    env,
    open: async () => ({
      db,
      name: 'the test database',
      longWork: (work) => work(db),
      close: async () => void (closed += 1),
    }),
    now: createTestClock().now,
    print,
    printError: print,
  });
  return { code, text: printed.join('\n'), closed };
}

function catalogOf(...products: object[]): string {
  const file = join(folder, 'catalog.json');
  writeFileSync(file, JSON.stringify({ categories: [{ id: '4', name: 'Sides', slug: 'sides' }], products }));
  return `--catalog ${file}`;
}

function storesOf(...stores: object[]): string {
  const file = join(folder, 'stores.json');
  writeFileSync(file, JSON.stringify({ stores }));
  return `--stores ${file}`;
}

it('reports what it wrote and what is still missing, and closes the database', async () => {
  const first = await command(catalogOf(product('A', 'a')));
  expect(first).toMatchObject({ code: 0, closed: 1 });
  expect(first.text).toContain(
    'Imported into the test database:\n  categories: 1 (1 written)\n  products: 1 (1 written)',
  );
  expect(first.text).toContain('There are no stores yet');
  const second = await command(storesOf(store));
  expect(second.text).toContain('DEFAULT_STORE_ID=14052 is none of the stores');
  const third = await command(storesOf(store), { DEFAULT_STORE_ID: 'S1' });
  expect(third.text).toBe('Imported into the test database:\n  stores: 1 (nothing changed)');
});

it('ends with 1 when a file has faults, which it names', async () => {
  const reply = await command(catalogOf({ ...product('A', 'a'), name: '' }));
  expect(reply).toMatchObject({ code: 1, closed: 1 });
  expect(reply.text).toContain('catalog.json: products[0].name is empty.');
  expect(reply.text).toContain('Nothing was imported: 1 fault to fix first.');
  expect((await command('--catalog nowhere.json')).text).toContain('nowhere.json: The file does not exist.');
});

it('reports an entry that the database has under another id', async () => {
  await command(catalogOf(product('A', 'a')));
  const reply = await command(catalogOf(product('B', 'a')));
  expect(reply).toMatchObject({ code: 2, closed: 1 });
  expect(reply.text).toMatch(/under another id\. Key \(menu_code\)=\(a\) already exists/);
});

it.each(['', '--nothing', 'catalog.json'])('shows the help when it is called as %j', async (line) => {
  expect(await command(line)).toMatchObject({ code: 2, text: expect.stringContaining('npm run import') });
});

it('shows the help on request', async () => {
  expect(await command('--help')).toMatchObject({ code: 0, text: expect.stringContaining('npm run import') });
});

it('reports wrong settings, and a database that is in use', async () => {
  expect(await command(storesOf(store), { PORT: 'x' })).toMatchObject({
    code: 2,
    text: expect.stringContaining('PORT="x"'),
  });
  const printed: string[] = [];
  const code = await run(storesOf(store).split(' '), {
    env: {},
    open: () => Promise.reject(new StartFault('It is in use.', 'Stop it.')),
    now: Date.now,
    print: () => {},
    printError: (text) => void printed.push(text),
  });
  expect([code, printed]).toEqual([2, ['It is in use.\nStop it.']]);
});
