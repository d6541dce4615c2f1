import type { HTTPMethods } from 'fastify';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { postEvents } from '#schemas/api/config.ts';
import type { Database } from '../../database/database.ts';
import { routePath } from '../../http/call-schema.ts';
import { openMemoryDatabase } from '../../testing/databases.ts';
import { authorToken, createTestApp, type TestApp } from '../../testing/test-app.ts';
import { run } from './run.ts';

let db: Database;
let close: () => Promise<void>;
let test: TestApp;
beforeAll(async () => {
  ({ db, close } = await openMemoryDatabase());
}, 60_000);
beforeEach(async () => {
  for (const table of ['content_live', 'content_versions', 'counted_marks'] as const)
    await db.deleteFrom(table).execute();
  for (const table of ['node_counts', 'visit_counts'] as const) await db.deleteFrom(table).execute();
  test = await createTestApp(db, { shop: false });
});
afterAll(() => close());

async function command(line: string, env: Record<string, string> = {}) {
  const printed: string[] = [];
  const print = (text: string) => void printed.push(text);
  const code = await run(line.split(' '), {
    env: { AUTHOR_TOKEN: authorToken, ...env },
    fetch: async (url, { method, headers }) => {
      const { pathname, search } = new URL(url);
      const reply = await test.app.inject({
        method: method as HTTPMethods & 'GET',
        url: pathname + search,
        headers,
      });
      return { status: reply.statusCode, text: async () => reply.body };
    },
    print,
    printError: print,
    now: test.clock.now,
  });
  return { code, text: printed.join('\n') };
}

async function send(clientId: string, nodes: readonly ['impression' | 'click', string][]) {
  const channel = 'PWA';
  const at = test.clock.now();
  const about = { document: 'landing', version: 'default@1-0123456789abcdef', type: 'x', name: 'x', channel };
  const events = nodes.map(([kind, nodeId], index) => ({
    id: `${clientId}/${index}`,
    name: `widget_${kind}`,
    at,
    properties: { ...about, nodeId },
  }));
  const view = { id: 'view', name: 'page_view', at, properties: { channel, screen_name: 'Home Screen' } };
  const payload = { clientId, events: [...events, view] };
  await test.ask({ method: 'POST', url: routePath(postEvents), payload });
}

it('results of a document prints its nodes with what was seen and pressed, by group', async () => {
  await send('1.45', [
    ['impression', 'hero'],
    ['click', 'hero'],
    ['impression', 'best'],
  ]);
  await send('1.75', [['impression', 'hero']]);
  await send('odd', [['impression', 'hero']]);
  expect(await command('results landing/default --days 1')).toEqual({
    code: 0,
    text: [
      'landing/default, version 1, 20 Nov 2026 (days of India).',
      'Node         Type            Name         Seen  Pressed    Rate  Group A  Group B  No group known',
      'hero         hero-carousel   hero            3        1  33.3 %   1 of 1   0 of 1          0 of 1',
      'notice       notice          notice          0        0       -   0 of 0   0 of 0          0 of 0',
      'best         bestsellers     best            1        0   0.0 %   0 of 1   0 of 0          0 of 0',
      'value        everyday-value  value           0        0       -   0 of 0   0 of 0          0 of 0',
      'again        previous-order  again           0        0       -   0 of 0   0 of 0          0 of 0',
      'cart-notice  notice          cart-notice     0        0       -   0 of 0   0 of 0          0 of 0',
    ].join('\n'),
  });
});

it('results of a document that nobody has seen says so', async () => {
  const { code, text } = await command('results content/landing/default.json');
  expect(code).toBe(0);
  expect(text).toContain('landing/default, version 1, 14 Nov 2026 to 20 Nov 2026 (days of India).');
  expect(text).toContain('Nobody has seen it in these days, or analytics is turned off.');
});

it('results of experiments prints each with its variants, and says where the numbers are too few', async () => {
  await send('1.45', []);
  await send('2.45', []);
  await send('1.75', []);
  const { code, text } = await command('results experiments --days 30');
  expect(code).toBe(0);
  expect(text).toContain('Results of experiments, 22 Oct 2026 to 20 Nov 2026 (days of India).');
  expect(text).toContain(
    [
      'menuSorting: Dishes of a category of the menu',
      '  Variant  Groups   Visits  Carts  Orders  Visits with an order (95 %)  Value',
      '  default  none, C       0      0       0                            -     ₹0',
      '  A        A             2      0       0      0.0 % (0.0 % to 65.8 %)     ₹0',
      '  B        B             1      0       0      0.0 % (0.0 % to 79.3 %)     ₹0',
      '  A against default: too few to say anything. default has 0 visits, and needs 100.',
      '  B against default: too few to say anything. default has 0 visits, and needs 100.',
    ].join('\n'),
  );
  expect(text).toContain('All experiments draw from the same groups of browsers');
});

it.each([
  ['results', 2, 'Name one document, for example: npm run content -- results landing/default'],
  ['results landing/default 3', 2, 'Name one document'],
  ['results landings/default', 2, "There are no documents of the kind 'landings'. Did you mean 'landing'"],
  ['results landing/nowhere', 2, 'landing/nowhere is not published.'],
  ['results landing/default --days 0', 2, '--days 0 is no number of days'],
  ['results experiments --days 91', 2, 'write a whole one from 1 to 90'],
  ['versions landing/default --days 3', 2, '--days goes with results alone, and not with versions.'],
  ['results landing/default --to 2', 2, '--to goes with rollback alone'],
  ['help', 0, 'results experiments'],
])('%j gives exit code %i and says %j', async (line, code, said) => {
  expect(await command(line)).toEqual({ code, text: expect.stringContaining(said) as unknown });
});

it.each(['results landing/default', 'results experiments'])('%s needs the author token', async (line) => {
  const { code, text } = await command(line, { AUTHOR_TOKEN: 'wrong' });
  expect([code, text]).toEqual([2, expect.stringContaining('The author token is missing or wrong.')]);
});
