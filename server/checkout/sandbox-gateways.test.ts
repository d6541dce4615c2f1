import { expect, it, vi } from 'vitest';
import type { GatewayKind } from '#schemas/payment-actions.ts';
import type { StartedPayment } from '../gateways/gateway.ts';
import { createGatewayBrowser, type PageForm } from '../sandbox/gateways/testing/gateway-browser.ts';
import type { ScenarioName } from '../sandbox/gateways/scenarios.ts';
import { authorToken } from '../testing/test-app.ts';
import { describeDatabases } from '../testing/databases.ts';
import { setUpCheckout, statusIn, stepIn } from './testing/set-up-checkout.ts';

// PostgreSQL and a busy machine need longer than vitest allows by itself.
vi.setConfig({ testTimeout: 30_000 });

interface Way {
  readonly pay: string;
  readonly kind: GatewayKind;
  readonly fields?: Readonly<Record<string, string>>;
}

const byBank: Way = { pay: 'net-banking', kind: 'BILLDESK', fields: { bankCode: 'HDFC' } };
/** A way to pay for each gateway that has a page of its own. */
const ways: readonly Way[] = [
  { pay: 'credit-card', kind: 'PAYU' },
  byBank,
  { pay: 'mobile-banking', kind: 'SSLCOMMERZ', fields: { bankCode: 'bkash' } },
  { pay: 'wallet', kind: 'GLOBALPAY' },
];

describeDatabases('orders that are paid at a gateway of the sandbox', (open) => {
  /** What gateways send by themselves is lost where `isLost`. */
  async function atPage({ pay, kind, fields = {} }: Way, { isLost = false } = {}) {
    const notices: string[] = [];
    const test = await setUpCheckout(await open(), {
      isSandbox: true,
      network: (fetch) => async (url, init) => {
        if (!url.includes('/notify/')) return fetch(url, init);
        notices.push(url);
        if (isLost) throw new TypeError('fetch failed');
        return fetch(url, init);
      },
    });
    const asha = await test.customer();
    const price = await asha.fill();
    const { orderTransactionId: id } = stepIn(await asha.initiate(pay, price));
    const { data } = (await asha.process({ orderTransactionId: id, ...fields })).json();
    const started: StartedPayment = data.form
      ? { kind: 'form', form: data.form }
      : { kind: 'redirect', url: data.url };
    const basic = Buffer.from(`:${authorToken}`).toString('base64');
    const browser = createGatewayBrowser(test.app, { authorization: `Basic ${basic}` });
    const page = await browser.arrive(started);
    const choose = async (scenario: ScenarioName): Promise<PageForm> => {
      const form = await page.choose(scenario);
      if (!form) throw new Error('The page does not lead back.');
      return form;
    };
    const later = async () => {
      test.clock.forward(4000);
      return statusIn(await asha.verify(id));
    };
    return { ...test, asha, price, id, kind, browser, page, choose, later, notices };
  }

  it.each(ways)('PAY-16 PAY-60 $pay goes through the page of $kind to an order', async (way) => {
    const { id, kind, price, choose, browser, later, orders, ledger } = await atPage(way);
    const form = await choose('called-twice');
    expect(form.action).toBe(`/payment-service/ve1/return/${kind}`);
    const led = await browser.bringBack(form);
    expect(led).toEqual(Array(2).fill(`/paymentTransaction?transactionId=${id}`));
    expect(await later()).toMatchObject({ orderStatus: 'SUCCESS', amount: price });
    expect(await orders()).toHaveLength(1);
    expect(await ledger.balanceOf(`gateway:${kind}`)).toBe(-price);
  });

  it.each(ways)('$pay is no order where the result of $kind is forged', async (way) => {
    const { id, choose, browser, later, orders } = await atPage(way);
    const led = await browser.bringBack(await choose('tampered-hash'));
    expect(led).toEqual([`/paymentTransaction?transactionId=${id}`]);
    expect(await later()).toMatchObject({ orderStatus: 'FAILED' });
    expect(await orders()).toEqual([]);
  });

  it.each(ways)(
    'a payment at $kind whose browser stays there is an order, by what it tells or by asking',
    async (way) => {
      // The page that card details are sent to does not tell by itself.
      const tells = way.kind !== 'GLOBALPAY';
      for (const isLost of [false, true]) {
        const { page, id, clock, settleDue, orders, transaction, notices } = await atPage(way, { isLost });
        clock.forward(5000);
        expect(await page.choose('never-returns')).toBeUndefined();
        expect(notices).toEqual(tells ? [`/payment-service/ve1/notify/${way.kind}`] : []);
        expect((await transaction(id)).state).toBe(tells && !isLost ? 'CONFIRMED' : 'AWAITING_PAYMENT');
        clock.forward(10_000);
        await settleDue();
        expect((await transaction(id)).state).toBe('CONFIRMED');
        expect(await orders()).toHaveLength(1);
      }
    },
  );

  it('what becomes known later is told later, and what is told twice is one order', async () => {
    const later = await atPage(byBank);
    await later.choose('pending-then-success');
    await later.settleDue();
    expect(later.notices).toEqual([]);
    later.clock.forward(20_000);
    await later.settleDue();
    await later.settleDue();
    expect(later.notices).toHaveLength(1);
    expect((await later.transaction(later.id)).state).toBe('CONFIRMED');
    const twice = await atPage(byBank);
    twice.clock.forward(5000);
    await twice.choose('called-twice');
    expect(twice.notices).toHaveLength(2);
    expect(await twice.orders()).toHaveLength(1);
  });

  it.each(ways)(
    'PAY-19 a card that is declined at $kind, and another one on the same page, are one order',
    async (way) => {
      const { page, id, clock, settleDue, transaction, choose, browser, orders, ledger } = await atPage(way);
      expect(await page.choose('decline-and-stay')).toBeUndefined();
      for (const wait of [10_000, 20_000, 40_000]) {
        clock.forward(wait);
        await settleDue();
      }
      expect((await transaction(id)).state).toBe('AWAITING_PAYMENT');
      clock.forward(5000);
      await browser.bringBack(await choose('success'));
      expect((await transaction(id)).state).toBe('CONFIRMED');
      expect(await orders()).toHaveLength(1);
      expect(await ledger.balanceOf('refund-due')).toBe(0);
    },
  );

  it('BillDesk tells by a signed text alone, and one that it did not sign changes nothing', async () => {
    const { ask, id, choose, orders, transaction, clock } = await atPage(byBank, { isLost: true });
    const { transaction_response: token = '' } = (await choose('success')).fields;
    clock.forward(4000);
    const tell = (payload: string) =>
      ask({
        method: 'POST',
        url: '/payment-service/ve1/notify/BILLDESK',
        headers: { 'content-type': 'application/jose' },
        payload,
      });
    expect((await tell(`${token.slice(0, -4)}AAAA`)).statusCode).toBe(200);
    expect(await transaction(id)).toMatchObject({ state: 'AWAITING_PAYMENT' });
    expect((await tell(token)).body).toBe('OK');
    expect(await transaction(id)).toMatchObject({ state: 'CONFIRMED' });
    expect((await tell(token)).body).toBe('OK');
    expect(await orders()).toHaveLength(1);
  });
});
