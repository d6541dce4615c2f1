import { expect, it, onTestFinished } from 'vitest';
import type { PageInput } from '#schemas/page-input.ts';
import { openMemoryDatabase } from '../testing/databases.ts';
import { createTestApp } from '../testing/test-app.ts';

async function openPage() {
  const { db, close } = await openMemoryDatabase();
  let input: PageInput | undefined;
  const render = async (given: PageInput) => {
    input = given;
    return { status: 200, html: '' };
  };
  const test = await createTestApp(db, { pages: { folder: import.meta.dirname, render } });
  onTestFinished(async () => {
    await test.app.close();
    await close();
  });
  return {
    test,
    async inputOf(path: string) {
      input = undefined;
      await test.get(path);
      return input as PageInput | undefined;
    },
  };
}

it('a page holds nothing of a node before its time, nor of one for another store, and knows when the next begins', async () => {
  const { test, inputOf } = await openPage();
  const opens = test.clock.now() + 60_000;
  const notice = (id: string, when: object) => ({
    id,
    type: 'notice',
    version: 1,
    props: { text: `Secret ${id}` },
    when,
  });
  const nodes = [
    notice('soon', { from: new Date(opens).toISOString() }),
    notice('over', { until: new Date(test.clock.now()).toISOString() }),
    notice('elsewhere', { storeIds: ['14061'] }),
    notice('here', { storeIds: ['14052'] }),
  ];
  const slots = { 'cart.top': nodes };
  await test.content.publish(
    [{ kind: 'landing', slug: 'default', body: { document: 'landing', nodes, slots } }],
    'test',
  );
  const input = await inputOf('/');
  expect(JSON.stringify(input).match(/Secret \w+/g)).toEqual(['Secret here']);
  expect(input?.changesAt).toBe(opens);
});

it('INF-01 a page holds nothing of what is said of an information page before its time, and knows when that is', async () => {
  const { test, inputOf } = await openPage();
  const opens = test.clock.now() + 90_000;
  const from = new Date(opens).toISOString();
  const text = { id: 'text', type: 'text-block', version: 1, props: { paragraphs: ['New terms'] } };
  const tags = (await inputOf('/info/help'))?.seoTags as PageInput['seoTags'];
  await test.content.publish(
    [
      {
        kind: 'info-page',
        slug: 'tnc',
        body: { document: 'info-page', heading: 'Terms', nodes: [{ ...text, when: { from } }] },
      },
      {
        kind: 'seo-tags',
        slug: 'default',
        body: {
          ...tags,
          document: 'seo-tags',
          routes: { ...tags.routes, '/info': { title: 'Secret new terms', description: 'Secret' } },
        },
      },
    ],
    'test',
  );
  const before = await inputOf('/info/help');
  expect(JSON.stringify(before)).not.toContain('Secret');
  expect(before?.changesAt).toBe(opens);
  test.clock.forward(90_000);
  expect((await inputOf('/info/help'))?.seoTags.routes['/info']?.title).toBe('Secret new terms');
});

it('WID-17 a page knows when the next alert begins', async () => {
  const { test, inputOf } = await openPage();
  const opens = test.clock.now() + 20_000;
  const alert = { id: 'rain', text: 'It rains', from: new Date(opens).toISOString() };
  await test.content.publish(
    [{ kind: 'alerts', slug: 'default', body: { document: 'alerts', alerts: [alert] } }],
    'test',
  );
  const input = await inputOf('/');
  expect(input?.alerts).toEqual([]);
  expect(input?.changesAt).toBe(opens);
});
