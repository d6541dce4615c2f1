import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { HTTPMethods } from 'fastify';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Database } from '../../database/database.ts';
import { openMemoryDatabase } from '../../testing/databases.ts';
import { authorToken, createTestApp, type TestApp } from '../../testing/test-app.ts';
import { run } from './run.ts';

let db: Database;
let close: () => Promise<void>;
let test: TestApp;
let folder = '';
beforeAll(async () => {
  ({ db, close } = await openMemoryDatabase());
}, 60_000);
beforeEach(async () => {
  for (const table of ['content_live', 'content_versions', 'content_previews'] as const)
    await db.deleteFrom(table).execute();
  test = await createTestApp(db, { documents: [] });
  folder = mkdtempSync(join(tmpdir(), 'content-'));
});
afterEach(() => rmSync(folder, { recursive: true }));
afterAll(() => close());

const landing = (text: string, more = {}) => ({
  document: 'landing',
  nodes: [{ id: 'a', type: 'notice', props: { text }, ...more }],
});

function write(path: string, content: object | string) {
  const file = join(folder, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
}

async function command(
  line: string,
  env: Record<string, string> = {},
): Promise<{ code: number; text: string }> {
  const printed: string[] = [];
  const print = (text: string) => void printed.push(text);
  const code = await run([...line.split(' '), '--content', join(folder, 'content')], {
    env: { AUTHOR_TOKEN: authorToken, ...env },
    fetch: async (url, { method, headers, body }) => {
      if (url.includes(':1/')) throw new Error('fetch failed', { cause: { code: 'ECONNREFUSED' } });
      const reply = await test.app.inject({
        method: method as HTTPMethods & 'GET',
        url: new URL(url).pathname,
        headers,
        ...(body !== undefined && { payload: body }),
      });
      return { status: reply.statusCode, text: async () => reply.body };
    },
    print,
    printError: print,
    now: () => Date.parse('2026-11-20T10:00:00Z'),
  });
  return { code, text: printed.join('\n') };
}

it('validate finds no faults in good documents', async () => {
  write('content/landing/default.json', landing('Hello'));
  expect(await command('validate')).toEqual({
    code: 0,
    text: '1 document: no faults.',
  });
  expect(await command('check')).toEqual(await command('validate'));
});

it('rollback at the first version says so, and how to bring back the other', async () => {
  write('content/landing/default.json', landing('one'));
  await command('publish');
  expect((await command('rollback landing/default')).text).toBe(
    'landing/default has no earlier version to go back to: version 1 is live, which is the first. There is no other version. Versions: 1 (live).',
  );
  write('content/landing/default.json', landing('two'));
  await command('publish');
  await command('rollback landing/default');
  const { code, text } = await command('rollback landing/default');
  expect(code).toBe(2);
  expect(text).toContain('version 1 is live, which is the first. --to 2 brings back version 2.');
  expect((await command('rollback landing/default --to 99')).text).toContain(
    'landing/default has no version 99. Versions: 2, 1 (live).',
  );
});

it('rollback to the version that is live says so, and is no rollback', async () => {
  write('content/landing/default.json', landing('one'));
  await command('publish');
  const said = 'Live already: landing/default, version 1. Nothing was rolled back.';
  expect(await command('rollback landing/default --to 1')).toEqual({ code: 0, text: said });
  expect((await command('versions landing/default')).text).not.toContain('Rollbacks');
});

it('validate names file, address and cure of every fault', async () => {
  write('content/landing/default.json', landing('Hello', { tracing: 1 }));
  write('content/info-page/tnc.json', '{\n  "document": "info-page",\n}');
  write('content/landings/x.json', {});
  const { code, text } = await command('validate');
  expect(code).toBe(1);
  expect(text).toContain(join(folder, 'content/landing/default.json'));
  expect(text).toContain("nodes[0].tracing is not a field of this object. Did you mean 'tracking'?");
  expect(text).toContain("line 2, column 26: This comma is one too many: '}' follows.");
  expect(text).toContain("Did you mean 'landing'?");
  expect(text).toContain('5 faults in 3 files. Nothing was published.');
});

it('validate names the line of every fault, and that of the object in which something is missing', async () => {
  const node = '{ "id": "a", "type": "notice", "props": {\n "headng": "x" } }';
  write('content/landing/default.json', `\uFEFF{\n"document": "landing",\n"nodes": [\n${node}]\n}`);
  const { text } = await command('validate');
  expect(text).toContain('line 5: nodes[0].props.headng is not a field');
  expect(text).toContain('line 4: nodes[0].props.text is missing');
});

it('validate finds a name that is given twice', async () => {
  write('content/landing/default.json', '{\n  "document": "landing",\n  "nodes": [],\n  "nodes": []\n}');
  const { code, text } = await command('validate');
  expect(code).toBe(1);
  expect(text).toContain("line 4, column 3: 'nodes' is given twice, first in line 3: keep one of the two.");
});

it('validate names files that are left out, and warns without refusing', async () => {
  write('content/landing/default.json', landing('one'));
  write('content/landing/store-14052.json.txt', landing('two'));
  write('content/left-menu/Default.JSON', landing('two'));
  write('content/seo-tags/default.json', {
    document: 'seo-tags',
    fallback: { title: 'a', description: 'b', keywords: 'c' },
    routes: { '/ofers': { title: 'a', description: 'b', keywords: 'c' } },
  });
  const { code, text } = await command('validate');
  expect([code, text]).toEqual([0, expect.stringContaining('2 documents: no faults.')]);
  expect(text).toContain('store-14052.json.txt\n  ! This file is left out');
  expect(text).toContain('Default.JSON\n  ! This file is left out');
  expect(text).toContain("! line 1: routes['/ofers'] is the path of no page. Did you mean '/offers'?");
  expect((await command('publish')).text).toContain("routes['/ofers'] is the path of no page");
  expect(await command('validate content/landing/store-14052.json')).toMatchObject({
    code: 2,
    text: expect.stringContaining('This file is left out'),
  });
});

it('validate finds pictures that do not exist', async () => {
  const hero = {
    type: 'hero-carousel',
    version: 2,
    props: { slides: [{ heading: 'x', picture: 'banner-stori' }] },
  };
  write('content/landing/default.json', { document: 'landing', nodes: [{ id: 'h', ...hero }] });
  expect((await command('validate')).text).toContain("Did you mean 'banner-story'?");
});

it.each([
  ['notices.example', 0, ''],
  ['elsewhere.example', 1, 'none of webViewHosts of app-config'],
])('INF-07 validate of a link to a page of %s ends with %i', async (host, code, text) => {
  write('content/app-config/default.json', { document: 'app-config', webViewHosts: ['notices.example'] });
  const link = { action: 'web_view', to: `https://${host}/diwali` };
  write('content/landing/default.json', landing('Hello', { link }));
  expect(await command('validate')).toMatchObject({ code, text: expect.stringContaining(text) });
});

it('publish makes files live, says how to undo, and does nothing twice', async () => {
  write('content/landing/default.json', landing('one'));
  expect(await command('publish')).toEqual({ code: 0, text: 'Live: landing/default, version 1' });
  expect((await command('publish')).text).toBe('Live already: 1 document');
  write('content/landing/default.json', landing('two'));
  expect((await command('publish')).text).toContain('to undo: npm run content -- rollback landing/default');
  expect((await command('versions landing/default')).text).toMatch(/^\* 2 .* author {2}\(live\)\n {2}1 /);
  expect((await command('rollback landing/default')).text).toContain('Live: landing/default, version 1');
  expect((await command(`rollback ${folder}/content/landing/default.json --to 2`)).text).toContain(
    'version 2',
  );
});

it('publish reports which version each document replaces, and when that was published', async () => {
  write('content/landing/default.json', landing('one'));
  await command('publish');
  write('content/landing/default.json', landing('two'));
  test.clock.forward(60_000);
  expect((await command('publish')).text).toContain(
    'Live: landing/default, version 2. It replaces version 1 by author, 2026-11-20T10:00:00.000Z',
  );
  await command('rollback landing/default');
  expect((await command('publish landing/default --onto-live')).text).toContain(
    'It replaces version 1 by author, 2026-11-20T10:00:00.000Z; the file here is version 2',
  );
});

it('publish without names does not publish rolled-back content again', async () => {
  write('content/landing/default.json', landing('one'));
  write('content/landing/store-14052.json', landing('one'));
  await command('publish');
  write('content/landing/default.json', landing('a mistake'));
  await command('publish');
  await command('rollback landing/default');

  const { code, text } = await command('publish');
  expect(code).toBe(1);
  expect(text).toContain(
    'landing/default (live: version 1 by author, 2026-11-20T10:00:00.000Z; the file here is version 2)',
  );
  expect(text).toContain(
    'Nothing was published: it would publish again the rolled-back content of 1 document.',
  );

  write('content/landing/store-14052.json', landing('two'));
  await command('publish landing/store-14052');
  write('content/landing/store-14052.json', landing('one'));
  expect((await command('publish')).text).toContain(
    'it would undo later versions of 1 document, and publish again the rolled-back content of 1 document.',
  );
  write('content/landing/default.json', landing('mended'));
  expect((await command('publish landing/default')).text).toContain('Live: landing/default, version 3');
});

it.each(['publish', 'preview'])('%s names the line of faults that only the server can find', async (name) => {
  const tile = { label: 'Veg', picture: 'x', categoryId: 'veg-piza' };
  const text = JSON.stringify(landing('one')).replace(
    ']',
    `,
{ "id": "g", "type": "category-grid", "props": { "items": [
${JSON.stringify(tile)}] } }]`,
  );
  write('content/landing/default.json', text);
  const { code, text: printed } = await command(name);
  expect(code).toBe(1);
  expect(printed).toContain(
    "✗ line 3: nodes[1].props.items[0].categoryId: 'veg-piza' names a category that the menu does not have.",
  );
  expect(printed).toContain(name === 'publish' ? 'Nothing was published' : 'No preview was made');
});

it('publish without names does not replace later versions with earlier content', async () => {
  write('content/landing/default.json', landing('one'));
  write('content/landing/store-14052.json', landing('one'));
  await command('publish');
  write('content/landing/default.json', landing('of a colleague'));
  await command('publish');

  write('content/landing/default.json', landing('one'));
  write('content/landing/store-14052.json', landing('mine'));
  const { code, text } = await command('publish');
  expect(code).toBe(1);
  expect(text).toContain(
    'landing/default (live: version 2 by author, 2026-11-20T10:00:00.000Z; the file here is version 1)',
  );
  expect(text).toContain('Nothing was published: it would undo later versions of 1 document.');
  expect((await command('diff')).text).toContain('the file here is version 1');
  const live = await test.content.listLive();
  expect(live.map(({ slug, version }) => [slug, version])).toEqual([
    ['default', 2],
    ['store-14052', 1],
  ]);

  expect((await command('publish landing/store-14052')).code).toBe(0);
  expect((await command('publish landing/default --onto-live')).text).toContain('It replaces version 2');
});

it('publish refuses everything when one document has a fault', async () => {
  write('content/landing/default.json', landing('one'));
  write('content/landing/store-14052.json', landing(''));
  const { code, text } = await command('publish');
  expect([code, text]).toEqual([1, expect.stringContaining('Nothing was published: 1 fault to fix first.')]);
  expect(await test.content.listLive()).toEqual([]);
});

it('publish takes the files that are named, and no others', async () => {
  write('content/landing/default.json', landing('one'));
  write('content/landing/store-14052.json', landing('two'));
  expect((await command('publish landing/store-14052.json')).text).toBe(
    'Live: landing/store-14052, version 1',
  );
  expect(await command('publish landing/nothing.json landing/default.json')).toMatchObject({
    code: 2,
    text: expect.stringMatching(/No file below \S+ fits landing\/nothing.json/),
  });
  expect(await test.content.listLive()).toHaveLength(1);
});

it('preview and publish warn where an offer says what the menu does not have, with the line', async () => {
  const link = { action: 'menu', to: 'pizza-mania' };
  const props = { offers: [{ heading: 'Lunch for one at ₹149', link }] };
  const body = { document: 'landing', nodes: [{ id: 'a', type: 'other-offers', props }] };
  write('content/landing/default.json', JSON.stringify(body, null, 2));
  for (const name of ['preview', 'publish --with-warnings']) {
    const { text } = await command(name);
    expect(text).toMatch(
      /! line 10: nodes\[0\]\.props\.offers\[0\]\.heading says '₹149': the menu sells 'Lunch for One' at ₹199\. Correct the price or the link\./,
    );
    expect(text).toContain("names 'Lunch for One', which 'pizza-mania' does not have. It is in 'combos'.");
  }
});

it('diff shows what would change', async () => {
  write('content/landing/default.json', landing('one'));
  expect((await command('diff')).text).toContain('landing/default is new');
  await command('publish');
  expect((await command('diff')).text).toBe('The files here are the same as the live documents.');
  write('content/landing/default.json', landing('two'));
  const { code, text } = await command('diff');
  expect([code, text]).toEqual([0, expect.stringContaining('~ nodes[0].props.text: "one" → "two"')]);
});

it('diff and preview report that a file could not be read', async () => {
  write('content/landing/default.json', landing('one'));
  await command('publish');
  write('content/landing/default.json', '{');
  const { code, text } = await command('diff');
  expect([code, text]).toEqual([1, expect.stringContaining('1 fault to fix before publishing.')]);
  expect(text).not.toContain('is live and has no file here');
  expect(text).not.toContain('The files here are the same as the live documents');
  expect((await command('preview')).text).toContain('No preview was made: 1 fault to fix first.');
});

it('preview prints a link that shows what is not live', async () => {
  write('content/landing/default.json', landing('one'));
  await command('publish');
  expect((await command('preview')).text).toContain('Nothing to preview');
  write('content/landing/default.json', landing('two'));
  const { text } = await command('preview --server http://shop.test');
  const link = /http:\/\/shop\.test(\/\?preview=\S+)/.exec(text)?.[1];
  const shown = await test.get(`/catalog-service/ve2/stores/14052/widget${link?.slice(1)}`);
  expect(shown.json().data.widgets[0].props.text).toBe('two');
});

it.each([
  ['', 2, 'Commands'],
  ['help', 0, 'Exit codes'],
  ['publich', 2, "Did you mean 'publish'?"],
  ['constructor', 2, 'There is no command'],
  ['publish --sever x', 2, 'Unknown option'],
  ['rollback landing/default --to x', 2, 'write a whole number'],
  ['rollback landing/nope', 2, 'There is no document landing/nope: it was never published.'],
  ['rollback landing/default 99', 2, 'npm run content -- rollback landing/default --to 99'],
  ['chek', 2, "Did you mean 'check'?"],
  ['versions landing/default', 2, 'was never published'],
  ['versions content\\landing\\default.json', 2, 'landing/default was never published'],
  ['versions landings/default', 2, "There are no documents of the kind 'landings'. Did you mean 'landing'?"],
  ['validate -m x', 2, '-m goes with publish and rollback alone, and not with validate.'],
  ['diff --onto-live', 2, '--onto-live goes with publish alone, and not with diff.'],
  ['preview --with-warnings', 2, '--with-warnings goes with publish alone, and not with preview.'],
  [`publish -m ${'x'.repeat(201)}`, 2, 'Write the message in one line of 1 to 200 characters'],
  ['publish --to 3', 2, '--to goes with rollback alone, and not with publish.'],
  ['diff --server shop', 2, 'is no address of a server'],
  [
    'versions landing/default --server http://127.0.0.1:1',
    2,
    'No server answers at http://127.0.0.1:1 (ECONNREFUSED). Start it (npm start)',
  ],
])('answers %j by exit code %i and what to do', async (line, code, text) => {
  const result =
    line === ''
      ? await run([], {
          env: {},
          fetch: () => Promise.reject(),
          print: () => {},
          printError: () => {},
          now: () => 0,
        }).then((exit) => ({ code: exit, text: 'Commands' }))
      : await command(line);
  expect(result).toEqual({ code, text: expect.stringContaining(text) });
});

it('says what is wrong with the token', async () => {
  write('content/landing/default.json', landing('one'));
  expect(await command('publish', { AUTHOR_TOKEN: 'wrong' })).toMatchObject({
    code: 2,
    text: expect.stringMatching(/Set AUTHOR_TOKEN.*in the file author-token/),
  });
});

it.each(['“wrong”', 'पिज़्ज़ा'])('says what is wrong with the token %s, which cannot be sent', async (token) => {
  write('content/landing/default.json', landing('one'));
  const { code, text } = await command('publish', { AUTHOR_TOKEN: token });
  expect([code, text]).toEqual([2, expect.stringContaining('AUTHOR_TOKEN holds')]);
  expect(text).not.toContain('No server answers');
});

it('NAV-08 the command and the server know the screens under the paths that their settings name', async () => {
  write('content/landing/default.json', landing('Hello', { link: { action: 'path', to: '/coop-login' } }));
  expect(await command('validate')).toMatchObject({
    code: 1,
    text: expect.stringContaining('leads to no screen'),
  });
  expect(await command('validate', { VITE_PASSWORD_PATH: 'coop' })).toMatchObject({
    code: 2,
    text: expect.stringContaining("VITE_PASSWORD_PATH='coop'"),
  });
  const env = { VITE_PASSWORD_PATH: '/coop-login' };
  expect(await command('publish', env)).toMatchObject({
    code: 1,
    text: expect.stringContaining('/coop-login'),
  });
  test = await createTestApp(db, { documents: [], env });
  for (const name of ['validate', 'publish']) expect(await command(name, env)).toMatchObject({ code: 0 });
});
