import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Database } from '../../database/database.ts';
import { createDesk, type Desk, fetchFrom } from '../../testing/desk.ts';
import { openMemoryDatabase } from '../../testing/databases.ts';
import { first, landing, linking, pizza, when } from '../../testing/mistake.ts';
import { mistakes } from '../../testing/mistakes.ts';
import { authorToken, createTestApp, type TestApp } from '../../testing/test-app.ts';

// Every one of server/testing/mistakes.ts is refused or warned of before it is published.

const content = join(dirname(fileURLToPath(import.meta.url)), '../../../content');

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
  cpSync(content, desk.folder, { recursive: true });
});
afterAll(() => close());

/** A desk where no server answers. */
function deskAlone(): Desk {
  const alone = createDesk({
    token: authorToken,
    fetch: () => Promise.reject(new Error('fetch failed', { cause: { code: 'ECONNREFUSED' } })),
  });
  cpSync(content, alone.folder, { recursive: true });
  return alone;
}

/** Replaces the first place of a text in a file of the desk, and returns the line of the replacement, or of a mark in it. */
function replace(path: string, before: string, after: string, mark = after): number {
  const file = join(desk.folder, path);
  const text = readFileSync(file, 'utf8');
  expect(text, `${path} holds ${before}`).toContain(before);
  const changed = text.replace(before, () => after);
  writeFileSync(file, changed);
  const at = text.indexOf(before) + after.indexOf(mark);
  return changed.slice(0, at).split('\n').length;
}

it('names fifty mistakes at least', () => {
  expect(Object.keys(mistakes).length).toBeGreaterThanOrEqual(50);
});

it.each(Object.entries(mistakes))(
  '%s is found before it is published, with file, line and cure',
  async (_, mistake) => {
    const { file = landing, write, sign = '✗', says, cure } = mistake;
    const line = replace(file, ...write);
    const { code, text } = await desk.command('validate');
    const found = text.split('\n').find((each) => says.every((part) => each.includes(part)));
    expect(found, text).toBeDefined();
    expect(found?.startsWith(`  ${sign} line ${line}`), `${found} at line ${line}`).toBe(true);
    expect(found).toContain(cure);
    expect(text).toContain(join(desk.folder, file));
    expect(code).toBe(sign === '✗' ? 1 : 0);
  },
);

it('the documents of the shop have no faults and no warnings', async () => {
  expect(await desk.command('validate')).toEqual({ code: 0, text: '18 documents: no faults.' });
});

it('a document that is heavier than a setting is warned of, with the heaviest nodes', async () => {
  const nodes = Array.from({ length: 25 }, (_, at) => ({
    id: `story-${at}`,
    type: 'text-block',
    props: { paragraphs: Array.from({ length: 12 }, () => 'x '.repeat(450)) },
  }));
  desk.write('info-page/help.json', { document: 'info-page', heading: 'Help', nodes });
  const generous = createDesk({
    token: authorToken,
    fetch: fetchFrom(test.app),
    env: { CONTENT_MAX_KB: '500' },
  });
  cpSync(desk.folder, generous.folder, { recursive: true });
  // The server makes the same checks, and does not know the setting.
  expect((await generous.command('validate')).text).not.toContain('kB');
  const { text } = await desk.command('validate');
  expect(text).toMatch(
    /has \d+ kB, more than 250 kB, and loads slowly on a phone\. The heaviest nodes: 'story-\d+' \(11 kB\), .*Shorten or divide it\./,
  );
});

it('takes an order type by its word, and knows the published content again', async () => {
  replace(landing, first, when('{ "orderTypes": ["takeaway"] }'));
  expect(await desk.command('validate')).toMatchObject({ code: 0 });
  expect(await desk.command('publish', 'landing/default')).toMatchObject({ code: 0 });
  expect((await desk.command('diff', 'landing/default')).text).toBe(
    'The files here are the same as the live documents.',
  );
});

it('an information page without a title of its own is warned of', async () => {
  desk.write('info-page/diwali.json', {
    document: 'info-page',
    heading: 'Diwali',
    nodes: [{ id: 'a', type: 'notice', props: { text: 'x' } }],
  });
  expect((await desk.command('validate')).text).toContain(
    "! line 1: The document has no title of its own in browsers and search results. Add '/info/diwali' to the routes of seo-tags/default.",
  );
});

it.each([
  ['landing/diwali.json', 'diwali'],
  ['landing/store-1.json', 'store-1'],
  ['landings/default.json', "Did you mean 'landing'?"],
  ['landing/default.json.txt', 'This file is left out'],
])('the name of %s is refused or warned of', async (path, said) => {
  desk.write(path, { document: 'landing', nodes: [] });
  expect((await desk.command('validate')).text).toContain(said);
});

it.each(['validate', 'preview', 'publish'])(
  '%s names all mistakes of a file in one go: those found here and those of the server',
  async (name) => {
    replace(landing, pizza, '"picture": "fries"');
    replace(landing, first, linking('{ "action": "menu", "to": "veg-piza" }'));
    replace(landing, '"traking"'.replace('traking', 'tracking'), '"traking"');
    const { code, text } = await desk.command(name);
    expect(code).toBe(1);
    for (const said of [
      'names a picture of another kind',
      'names a category that the menu',
      "Did you mean 'tracking'?",
    ])
      expect(text).toContain(said);
    const lines = [...text.matchAll(/✗ line (\d+)/g)].map(([, line]) => Number(line));
    expect(lines).toEqual(lines.toSorted((one, other) => one - other));
  },
);

it('names every fault of syntax of a file, and its other mistakes, in one go', async () => {
  const legend = '"legend": "How would you like your food?"';
  const before = replace(landing, `${legend},`, legend);
  const name = replace(landing, '"tracking": { "name": "home hero" }', '"traking": { "name": “home hero” }');
  const tile = replace(landing, '"categoryId": "2"', '"categoryId": "pizzas-veg"');
  const { code, text } = await desk.command('validate');
  expect([code, text.split('\n').map((line) => line.slice(0, 90).trim())]).toEqual([
    1,
    [
      join(desk.folder, landing).slice(0, 90),
      expect.stringMatching(`^✗ line ${before + 1}, column \\d+: A comma or '}' is missing before this`),
      expect.stringMatching(`^✗ line ${name}, column \\d+: Texts stand between straight double quotes`),
      expect.stringMatching(`^✗ line ${name}: nodes\\[\\d+\\].traking is not a field of this object`),
      expect.stringMatching(`^✗ line ${tile}: nodes\\[\\d+\\].*'pizzas-veg' names a category`),
      '',
      '4 faults in 18 files. Nothing was published.',
    ],
  ]);
});

const withNames = ['info-page/our-story.json', 'app-config/default.json', 'seo-tags/default.json'];
it.each(
  withNames.flatMap((file) => [
    [file, 'a server'],
    [file, 'no server'],
  ]),
)('of %s, of which nothing can be read, only that is said: with %s', async (file, asked) => {
  if (asked === 'no server') desk = deskAlone();
  replace(landing, first, linking('{ "action": "web_view", "to": "https://a.example" }'));
  replace('app-config/default.json', '{', '{ "webViewHosts": ["a.example"],');
  writeFileSync(join(desk.folder, file), '{');
  const { code, text } = await desk.command('validate');
  expect([code, text.split('\n').slice(0, 4)]).toEqual([
    1,
    [
      join(desk.folder, file),
      "  ✗ line 1, column 1: This '{' is never closed. Add its '}'.",
      '',
      '1 fault in 18 files. Nothing was published.',
    ],
  ]);
  for (const [deed, said] of [
    ['publish', 'Nothing was published'],
    ['preview', 'No preview was made'],
  ] as const)
    expect((await desk.command(deed)).text.split('\n').slice(1)).toEqual([
      "  ✗ line 1, column 1: This '{' is never closed. Add its '}'.",
      '',
      `${said}: 1 fault to fix first.`,
    ]);
});

it('validate says what was not checked where no server answers', async () => {
  const { code, text } = await deskAlone().command('validate');
  expect(code).toBe(0);
  expect(text).toContain('18 documents: no faults.');
  expect(text).toContain(
    'Not checked, because the server was not asked: stores, categories, coupons and prices. No server answers at http://localhost:3000 (ECONNREFUSED).',
  );
});
