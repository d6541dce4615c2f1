import type { FastifyRequest } from 'fastify';
import { expect, it } from 'vitest';
import { headerNames } from '#schemas/header-names.ts';
import { Answer, personal, revalidated, revalidatedByOne } from '../http/answer.ts';
import { createAskAgainIn } from './ask-again.ts';
import { isBlockedIn } from './blocked-in.ts';
import { canonicalJson, checksumOf } from './canonical-json.ts';
import { cacheable, notPublished, targeted } from './document-answer.ts';
import type { DocumentsSource } from './documents-source.ts';
import { configOf, effectiveConfig, pwaOverrides } from './effective-config.ts';
import { publishedVersion, readPublishedVersion } from './published-version.ts';
import { whyNoVersion } from './why-no-version.ts';

it.each([
  [undefined, 0, undefined],
  [1_000, 0, 900],
  [50, 0, 0],
  [1_000, 0xffff, 900 + 1_999],
  [1_000, 0x8000, 900 + 1_000],
])(
  'what changes at %s is asked for again a little later, not by all at once (%i): in %s ms',
  (at, drawn, ms) => {
    const bytes = Buffer.alloc(2);
    bytes.writeUInt16BE(drawn);
    const askAgainIn = createAskAgainIn({ now: () => 100, randomBytes: () => bytes });
    expect(askAgainIn(at)).toBe(ms);
  },
);

const from = (miniApp?: string) =>
  ({ headers: miniApp === undefined ? {} : { [headerNames.miniApp]: miniApp } }) as unknown as FastifyRequest;

it.each([
  [undefined, false],
  ['PAYTM', true],
  ['GPAY', false],
  // No name of an object's own.
  ['constructor', false],
])('MIN-06 cash that is blocked in the app of Paytm is blocked in %s: %s', (app, is) => {
  const vendorConfig = { PAYTM: { blockedFeatures: ['CASH'] }, GPAY: { blockedFeatures: [] } };
  expect(isBlockedIn({ vendorConfig } as never, from(app), 'CASH')).toBe(is);
});

it('equal documents give equal texts, however their keys are ordered, and lists keep their order', () => {
  const [one, other] = [
    { b: [1, { d: 1, c: 2 }], a: 'x' },
    { a: 'x', b: [1, { c: 2, d: 1 }] },
  ];
  expect(canonicalJson(one)).toBe('{"a":"x","b":[1,{"c":2,"d":1}]}');
  expect(checksumOf(one)).toBe(checksumOf(other));
  expect(checksumOf(one)).toMatch(/^[0-9a-f]{16}$/);
  expect(checksumOf({ ...one, b: [{ d: 1, c: 2 }, 1] })).not.toBe(checksumOf(one));
});

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

const preview = { token: 't', expiresAt: new Date(0) };
const source = {} as DocumentsSource;

it.each([
  ['the drafts of a preview, by nobody', { source, preview }, { cacheControl: personal }],
  ['what is live, by all', { source }, { cacheControl: revalidated, etag: 'v1' }],
  [
    'what is changed for one browser, by that one',
    { source, isOwn: true },
    { cacheControl: revalidatedByOne, etag: 'v1' },
  ],
])('caches may keep %s', (_title, documents, options) => {
  const { body, options: said } = cacheable(documents, 'the body', 'v1');
  expect([body, said]).toEqual(['the body', options]);
});

it('an answer without a version has no tag', () => {
  expect(cacheable({ source }, 'the body').options).toEqual({ cacheControl: revalidated });
});

it.each([
  [{ vary: 'x', isPersonal: true }, revalidated, revalidatedByOne],
  [{ vary: 'x', isPersonal: false }, revalidated, revalidated],
  // Nothing that is kept by nobody becomes kept by one.
  [{ vary: 'x', isPersonal: true }, personal, personal],
])('an answer that varies by %j, and was %s, is %s', (varies, cacheControl, becomes) => {
  const { options } = targeted(new Answer('b', { cacheControl, etag: 'v1' }), varies);
  expect(options).toEqual({ cacheControl: becomes, etag: 'v1', vary: 'x' });
});

it('an answer that changes by the clock says when to ask again', () => {
  const answer = new Answer('b', { cacheControl: revalidated });
  const options = (changesIn: number | undefined) =>
    targeted(answer, { vary: 'x', isPersonal: false, changesAt: 7 }, (at) => (at === 7 ? changesIn : -1))
      .options;
  expect(options(500)).toMatchObject({ changesIn: 500 });
  expect(options(0)).toMatchObject({ changesIn: 0 });
  expect(options(undefined)).not.toHaveProperty('changesIn');
});

it('a document that is not published says how to publish it', () => {
  expect(notPublished('landing/default')).toMatchObject({
    status: 404,
    entry: {
      code: 'NOT_PUBLISHED',
      displayMsg:
        'The document landing/default is not published. Publish it: npm run content -- publish content/landing/default.json',
    },
  });
});

/** A shop with these documents of its configuration. */
const shop = (found: Readonly<Record<string, object>>) =>
  ({
    find: async (kind: string, [slug = '']: readonly string[]) => {
      const document = kind === 'app-config' ? found[slug] : undefined;
      return document && { document: { storeId: 'by default', ...document }, body: document };
    },
  }) as unknown as DocumentsSource;

it('what app-config/pwa says goes before app-config, and its defaults do not', async () => {
  const pwa = { document: 'app-config', mobileAppUrl: 'of the web' };
  expect(await pwaOverrides(shop({ pwa }))).toEqual(pwa);
  expect(await pwaOverrides(shop({}))).toEqual({});
  const both = shop({
    default: { storeId: '9', mobileAppUrl: 'of all' },
    pwa: { ...pwa, document: 'other' },
  });
  expect(await effectiveConfig(both)).toEqual({
    document: 'app-config',
    storeId: '9',
    mobileAppUrl: 'of the web',
  });
  expect(await effectiveConfig(shop({ pwa }))).toBeUndefined();
});

it('a shop without a configuration works by the defaults, and one with a part of it by the rest of them', async () => {
  const none = await configOf(shop({}));
  expect(none).toMatchObject({
    webViewHosts: [],
    helpdesk: {},
    vendorConfig: {},
    experiments: {},
    walletBuilds: ['WEB'],
  });
  expect(none.maxCartPrice).toBeGreaterThan(0);
  expect(none.charges).toBeDefined();
  const some = await configOf(shop({ default: { maxCartPrice: 77 } }));
  expect([some.maxCartPrice, some.walletBuilds]).toEqual([77, ['WEB']]);
});

const three = [
  { version: 3, live: false },
  { version: 2, live: true },
  { version: 1, live: false },
];

it.each([
  [
    'a document that was never published',
    [],
    undefined,
    'There is no document landing/x: it was never published.',
  ],
  ['a version that is not there', three, 9, 'landing/x has no version 9. Versions: 3, 2 (live), 1.'],
  [
    'a version that replaced no other',
    three,
    undefined,
    'landing/x has no earlier version to go back to: version 2 replaced no other. --to 3 brings back version 3. Versions: 3, 2 (live), 1.',
  ],
  [
    'the first version',
    [{ version: 1, live: true }],
    undefined,
    'landing/x has no earlier version to go back to: version 1 is live, which is the first. There is no other version. Versions: 1 (live).',
  ],
])('%s: it says why it cannot be rolled back', (_title, all, toVersion, text) => {
  expect(whyNoVersion('landing/x', all, toVersion)).toBe(text);
});
