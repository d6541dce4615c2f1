import { expect, it, vi } from 'vitest';
import type { Request } from '#src/request/ports.ts';
import { getAlerts, getSeoTags } from '#schemas/compiled/endpoints.ts';
import { lateRequest } from './late-request.ts';

const real = { call: vi.fn(() => Promise.resolve('reply')), callForReply: vi.fn() } as unknown as Request;

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
  await expect(request.call(getAlerts)).rejects.toThrow('offline');
  expect(await request.call(getAlerts)).toBe('reply');
});
