// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const service = 'https://errors.example/api/1/envelope/?sentry_key=k';
const sendBeacon = vi.fn((_address: string, _body?: unknown) => true);

/** The app of a build with this value of the setting. Its modules read the settings once, so they are loaded anew. */
async function appOfBuild(errorReportingUrl: string) {
  vi.resetModules();
  vi.stubEnv('VITE_ERROR_REPORTING_URL', errorReportingUrl);
  const { createBrowserApp } = await import('./create-browser-app.ts');
  return createBrowserApp({
    storeId: 'STR1',
    orderType: 'D',
    bucket: 'none',
    menuOrder: 'plain',
    config: null,
    renderedAt: 0,
    known: {},
    nodeTypes: [],
    laterTypes: [],
    preview: null,
  });
}

const addresses = () => sendBeacon.mock.calls.map(([address]) => address);

describe('the errors of the app', () => {
  beforeEach(() => Object.assign(navigator, { sendBeacon }));
  afterEach(() => {
    sendBeacon.mockClear();
    Reflect.deleteProperty(navigator, 'sendBeacon');
    vi.unstubAllEnvs();
    vi.resetModules();
  });

  it('REQ-35 go to the service that VITE_ERROR_REPORTING_URL names', async () => {
    const { errors } = await appOfBuild(service);
    errors.report({ name: 'crash', details: { message: 'crash' } });
    await vi.waitFor(() => expect(addresses()).toEqual([service]), { timeout: 10_000 });
  });

  it('REQ-35 go nowhere when the build names no service', async () => {
    const { errors } = await appOfBuild('');
    errors.report({ name: 'crash', details: { message: 'crash' } });
    errors.flush();
    // The code that sends is loaded late: by then it would have been loaded and have sent.
    await import('../errors/send-errors.ts');
    await new Promise((resolve) => setImmediate(resolve));
    expect(addresses()).toEqual([]);
  });
});
