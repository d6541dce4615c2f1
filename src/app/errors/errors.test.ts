// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { analyticsAllowed } from '#schemas/compiled/stored/analytics-allowed.ts';
import { createPersistence } from '#src/store/persistence.ts';
import { type CountedError, countErrors } from './count-errors.ts';
import { errorEnvelope } from './error-envelope.ts';
import type { ErrorPort, ErrorReport } from './error-port.ts';
import { lateErrorPort } from './late-error-port.ts';
import { sendErrors } from './send-errors.ts';

const failed = (endpoint: string): ErrorReport => ({
  name: 'request_failed',
  details: { endpoint, kind: 'server', status: 500, code: 'HTTP_500' },
});
const crash: ErrorReport = { name: 'crash', details: { message: 'TypeError: x is not a function' } };

function counter(send: (error: CountedError) => void = vi.fn()) {
  const sent: CountedError[] = [];
  let run: (() => void) | null = null;
  const after = (_ms: number, callback: () => void) => {
    run = callback;
    return () => {
      run = null;
    };
  };
  const errors = countErrors({
    clock: { after },
    send: (error) => {
      sent.push(error);
      send(error);
    },
  });
  return { errors, sent, tick: () => run?.(), waits: () => run !== null };
}

describe('countErrors', () => {
  it('REQ-35 sends each different error once, with how often it happened', () => {
    const { errors, sent, tick } = counter();
    for (const endpoint of ['getMenu', 'getMenu', 'getAlerts', 'getMenu']) errors.report(failed(endpoint));
    expect(sent).toEqual([]);
    tick();
    expect(sent).toEqual([
      { ...failed('getMenu'), count: 3 },
      { ...failed('getAlerts'), count: 1 },
    ]);
  });

  it('counts from zero after it has sent', () => {
    const { errors, sent } = counter();
    errors.report(failed('getMenu'));
    errors.flush();
    errors.report(failed('getMenu'));
    errors.flush();
    expect(sent.map(({ count }) => count)).toEqual([1, 1]);
  });

  it('sends a crash at once, with what waits', () => {
    const { errors, sent, waits } = counter();
    errors.report(failed('getMenu'));
    errors.report(crash);
    expect(sent.map(({ name }) => name)).toEqual(['request_failed', 'crash']);
    expect(waits()).toBe(false);
  });

  it('sends at most 20 different errors at once, also when the sender throws', () => {
    const { errors, sent } = counter(() => {
      throw new Error('blocked');
    });
    for (let number = 0; number < 30; number++) errors.report(failed(`call${number}`));
    expect(() => errors.flush()).not.toThrow();
    expect(sent).toHaveLength(20);
  });
});

describe('errorEnvelope', () => {
  const envelope = (error: ErrorReport, count = 1) =>
    errorEnvelope({ ...error, count }, { now: 1_500, random: () => 0.99 });

  it('REQ-35 is three lines: envelope header, item header, and the event with its count', () => {
    const lines = envelope(failed('getMenu'), 3)
      .split('\n')
      .map((line) => JSON.parse(line) as unknown);
    expect(lines).toEqual([
      { event_id: 'f'.repeat(32) },
      { type: 'event' },
      expect.objectContaining({
        event_id: 'f'.repeat(32),
        timestamp: 1.5,
        platform: 'javascript',
        message: 'request_failed',
        fingerprint: ['request_failed', 'getMenu', 'server', '500', 'HTTP_500'],
        tags: { endpoint: 'getMenu', kind: 'server', status: '500', code: 'HTTP_500' },
        extra: { count: 3 },
      }),
    ]);
  });

  it.each([
    [
      'no query',
      'Failed to load https://x.example/a.js?token=s3cret (1)',
      'Failed to load https://x.example/a.js (1)',
    ],
    ['no fragment', 'at /menu#asha', 'at /menu'],
    ['no email address', 'no user asha@example.com here', 'no user [email] here'],
    ['no mobile number', 'call 9876543210 failed', 'call [number] failed'],
  ])('REQ-35 holds %s', (_, message, told) => {
    const text = envelope({ name: 'crash', details: { message } });
    expect(JSON.parse(text.split('\n')[2] ?? '')).toMatchObject({ tags: { message: told } });
  });

  it('REQ-35 is smaller than 1 kB however long the texts are', () => {
    const long = 'x'.repeat(5_000);
    const details = { endpoint: long, kind: 'server', status: 500, code: long };
    expect(envelope({ name: 'request_failed', details }, 1_000).length).toBeLessThan(1_000);
  });
});

describe('lateErrorPort', () => {
  it('fetches its code once, with the first error, and hands on what came before it', async () => {
    const told: ErrorReport[] = [];
    const load = vi.fn(async (): Promise<ErrorPort> => ({ report: (error) => told.push(error), flush() {} }));
    const errors = lateErrorPort(load);
    errors.flush();
    expect(load).not.toHaveBeenCalled();
    errors.report(failed('a'));
    errors.report(failed('b'));
    await vi.waitFor(() => expect(told).toEqual([failed('a'), failed('b')]));
    errors.report(crash);
    expect(told).toHaveLength(3);
    expect(load).toHaveBeenCalledOnce();
  });

  it('loads its code again with the next error after a failed load', async () => {
    const told: ErrorReport[] = [];
    const load = vi
      .fn<() => Promise<ErrorPort>>()
      .mockRejectedValueOnce(new Error('offline'))
      .mockResolvedValue({ report: (error) => told.push(error), flush() {} });
    const errors = lateErrorPort(load);
    errors.report(failed('a'));
    await new Promise((resolve) => setImmediate(resolve));
    errors.report(failed('b'));
    await vi.waitFor(() => expect(told).toEqual([failed('a'), failed('b')]));
  });
});

describe('sendErrors', () => {
  const sendBeacon = vi.fn(() => true);
  beforeEach(() => Object.assign(navigator, { sendBeacon }));
  afterEach(() => {
    sendBeacon.mockClear();
    Reflect.deleteProperty(navigator, 'sendBeacon');
  });

  it('REQ-35 hands each error to the browser, as text, for the service that the build names', () => {
    const errors = sendErrors('https://errors.example/api/1/envelope/?sentry_key=k', createPersistence());
    errors.report(crash);
    expect(sendBeacon).toHaveBeenCalledExactlyOnceWith(
      'https://errors.example/api/1/envelope/?sentry_key=k',
      expect.stringContaining('"message":"crash"'),
    );
  });

  it('hands over nothing while the customer does not want the app to tell anything, and again after a yes', () => {
    const persistence = createPersistence();
    const errors = sendErrors('https://errors.example/', persistence);
    persistence.write(analyticsAllowed, false);
    errors.report(crash);
    expect(sendBeacon).not.toHaveBeenCalled();
    persistence.write(analyticsAllowed, true);
    errors.report(crash);
    expect(sendBeacon).toHaveBeenCalledOnce();
  });
});
