import { expect, it, vi } from 'vitest';
import { openMemoryDatabase } from '../testing/databases.ts';
import { mostTries } from './voucher-faults.ts';
import { createVoucherLimits } from './voucher-limits.ts';

vi.setConfig({ testTimeout: 60_000 });

it('a number that is no voucher’s is locked as a voucher is', async () => {
  const { db, close } = await openMemoryDatabase();
  const limits = createVoucherLimits({ db });
  for (let tries = 1; tries < mostTries; tries += 1) await limits.guessUnknown('0000');
  await expect(limits.guessUnknown('0000')).rejects.toMatchObject({ entry: { code: 'VOUCHER_LOCKED' } });
  await limits.guessUnknown('1111');
  await close();
});

it('nobody is told of a lock where the tries cannot be counted', async () => {
  const away = new Error('The database is away.');
  const limits = createVoucherLimits({ db: { executeQuery: () => Promise.reject(away) } as never });
  await expect(limits.guessUnknown('2222')).rejects.toBe(away);
});
