import { expect, it } from 'vitest';
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
    liveVersions: async () => new Map([['app-config/default', 1]]),
    readBody: async () => draft.body,
    listLive: async () => [info],
  } as unknown as ContentRepository);
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
    async liveVersions(names: readonly string[]) {
      asked.push(names);
      return new Map([['app-config/default', 1]]);
    },
    readBody: async () => draft.body,
  } as unknown as ContentRepository);
  const found = await Promise.all([
    source.find('landing', ['store-9', 'default']),
    source.find('app-config', ['pwa', 'default']),
    source.find('info-page', ['no\0slug', '../x', '']),
  ]);
  expect(found.map((each) => each?.slug)).toEqual([undefined, 'default', undefined]);
  expect(asked).toEqual([['landing/store-9', 'landing/default', 'app-config/pwa', 'app-config/default']]);
});
