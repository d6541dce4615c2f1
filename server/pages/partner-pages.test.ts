import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openMemoryDatabase } from '../testing/databases.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import { partnerOf } from './partner-of.ts';

const apps: TestApp[] = [];
let close: () => Promise<void>;

beforeAll(async () => {
  const opened = await openMemoryDatabase();
  close = opened.close;
  const start = (keptMegabytes: string, scriptOrigins: readonly string[]) =>
    createTestApp(opened.db, {
      env: { CDN_SECONDS: '300', PAGE_CACHE_MB: keptMegabytes },
      pages: {
        folder: '/nowhere',
        render: async ({ url }) => ({
          status: 200,
          html: url,
          scriptOrigins,
          partnerScriptOrigins: { GPAY: ['https://gpay.test'], PAYTM: ['https://paytm.test'] },
        }),
      },
    });
  apps.push(await start('64', []), await start('0', []), await start('64', ['https://watch.test']));
}, 120_000);
afterAll(async () => {
  for (const { app } of apps) await app.close();
  await close();
});

const rulesOf = (headers: Readonly<Record<string, unknown>>) =>
  new Map(
    String(headers['content-security-policy'])
      .split('; ')
      .map((rule) => [rule.split(' ')[0], rule.split(' ').slice(1).join(' ')]),
  );

describe.each([
  ['kept', 0],
  ['rendered each time', 1],
])('pages that are %s', (_, at) => {
  const get = (url: string, headers = {}) => (apps[at] as TestApp).get(url, headers);

  it('NAV-63 load scripts of this shop alone, and no text becomes code', async () => {
    const rules = rulesOf((await get('/menu?utm_source=newsletter', { cookie: 'partner=OTHER' })).headers);
    expect(rules.get('script-src')).toBe("'self'");
    expect(rules.get('require-trusted-types-for')).toBe("'script'");
    expect(rules.get('trusted-types')).toBe('default');
  });

  it.each([
    ['?utm_source=GooglePay', '', 'https://gpay.test'],
    ['?utm_source=paytm', 'partner=GPAY', 'https://paytm.test'],
    ['', 'partner=GPAY', 'https://gpay.test'],
    ['', 'partner=PAYTM', 'https://paytm.test'],
  ])(
    'NAV-63 in the app of a partner (%s %s) may load the script of %s, and nobody in front keeps them',
    async (query, cookie, origin) => {
      const plain = await get('/menu');
      const { headers, body } = await get(`/menu${query}`, {
        cookie,
        'if-none-match': String(plain.headers.etag),
      });
      const rules = rulesOf(headers);
      expect(rules.get('script-src')).toBe(`'self' ${origin}`);
      expect(rules.has('require-trusted-types-for')).toBe(false);
      expect(headers['cache-control']).toBe('private, max-age=0, must-revalidate');
      expect(headers).not.toHaveProperty('cdn-cache-control');
      expect(headers).not.toHaveProperty('etag');
      expect(body).toBe(plain.body);
    },
  );
});

it('a page with a script of somebody else has no Trusted Types, because that script may know none', async () => {
  const rules = rulesOf((await (apps[2] as TestApp).get('/menu')).headers);
  expect(rules.get('script-src')).toBe("'self' https://watch.test");
  expect(rules.has('require-trusted-types-for')).toBe(false);
});

it('goes by the last source of an address, as the app does', () => {
  expect(partnerOf('?utm_source=paytm&utm_source=newsletter', undefined)).toBeUndefined();
  expect(partnerOf('?utm_source=constructor', undefined)).toBeUndefined();
  expect(partnerOf('?utm_source=newsletter&utm_source=gpay', undefined)).toBe('GPAY');
});
