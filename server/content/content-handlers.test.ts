import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { defaultBrandPaths } from '#schemas/routes.ts';
import type { Database } from '../database/database.ts';
import { openMemoryDatabase } from '../testing/databases.ts';
import { landingSaying } from '../testing/desk.ts';
import { createTestApp } from '../testing/test-app.ts';
import { contentHandlers } from './content-handlers.ts';

let db: Database;
let close: () => Promise<void>;
beforeAll(async () => {
  ({ db, close } = await openMemoryDatabase());
}, 60_000);
beforeEach(async () => {
  for (const table of ['content_live', 'content_versions'] as const) await db.deleteFrom(table).execute();
});
afterAll(() => close());

const service = '/content-service/ve1';
const ve2 = '/catalog-service/ve2/stores/14052/widget';
const sent = (text: string) => ({ kind: 'landing', slug: 'default', file: 'f', body: landingSaying(text) });
const publishing = (text: string) => ({ documents: [sent(text)] });
const home = { kind: 'landing', slug: 'default' };

it('the log says who published and rolled back what, and nothing of a rollback to what is live', async () => {
  const logged: string[] = [];
  const { author } = await createTestApp(db, { documents: [], shop: false, logged });
  const deeds = () => {
    const lines = logged.map((line) => JSON.parse(line) as Record<string, unknown>);
    return lines.flatMap(({ author: by, published, rolledBack, msg }) =>
      by === undefined ? [] : [{ by, msg, done: published ?? rolledBack }],
    );
  };
  for (const text of ['one', 'two']) await author('POST', `${service}/publish`, publishing(text));
  await author('POST', `${service}/rollback`, home);
  await author('POST', `${service}/rollback`, { ...home, toVersion: 1 });
  expect(deeds()).toEqual([
    { by: 'author', msg: 'content published', done: ['landing/default@1'] },
    { by: 'author', msg: 'content published', done: ['landing/default@2'] },
    { by: 'author', msg: 'content rolled back', done: 'landing/default@1' },
  ]);
});

it('shows what was rolled back to at the next request, before the database has told of it', async () => {
  let stamp = 0;
  const changes = { stamp: () => stamp, changed: () => void (stamp += 1) };
  const { author, get } = await createTestApp(db, { documents: [], changes });
  const shown = async () => (await get(ve2)).json().data.widgets[0].props.text;
  for (const text of ['one', 'two']) await author('POST', `${service}/publish`, publishing(text));
  expect(await shown()).toBe('two');
  await author('POST', `${service}/rollback`, home);
  expect(await shown()).toBe('one');
});

it('a publication or preview that is refused has nothing but its faults', async () => {
  const { author } = await createTestApp(db, { documents: [], shop: false });
  const faults = [expect.objectContaining({ file: 'f', address: 'nodes[0].props.text' })];
  const errors = [{ code: expect.any(String), displayMsg: expect.stringMatching(/^f: nodes\[0\]/) }];
  const refused = async (call: string) => {
    const reply = await author('POST', `${service}/${call}`, publishing(''));
    expect(reply.statusCode).toBe(422);
    return reply.json();
  };
  expect(await refused('publish')).toEqual({
    status: 'FAILED',
    data: { published: [], unchanged: [], faults },
    errors,
  });
  expect(await refused('preview')).toEqual({
    status: 'FAILED',
    data: { token: '', path: '', expiresAt: '', faults },
    errors,
  });
});

it('a failure of the database is not taken for a colleague who published', async () => {
  const gone = new Error('the database is gone');
  const fails = () => Promise.reject(gone);
  const repository = {
    listLive: async () => [],
    readShopNames: async () => ({}),
    readSoldProducts: async () => [],
    publish: fails,
    rollback: fails,
  };
  const { publishContent, rollbackContent } = contentHandlers({
    repository,
    authorOf: () => 'asha',
    live: { find: async () => undefined },
    brandPaths: defaultBrandPaths,
    now: () => 0,
  } as never);
  await expect(publishContent({ body: publishing('one') } as never)).rejects.toBe(gone);
  await expect(rollbackContent({ body: home } as never)).rejects.toBe(gone);
});
