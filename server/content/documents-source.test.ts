import { expect, it } from 'vitest';
import { withTags } from '../cache-tags.ts';
import { checksumOf } from './canonical-json.ts';
import type { ContentRepository } from './content-repository.ts';
import { readPublishedVersion } from './published-version.ts';
import { createDocumentsSource, withDrafts } from './documents-source.ts';

const draft = {
  kind: 'app-config',
  slug: 'default',
  body: { document: 'app-config', storeId: '9' },
} as const;

it('API-016 the version follows the reply, so a build with other defaults does not answer 304', async () => {
  const info = { ...draft, version: 1, checksum: checksumOf(draft.body), publishedAt: '', live: true };
  const source = createDocumentsSource({
    repository: {
      liveVersions: async () => new Map([['app-config/default', 1]]),
      readBody: async () => draft.body,
      listLive: async () => [info],
    } as unknown as ContentRepository,
  });
  const found = [
    await source.find('app-config', ['default']),
    ...(await source.list('app-config')),
    await withDrafts(source, [draft]).find('app-config', ['default']),
  ];
  for (const entry of found) {
    expect(entry?.document).toMatchObject({ storeId: '9', disableCookies: false });
    expect(entry?.version).not.toContain(checksumOf(draft.body));
  }
  const checksum = checksumOf(found[0]?.document);
  expect(found.map((entry) => entry?.version)).toEqual([
    `default@1-${checksum}`,
    `default@1-${checksum}`,
    checksum,
  ]);
  expect(readPublishedVersion(`W/"default@1-${checksum}-r5"`)).toEqual({ slug: 'default', version: 1 });
  expect(readPublishedVersion(checksum)).toBeUndefined();
});

it('asks once for what is asked for at the same time, and never for a slug that is no slug', async () => {
  const asked: (readonly string[])[] = [];
  const source = createDocumentsSource({
    repository: {
      async liveVersions(names: readonly string[]) {
        asked.push(names);
        return new Map([['app-config/default', 1]]);
      },
      readBody: async () => draft.body,
    } as unknown as ContentRepository,
  });
  const found = await Promise.all([
    source.find('landing', ['store-9', 'default']),
    source.find('app-config', ['pwa', 'default']),
    source.find('info-page', ['no\0slug', '../x', '']),
  ]);
  expect(found.map((each) => each?.slug)).toEqual([undefined, 'default', undefined]);
  expect(asked).toEqual([['landing/store-9', 'landing/default', 'app-config/pwa', 'app-config/default']]);
});

/** A source with these documents, which says what it was asked for. */
function sourceOf(...slugs: readonly string[]) {
  const asked: string[] = [];
  const found = (slug: string) => ({ slug, version: 'live', document: {}, body: {} });
  const source = {
    async find(kind: string, [slug = '']: readonly string[]) {
      asked.push(`${kind}/${slug}`);
      return slugs.includes(slug) ? found(slug) : undefined;
    },
    list: async () => slugs.map(found),
  } as unknown as Parameters<typeof withDrafts>[0];
  return { source, asked };
}
const page = (slug: string) => ({ kind: 'info-page', slug, body: { title: slug } }) as const;

it('a draft goes before what is live, of its own kind and slug alone', async () => {
  const { source, asked } = sourceOf('about', 'contact');
  const drafted = withDrafts(source, [page('about'), draft]);
  expect((await drafted.find('info-page', ['about']))?.version).toBe(checksumOf({ title: 'about' }));
  expect(asked).toEqual([]);
  expect((await drafted.find('info-page', ['contact']))?.version).toBe('live');
  expect((await drafted.find('landing', ['about']))?.version).toBe('live');
  // The first slug that exists counts, drafted or not.
  expect((await drafted.find('info-page', ['none', 'about', 'contact']))?.slug).toBe('about');
  expect((await drafted.find('info-page', ['contact', 'about']))?.slug).toBe('contact');
  expect(await drafted.find('info-page', ['none'])).toBeUndefined();
});

it('a list has the drafts of its kind first, and what is live besides', async () => {
  const drafted = withDrafts(sourceOf('about', 'contact').source, [page('new'), page('about'), draft]);
  expect((await drafted.list('info-page')).map(({ slug, version }) => [slug, version === 'live'])).toEqual([
    ['new', false],
    ['about', false],
    ['contact', true],
  ]);
});

it('a document that does not fit its schema any more is found as it was written', async () => {
  const body = { document: 'app-config', maxCartPrice: 'much' };
  const found = await withDrafts(sourceOf().source, [{ ...draft, body }]).find('app-config', ['default']);
  expect(found).toMatchObject({ document: body, body, version: checksumOf(body) });
});

it('a version is read once, and another one anew', async () => {
  let live = 1;
  const read: number[] = [];
  const source = createDocumentsSource({
    repository: {
      liveVersions: async () => new Map([['app-config/default', live]]),
      async readBody(_id: object, version: number) {
        read.push(version);
        return { document: 'app-config', storeId: String(version) };
      },
    } as unknown as ContentRepository,
  });
  const storeId = async () => (await source.find('app-config', ['default']))?.document.storeId;
  expect([await storeId(), await storeId()]).toEqual(['1', '1']);
  live = 2;
  expect([await storeId(), read]).toEqual(['2', [1, 2]]);
});

it('a cache in front hears of each document that was looked for, also of one that is not there yet', async () => {
  const source = createDocumentsSource({
    repository: {
      liveVersions: async () => new Map([['landing/default', 1]]),
      readBody: async () => ({}),
      listLive: async () => [],
    } as unknown as ContentRepository,
  });
  const { tags } = await withTags(true, async () => {
    await source.find('landing', ['store-9', 'default', 'other']);
    await source.list('alerts');
  });
  expect(tags).toEqual(['alerts', 'landing/default', 'landing/store-9']);
});

it('says once per version what of a document is sent to nobody, for it is not understood for whom that is', async () => {
  const body = { document: 'landing', nodes: [{ id: 'a', kind: 'notice', v: 1, when: { weather: 'rain' } }] };
  const told: unknown[] = [];
  let live = 1;
  const source = createDocumentsSource({
    repository: {
      liveVersions: async () => new Map([['landing/default', live]]),
      readBody: async () => body,
      listLive: async () => [{ kind: 'landing', slug: 'default', version: live, body }],
    } as unknown as ContentRepository,
    onNotUnderstood: (places) => told.push(places),
  });
  const ask = async () => [await source.find('landing', ['default']), await source.list('landing')];
  await ask();
  await ask();
  expect(told).toEqual([['landing/default nodes[0].when.weather: unknown-clause']]);
  live = 2;
  await ask();
  expect(told).toHaveLength(2);
});

it('says nothing of a document that is understood, and needs nobody to say it to', async () => {
  const told: unknown[] = [];
  const repository = {
    liveVersions: async () => new Map([['app-config/default', 1]]),
    readBody: async () => draft.body,
    listLive: async () => [
      { kind: 'landing', slug: 'default', version: 1, body: { nodes: [{ when: {} }, { when: 1 }] } },
    ],
  } as unknown as ContentRepository;
  const source = createDocumentsSource({ repository, onNotUnderstood: (places) => told.push(places) });
  await source.find('app-config', ['default']);
  expect(told).toEqual([]);
  expect(await createDocumentsSource({ repository }).list('landing')).toHaveLength(1);
});
