import { expect, it, vi } from 'vitest';
import type { Request } from '#src/request/ports.ts';
import { getAlerts } from '#schemas/compiled/calls/get-alerts.ts';
import { getSeoTags } from '#schemas/compiled/calls/get-seo-tags.ts';
import { lateRequest } from './late-request.ts';

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
