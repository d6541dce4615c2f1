import { expect, it } from 'vitest';
import { publishedVersion, readPublishedVersion } from './published-version.ts';

it('a published version is named by slug, number and checksum, also in the tag of a cache', () => {
  expect(publishedVersion({ slug: 'store-9', version: 12 }, 'abc')).toBe('store-9@12-abc');
  const known = { slug: 'store-9', version: 12 };
  for (const text of ['store-9@12-abc', '"store-9@12-abc-r3"', 'W/"store-9@12-abc"'])
    expect(readPublishedVersion(text)).toEqual(known);
  for (const text of [
    '0123456789abcdef',
    'store-9@12',
    'Store@1-a',
    '@1-a',
    'a@-b',
    'x a@1-b',
    `${'a'.repeat(62)}@1-b`,
  ])
    expect(readPublishedVersion(text)).toBeUndefined();
});
