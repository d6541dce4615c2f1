import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Database } from '../../database/database.ts';
import { createDesk, type Desk, fetchFrom, landingSaying } from '../../testing/desk.ts';
import { openMemoryDatabase } from '../../testing/databases.ts';
import { authorToken, createTestApp, type TestApp } from '../../testing/test-app.ts';

let db: Database;
let close: () => Promise<void>;
let test: TestApp;
let desk: Desk;
beforeAll(async () => {
  ({ db, close } = await openMemoryDatabase());
  test = await createTestApp(db, { documents: [] });
}, 60_000);
beforeEach(() => {
  desk = createDesk({ token: authorToken, fetch: fetchFrom(test.app) });
});
afterAll(() => close());

it('says how many documents the server takes at once, and that files can be named', async () => {
  for (let store = 1; store <= 201; store += 1)
    desk.write(`landing/store-${store}.json`, landingSaying('Hello'));
  const refused = 'These are 201 documents, and the server accepts 200 at once. Name files or a folder';
  expect(await desk.command('publish')).toMatchObject({ code: 2, text: expect.stringContaining(refused) });
  const { text } = await desk.command('validate');
  expect(text).toContain(
    `Not checked, because the server was not asked: stores, categories, coupons and prices. ${refused}`,
  );
});

it.each(['validate', 'diff', 'preview', 'publish'])(
  '%s of a folder without documents says so, and not that there are no faults',
  async (command) => {
    const { code, text } = await desk.command(command);
    expect(code).toBe(2);
    expect(text).toContain(`There is no document below ${desk.folder}`);
    expect(text).toContain('name it with --content');
  },
);

it('names what is left out of a folder without documents', async () => {
  mkdirSync(join(desk.folder, 'landing'));
  const file = join(desk.folder, 'landing/default.json.txt');
  writeFileSync(file, '{}');
  const { code, text } = await desk.command('validate');
  expect(code).toBe(2);
  expect(text).toContain(`${file}: This file is left out`);
});
