import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { documents } from '#schemas/documents/documents.ts';
import { commands } from './commands.ts';
import { run, type Terminal } from './run.ts';

interface Given extends Partial<Pick<Terminal, 'env' | 'now'>> {
  /** What the server answers to a path. */
  readonly data?: (path: string) => object;
}

const noFaults = () => ({ faults: [], warnings: [] });

/** Runs a command in a shop whose one document is a home page of 2 kB. */
async function command(args: readonly string[], { env = {}, now = () => 0, data = noFaults }: Given = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'usage-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, 'landing'));
  const nodes = Array.from({ length: 9 }, (_, at) => ({
    id: `notice-${at}`,
    type: 'notice',
    props: { text: 'We are open late on all days of Diwali.'.repeat(5) },
  }));
  writeFileSync(join(folder, 'landing/default.json'), JSON.stringify({ document: 'landing', nodes }));
  const printed: string[] = [];
  const print = (text: string) => void printed.push(text);
  const sent: { readonly url: string; readonly path: string; readonly body: unknown }[] = [];
  const code = await run([...args, '--content', folder], {
    env,
    fetch: async (url, { body }) => {
      const path = url.replace(/^http:\/\/[^/]+/, '');
      sent.push({ url, path, body: body === undefined ? undefined : JSON.parse(body) });
      return { status: 200, text: async () => JSON.stringify({ status: 'SUCCESS', data: data(path) }) };
    },
    print,
    printError: print,
    now,
  });
  return { code, text: printed.join('\n'), sent };
}

const kinds = Object.keys(documents).join(', ');

it.each([
  ['xyzzy', `There is no command 'xyzzy'. Commands: ${Object.keys(commands).join(', ')}.`],
  ['rollback landing/default --to 0', '--to 0 is no version: write a whole number, for example --to 3.'],
  ['rollback landing/default --to 1.5', '--to 1.5 is no version'],
  ['versions', 'Name one document, for example: npm run content -- versions landing/default'],
  [
    'rollback landing/default 2 3',
    'Name one document, for example: npm run content -- rollback landing/default',
  ],
  ['rollback landing/default landing/store-1', 'Name one document'],
  ['rollback landing/default 3x', 'Name one document'],
  ['rollback default 3', 'Name one document'],
  ['versions xyzzy/default', `There are no documents of the kind 'xyzzy'. Kinds: ${kinds}.`],
  ['results experiments landing/default', 'Name one document'],
  ['diff --server xhttp://shop.test', "'xhttp://shop.test' is no address of a server"],
  ['diff --server http://shop.test/path', "'http://shop.test/path' is no address of a server"],
])('says what helps with %j', async (line, said) => {
  const { code, text, sent } = await command(line.split(' '));
  expect([code, text, sent]).toEqual([2, expect.stringContaining(said), []]);
});

it('says what is wrong with each path of the brand, in a line of its own', async () => {
  const { text } = await command(['validate'], {
    env: { VITE_PASSWORD_PATH: 'coop', VITE_FEEDBACK_PATH: 'said' },
  });
  expect(text.split('\n').map((line) => line.slice(0, 5))).toEqual(['VITE_', 'VITE_']);
});

it.each([
  ['0', 2, 'CONTENT_MAX_KB=0 is no size: write a number of kB, for example 250.'],
  ['-1', 2, 'CONTENT_MAX_KB=-1 is no size'],
  ['much', 2, 'CONTENT_MAX_KB=much is no size'],
  ['1', 0, 'more than 1 kB'],
  ['0.5', 0, 'more than 0.5 kB'],
])('from CONTENT_MAX_KB=%s on a document is too heavy', async (size, code, said) => {
  const result = await command(['validate'], { env: { CONTENT_MAX_KB: size } });
  expect(result).toMatchObject({ code, text: expect.stringContaining(said) });
});

it.each([{}, { CONTENT_MAX_KB: '' }, { CONTENT_MAX_KB: '5' }])(
  'a document of 2 kB is not too heavy by the setting %j',
  async (env) => {
    expect((await command(['validate'], { env })).text).toBe('1 document: no faults.');
  },
);

const messageOf = ({ sent }: Awaited<ReturnType<typeof command>>) => sent.at(-1)?.body;

it('a message of an author has 1 to 200 characters besides the room around it, in one line', async () => {
  const data = (path: string) =>
    path.endsWith('/documents') ? { documents: [] } : { published: [], unchanged: [] };
  const publish = (message: string) => command(['publish', '-m', message], { data });
  const said = 'x'.repeat(200);
  const published = await publish(said);
  expect(published).toMatchObject({ code: 0, text: '' });
  expect(messageOf(published)).toMatchObject({ message: said });
  expect(messageOf(await publish('  Diwali hours '))).toMatchObject({ message: 'Diwali hours' });
  for (const wrong of ['', '   ', `${said}x`, 'two\nlines'])
    expect(await publish(wrong)).toMatchObject({
      code: 2,
      text: 'Write the message in one line of 1 to 200 characters, for example -m "Diwali hours".',
      sent: [],
    });
});

it('shows results of up to 90 days', async () => {
  const unknown = { visits: 0, carts: 0, orders: 0, customers: 0, value: 0 };
  const data = () => ({ from: '2026-08-23', until: '2026-11-20', experiments: [], unknown });
  const { code, sent } = await command(['results', 'experiments', '--days', '90'], { data });
  expect([code, sent.map(({ path }) => path)]).toEqual([
    0,
    ['/content-service/ve1/experiments/results?days=90'],
  ]);
});

it('says who sees no variant today, and which days it left out because the experiment was changed on them', async () => {
  const counts = { visits: 0, carts: 0, orders: 0, customers: 0, value: 0 };
  const variant = (name: string, groups: string[]) => ({ ...counts, variant: name, groups, rate: null });
  const experiment = (name: string, daysLeftOut: string[]) => ({
    name,
    where: 'The menu',
    variants: [variant('A', ['none', 'A']), variant('B', [])],
    daysLeftOut,
    said: ['Too few.'],
  });
  const data = () => ({
    from: '2026-11-14',
    until: '2026-11-20',
    experiments: [experiment('one', []), experiment('two', ['2026-11-15', '2026-11-16'])],
    unknown: counts,
  });
  const { text } = await command(['results', 'experiments'], { data });
  const rows = [
    '  Variant  Groups   Visits  Carts  Orders  Visits with an order (95 %)  Value',
    '  A        none, A       0      0       0                            -     ₹0',
    '  B        -             0      0       0                            -     ₹0',
    '  Too few.',
  ];
  expect(text.split('\n').slice(0, 16)).toEqual([
    'Results of experiments, 14 Nov 2026 to 20 Nov 2026 (days of India).',
    '',
    'one: The menu',
    ...rows,
    '',
    'two: The menu',
    ...rows,
    '  Left out, because it was changed: 2026-11-15, 2026-11-16.',
    '',
    expect.stringMatching(/^A visit is a browser on a day/),
  ]);
});

it('the address of a server may end with a slash', async () => {
  const { sent } = await command(['versions', 'landing/default', '--server', 'http://shop.test/'], {
    data: () => ({ versions: [], history: [] }),
  });
  expect(sent.map(({ url }) => url)).toEqual([
    'http://shop.test/content-service/ve1/documents/landing/default/versions',
  ]);
});

it('takes the documents of the folder content where no other is named', async () => {
  const printed: string[] = [];
  const print = (text: string) => void printed.push(text);
  const fetch = () => Promise.reject(new Error('fetch failed'));
  expect(await run(['validate'], { env: {}, fetch, print, printError: print, now: Date.now })).toBe(0);
  expect(printed[0]).toMatch(/^\d+ documents: no faults\.$|^content\//);
});

it('a mistake of the program is not taken for one of the author', async () => {
  const now = () => {
    throw new RangeError('a mistake');
  };
  await expect(command(['validate'], { now })).rejects.toThrow('a mistake');
});
