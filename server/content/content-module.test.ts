import { randomBytes } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '../database/database.ts';
import { readSettings } from '../settings.ts';
import { createTestClock } from '../testing/clock.ts';
import { openMemoryDatabase } from '../testing/databases.ts';
import { contentModule } from './content-module.ts';
import { createContentRepository } from './content-repository.ts';

let db: Database;
let close: () => Promise<void>;
beforeAll(async () => {
  ({ db, close } = await openMemoryDatabase());
}, 60_000);
afterAll(() => close());

const clock = createTestClock();
const parts = () => ({
  db,
  publicDb: db,
  counts: { db },
  settings: readSettings({}),
  secret: 'the secret of the tests, long enough',
  authorTokens: [],
  now: clock.now,
  randomBytes,
});

it('previews that are over are removed, unless the server is about to end', async () => {
  const { removeExpired } = contentModule(parts() as never, { changed: () => {} });
  const content = createContentRepository(db, clock.now);
  await content.savePreview({ id: 'p-1', documents: [], expiresAt: new Date(clock.now() + 1000) });
  const kept = async () => (await db.selectFrom('content_previews').select('id').execute()).length;
  const removed = async (ending: AbortSignal) => removeExpired(ending).then(kept);
  expect(await removed(new AbortController().signal)).toBe(1);
  clock.forward(1000);
  expect(await removed(AbortSignal.abort())).toBe(1);
  expect(await removed(new AbortController().signal)).toBe(0);
});

it('a request sees what is live, unless something changes that', async () => {
  const { documentsFor, live } = contentModule(parts() as never, { changed: () => {} });
  const request = { query: {}, cookies: {} } as unknown as FastifyRequest;
  expect(await documentsFor(request)).toEqual({ source: live });
});

it('the log says what of a live document is sent to nobody: a later release published it, and this one does not know for whom', async () => {
  const logged: unknown[] = [];
  const log = { warn: (...line: unknown[]) => logged.push(line) };
  const { live } = contentModule({ ...parts(), log } as never, { changed: () => {} });
  const nodes = [{ id: 'a', type: 'notice', props: { text: 'Rain' }, when: { weather: 'rain' } }];
  const document = { kind: 'landing', slug: 'rainy', body: { document: 'landing', nodes } } as const;
  await createContentRepository(db, clock.now).publish([document], 'asha');
  await live.find('landing', ['rainy']);
  expect(logged).toEqual([
    [
      { places: ['landing/rainy nodes[0].when.weather: unknown-clause'] },
      'sent to nobody: this release does not understand for whom it is',
    ],
  ]);
});
