import { cpSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { openMemoryDatabase } from '../../testing/databases.ts';
import { createDesk, type Desk, fetchFrom } from '../../testing/desk.ts';
import { mistakes } from '../../testing/mistakes.ts';
import { authorToken, createTestApp, type TestApp } from '../../testing/test-app.ts';

const content = join(dirname(fileURLToPath(import.meta.url)), '../../../content');
const home = 'landing/default.json';

let close: () => Promise<void>;
let test: TestApp;
let desk: Desk;
beforeAll(async () => {
  const database = await openMemoryDatabase();
  ({ close } = database);
  test = await createTestApp(database.db, { documents: [] });
}, 60_000);
beforeEach(() => {
  desk = createDesk({ token: authorToken, fetch: fetchFrom(test.app) });
  cpSync(content, desk.folder, { recursive: true });
});
afterAll(() => close());

function make(mistake: string) {
  const [before, after] = mistakes[mistake]?.write ?? ['', ''];
  writeFileSync(
    join(desk.folder, home),
    desk.read(home).replace(before, () => after),
  );
}
const versionOfHome = async () =>
  (await test.content.listLive()).find(({ kind, slug }) => kind === 'landing' && slug === 'default')?.version;

it.each([
  ['finds here', 'an unfinished text', 'looks unfinished'],
  ['asks the server for', 'a price that the menu does not have', 'the menu sells'],
])(
  'a warning that the command %s is said before anything is live, and publish waits for a yes',
  async (_, mistake, said) => {
    await desk.command('publish', '--onto-live');
    const before = await versionOfHome();
    make(mistake);
    const { code, text } = await desk.command('publish');
    expect([code, text]).toEqual([
      1,
      expect.stringMatching(
        new RegExp(
          `${said}[^]*\n\nNothing was published: 1 warning to look at\\..* add --with-warnings to the command\\.$`,
        ),
      ),
    ]);
    expect(await versionOfHome()).toBe(before);

    const meant = await desk.command('publish', '--with-warnings');
    expect([meant.code, meant.text]).toEqual([
      0,
      expect.stringMatching(new RegExp(`${said}[^]*\nLive: landing/default, version ${Number(before) + 1}`)),
    ]);
  },
);

it('a warning of a document that is live already keeps no other one from being published', async () => {
  make('an unfinished text');
  await desk.command('publish', '--with-warnings', '--onto-live');
  const page = 'info-page/help.json';
  writeFileSync(join(desk.folder, page), desk.read(page).replace('"heading": "', '"heading": "All about '));
  const { code, text } = await desk.command('publish');
  expect([code, text]).toEqual([0, expect.stringContaining('Live: info-page/help, version 2')]);
  expect(text).toContain('looks unfinished');
});
