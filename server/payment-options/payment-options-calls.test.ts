import { expect, it, vi } from 'vitest';
import { paymentOptions } from '#schemas/entities/payment.ts';
import { headerNames } from '#schemas/header-names.ts';
import { line, refusalIn, textIn } from '../cart/testing/set-up-cart.ts';
import { setUpCheckout, stepIn } from '../checkout/testing/set-up-checkout.ts';
import { fixtureDocuments } from '../testing/documents.ts';
import { describeDatabases } from '../testing/databases.ts';

// Each test begins with the whole shop in the database.
vi.setConfig({ testTimeout: 60_000 });

type Buyer = Awaited<ReturnType<Awaited<ReturnType<typeof setUpCheckout>>['guest']>>;
interface Written {
  readonly options: readonly Record<string, unknown>[];
}

const url = '/payment-service/ve1/options/default';
const lastUrl = '/payment-service/ve1/payment/options/lastSuccessful';
const noVoucher = 'Payment by eVouchers is not allowed with Every Day Value items OR Coupons in your cart.';
const written = fixtureDocuments.find(({ kind }) => kind === 'payment-options')?.body as Written;

/** The options that a build of the app lists. */
const listedIn = (build: string) =>
  written.options.filter(({ onlyIn }) => onlyIn === undefined || (onlyIn as string[]).includes(build));

async function optionsOf(buyer: Buyer, query = '', headers = {}) {
  const reply = paymentOptions.parse((await buyer.call('GET', url + query, { headers })).json().data);
  return { ...reply, by: Object.fromEntries(reply.options.map((option) => [option.paymentId, option])) };
}

/** The document with what differs in single options. */
function changed(changes: Readonly<Record<string, object>>, more: object = {}) {
  const options = written.options.map((option) => ({ ...option, ...changes[String(option.paymentId)] }));
  return { kind: 'payment-options' as const, slug: 'default', body: { ...written, ...more, options } };
}

describeDatabases('the ways to pay for a cart', (open) => {
  it('API-086 PAY-02 PAY-03 PAY-08 are those of the document, in its order, with their banks in groups', async () => {
    const test = await setUpCheckout(await open());
    const guest = await test.guest();
    const price = await guest.fill();
    const { options, netPrice, wallet, by, upiIntentConfig } = await optionsOf(guest);
    expect(options.map(({ paymentId, paymentMode, label }) => [paymentId, paymentMode, label])).toEqual(
      listedIn('WEB').map(({ paymentId, mode, label }) => [paymentId, mode, label]),
    );
    expect(netPrice).toBe(price);
    expect(wallet).toBeUndefined();
    expect(upiIntentConfig).toMatchObject({ android: ['collect'], androidInTest: ['intent'] });
    const groups = by['net-banking']?.banks.map(({ group }) => group) ?? [];
    expect(groups.filter((group) => group === 'Popular Banks')).toHaveLength(8);
    expect(groups.filter((group) => group === 'Other Banks').length).toBeGreaterThan(15);
    expect(options.every(({ status }) => status === 'E')).toBe(true);
    await test.content.publish(
      [changed({ cash: { img_url: '/pictures/cash.webp', paymentUrl: 'https://pay.example/cash' } })],
      'test',
    );
    expect((await optionsOf(guest)).by.cash).toMatchObject({
      img_url: '/pictures/cash.webp',
      paymentUrl: 'https://pay.example/cash',
    });
  });

  it('MIN-06 MIN-12 one that only some builds have is listed in those alone, and pays for nothing elsewhere', async () => {
    const test = await setUpCheckout(await open());
    const guest = await test.guest();
    const price = await guest.fill();
    const idsIn = async (build: string) =>
      (await optionsOf(guest, '', { [headerNames.miniApp]: build })).options.map(
        ({ paymentId }) => paymentId,
      );
    for (const build of ['PAYTM', 'GPAY'])
      expect(await idsIn(build)).toEqual(listedIn(build).map(({ paymentId }) => paymentId));
    expect(await idsIn('PAYTM')).toContain('paytm-app');
    expect((await optionsOf(guest)).by['paytm-app']).toBeUndefined();
    expect(refusalIn(await guest.initiate('paytm-app', price))).toEqual([409, 'OPTION_GONE']);
  });

  it('MIN-06 MIN-07 one that the configuration blocks in the app of a partner is not there, and pays for nothing', async () => {
    const test = await setUpCheckout(await open());
    const guest = await test.guest();
    const price = await guest.fill();
    const vendorConfig = { PAYTM: { blockedFeatures: ['CASH', 'UPI_WALLET'] } };
    const body = { document: 'app-config', vendorConfig };
    await test.content.publish([{ kind: 'app-config', slug: 'default', body }], 'test');
    const modesIn = async (build: string) =>
      (await optionsOf(guest, '', { [headerNames.miniApp]: build })).options.map(
        ({ paymentMode }) => paymentMode,
      );
    expect(await modesIn('GPAY')).toEqual(expect.arrayContaining(['CASH', 'UPI_WALLET']));
    const inPaytm = await modesIn('PAYTM');
    expect(inPaytm).toContain('CC');
    expect(inPaytm.filter((mode) => mode === 'CASH' || mode === 'UPI_WALLET')).toEqual([]);
    const refused = await guest.call('POST', '/order-service/ve3/orders/initiate', {
      payload: { orderDetails: guest.details(price), paymentDetails: { primaryPaymentId: 'cash' } },
      headers: { [headerNames.miniApp]: 'PAYTM' },
    });
    expect(refusalIn(refused)).toEqual([409, 'OPTION_GONE']);
  });

  it('PAY-04 one that is switched off, blocked in the app of a partner or without a gateway is shown with a reason, and pays for nothing', async () => {
    const test = await setUpCheckout(await open(), { without: ['BILLDESK'] });
    const guest = await test.guest();
    const price = await guest.fill();
    const off = { status: 'D', reason: 'Back on Monday.' };
    await test.content.publish([changed({ cash: off, voucher: { blockedFor: ['PAYTM'] } })], 'test');
    const { by } = await optionsOf(guest);
    expect(by.cash).toMatchObject(off);
    expect(by['net-banking']).toMatchObject({
      status: 'D',
      reason: 'Not available at the moment. Choose another way to pay.',
    });
    expect(by.voucher?.status).toBe('E');
    const inPaytm = { [headerNames.miniApp]: 'PAYTM' };
    expect((await optionsOf(guest, '', inPaytm)).by.voucher?.status).toBe('D');
    for (const id of ['cash', 'net-banking'])
      expect(refusalIn(await guest.initiate(id, price))).toEqual([409, 'OPTION_GONE']);
    const blocked = await guest.call('POST', '/order-service/ve3/orders/initiate', {
      payload: { orderDetails: guest.details(price), paymentDetails: { primaryPaymentId: 'voucher' } },
      headers: inPaytm,
    });
    expect(refusalIn(blocked)).toEqual([409, 'OPTION_GONE']);
    expect(stepIn(await guest.initiate('voucher', price)).action).toBe('EV_PIN');
  });

  it('PAY-38 a delivery without contact has neither cash nor e-voucher, as long as the document says so', async () => {
    const test = await setUpCheckout(await open());
    const asha = await test.customer();
    const price = await asha.fill();
    const without = '?zeroContactDelivery=true';
    const blocked = (await optionsOf(asha, without)).options.filter(({ status }) => status === 'D');
    expect(blocked.map(({ paymentMode }) => paymentMode)).toEqual(['CASH', 'EVOUCHER']);
    expect(blocked[0]?.reason).toContain('without contact');
    const refused = await asha.initiate('cash', price, { zeroContactDelivery: true });
    expect([refusalIn(refused), textIn(refused)]).toEqual([[409, 'ZERO_CONTACT'], blocked[0]?.reason]);
    await test.content.publish([changed({}, { zeroContact: { blocks: [] } })], 'test');
    expect((await optionsOf(asha, without)).options.every(({ status }) => status === 'E')).toBe(true);
    const taken = await asha.initiate('cash', price, { zeroContactDelivery: true });
    expect(stepIn(taken).action).toBe('THANKYOU');
  });

  it('PAY-62 an e-voucher cannot be chosen with a coupon, nor with everyday-value items', async () => {
    const test = await setUpCheckout(await open());
    await test.offers({ code: 'TEN', effect: { kind: 'percentage', percent: 10 } });
    const asha = await test.customer();
    await asha.fill();
    await asha.apply('TEN');
    expect((await optionsOf(asha)).by.voucher).toMatchObject({ status: 'D', reason: noVoucher });
    await asha.remove('TEN');
    expect((await optionsOf(asha)).by.voucher?.status).toBe('E');
    const guest = await test.guest();
    // Sold for every day.
    await guest.fill([line('BWL9')]);
    expect((await optionsOf(guest)).by.voucher).toMatchObject({ status: 'D', reason: noVoucher });
    const refused = await guest.initiate('voucher', await guest.price());
    expect(textIn(refused)).toBe(noVoucher);
  });

  it('PAY-02 says what it costs by a way to pay that an offer asks for, and what the wallet of a customer holds', async () => {
    const test = await setUpCheckout(await open());
    await test.offers({
      code: 'UPIONLY',
      effect: { kind: 'flat', amount: 5000 },
      paymentModes: ['UPI_WALLET'],
    });
    const asha = await test.customer();
    const price = await asha.fill();
    await asha.apply('UPIONLY');
    await test.credit('u-1', 3000);
    const { by, netPrice, wallet } = await optionsOf(asha);
    expect(netPrice).toBe(price);
    expect(by.upi?.netPrice).toBe(price - 5250);
    expect(by.cash).not.toHaveProperty('netPrice');
    expect(wallet).toEqual({ paymentId: 'loyalty-wallet', balance: 3000 });
    await asha.remove('UPIONLY');
    // What an open try has set aside is there again for the next one.
    await asha.initiate({ primaryPaymentId: 'credit-card', secondaryPaymentId: 'loyalty-wallet' }, price);
    expect((await optionsOf(asha)).wallet?.balance).toBe(3000);
  });
});

describeDatabases('how a customer paid the last time', (open) => {
  const last = async (buyer: Buyer, savedId?: string) =>
    (
      await buyer.call('GET', lastUrl, {
        headers: savedId === undefined ? {} : { lastsavedpaymentid: savedId },
      })
    ).json().data;

  async function paidBy(paymentId: string) {
    const test = await setUpCheckout(await open());
    const asha = await test.customer();
    const { orderTransactionId } = stepIn(await asha.initiate(paymentId, await asha.fill()));
    await test.db
      .updateTable('order_transactions')
      .set({ state: 'CONFIRMED' })
      .where('id', '=', orderTransactionId)
      .execute();
    return { ...test, asha };
  }

  it('API-087 is that of the last order, and nothing of an order that was not placed', async () => {
    const { asha, guest } = await paidBy('cash');
    expect(await last(asha)).toEqual({ paymentId: 'cash', paymentMode: 'CASH' });
    const visitor = await guest();
    await visitor.initiate('credit-card', await visitor.fill());
    expect(await last(visitor)).toEqual({});
    expect(await last(visitor, 'upi')).toEqual({ paymentId: 'upi', paymentMode: 'UPI_WALLET' });
    expect(await last(visitor, 'barter')).toEqual({});
  });

  it.each([
    ['PAY-34 is not offered any more', (id: string) => changed({ [id]: { paymentId: 'other' } })],
    ['PAY-35 is blocked', (id: string) => changed({ [id]: { blockedFor: ['PAYTM'] } })],
    ['PAY-36 cannot be chosen', (id: string) => changed({ [id]: { status: 'D' } })],
  ])('%s: then there is none', async (_, publish) => {
    const { asha, content } = await paidBy('upi');
    const inPaytm = { headers: { [headerNames.miniApp]: 'PAYTM' } };
    const now = async () => (await asha.call('GET', lastUrl, inPaytm)).json().data;
    expect(await now()).toEqual({ paymentId: 'upi', paymentMode: 'UPI_WALLET' });
    await content.publish([publish('upi')], 'test');
    expect(await now()).toEqual({});
  });

  it('PAY-37 is no wallet of Amazon, and what the device remembers does not stand in for it', async () => {
    const { asha } = await paidBy('amazon-pay');
    expect(await last(asha)).toEqual({});
    expect(await last(asha, 'cash')).toEqual({});
  });
});
