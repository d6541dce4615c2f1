import { expect, it } from 'vitest';
import type { PageInput } from '#schemas/page-input.ts';
import { openMemoryDatabase } from '../testing/databases.ts';
import { createTestApp } from '../testing/test-app.ts';

it('a page holds nothing of a node before its time, nor of one for another store, and knows when the next begins', async () => {
  const { db, close } = await openMemoryDatabase();
  let input: PageInput | undefined;
  const render = async (given: PageInput) => {
    input = given;
    return { status: 200, html: '' };
  };
  const test = await createTestApp(db, { pages: { folder: import.meta.dirname, render } });
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
  await test.get('/');
  expect(JSON.stringify(input).match(/Secret \w+/g)).toEqual(['Secret here']);
  expect(input?.changesAt).toBe(opens);
  await test.app.close();
  await close();
});
