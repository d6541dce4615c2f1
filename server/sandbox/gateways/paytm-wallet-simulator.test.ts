import { randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { GatewayUnreachable } from '../../gateways/gateway.ts';
import { createPaytmWallet, sandboxPaytmWallet } from '../../gateways/paytm-wallet.ts';
import { describeDatabases } from '../../testing/databases.ts';
import { brokenAnswers, expectUnreachable, testGateway } from './testing/gateway-contract.ts';
import { setUpGateways } from './testing/set-up-gateways.ts';

const mobile = '9876543215';
const secrets = [sandboxPaytmWallet.key, sandboxPaytmWallet.clientSecret];

testGateway({
  kind: 'PAYTM_WALLET',
  means: [],
  takesUpi: false,
  secrets,
});

it.each(brokenAnswers(secrets))(
  'PAY-26 every step of a linked wallet is unreachable when Paytm answers with %s',
  async (_, fetch) => {
    const wallet = createPaytmWallet(sandboxPaytmWallet, { fetch, timeOutMs: 10, randomBytes });
    const withdrawal = { ref: 'Order1', amount: 100, mobile, customerId: 'c1', ip: '203.0.113.1' };
    await expectUnreachable(
      [
        () => wallet.sendCode(mobile),
        () => wallet.validate({ state: 'state', code: '489871' }),
        () => wallet.balance('token-of-the-test'),
        () => wallet.withdraw({ ...withdrawal, token: 'token-of-the-test' }),
      ],
      [...secrets, 'token-of-the-test', '489871'],
    );
  },
);

describeDatabases('the linked wallet of Paytm', (open) => {
  async function setUp() {
    const test = setUpGateways(await open());
    const { paytmWallet: wallet } = test;

    async function link(code = '489871', of = mobile) {
      const state = await wallet.sendCode(of);
      return wallet.validate({ state: state ?? '', code });
    }
    async function linked(code?: string) {
      const made = await link(code);
      if (!made) throw new Error('The wallet was not linked.');
      return made.token;
    }
    const withdraw = (token: string, ref: string, amount = 49_950) =>
      wallet.withdraw({ ref, amount, token, mobile, customerId: 'customer-1', ip: '203.0.113.1' });
    return { ...test, wallet, link, linked, withdraw };
  }

  it('PAY-26 is linked by the code alone, for a week, and has a balance by the last digit of the number', async () => {
    const { wallet, link, clock } = await setUp();
    expect(await wallet.sendCode('12345')).toBeUndefined();
    expect(await wallet.validate({ state: 'never sent', code: '489871' })).toBeUndefined();
    expect(await link('123456')).toBeUndefined();
    const made = await link();
    expect(made?.expiresAt).toBe(clock.now() + 7 * 24 * 3_600_000);
    expect(await wallet.balance(made?.token ?? '')).toBe(500_000);
    expect(await wallet.balance((await link('489871', '9876543210'))?.token ?? '')).toBe(0);
    expect(await wallet.balance('a token of nobody')).toBeUndefined();
    clock.forward(7 * 24 * 3_600_000);
    expect(await wallet.balance(made?.token ?? '')).toBeUndefined();
  });

  it('API-097 pays once for each reference, and not more than it holds', async () => {
    const { wallet, linked, withdraw } = await setUp();
    const token = await linked();
    const paid = { state: 'success', ref: 'Order1', amount: 49_950, currency: 'INR' };
    expect(await wallet.status({ ref: 'Order1', now: 0 })).toEqual({ state: 'none' });
    expect(await withdraw(token, 'Order1')).toMatchObject(paid);
    expect(await withdraw(token, 'Order1')).toMatchObject(paid);
    expect(await wallet.status({ ref: 'Order1', now: 0 })).toMatchObject(paid);
    expect(await wallet.balance(token)).toBe(450_050);
    expect(await withdraw(token, 'Order2', 450_051)).toMatchObject({
      state: 'failed',
      reason: 'Wallet balance is too low',
    });
    expect(await withdraw('a token of nobody', 'Order3')).toMatchObject({ state: 'failed' });
    expect(await wallet.status({ ref: 'Order2', now: 0 })).toEqual({ state: 'none' });
  });

  it('gets back what is refunded, once for each id', async () => {
    const { wallet, linked, withdraw } = await setUp();
    const token = await linked();
    const { gatewayId } = await withdraw(token, 'Order1');
    const give = (refundId: string, amount: number) =>
      wallet.refund({ ref: 'Order1', refundId, gatewayId, amount, now: 0 });
    expect([await give('r1', 49_950), await give('r1', 49_950), await give('r2', 1)]).toEqual([
      'pending',
      'done',
      'refused',
    ]);
    expect(await wallet.balance(token)).toBe(500_000);
  });

  it.each([
    ['489872', 'failed', 'failed'],
    ['489873', 'pending', 'success'],
    ['489874', 'pending', 'pending'],
    ['489875', 'failed', 'success'],
  ])('PAY-13 pays as its code %s says: %s, then %s', async (code, at, later) => {
    const { wallet, linked, withdraw, clock } = await setUp();
    expect(await withdraw(await linked(code), 'Order1')).toMatchObject({ state: at });
    clock.forward(61_000);
    expect(await wallet.status({ ref: 'Order1', now: 0 })).toMatchObject({ state: later });
  });

  it.each(['489876', '489877'])(
    'PAY-13 is asked again when the answer to a payment was lost, and pays once (code %s)',
    async (code) => {
      const { wallet, linked, withdraw, clock } = await setUp();
      const token = await linked(code);
      await expect(withdraw(token, 'Order1')).rejects.toThrow(GatewayUnreachable);
      await expect(withdraw(token, 'Order1')).rejects.toThrow(GatewayUnreachable);
      clock.forward(61_000);
      expect(await wallet.status({ ref: 'Order1', now: 0 })).toMatchObject({ state: 'success' });
      expect(await withdraw(token, 'Order1')).toMatchObject({ state: 'success', amount: 49_950 });
      expect(await wallet.balance(token)).toBe(450_050);
    },
  );

  it('PAY-21 holds more when the browser added money, which says nothing of the order', async () => {
    const { wallet, linked, payment, browser } = await setUp();
    const token = await linked();
    const asked = payment({ kind: 'wallet' });
    const form = wallet.addMoney({ ...asked, customerId: asked.customer.id }, token);
    const back = await (await browser.arrive({ kind: 'form', form })).choose('success');
    expect(await wallet.readReturn(back?.fields ?? {})).toEqual({
      ref: asked.ref,
      isGenuine: true,
      claims: 'unknown',
    });
    expect(await wallet.balance(token)).toBe(549_950);
    expect(await wallet.status({ ref: asked.ref, now: 0 })).toEqual({ state: 'none' });
    const changed = { ...form, fields: { ...form.fields, TXN_AMOUNT: '9999.00' } };
    expect((await browser.go({ kind: 'form', form: changed })).status).toBe(400);
  });
});
