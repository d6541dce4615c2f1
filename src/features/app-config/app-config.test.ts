import { describe, expect, it, vi } from 'vitest';
import { RequestError } from '#src/request/request-error.ts';
import { createPersistence } from '#src/store/persistence.ts';
import { createTestStore } from '#src/store/testing/test-store.ts';
import { pageConfigReceived, selectConfig, selectFeature, selectIsBlocked } from './app-config-slice.ts';
import { parseFeatures } from './features.ts';
import { loadAppConfig } from './load-app-config.ts';
import { defaultConfig, readConfig } from './read-config.ts';

const hour = 3_600_000;

const notThere = new RequestError({ kind: 'status', status: 404, message: 'not there', requestId: '' });

interface SetUp {
  replies?: Record<string, unknown>;
  /** Why the rest has no reply. */
  failure?: Error;
  now?: number;
}

function setUp({ replies = {}, failure = notThere, now = hour }: SetUp = {}) {
  const persistence = createPersistence(null);
  const call = vi.fn((endpoint: { id: string }) =>
    endpoint.id in replies
      ? Promise.resolve({ status: 'SUCCESS', data: replies[endpoint.id] })
      : Promise.reject(failure),
  );
  const { store } = createTestStore({ request: { call, callForReply: call } as never, now });
  const called = () => call.mock.calls.map(([endpoint]) => endpoint.id);
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

  it('WID-11 tolerates that either is missing', async () => {
    const { store, persistence } = setUp({ replies: { getPwaConfig: { storeId: '9' } } });
    await store.dispatch(loadAppConfig({ persistence, pageHasConfig: false }));
    expect(selectConfig(store.getState()).storeId).toBe('9');
  });

  it('WID-15 keeps it with the time, and makes no call within 21600 s', async () => {
    const replies = { getAppConfig: { storeId: '1' } };
    const first = setUp({ replies });
    await first.store.dispatch(loadAppConfig({ persistence: first.persistence, pageHasConfig: false }));
    expect(first.persistence.read('appConfig')).toMatchObject({ timeLastStored: hour });

    const reload = setUp({ replies, now: 7 * hour - 1 });
    await reload.store.dispatch(loadAppConfig({ persistence: first.persistence, pageHasConfig: false }));
    expect(reload.called()).toEqual([]);
    expect(selectConfig(reload.store.getState()).storeId).toBe('1');

    const later = setUp({ replies, now: 7 * hour });
    await later.store.dispatch(loadAppConfig({ persistence: first.persistence, pageHasConfig: false }));
    expect(later.called()).toContain('getAppConfig');
  });

  it('WID-15 half a configuration, because the network lost the rest, is used and not kept', async () => {
    const { store, persistence } = setUp({
      replies: { getAppConfig: { storeId: '9' } },
      failure: new RequestError({ kind: 'network', message: 'lost', requestId: '' }),
    });
    await store.dispatch(loadAppConfig({ persistence, pageHasConfig: false }));
    expect(selectConfig(store.getState()).storeId).toBe('9');
    expect(persistence.read('appConfig')).toBeNull();
  });

  it('WID-15 an older stored configuration does not undo the one the page came with', async () => {
    const { store, persistence } = setUp();
    persistence.write('appConfig', { timeLastStored: hour, config: { storeId: 'old' } });
    store.dispatch(pageConfigReceived(readConfig({ storeId: 'new' })));
    await store.dispatch(loadAppConfig({ persistence, pageHasConfig: true }));
    expect(selectConfig(store.getState()).storeId).toBe('new');
  });
});

describe('readConfig', () => {
  it('WID-16 offers zero-contact for delivery and not for pickup unless told otherwise', () => {
    expect(readConfig()).toMatchObject({ noContactDeliveryCV4: true, noContactPickupCV4: false });
    expect(readConfig({ noContactDeliveryCV4: false, noContactPickupCV4: true })).toMatchObject({
      noContactDeliveryCV4: false,
      noContactPickupCV4: true,
    });
  });

  it('values of a wrong kind do not count', () => {
    expect(
      readConfig({ maxCartItems: '30', vendorConfig: [], features: null, storeId: 7 }, null, 'x'),
    ).toEqual(defaultConfig);
  });
});

describe('features', () => {
  it('WID-13 EXP-24 reads the list out of the JSON string', () => {
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
        readConfig({ features, vendorConfig: { PAYTM: { blockedFeatures: ['ucr', 'wallet'] } } }),
      ),
    );
    expect(selectFeature(store.getState(), 'ucr')).toBe(true);
    expect(selectFeature(store.getState(), 'ucr', 'PAYTM')).toBe(false);
    expect(selectIsBlocked(store.getState(), 'wallet', 'PAYTM')).toBe(true);
    expect(selectIsBlocked(store.getState(), 'wallet', 'GPAY')).toBe(false);
  });
});
