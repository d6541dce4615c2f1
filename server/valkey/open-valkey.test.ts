import { expect, it, vi } from 'vitest';
import { openValkey } from './open-valkey.ts';

it('a Valkey that is not there keeps nobody waiting, and is told of once', async () => {
  const log = { warn: vi.fn(), info: vi.fn() };
  // Nobody listens on port 1.
  const valkey = openValkey('valkey://127.0.0.1:1', log);
  await vi.waitFor(() => expect(log.warn).toHaveBeenCalled());
  expect(valkey.isReady()).toBe(false);
  await valkey.close();
  await valkey.close();
  expect(log.warn).toHaveBeenCalledTimes(1);
  expect(log.info).not.toHaveBeenCalled();
});
