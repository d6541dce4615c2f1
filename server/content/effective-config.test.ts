import { expect, it } from 'vitest';
import type { DocumentsSource } from './documents-source.ts';
import { configOf, configOfApps, effectiveConfig, pwaOverrides } from './effective-config.ts';

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

it('an app is sent what it goes by, and not what the server alone does', () => {
  const config = {
    document: 'app-config',
    title: 'Of the shop',
    charges: {},
    walletTitles: {},
    storeId: '9',
  };
  expect(configOfApps(config as never)).toEqual({ storeId: '9' });
});
