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
  const code = await run(
    [...line.split(' '), '--content', join(folder, 'content'), '--pictures', join(folder, 'pictures.json')],
    {
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
    },
  );
  return { code, text: printed.join('\n') };
}

it('validate finds no faults in good documents', async () => {
  write('content/landing/default.json', landing('Hello'));
  write('pictures.json', { fries: {} });
  expect(await command('validate')).toEqual({
    code: 0,
    text: expect.stringContaining('1 document: no faults.'),
  });
});

it('validate names file, address and cure of every fault', async () => {
  write('content/landing/default.json', landing('Hello', { tracing: 1 }));
  write('content/info-page/tnc.json', '{\n  "document": "info-page",\n}');
  write('content/landings/x.json', {});
  const { code, text } = await command('validate');
  expect(code).toBe(1);
  expect(text).toContain(join(folder, 'content/landing/default.json'));
  expect(text).toContain("nodes[0].tracing is not a field of this object. Did you mean 'tracking'?");
  expect(text).toContain('line 3, column 1: a name in double quotes expected');
  expect(text).toContain("Did you mean 'landing'?");
  expect(text).toContain('3 faults in 1 document. Nothing was sent anywhere.');
});

it('validate finds pictures that do not exist', async () => {
  write('pictures.json', { fries: {} });
  write('content/landing/default.json', {
    document: 'landing',
    nodes: [
      { id: 'h', type: 'hero-carousel', version: 2, props: { slides: [{ heading: 'x', picture: 'frise' }] } },
    ],
  });
  expect((await command('validate')).text).toContain("Did you mean 'fries'?");
});

it('publish makes files live, says how to undo, and does nothing twice', async () => {
  write('content/landing/default.json', landing('one'));
  expect(await command('publish')).toEqual({ code: 0, text: 'Live: landing/default, version 1' });
  expect((await command('publish')).text).toBe('Live already: 1 document');
  write('content/landing/default.json', landing('two'));
  expect((await command('publish')).text).toContain('to undo: npm run content -- rollback landing/default');
  expect((await command('versions landing/default')).text).toMatch(/^\* 2 .* live\n {2}1 /);
  expect((await command('rollback landing/default')).text).toContain('Live: landing/default, version 1');
  expect((await command(`rollback ${folder}/content/landing/default.json --to 2`)).text).toContain(
    'version 2',
  );
});

it('publish refuses everything when one document has a fault', async () => {
  write('content/landing/default.json', landing('one'));
  write('content/landing/store-14052.json', landing(''));
  const { code, text } = await command('publish');
  expect([code, text]).toEqual([1, expect.stringContaining('Nothing was published: 1 fault to mend first.')]);
  expect(await test.content.listLive()).toEqual([]);
});

it('publish takes the files that are named, and no others', async () => {
  write('content/landing/default.json', landing('one'));
  write('content/landing/store-14052.json', landing('two'));
  expect((await command('publish landing/store-14052.json')).text).toBe(
    'Live: landing/store-14052, version 1',
  );
  expect(await command('publish landing/nothing.json')).toMatchObject({
    code: 2,
    text: expect.stringContaining('No file below'),
  });
});

it('diff shows what would change', async () => {
  write('content/landing/default.json', landing('one'));
  expect((await command('diff')).text).toContain('landing/default is new');
  await command('publish');
  expect((await command('diff')).text).toBe('What is live is what is here.');
  write('content/landing/default.json', landing('two'));
  const { code, text } = await command('diff');
  expect([code, text]).toEqual([0, expect.stringContaining('~ nodes[0].props.text: "one" → "two"')]);
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
  ['rollback', 2, 'Name one document'],
  ['rollback landing/default --to x', 2, 'write a whole number'],
  ['rollback landing/default', 2, 'has no version that the live one replaced. Versions: none.'],
  ['versions landing/default', 2, 'was never published'],
  ['diff --server shop', 2, 'is no address of a server'],
  [
    'versions landing/default --server http://127.0.0.1:1',
    2,
    'No server answers at http://127.0.0.1:1 (ECONNREFUSED). Start it (npm start)',
  ],
])('answers %j by exit code %i and what to do', async (line, code, text) => {
  const result =
    line === ''
      ? await run([], { env: {}, fetch: () => Promise.reject(), print: () => {}, printError: () => {} }).then(
          (exit) => ({ code: exit, text: 'Commands' }),
        )
      : await command(line);
  expect(result).toEqual({ code, text: expect.stringContaining(text) });
});

it('says what is wrong with the token', async () => {
  write('content/landing/default.json', landing('one'));
  expect(await command('publish', { AUTHOR_TOKEN: 'wrong' })).toMatchObject({
    code: 2,
    text: expect.stringContaining('Set AUTHOR_TOKEN'),
  });
});
