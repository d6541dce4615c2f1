import { expect, it, vi } from 'vitest';
import { describeDatabases, openMemoryDatabase } from '../testing/databases.ts';
import { mostTries } from './voucher-faults.ts';
import { createVoucherLimits } from './voucher-limits.ts';

vi.setConfig({ testTimeout: 60_000 });

const tooMany = (displayMsg: string) => ({ status: 429, entry: { code: 'TOO_MANY_REQUESTS', displayMsg } });
const tooManyGuesses = tooMany(
  'Too many vouchers were tried. Try again in 60 minutes, or pay in another way.',
);
const tooManyPins = tooMany('Too many new PINs were asked for. Try again in 60 minutes.');

async function times(count: number, act: (at: number) => Promise<unknown>) {
  for (let at = 0; at < count; at += 1) await act(at);
}

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

describeDatabases('the limits of vouchers', (open) => {
  it('a session has twenty tries an hour, an address three hundred, and who has no more reads when to go on', async () => {
    const limits = createVoucherLimits({ db: await open() });
    await times(20, () => limits.guess('one', 'u-1'));
    await expect(limits.guess('other', 'u-1')).rejects.toMatchObject(tooManyGuesses);
    await times(280, (at) => limits.guess('one', `u-of-many-${at}`));
    await expect(limits.guess('one', 'u-2')).rejects.toMatchObject(tooManyGuesses);
    // It was the address alone.
    await limits.guess('other', 'u-2');
  });

  it('a try that was right is given back to the session and to the address', async () => {
    const limits = createVoucherLimits({ db: await open() });
    await times(21, async () => {
      await limits.guess('one', 'u-1');
      await limits.wasRight('one', 'u-1');
    });
    await times(300, (at) => limits.guess('one', `u-of-many-${at}`));
  });

  it('three new PINs an hour are sent for a voucher, five for a session, sixty for an address', async () => {
    const limits = createVoucherLimits({ db: await open() });
    const reset = (caller: string, userId: string, code: string) => limits.reset(caller, { userId, code });
    await times(3, (at) => reset('one', `u-${at}`, 'CODE'));
    await expect(reset('other', 'u-9', 'CODE')).rejects.toMatchObject(tooManyPins);
    await times(4, (at) => reset('one', 'u-0', `CODE${at}`));
    await expect(reset('other', 'u-0', 'ANY')).rejects.toMatchObject(tooManyPins);
    await times(53, (at) => reset('one', `u-of-many-${at}`, `CODE-${at}`));
    await expect(reset('one', 'u-10', 'OTHER')).rejects.toMatchObject(tooManyPins);
    await reset('other', 'u-10', 'OTHER');
  });

  it('new PINs of a number that reads like who asks for them are counted apart', async () => {
    const limits = createVoucherLimits({ db: await open() });
    await times(3, () => limits.reset('SAME', { userId: 'SAME', code: 'SAME' }));
  });
});
