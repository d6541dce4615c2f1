import { randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { GatewayUnreachable } from '../gateways/gateway.ts';
import type { PaytmWallet } from '../gateways/paytm-wallet.ts';
import { createLogger } from '../http/logger.ts';
import { createTestClock } from '../testing/clock.ts';
import { describeDatabases } from '../testing/databases.ts';
import { createPaytmAccount } from './paytm-account.ts';
import { createPaytmLinks } from './paytm-links.ts';
import { createSeal } from './seal.ts';

describeDatabases('the balance of a linked wallet', (open) => {
  async function setUp() {
    const clock = createTestClock();
    const seal = createSeal({ secret: 'a secret of the test', purpose: 'paytm-token', randomBytes });
    const links = createPaytmLinks({ db: await open(), now: clock.now, seal });
    await links.keep('u-1', '9876543219', { token: 'token', expiresAt: clock.now() + 86_400_000 });
    let asked = 0;
    const paytm = { balance: 50_000 as number | 'silence' };
    const wallet = {
      async balance() {
        asked += 1;
        if (paytm.balance === 'silence') throw new GatewayUnreachable('It does not answer.');
        return paytm.balance;
      },
    } as unknown as PaytmWallet;
    const account = createPaytmAccount({ wallet, links, log: createLogger('silent') });
    return { clock, links, account, paytm, asked: () => asked };
  }
  const mobile = '••••••3219';

  it('is asked for once in four seconds, however often the app asks how the order stands', async () => {
    const { clock, account, paytm, asked } = await setUp();
    const looks = await Promise.all([account.look('u-1'), account.look('u-1')]);
    expect(looks).toContainEqual({ mobile, balance: 50_000 });
    expect(asked()).toBe(1);
    paytm.balance = 60_000;
    clock.forward(3999);
    expect(await account.look('u-1')).toEqual({ mobile, balance: 50_000 });
    clock.forward(1);
    expect(await account.look('u-1')).toEqual({ mobile, balance: 60_000 });
    expect(asked()).toBe(2);
  });

  it('is not waited for again and again while Paytm is silent, and nothing old is said of it', async () => {
    const { clock, account, paytm, asked } = await setUp();
    await account.look('u-1');
    clock.forward(4000);
    paytm.balance = 'silence';
    for (let at = 0; at < 3; at += 1) expect(await account.look('u-1')).toEqual({ mobile });
    expect(asked()).toBe(2);
  });
});
