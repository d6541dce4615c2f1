import { expect, it } from 'vitest';
import type { Database } from '../database/database.ts';
import { createTestClock } from '../testing/clock.ts';
import { describeDatabases } from '../testing/databases.ts';
import { checksumOf } from './canonical-json.ts';
import { createContentRepository } from './content-repository.ts';

const id = { kind: 'landing', slug: 'default' } as const;
const draft = (text: string) => ({
  ...id,
  body: { document: 'landing', nodes: [{ id: 'a', type: 'notice', props: { text } }] },
});

describeDatabases('content repository', (open) => {
  async function setUp() {
    const db = await open();
    const clock = createTestClock();
    return { db, clock, content: createContentRepository(db, clock.now) };
  }

  it('WID-01 publishes versions that stay as they were', async () => {
    const { content } = await setUp();
    await content.publish([draft('one')], 'asha');
    const { published } = await content.publish([draft('two')], 'asha');
    expect(published).toMatchObject([{ version: 2, live: true, checksum: checksumOf(draft('two').body) }]);
    expect(await content.readBody(id, 1)).toEqual(draft('one').body);
    expect(await content.findBody(id, 1)).toEqual(draft('one').body);
    expect(await content.findBody(id, 3)).toBeUndefined();
    expect(await content.findLive(id)).toMatchObject({ version: 2, publishedAt: '2026-11-20T10:00:00.000Z' });
    expect((await content.listVersions(id)).map(({ version, live }) => [version, live])).toEqual([
      [2, true],
      [1, false],
    ]);
  });

  it('does not publish content again that is already live, whatever the order of its keys', async () => {
    const { content } = await setUp();
    await content.publish([{ ...id, body: { document: 'landing', nodes: [] } }], 'asha');
    expect(await content.publish([{ ...id, body: { nodes: [], document: 'landing' } }], 'asha')).toEqual({
      published: [],
      unchanged: ['landing/default'],
    });
  });

  it('publishes an earlier content again as a version of its own', async () => {
    const { content } = await setUp();
    for (const text of ['one', 'two', 'one']) await content.publish([draft(text)], 'asha');
    expect(await content.findLive(id)).toMatchObject({ version: 3, checksum: checksumOf(draft('one').body) });
  });

  it('publishes all or nothing', async () => {
    const { content } = await setUp();
    const broken = { kind: 'landing', slug: 'other', body: undefined } as const;
    await expect(content.publish([draft('one'), broken], 'asha')).rejects.toThrow();
    expect(await content.listLive()).toEqual([]);
  });

  it('gives each of two simultaneous publications its own version', async () => {
    const { content } = await setUp();
    await Promise.all(['one', 'two', 'three'].map((text) => content.publish([draft(text)], 'asha')));
    expect((await content.listVersions(id)).map(({ version }) => version)).toEqual([3, 2, 1]);
    expect((await content.listVersions(id)).filter(({ live }) => live)).toHaveLength(1);
  });

  it('publishes one of two simultaneous publications that replace the same content, and nothing of the other', async () => {
    const { content } = await setUp();
    await content.publish([draft('base')], 'asha');
    const replaces = checksumOf(draft('base').body);
    const other = (slug: string) => ({ ...draft('new'), slug, replaces: null });
    const results = await Promise.allSettled([
      content.publish([other('of-asha'), { ...draft('of Asha'), replaces }], 'asha'),
      content.publish([other('of-ravi'), { ...draft('of Ravi'), replaces }], 'ravi'),
    ]);
    expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(results.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: {
        name: 'LiveChanged',
        message: expect.stringContaining('landing/default: your file began from version 1'),
      },
    });
    expect((await content.listVersions(id)).map(({ version }) => version)).toEqual([2, 1]);
    expect(await content.listLive()).toHaveLength(2);
  });

  it('does not publish as new what somebody published meanwhile', async () => {
    const { content } = await setUp();
    await content.publish([{ ...draft('one'), replaces: null }], 'asha');
    await expect(content.publish([{ ...draft('two'), replaces: null }], 'ravi')).rejects.toThrow(
      'version 1 by asha',
    );
    expect(await content.publish([{ ...draft('one'), replaces: null }], 'ravi')).toMatchObject({
      unchanged: ['landing/default'],
    });
  });

  it('rolls back to the version before, or to a named one, and to no version that does not exist', async () => {
    const { content } = await setUp();
    for (const text of ['one', 'two', 'three']) await content.publish([draft(text)], 'asha');
    expect(await content.rollback(id, { author: 'asha' })).toMatchObject({ version: 2, live: true });
    expect(await content.rollback(id, { author: 'asha' })).toMatchObject({ version: 1 });
    expect(await content.rollback(id, { author: 'asha' })).toBeUndefined();
    expect(await content.rollback(id, { author: 'asha' }, { toVersion: 3 })).toMatchObject({ version: 3 });
    expect(await content.rollback(id, { author: 'asha' }, { toVersion: 9 })).toBeUndefined();
    expect(await content.findLive(id)).toMatchObject({ version: 3 });
  });

  it('tells what went live in the order in which it went live, whatever the clocks of the servers say', async () => {
    const { content, clock } = await setUp();
    await content.publish([draft('one')], 'asha');
    await content.publish([draft('two')], 'ravi');
    // Mira publishes through a server whose clock is a minute behind.
    clock.forward(-60_000);
    await content.publish([draft('three')], 'mira');
    expect((await content.readHistory(id)).map(({ version }) => version)).toEqual([3, 2, 1]);
    expect((await content.listWasLive('landing')).map(({ body }) => body)).toEqual(
      ['one', 'two', 'three'].map((text) => draft(text).body),
    );
    const refused = async (replaces: string | null) =>
      content.publish([{ ...draft('mine'), replaces }], 'asha').catch((error: unknown) => String(error));
    expect(await refused(checksumOf(draft('two').body))).toMatch(
      /began from version 2\. Since then:\n.*version 3 by mira\n.*What changed:\n.*"two" → "three"/,
    );
    expect(await refused(null)).toMatch(/Live is:\n.*version 3 by mira\n.*:\n.*"three" → "mine"/);
  });

  it('takes back the version that the author saw, and no other', async () => {
    const { content } = await setUp();
    for (const [author, text] of Object.entries({ asha: 'one', ravi: 'two', mira: 'three' }))
      await content.publish([draft(text)], author);
    await expect(content.rollback(id, { author: 'asha' }, { takesBack: 2 })).rejects.toThrow(
      /version 2 of landing\/default is not live any more\. Since then:\n.*version 3 by mira\n\n/,
    );
    expect(await content.findLive(id)).toMatchObject({ version: 3 });
    expect(await content.rollback(id, { author: 'asha' }, { takesBack: 3 })).toMatchObject({
      version: 2,
      takenBack: { version: 3, author: 'mira', live: false },
    });
    expect(await content.rollback(id, { author: 'asha' }, { toVersion: 2 })).toMatchObject({
      takenBack: null,
    });
  });

  it('takes back nothing of a document that was never published', async () => {
    const { content } = await setUp();
    await expect(content.rollback(id, { author: 'asha' }, { takesBack: 2 })).rejects.toThrow(
      'version 2 of landing/default is not live any more',
    );
  });

  it('undoes a publication that followed a rollback: what was live before it is live again', async () => {
    const { content } = await setUp();
    for (const text of ['first', 'second']) await content.publish([draft(text)], 'asha');
    expect(await content.rollback(id, { author: 'asha' })).toMatchObject({ version: 1 });
    await content.publish([draft('second')], 'asha');
    expect(await content.rollback(id, { author: 'asha' })).toMatchObject({ version: 1, live: true });
    expect(await content.findLive(id)).toMatchObject({ version: 1 });
  });

  it('seeds missing documents and does not change published ones', async () => {
    const { content } = await setUp();
    await content.publish([draft('edited')], 'asha');
    const tnc = {
      kind: 'info-page',
      slug: 'tnc',
      body: { document: 'info-page', heading: 'Terms', nodes: [] },
    } as const;
    expect((await content.publishMissing([draft('seed'), tnc], 'seed')).published).toMatchObject([
      { slug: 'tnc' },
    ]);
    expect(await content.listLive('landing')).toMatchObject([{ version: 1, body: draft('edited').body }]);
  });

  it('does not overwrite a document that is published while a slow process starts', async () => {
    const { content, clock, db } = await setUp();
    // The transaction of the start begins only after the author's has ended.
    const transaction = () => {
      const started = db.transaction();
      const execute: typeof started.execute = async (run) => {
        await content.publish([draft('edited')], 'asha');
        return started.execute(run);
      };
      return { execute };
    };
    const slow = new Proxy<Database>(db, {
      get(target, name) {
        if (name === 'transaction') return transaction;
        const value: unknown = Reflect.get(target, name, target);
        return typeof value === 'function' ? (value.bind(target) as unknown) : value;
      },
    });
    const seeded = await createContentRepository(slow, clock.now).publishMissing([draft('seed')], 'seed');
    expect(seeded.published).toEqual([]);
    expect(await content.listLive('landing')).toMatchObject([{ version: 1, body: draft('edited').body }]);
  });

  it('keeps previews until they expire', async () => {
    const { content, clock, db } = await setUp();
    await content.savePreview({
      id: 'p1',
      documents: [draft('draft')],
      expiresAt: new Date(clock.now() + 1000),
    });
    expect(await content.findPreview('p1')).toEqual([draft('draft')]);
    clock.forward(1000);
    expect(await content.findPreview('p1')).toBeUndefined();
    await content.removeExpiredPreviews();
    await content.savePreview({ id: 'p2', documents: [], expiresAt: new Date(clock.now() + 1000) });
    expect(await db.selectFrom('content_previews').select('id').execute()).toEqual([{ id: 'p2' }]);
  });
});
