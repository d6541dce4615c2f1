import { describe, expect, it } from 'vitest';
import { appConfig } from '#schemas/compiled/stored/app-config.ts';
import type { Refused } from '#src/request/answer.ts';
import { offline, refused, requestAnswering } from '#src/request/testing/answering.ts';
import { createPersistence } from '#src/store/persistence.ts';
import { createTestStore } from '#src/store/testing/test-store.ts';
import { pageConfigReceived, selectConfig, selectFeature, selectIsBlocked } from './app-config-slice.ts';
import { parseFeatures } from './features.ts';
import { loadAppConfig } from './load-app-config.ts';
import { defaultConfig, layConfigs } from './lay-configs.ts';
import { selectBuildHasWallet } from './wallet-config.ts';

const hour = 3_600_000;

const notThere = refused({ status: 404 });

interface SetUp {
  replies?: Record<string, unknown>;
  /** The failure of every other call. */
  failure?: Refused;
  now?: number;
}

function setUp({ replies = {}, failure = notThere, now = hour }: SetUp = {}) {
  const persistence = createPersistence();
  const asked: string[] = [];
  const request = requestAnswering(({ id }) => {
    asked.push(id);
    return id in replies ? { status: 'SUCCESS', data: replies[id] } : failure;
  });
  const { store } = createTestStore({ request, now });
  const called = () => asked;
  return { store, persistence, called };
}

describe('loadAppConfig', () => {
  it('WID-11 WID-12 reads app-config, then pwa-config over it', async () => {
    const { store, persistence, called } = setUp({
      replies: {
        getAppConfig: { storeId: '1', maxCartItems: 10 },
        getPwaConfig: { maxCartItems: 12, disableCookies: true },
      },
    });
    await store.dispatch(loadAppConfig({ persistence, pageHasConfig: false }));
    expect(called()).toEqual(['getAppConfig', 'getPwaConfig']);
    expect(selectConfig(store.getState())).toMatchObject({
      storeId: '1',
      maxCartItems: 12,
      disableCookies: true,
    });
  });

  it('EXP-04 the experiments of the page stay while it is open, and those of the next visit are kept', async () => {
    const published = { menuHeader: { A: 'B' } };
    const replies = { getAppConfig: { storeId: '9', experiments: published } };
    const page = setUp({ replies });
    const experiments = { menuHeader: { A: 'A' } };
    page.store.dispatch(pageConfigReceived(layConfigs({ experiments })));
    await page.store.dispatch(loadAppConfig({ persistence: page.persistence, pageHasConfig: true }));
    expect(selectConfig(page.store.getState())).toMatchObject({ storeId: '9', experiments });
    expect(page.persistence.read(appConfig)?.config).toMatchObject({ experiments: published });
    // A page that is shown without a connection was rendered with none.
    const { store, persistence } = setUp({ replies });
    await store.dispatch(loadAppConfig({ persistence, pageHasConfig: false }));
    expect(selectConfig(store.getState()).experiments).toEqual(published);
  });

  it('WID-11 tolerates that either is missing', async () => {
    const { store, persistence } = setUp({ replies: { getPwaConfig: { storeId: '9' } } });
    await store.dispatch(loadAppConfig({ persistence, pageHasConfig: false }));
    expect(selectConfig(store.getState()).storeId).toBe('9');
  });

  it('WID-15 CON-11 keeps it with the time, and makes no call within 21600 s', async () => {
    const replies = { getAppConfig: { storeId: '1' } };
    const first = setUp({ replies });
    await first.store.dispatch(loadAppConfig({ persistence: first.persistence, pageHasConfig: false }));
    expect(first.persistence.read(appConfig)).toMatchObject({ timeLastStored: hour });

    const reload = setUp({ replies, now: 7 * hour - 1 });
    await reload.store.dispatch(loadAppConfig({ persistence: first.persistence, pageHasConfig: false }));
    expect(reload.called()).toEqual([]);
    expect(selectConfig(reload.store.getState()).storeId).toBe('1');

    const later = setUp({ replies, now: 7 * hour });
    await later.store.dispatch(loadAppConfig({ persistence: first.persistence, pageHasConfig: false }));
    expect(later.called()).toContain('getAppConfig');
  });

  it('WID-15 CON-11 the configuration says how long it is kept', async () => {
    const calledAfter = async (seconds: number) => {
      const visit = setUp({ now: hour + seconds * 1000 });
      visit.persistence.write(appConfig, {
        timeLastStored: hour,
        config: { storeId: '1', appResetSeconds: 60 },
      });
      await visit.store.dispatch(loadAppConfig({ persistence: visit.persistence, pageHasConfig: false }));
      return visit.called();
    };
    expect(await calledAfter(59)).toEqual([]);
    expect(await calledAfter(60)).toContain('getAppConfig');
  });

  it('WID-15 one configuration is used and not stored when a network failure lost the other', async () => {
    const { store, persistence } = setUp({
      replies: { getAppConfig: { storeId: '9' } },
      failure: offline,
    });
    await store.dispatch(loadAppConfig({ persistence, pageHasConfig: false }));
    expect(selectConfig(store.getState()).storeId).toBe('9');
    expect(persistence.read(appConfig)).toBeNull();
  });

  it('WID-15 an older stored configuration does not undo the one the page came with', async () => {
    const { store, persistence } = setUp();
    persistence.write(appConfig, { timeLastStored: hour, config: { storeId: 'old' } });
    store.dispatch(pageConfigReceived(layConfigs({ storeId: 'new' })));
    await store.dispatch(loadAppConfig({ persistence, pageHasConfig: true }));
    expect(selectConfig(store.getState()).storeId).toBe('new');
  });
});

describe('layConfigs', () => {
  it('WID-16 declares: offers zero-contact for delivery and not for pickup unless told otherwise', () => {
    expect(layConfigs()).toMatchObject({ noContactDeliveryCV4: true, noContactPickupCV4: false });
    expect(layConfigs({ noContactDeliveryCV4: false, noContactPickupCV4: true })).toMatchObject({
      noContactDeliveryCV4: false,
      noContactPickupCV4: true,
    });
  });
});

describe('a configuration of the server', () => {
  it('WID-11 values of a wrong type are ignored, and the others are used', async () => {
    const replies = {
      getAppConfig: { maxCartItems: '30', vendorConfig: [], features: null, storeId: 7, edvMinimum: 3 },
      getPwaConfig: { maxCartItems: 12 },
    };
    const { store, persistence } = setUp({ replies });
    await store.dispatch(loadAppConfig({ persistence, pageHasConfig: false }));
    expect(selectConfig(store.getState())).toEqual({ ...defaultConfig, edvMinimum: 3, maxCartItems: 12 });
  });

  it('WID-11 what pwa-config leaves out stays as app-config says, and takes no default', async () => {
    const { store, persistence } = setUp({
      replies: { getAppConfig: { maxCartItems: 10 }, getPwaConfig: {} },
    });
    await store.dispatch(loadAppConfig({ persistence, pageHasConfig: false }));
    expect(selectConfig(store.getState()).maxCartItems).toBe(10);
  });
});

describe('features', () => {
  it('EXP-24 declares, WID-13 reads the list out of the JSON string', () => {
    const json = '{"features":[{"name":"ucr","enabled":true},{"name":"app_banner","enabled":false},null]}';
    expect([...parseFeatures(json)]).toEqual(['ucr']);
  });

  it.each(['', '{', 'null', '[]', '{"features":{}}'])('WID-13 takes %j for no features', (json) => {
    expect(parseFeatures(json).size).toBe(0);
  });

  it('MIN-06 a partner app’s configuration blocks a feature', () => {
    const { store } = setUp();
    const features = '{"features":[{"name":"ucr","enabled":true}]}';
    store.dispatch(
      pageConfigReceived(
        layConfigs({ features, vendorConfig: { PAYTM: { blockedFeatures: ['ucr', 'CASH'] } } }),
      ),
    );
    expect(selectFeature(store.getState(), 'ucr')).toBe(true);
    expect(selectFeature(store.getState(), 'ucr', 'PAYTM')).toBe(false);
    expect(selectIsBlocked(store.getState(), 'CASH', 'PAYTM')).toBe(true);
    expect(selectIsBlocked(store.getState(), 'CASH', 'GPAY')).toBe(false);
  });

  it('MIN-06 WLT-06 there is no wallet in the app of a partner that blocks it, nor a link to it', () => {
    const { store } = setUp();
    const vendorConfig = { PAYTM: { blockedFeatures: ['PIGGYBANK'] } };
    store.dispatch(pageConfigReceived(layConfigs({ walletBuilds: ['WEB', 'PAYTM', 'GPAY'], vendorConfig })));
    const builds = [null, 'GPAY', 'PAYTM'] as const;
    expect(builds.map((build) => selectBuildHasWallet(store.getState(), build))).toEqual([true, true, false]);
  });
});
