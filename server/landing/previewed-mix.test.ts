import { afterAll, beforeAll, expect, it } from 'vitest';
import type { PageInput } from '#schemas/page-input.ts';
import { openMemoryDatabase } from '../testing/databases.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';

let test: TestApp;
let close: () => Promise<void>;
beforeAll(async () => {
  const opened = await openMemoryDatabase();
  ({ close } = opened);
  const render = async (input: PageInput) => ({ status: 200, html: JSON.stringify(input) });
  test = await createTestApp(opened.db, { pages: { folder: '/nowhere', render } });
}, 60_000);
afterAll(() => close());

const shelf = '/catalog-service/ve1/stores/14052/widget/everyday-value';
const bestsellers = '/catalog-service/ve1/stores/14052/bestseller';
type Cards = readonly { readonly mix?: { readonly saving: number } }[];

/** What cards say that a mix saves: on the home page, and in the calls that it makes later. */
async function savings(headers: Record<string, string> = {}) {
  const { widgetContents = {} } = JSON.parse((await test.get('/', headers)).body) as PageInput;
  const calls = await Promise.all([shelf, bestsellers].map((url) => test.get(url, headers)));
  const cards = [
    widgetContents[shelf]?.products as Cards,
    ...calls.map((reply) => reply.json().data.products as Cards),
  ];
  return {
    said: cards.map((some) => [...new Set(some.flatMap(({ mix }) => mix?.saving ?? []))]),
    caches: calls.map((reply) => reply.headers['cache-control']),
  };
}

it('MEN-22 the cards of the home page say in a preview what a mix saves by its draft, as they will after the publication', async () => {
  const saving = (edvSaving: number) => ({ document: 'app-config', edvMinimum: 2, edvSaving });
  const publish = (edvSaving: number) =>
    test.content.publish([{ kind: 'app-config', slug: 'default', body: saving(edvSaving) }], 'asha');
  await publish(1000);
  const body = saving(2500);
  const draft = { kind: 'app-config', slug: 'default', file: 'f', body };
  const { data } = (await test.author('POST', '/content-service/ve1/preview', { documents: [draft] })).json();
  const live = await savings();
  expect(live.said[0]).toEqual([1000]);

  const drafted = await savings({ cookie: `preview=${data.token}` });
  expect(drafted.said).toEqual(live.said.map((some) => some.map(() => 2500)));
  expect(drafted.caches).toEqual(['private, no-store', 'private, no-store']);
  expect(await savings()).toEqual(live);

  await publish(2500);
  expect((await savings()).said).toEqual(drafted.said);
});
