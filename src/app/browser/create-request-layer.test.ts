// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { createAnonymousUser } from '#schemas/compiled/calls/create-anonymous-user.ts';
import { getAlerts } from '#schemas/compiled/calls/get-alerts.ts';
import { createAnalytics } from '#src/features/analytics/analytics.ts';
import { anonymousReply } from '#src/request/testing/request-world.ts';
import { createScriptedFetch } from '#src/request/testing/scripted-fetch.ts';
import { createPersistence } from '#src/store/persistence.ts';
import { createTestStore } from '#src/store/testing/test-store.ts';
import { createRequestLayer } from './create-request-layer.ts';

afterEach(() => vi.unstubAllGlobals());

it('REQ-35 reports a failed request by call and kind only, and not to analytics', async () => {
  const network = createScriptedFetch({
    [`POST ${createAnonymousUser.path}`]: anonymousReply(9),
    [`GET ${getAlerts.path}`]: { status: 503 },
  });
  vi.stubGlobal('fetch', network.fetch);
  const send = vi.fn();
  const analytics = createAnalytics({ send, clock: { now: () => 0, after: () => () => {} } });
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
  analytics.flush();
  expect(send).not.toHaveBeenCalled();
});

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
    analytics: createAnalytics({ send() {}, clock: { now: () => 0, after: () => () => {} } }),
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
