// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import { startAfresh } from '#src/features/navigation/start-afresh.ts';
import type { Request } from '#src/request/ports.ts';
import { getAlerts } from '#schemas/compiled/calls/get-alerts.ts';
import { getSeoTags } from '#schemas/compiled/calls/get-seo-tags.ts';
import { NeedsReload } from '#registry/engine/late/not-loaded.ts';
import { lateRequest } from './late-request.ts';

vi.mock('#src/features/navigation/start-afresh.ts', () => ({ startAfresh: vi.fn() }));

const real = { call: vi.fn(() => Promise.resolve('reply')), callForDocument: vi.fn() } as unknown as Request;

it('is fetched once, with the first call', async () => {
  const load = vi.fn(() => Promise.resolve(real));
  const request = lateRequest(load);
  expect(load).not.toHaveBeenCalled();
  expect(await Promise.all([request.call(getSeoTags), request.call(getAlerts)])).toEqual(['reply', 'reply']);
  expect(load).toHaveBeenCalledOnce();
});

it('is fetched again after it could not be fetched', async () => {
  const load = vi.fn(() => Promise.resolve(real)).mockRejectedValueOnce(new Error('offline'));
  const request = lateRequest(load);
  expect(await request.call(getAlerts)).toMatchObject({
    ok: false,
    refusal: { kind: 'network', code: 'NOT_LOADED', shown: false },
  });
  expect(await request.call(getAlerts)).toBe('reply');
});

it('reloads the page, once, where only that gets the code; the refusal does not blame the connection', async () => {
  const request = lateRequest(() => Promise.reject(new NeedsReload('gone')));
  for (let time = 0; time < 2; time += 1) {
    expect(await request.call(getAlerts)).toMatchObject({
      ok: false,
      refusal: { kind: 'service', code: 'NOT_LOADED', shown: false },
    });
  }
  expect(startAfresh).toHaveBeenCalledOnce();
});
