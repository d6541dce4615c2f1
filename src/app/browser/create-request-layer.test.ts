// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { createAnonymousUser } from '#schemas/compiled/calls/create-anonymous-user.ts';
import { getAlerts } from '#schemas/compiled/calls/get-alerts.ts';
import { getMenu } from '#schemas/compiled/calls/get-menu.ts';
import { verifyPayment } from '#schemas/compiled/calls/verify-payment.ts';
import { headerNames } from '#schemas/header-names.ts';
import { createAnalytics } from '#src/features/analytics/analytics.ts';
import { pageConfigReceived } from '#src/features/app-config/app-config-slice.ts';
import { defaultConfig } from '#src/features/app-config/lay-configs.ts';
import { storeChosen } from '#src/features/order-type/location-slice.ts';
import { sessionCreated } from '#src/features/session/session-slice.ts';
import { anonymousReply } from '#src/request/testing/request-world.ts';
import { createScriptedFetch } from '#src/request/testing/scripted-fetch.ts';
import { createPersistence } from '#src/store/persistence.ts';
import { createTestStore } from '#src/store/testing/test-store.ts';
import { createRequestLayer } from './create-request-layer.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

it('REQ-35 reports a failed request by call and kind only, and not to analytics', async () => {
  const network = createScriptedFetch({
    [`POST ${createAnonymousUser.path}`]: anonymousReply(9),
    [`GET ${getAlerts.path}`]: { status: 503 },
  });
  vi.stubGlobal('fetch', network.fetch);
  const take = vi.fn();
  const analytics = createAnalytics(() => 0);
  analytics.connect({ take, flush() {} });
  const report = vi.fn();
  const persistence = createPersistence();
  const { store } = createTestStore({});
  const request = createRequestLayer({
    store,
    persistence,
    analytics,
    errors: { report, flush() {} },
    reportFault() {},
    clientId: '1.45',
  });

  expect(await request.call(getAlerts)).toMatchObject({ ok: false });
  expect(report).toHaveBeenCalledExactlyOnceWith({
    name: 'request_failed',
    details: {
      endpoint: 'getAlerts',
      kind: expect.any(String) as unknown,
      status: 503,
      code: expect.any(String) as unknown,
    },
  });
  expect(take.mock.calls.filter(([{ is }]) => is === 'event')).toEqual([]);
});

it('REQ-13 WID-18 asks again for the store of the configuration where a store is refused', async () => {
  const path = (store: string) => `GET ${getMenu.path.replace('$storeId', store)}`;
  const network = createScriptedFetch({
    [`POST ${createAnonymousUser.path}`]: anonymousReply(9),
    [path('20')]: { status: 403 },
    [path('77')]: { status: 500 },
  });
  vi.stubGlobal('fetch', network.fetch);
  const { store } = createTestStore({});
  store.dispatch(pageConfigReceived({ ...defaultConfig, storeId: '77' }));
  store.dispatch(storeChosen({ storeId: '20' }));
  const request = createRequestLayer({
    store,
    persistence: createPersistence(),
    analytics: createAnalytics(() => 0),
    errors: { report() {}, flush() {} },
    reportFault() {},
    clientId: '1.45',
  });
  await request.call(getMenu, { params: { storeId: '20' } });
  expect(network.sent.map((sent) => `${sent.method} ${sent.path}`)).toContain(path('77'));
});

it.each([
  ['on the web', null, 'web', 'key-of-the-web'],
  ['in Google Pay', 'GPAY', 'gpay', 'key-of-gpay'],
  ['in Paytm', 'PAYTM', 'paytm', 'key-of-paytm'],
] as const)(
  'MIN-05 calls the host of the build, %s with the key for there',
  async (_, partner, type, key) => {
    vi.stubEnv('VITE_API_BASE_URL', 'https://api.example.in');
    vi.stubEnv('VITE_WEB_API_KEY', 'key-of-the-web');
    vi.stubEnv('VITE_GPAY_API_KEY', 'key-of-gpay');
    vi.stubEnv('VITE_PAYTM_API_KEY', 'key-of-paytm');
    vi.resetModules();
    const built = await import('./create-request-layer.ts');
    const network = createScriptedFetch({
      [`POST ${createAnonymousUser.path}`]: anonymousReply(9),
      [`GET ${getAlerts.path}`]: { json: { status: 'SUCCESS', data: { alerts: [] } } },
    });
    vi.stubGlobal('fetch', network.fetch);
    if (partner) window.history.replaceState(null, '', `/?utm_source=${type}`);
    const request = built.createRequestLayer({
      store: createTestStore({}).store,
      persistence: createPersistence(),
      analytics: createAnalytics(() => 0),
      errors: { report() {}, flush() {} },
      reportFault() {},
      clientId: '1.45',
    });
    window.history.replaceState(null, '', '/');
    await request.call(getAlerts);
    const { url, headers } = network.sent.at(-1) ?? {};
    expect(url).toBe(`https://api.example.in${getAlerts.path}`);
    expect(headers).toMatchObject({ [headerNames.apiKey]: key, [headerNames.clientType]: type });
  },
);

it('reports faults of a reply to analytics like faults of a document', async () => {
  const good = { id: 'rain', text: 'Rain', tone: 'info' };
  const network = createScriptedFetch({
    [`POST ${createAnonymousUser.path}`]: anonymousReply(9),
    [`GET ${getAlerts.path}`]: {
      json: { status: 'SUCCESS', data: { alerts: [{ id: 7 }, good] } },
      etag: '"3"',
    },
  });
  vi.stubGlobal('fetch', network.fetch);
  const reportFault = vi.fn();
  const request = createRequestLayer({
    store: createTestStore({}).store,
    persistence: createPersistence(),
    analytics: createAnalytics(() => 0),
    errors: { report() {}, flush() {} },
    reportFault,
    clientId: '1.45',
  });
  expect(await request.call(getAlerts)).toEqual({ ok: true, data: { alerts: [good] } });
  expect(reportFault.mock.calls.map(([issue]) => issue as unknown)).toEqual([
    { document: 'getAlerts', version: '"3"', nodeId: '', path: 'getAlerts.data.alerts[0].id', code: 'type' },
    {
      document: 'getAlerts',
      version: '"3"',
      nodeId: '',
      path: 'getAlerts.data.alerts[0].text',
      code: 'required',
    },
  ]);
});

it('REQ-36 SES-32 tells analytics of token mismatches and gateway failures, without the id of the request, which names the user', async () => {
  const network = createScriptedFetch({
    [`POST ${verifyPayment.path}`]: { status: 501 },
  });
  vi.stubGlobal('fetch', network.fetch);
  const take = vi.fn();
  const analytics = createAnalytics(() => 0);
  analytics.connect({ take, flush() {} });
  const report = vi.fn();
  const { store } = createTestStore({});
  const request = createRequestLayer({
    store,
    persistence: createPersistence(),
    analytics,
    errors: { report, flush() {} },
    reportFault() {},
    clientId: '1.45',
  });
  // A guest whose credentials have a customer's token besides.
  store.dispatch(
    sessionCreated({
      userId: 'guest-7',
      cartId: 'c1',
      credentials: Object.assign(
        { accessKeyId: 'k', secretKey: 's', sessionToken: 't' },
        { refreshToken: 'r' },
      ),
    }),
  );
  expect(await request.call(verifyPayment, { body: { orderTransactionId: 't1' } })).toMatchObject({
    ok: false,
  });
  const events = take.mock.calls.flatMap(([seen]) => (seen.is === 'event' ? [seen] : []));
  expect(events).toEqual([
    { is: 'event', name: 'token_mismatch', properties: { dropped: 'refreshToken' } },
    {
      is: 'event',
      name: 'gateway_failure',
      properties: {
        endpoint: 'verifyPayment',
        kind: expect.any(String),
        status: 501,
        code: expect.any(String),
      },
    },
  ]);
  expect(report).not.toHaveBeenCalled();
});
