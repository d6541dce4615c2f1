import { sql } from 'kysely';
import { expect, it, vi } from 'vitest';
import { refusalIn, textIn } from '../cart/testing/set-up-cart.ts';
import { orders, setUpCheckout, statusIn, stepIn } from '../checkout/testing/set-up-checkout.ts';
import { describeDatabases } from '../testing/databases.ts';
import { authorToken } from '../testing/test-app.ts';
import { mostTries } from './voucher-faults.ts';
import { createVouchers } from './vouchers.ts';
import { sandboxVouchers, seedVouchers } from './seed-vouchers.ts';

// Each test begins with the whole shop in the database.
vi.setConfig({ testTimeout: 60_000 });

/** The secret of the tests' server. */
const secret = 'the secret of the tests, long enough';
const [paper, card, byCode, small, old] = sandboxVouchers;
const wrong = '000000';
const minute = 60_000;
const day = 24 * 60 * minute;
/** The kitchen of the sandbox as in a shop, not faster. */
const slowly = { env: { KITCHEN_SPEED: '1' } };

describeDatabases('e-vouchers and gift cards', (open) => {
  async function withVouchers(options: Parameters<typeof setUpCheckout>[1] = {}) {
    const test = await setUpCheckout(await open(), options);
    await seedVouchers(test.db, { secret, now: test.clock.now });
    const vouchers = createVouchers({ db: test.db, ledger: test.ledger, secret });

    type Buyer = Awaited<ReturnType<typeof test.guest>>;
    function payer(buyer: Buyer) {
      return {
        ...buyer,
        async begin() {
          const price = await buyer.fill();
          const step = stepIn(await buyer.initiate('voucher', price));
          return { ...step, price, id: step.orderTransactionId };
        },
        pay: (orderTransactionId: string, voucherCode: string, given: object = {}) =>
          buyer.call('POST', '/order-service/ve3/evoucher/payment', {
            payload: { orderTransactionId, voucherCode, ...given },
          }),
        reset: (voucherCode: string) =>
          buyer.call('POST', `/order-service/ve3/evoucher/${encodeURIComponent(voucherCode)}/reset_pin`, {
            payload: {},
          }),
        sendCode: (id: string) => buyer.call('GET', `/payment-service/ve1/orders/${id}/otp`),
      };
    }
    return {
      ...test,
      vouchers,
      payer,
      asha: payer(await test.customer()),
      other: async () => payer(await test.customer('u-2')),
      visitor: async () => payer(await test.guest()),
      balance: (code = '') => test.ledger.balanceOf(`voucher:${code}`),
      /** The kitchen cancels the order of a transaction. */
      async cancel(id: string) {
        const { order_id: order } = await test.transaction(id);
        await test.ask({
          method: 'POST',
          url: '/sandbox/kitchen',
          headers: {
            'content-type': 'application/x-www-form-urlencoded',
            authorization: `Basic ${Buffer.from(`:${authorToken}`).toString('base64')}`,
          },
          payload: new URLSearchParams({ order: order ?? '', change: 'cancel' }).toString(),
        });
      },
      /** Another voucher like the first one. */
      issue: (code: string, validUntil: Date | null) =>
        vouchers.issue({ ...(paper as NonNullable<typeof paper>), code, validUntil }),
      endOf: async (code: string) => (await vouchers.find(code))?.valid_until?.toISOString(),
    };
  }

  it('API-073 PAY-14 PAY-20 pay an order by number and PIN, once, with spaces or without', async () => {
    const { asha, balance, orders: placed, ledger, events } = await withVouchers();
    const { id, action, price } = await asha.begin();
    expect(action).toBe('EV_PIN');
    const empty = await asha.pay(id, paper?.code ?? '');
    expect([refusalIn(empty), textIn(empty)]).toEqual([[400, 'PIN_MISSING'], 'Please enter OTP / PIN']);
    const step = stepIn(await asha.pay(id, ' 5000 1000-3001', { pin: paper?.pin }));
    expect(step).toMatchObject({ action: 'THANKYOU', amount: price });
    expect(await balance(paper?.code)).toBe(200_000 - price);
    expect(await ledger.balanceOf('sales')).toBe(price);
    expect(await ledger.balanceOf('customer:u-1')).toBe(0);
    expect(await events(id)).toEqual(['begun', 'paid']);
    // A second tap, by the same voucher or by another one.
    for (const voucher of [paper, card])
      expect(stepIn(await asha.pay(id, voucher?.code ?? '', { pin: voucher?.pin }))).toEqual(step);
    expect(await placed()).toHaveLength(1);
    expect(await balance(paper?.code)).toBe(200_000 - price);
    expect(await balance(card?.code)).toBe(500_000);
  });

  it('API-071 PAY-20 one without a PIN by a code, which goes to the number of the voucher alone', async () => {
    const { visitor, db, clock } = await withVouchers();
    const buyer = await visitor();
    await db.updateTable('vouchers').set({ mobile: '9000000001' }).execute();
    const { id } = await buyer.begin();
    expect(refusalIn(await buyer.sendCode(id))).toEqual([409, 'NOT_OPEN']);
    const step = stepIn(await buyer.pay(id, byCode?.code ?? ''));
    expect(step).toMatchObject({ action: 'EV_OTP', mobile: '••••••0001' });
    clock.forward(45_000);
    expect((await buyer.sendCode(id)).json().data).toMatchObject({ mobile: '••••••0001' });
    const sent = await db.selectFrom('sms_outbox').select(['mobile', 'body']).execute();
    expect(sent.map(({ mobile }) => mobile)).toEqual(['9000000001', '9000000001']);
    const code = sent[0]?.body.slice(0, 6);
    expect(sent[1]?.body.slice(0, 6)).toBe(code);
    expect(refusalIn(await buyer.pay(id, byCode?.code ?? '', { otp: wrong }))).toEqual([400, 'CODE_WRONG']);
    // It is no PIN of another voucher.
    expect(refusalIn(await buyer.pay(id, paper?.code ?? '', { otp: code }))).toEqual([400, 'PIN_WRONG']);
    expect(stepIn(await buyer.pay(id, byCode?.code ?? '', { otp: code })).action).toBe('THANKYOU');
  });

  it('PAY-14 are refused when they hold too little, are over, or the PIN is wrong, and nothing is lost', async () => {
    const { asha, balance, orders: placed } = await withVouchers();
    const { id } = await asha.begin();
    const short = await asha.pay(id, small?.code ?? '', { pin: small?.pin });
    expect(refusalIn(short)).toEqual([409, 'VOUCHER_SHORT']);
    expect(textIn(short)).toContain('holds ₹50');
    const over = await asha.pay(id, old?.code ?? '', { pin: old?.pin });
    expect([refusalIn(over), textIn(over)]).toEqual([
      [409, 'VOUCHER_EXPIRED'],
      'This voucher was valid until 31 December 2025. Pay with another voucher, or in another way.',
    ]);
    for (const code of [old, small, paper].map((voucher) => voucher?.code ?? ''))
      expect(refusalIn(await asha.pay(id, code, { pin: wrong }))).toEqual([400, 'PIN_WRONG']);
    expect(await placed()).toEqual([]);
    expect(await balance(small?.code)).toBe(5000);
    expect(stepIn(await asha.pay(id, paper?.code ?? '', { pin: paper?.pin })).action).toBe('THANKYOU');
  });

  it('PAY-14 ORD-38 are valid for thirty days more where the money of a cancelled order is on one that is over', async () => {
    const { asha, other, customer, payer, balance, cancel, clock, issue, endOf } = await withVouchers(slowly);
    await issue('ENDS', new Date(clock.now() + 10 * minute));
    const { id, price } = await asha.begin();
    expect(stepIn(await asha.pay(id, 'ENDS', { pin: paper?.pin })).action).toBe('THANKYOU');
    clock.forward(20 * minute);
    await cancel(id);
    expect(await balance('ENDS')).toBe(200_000);
    // To the end of the day in India.
    expect(await endOf('ENDS')).toBe('2026-12-20T18:30:00.000Z');
    const next = await other();
    const again = await next.begin();
    expect(stepIn(await next.pay(again.id, 'ENDS', { pin: paper?.pin })).action).toBe('THANKYOU');
    expect(await balance('ENDS')).toBe(200_000 - price);
    clock.forward(31 * day);
    const last = payer(await customer('u-3'));
    const over = await last.pay((await last.begin()).id, 'ENDS', { pin: paper?.pin });
    expect([refusalIn(over), textIn(over)]).toEqual([
      [409, 'VOUCHER_EXPIRED'],
      'This voucher was valid until 20 December 2026. Pay with another voucher, or in another way.',
    ]);
  });

  it('PAY-14 keep an end that is later, and have none where they had none, when money is on them again', async () => {
    const { asha, other, balance, cancel, issue, endOf } = await withVouchers(slowly);
    const late = '2027-03-31T18:30:00.000Z';
    await issue('LATE', new Date(late));
    await issue('OTHER', new Date('2026-11-20T18:30:00.000Z'));
    await issue('ENDLESS', null);
    const second = await other();
    for (const [buyer, code] of [
      [asha, 'LATE'],
      [second, 'ENDLESS'],
    ] as const) {
      const { id } = await buyer.begin();
      expect(stepIn(await buyer.pay(id, code, { pin: paper?.pin })).action).toBe('THANKYOU');
      await cancel(id);
      expect(await balance(code)).toBe(200_000);
    }
    expect(await endOf('LATE')).toBe(late);
    expect(await endOf('ENDLESS')).toBeUndefined();
    // Nothing went back to this one.
    expect(await endOf('OTHER')).toBe('2026-11-20T18:30:00.000Z');
  });

  it('PAY-15 API-072 five wrong PINs lock a voucher, and a new PIN by text message opens it', async () => {
    const { asha, messages, db } = await withVouchers();
    const { id } = await asha.begin();
    const code = paper?.code ?? '';
    const tries = [];
    for (let at = 0; at <= mostTries; at += 1)
      tries.push(refusalIn(await asha.pay(id, code, { pin: wrong }))[1]);
    expect(tries).toEqual([
      ...Array<string>(mostTries - 1).fill('PIN_WRONG'),
      'VOUCHER_LOCKED',
      'VOUCHER_LOCKED',
    ]);
    const right = await asha.pay(id, code, { pin: paper?.pin });
    expect(refusalIn(right)).toEqual([400, 'VOUCHER_LOCKED']);
    expect(textIn(right)).toContain('new PIN');
    const reply = await asha.reset(code);
    expect(reply.json().data.text).toContain('mobile number that the voucher was bought with');
    const [text = ''] = await messages();
    expect(text).toMatch(/^\d{6} is the new PIN of your voucher ending 3001 at /);
    expect(reply.body).not.toContain(text.slice(0, 6));
    expect(JSON.stringify(await db.selectFrom('vouchers').selectAll().execute())).not.toContain(
      text.slice(0, 6),
    );
    expect(refusalIn(await asha.pay(id, code, { pin: paper?.pin }))).toEqual([400, 'PIN_WRONG']);
    expect(stepIn(await asha.pay(id, code, { pin: text.slice(0, 6) })).action).toBe('THANKYOU');
  });

  it('say nothing of which numbers there are: a wrong number is refused, locked and reset as a wrong PIN is', async () => {
    const { asha, messages } = await withVouchers();
    const { id } = await asha.begin();
    const answers = async (code: string) => {
      const seen: unknown[] = [];
      for (let at = 0; at <= mostTries; at += 1) {
        const reply = await asha.pay(id, code, { pin: wrong });
        seen.push([refusalIn(reply), textIn(reply)]);
      }
      return [...seen, (await asha.reset(code)).json().data];
    };
    expect(await answers('500099999999')).toEqual(await answers(paper?.code ?? ''));
    expect(await messages()).toHaveLength(1);
  });

  it('are not found by trying: a session has twenty tries an hour, also at many numbers, and five new PINs', async () => {
    const { visitor } = await withVouchers();
    const buyer = await visitor();
    const { id } = await buyer.begin();
    const seen: number[] = [];
    for (let at = 0; at < 21; at += 1)
      seen.push((await buyer.pay(id, `70000000${at}`, { pin: wrong })).statusCode);
    expect(seen).toEqual([...Array<number>(20).fill(400), 429]);
    const resets: number[] = [];
    for (let at = 0; at < 6; at += 1) resets.push((await buyer.reset(`70000000${at}`)).statusCode);
    expect(resets).toEqual([...Array<number>(5).fill(200), 429]);
  });

  it('PAY-14 are valid until their end, and not at that moment any more', async () => {
    const { asha, clock, issue } = await withVouchers();
    const { id } = await asha.begin();
    await issue('OVER', new Date(clock.now()));
    await issue('LAST', new Date(clock.now() + 1));
    expect(refusalIn(await asha.pay(id, 'OVER', { pin: paper?.pin }))).toEqual([409, 'VOUCHER_EXPIRED']);
    expect(stepIn(await asha.pay(id, 'LAST', { pin: paper?.pin })).action).toBe('THANKYOU');
  });

  it('PAY-14 pay nothing where an order is paid already, or in another way, whatever is entered', async () => {
    const { asha, other, balance, vouchers, orders: placed } = await withVouchers();
    const { id } = await asha.begin();
    const step = stepIn(await asha.pay(id, paper?.code ?? '', { pin: paper?.pin }));
    expect(step.action).toBe('THANKYOU');
    for (const given of [{}, { pin: wrong }])
      expect(stepIn(await asha.pay(id, card?.code ?? '', given))).toEqual(step);
    const next = await other();
    const theirs = stepIn(await next.initiate('paytm', await next.fill()));
    expect(theirs.action).toBe('PAYTM_LINK');
    const given = { pin: card?.pin };
    expect(stepIn(await next.pay(theirs.orderTransactionId, card?.code ?? '', given))).toEqual(theirs);
    expect(await balance(card?.code)).toBe(500_000);
    expect((await vouchers.find(card?.code ?? ''))?.wrong_pins).toBe(0);
    expect(await placed()).toHaveLength(1);
  });

  it('PAY-20 take PIN and code with spaces around them, and spaces alone are none', async () => {
    const { asha, other, messages } = await withVouchers();
    const { id } = await asha.begin();
    const none = await asha.pay(id, paper?.code ?? '', { pin: '  ', otp: ' ' });
    expect(refusalIn(none)).toEqual([400, 'PIN_MISSING']);
    const pin = ` ${paper?.pin} `;
    expect(stepIn(await asha.pay(id, paper?.code ?? '', { pin })).action).toBe('THANKYOU');
    const next = await other();
    const theirs = await next.begin();
    expect(stepIn(await next.pay(theirs.id, byCode?.code ?? '', { otp: ' ' })).action).toBe('EV_OTP');
    const otp = ` ${(await messages())[0]?.slice(0, 6)} `;
    expect(stepIn(await next.pay(theirs.id, byCode?.code ?? '', { pin: ' ', otp })).action).toBe('THANKYOU');
  });

  it('PAY-15 five wrong codes lock a voucher, and no further code is sent for it', async () => {
    const { asha, clock, messages } = await withVouchers();
    const { id } = await asha.begin();
    const code = byCode?.code ?? '';
    // One is wrong too where none was sent.
    const tries = [refusalIn(await asha.pay(id, code, { otp: wrong }))[1]];
    expect(stepIn(await asha.pay(id, code)).action).toBe('EV_OTP');
    while (tries.length < mostTries) tries.push(refusalIn(await asha.pay(id, code, { otp: wrong }))[1]);
    expect(tries).toEqual([...Array<string>(mostTries - 1).fill('CODE_WRONG'), 'VOUCHER_LOCKED']);
    clock.forward(minute);
    expect(refusalIn(await asha.pay(id, code))).toEqual([400, 'VOUCHER_LOCKED']);
    expect(await messages()).toHaveLength(1);
  });

  it('PAY-14 a code that was sent for one voucher pays with no other one', async () => {
    const { asha, messages, vouchers, balance } = await withVouchers();
    await vouchers.issue({ ...(byCode as NonNullable<typeof byCode>), code: 'THEIRS', mobile: '9000000001' });
    const { id } = await asha.begin();
    await asha.pay(id, byCode?.code ?? '');
    const otp = (await messages())[0]?.slice(0, 6);
    expect(refusalIn(await asha.pay(id, 'THEIRS', { otp }))).toEqual([400, 'CODE_WRONG']);
    expect(await balance('THEIRS')).toBe(200_000);
  });

  it('pay for no transaction of somebody else, and never twice from the same credit', async () => {
    const { asha, other, visitor, balance, orders: placed, db, transaction, vouchers } = await withVouchers();
    const { id, price } = await asha.begin();
    for (const buyer of [await other(), await visitor()])
      expect(refusalIn(await buyer.pay(id, paper?.code ?? '', { pin: paper?.pin }))).toEqual([
        404,
        'NO_SUCH_TRANSACTION',
      ]);
    expect((await transaction(id)).state).toBe('AWAITING_MEANS');
    // Enough for one of two.
    await vouchers.issue({ ...(paper as NonNullable<typeof paper>), code: 'TWICE', amount: price });
    const second = await other();
    const theirs = await second.begin();
    const both = await Promise.all([
      asha.pay(id, 'twice', { pin: paper?.pin }),
      second.pay(theirs.id, 'TWICE', { pin: paper?.pin }),
    ]);
    expect(both.map(({ statusCode }) => String(statusCode)).sort()).toEqual(['200', '409']);
    expect(await balance('TWICE')).toBe(0);
    expect(await placed()).toHaveLength(1);
    const states = await db.selectFrom('order_transactions').select('state').execute();
    expect(states.map(({ state }) => state).sort()).toEqual(['AWAITING_MEANS', 'CONFIRMED']);
  });

  it('PAY-14 one that another order emptied meanwhile pays nothing', async () => {
    const { vouchers, balance, db } = await withVouchers();
    const use = (transactionId: string) => ({
      code: small?.code ?? '',
      userId: 'u-1',
      transactionId,
      amount: 5000,
    });
    const pay = (transactionId: string) =>
      db.transaction().execute((transaction) => vouchers.pay(use(transactionId), transaction));
    await pay('one');
    await expect(pay('two')).rejects.toMatchObject({ entry: { code: 'VOUCHER_SHORT' } });
    expect(await balance(small?.code)).toBe(0);
  });

  it('SES-34 pay for the customer that a guest became while the PIN was checked', async () => {
    const { visitor, db, ledger, transaction } = await withVouchers();
    const buyer = await visitor();
    const { id } = await buyer.begin();
    const { user_id: guest } = await transaction(id);
    // The check of a PIN writes to the voucher: at that moment the guest logs in.
    await sql`
      create or replace function log_in_meanwhile() returns trigger language plpgsql as $$
      begin
        update order_transactions set user_id = 'u-1';
        return null;
      end $$
    `.execute(db);
    await sql`create trigger log_in_meanwhile after update on vouchers execute function log_in_meanwhile()`.execute(
      db,
    );
    try {
      const paid = await buyer.pay(id, paper?.code ?? '', { pin: paper?.pin });
      expect(stepIn(paid).action).toBe('THANKYOU');
    } finally {
      await sql`drop trigger log_in_meanwhile on vouchers`.execute(db);
    }
    expect((await transaction(id)).user_id).toBe('u-1');
    for (const userId of [guest, 'u-1']) expect(await ledger.balanceOf(`customer:${userId}`)).toBe(0);
  });

  it('API-071 is sent to nobody who did not begin the order', async () => {
    const { asha, other, visitor, messages } = await withVouchers();
    const { id } = await asha.begin();
    await asha.pay(id, byCode?.code ?? '');
    for (const buyer of [await other(), await visitor()])
      expect(refusalIn(await buyer.sendCode(id))).toEqual([404, 'NO_SUCH_TRANSACTION']);
    expect(await messages()).toHaveLength(1);
  });

  it('PIN and code stand in no log line', async () => {
    const logged: string[] = [];
    const { asha, messages } = await withVouchers({ logged });
    const { id } = await asha.begin();
    await asha.pay(id, byCode?.code ?? '');
    const code = (await messages())[0]?.slice(0, 6) ?? 'none';
    await asha.pay(id, byCode?.code ?? '', { otp: code });
    await asha.pay(id, paper?.code ?? '', { pin: paper?.pin });
    expect(logged.join('\n')).not.toMatch(new RegExp(`\\b(?:${code}|${paper?.pin})\\b`));
    expect(statusIn(await asha.status(id)).orderStatus).toBe('SUCCESS');
    expect((await asha.call('GET', `${orders}/transaction/${id}`)).statusCode).toBe(200);
  });
});
