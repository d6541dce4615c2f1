import { randomBytes } from 'node:crypto';
import { expect, it, vi } from 'vitest';
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
    const paytm = { balance: 50_000 as number | 'silence' | 'a fault' | undefined };
    const wallet = {
      async balance() {
        asked += 1;
        if (paytm.balance === 'silence') throw new GatewayUnreachable('It does not answer.');
        if (paytm.balance === 'a fault') throw new TypeError('A mistake of ours.');
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

  it('PAY-26 is none where the wallet was unlinked at Paytm, which ends the link here too', async () => {
    const { account, links, paytm } = await setUp();
    paytm.balance = undefined;
    expect(await account.look('u-1')).toBeUndefined();
    expect(await links.find('u-1')).toBeUndefined();
  });

  it('a mistake of ours is not taken for the silence of Paytm', async () => {
    const { account, paytm } = await setUp();
    paytm.balance = 'a fault';
    await expect(account.look('u-1')).rejects.toThrow('A mistake of ours.');
  });
});

/** What Paytm is asked with, and what is logged of it. */
function asking() {
  const log = { warn: vi.fn<(what: object) => void>() };
  const { ask } = createPaytmAccount({ wallet: {} as PaytmWallet, links: {} as never, log });
  return { log, ask };
}

it('PAY-26 customers read that Paytm does not answer; the reason is logged, and nothing of what was asked', async () => {
  const { log, ask } = asking();
  const err = new GatewayUnreachable('It does not answer.');
  await expect(ask(() => Promise.reject(err))).rejects.toMatchObject({
    status: 424,
    entry: {
      code: 'PAYTM_AWAY',
      displayMsg: 'Paytm cannot be reached at the moment. Try again in a minute, or pay in another way.',
    },
  });
  expect(log.warn.mock.calls.map(([what]) => what)).toEqual([{ err }]);
});

it('PAY-26 a mistake of ours is not said to be the silence of Paytm', async () => {
  const { log, ask } = asking();
  await expect(ask(() => Promise.reject(new TypeError('A mistake of ours.')))).rejects.toThrow(TypeError);
  expect(log.warn).not.toHaveBeenCalled();
});

it('PAY-26 a shop without an account at Paytm says so, and that another way to pay is to be chosen', async () => {
  const account = createPaytmAccount({ wallet: undefined, links: {} as never, log: { warn: vi.fn() } });
  await expect(account.ask(async () => 'an answer')).rejects.toMatchObject({
    status: 424,
    entry: {
      code: 'PAYTM_OFF',
      displayMsg: 'The Paytm wallet is not available at the moment. Choose another way to pay.',
    },
  });
});
