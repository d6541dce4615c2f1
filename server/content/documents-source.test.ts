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
    findLive: async () => info,
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
