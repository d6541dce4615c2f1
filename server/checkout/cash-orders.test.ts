import { expect, it, vi } from 'vitest';
import { line, refusalIn, textIn } from '../cart/testing/set-up-cart.ts';
import { describeDatabases } from '../testing/databases.ts';
import { mobile, orders, setUpCheckout, statusIn, stepIn } from './testing/set-up-checkout.ts';

// Each test begins with the whole shop in the database.
vi.setConfig({ testTimeout: 60_000 });

const confirm = (orderTransactionId: string, otp: string) => ({ payload: { orderTransactionId, otp } });

describeDatabases('orders for cash', (open) => {
  it('PAY-11 PAY-39 PAY-42 PAY-49 API-060 API-063 API-076 are placed at once, from the cart to the status', async () => {
    const test = await setUpCheckout(await open());
    const asha = await test.customer();
    const price = await asha.fill();
    expect((await asha.validate(price)).json().data).toEqual({ netPrice: price, problems: [] });
    const step = stepIn(await asha.initiate('cash', price, { deliveryInstructions: 'At the door' }));
    expect(step).toMatchObject({ action: 'THANKYOU', amount: price });
    expect(step.orderTransactionId).toMatch(/^[A-Za-z0-9]{24}$/);
    expect(statusIn(await asha.status(step.orderTransactionId))).toEqual({
      orderTransactionId: step.orderTransactionId,
      orderStatus: 'SUCCESS',
      isOwn: true,
      isCancelled: false,
      orderId: step.orderId,
      amount: price,
      paymentMode: 'CASH',
    });
    const byOrder = await asha.call('GET', `${orders}/status?orderHistoryId=${step.orderId}`);
    expect(statusIn(byOrder).orderTransactionId).toBe(step.orderTransactionId);
    expect(await test.orders()).toMatchObject([
      {
        id: step.orderId,
        cart_id: asha.cartId,
        net_price: price,
        user_id: 'u-1',
        mobile,
        summary: {
          deliveryInstructions: 'At the door',
          items: [{ product: { id: 'PIZ1', sizeName: 'Regular' }, quantity: 1 }],
        },
      },
    ]);
    expect(await test.events(step.orderTransactionId)).toEqual(['begun', 'cash-agreed']);
    expect(await test.ledger.balanceOf('sales')).toBe(price);
    expect(await test.ledger.balanceOf('cash')).toBe(-price);
    expect(await test.ledger.balanceOf('customer:u-1')).toBe(0);
    await test.settleDue();
    expect(await test.messages()).toEqual([expect.stringContaining('is placed')]);
    // The next dish begins a new cart.
    expect(refusalIn(await asha.put(1, [line('SID1')]))).toEqual([409, '2.CARTINVALID']);
  });

  it('PAY-40 PAY-41 API-061 an order of the last 30 minutes is found, and only by who placed it', async () => {
    const test = await setUpCheckout(await open());
    const asha = await test.customer();
    const check = async (who = asha) =>
      (await who.call('GET', `${orders}/checkDuplicateOrder`)).json().data.order;
    expect(await check()).toBeUndefined();
    const { orderId } = stepIn(await asha.initiate('cash', await asha.fill()));
    const [order] = await test.orders();
    expect(await check()).toEqual({
      id: orderId,
      orderId: order?.number,
      placedAt: new Date(test.clock.now()).toISOString(),
    });
    expect(await check(await test.guest())).toBeUndefined();
    test.clock.forward(30 * 60_000 - 1);
    expect(await check()).toMatchObject({ id: orderId });
    test.clock.forward(1);
    expect(await check()).toBeUndefined();
  });

  it('a double tap gives one order, and so does a repeated request', async () => {
    const test = await setUpCheckout(await open());
    const asha = await test.customer();
    const price = await asha.fill();
    const taps = await Promise.all(
      ['r1', 'r2', 'r1', 'r2', 'r3'].map((requestId) => asha.initiate('cash', price, { requestId })),
    );
    const steps = taps.map(stepIn);
    expect(
      new Set(steps.map(({ orderTransactionId, orderId }) => `${orderTransactionId} ${orderId}`)).size,
    ).toBe(1);
    expect(steps.map(({ action }) => action)).toEqual(steps.map(() => 'THANKYOU'));
    expect(await test.orders()).toHaveLength(1);
    // Later too, whatever has happened to the cart.
    expect(stepIn(await asha.initiate('cash', price, { requestId: 'r1' }))).toEqual(steps[0]);
    expect(stepIn(await asha.initiate('credit-card', price, { requestId: 'r9' }))).toEqual(steps[0]);
    const other = await asha.initiate('cash', price + 1, { requestId: 'r1' });
    expect(refusalIn(other)).toEqual([409, 'REQUEST_ID_REUSED']);
    const later = await asha.initiate('cash', price, { requestId: 'r9' });
    expect(refusalIn(later)).toEqual([409, 'REQUEST_ID_REUSED']);
    await test.settleDue();
    expect(await test.messages()).toHaveLength(1);
  });

  it('PAY-12 API-065 API-071 need the code that was texted from the amount of the setting on', async () => {
    const test = await setUpCheckout(await open());
    const asha = await test.customer();
    const price = await asha.fill([
      { ...line('PIZ1', { sizeId: 'large', crustId: 'hand-tossed' }), quantity: 4 },
    ]);
    expect(price).toBeGreaterThan(200_000);
    const step = stepIn(await asha.initiate('cash', price));
    expect(step).toMatchObject({ action: 'COD_OTP', mobile: '••••••3210', amount: price });
    const id = step.orderTransactionId;
    const otp = () => asha.call('GET', `/payment-service/ve1/orders/${id}/otp`);
    expect(step).not.toHaveProperty('codeSentAt');
    expect((await otp()).json().data).toEqual({ mobile: '••••••3210', resendAfter: 45 });
    // A page that is opened later knows that it need not be texted again.
    const codeSentAt = new Date(test.clock.now()).toISOString();
    expect(statusIn(await asha.status(id)).step).toEqual({ ...step, codeSentAt });
    expect(refusalIn(await otp())).toEqual([429, 'TOO_SOON']);
    test.clock.forward(45_000);
    expect((await otp()).statusCode).toBe(200);
    const codes = (await test.messages()).map((body) => body.slice(0, 6));
    expect(codes).toEqual([codes[0], codes[0]]);
    const wrong = codes[0] === '000000' ? '000001' : '000000';
    const reply = await asha.call('POST', `${orders}/confirm`, confirm(id, wrong));
    expect(refusalIn(reply)).toEqual([400, 'CODE_WRONG']);
    expect(textIn(reply)).toContain('4 tries left');
    expect(await test.orders()).toEqual([]);
    const right = await asha.call('POST', `${orders}/confirm`, confirm(id, codes[0] ?? ''));
    expect(stepIn(right)).toMatchObject({ action: 'THANKYOU' });
    expect(stepIn(await asha.call('POST', `${orders}/confirm`, confirm(id, '')))).toEqual(stepIn(right));
    expect(await test.orders()).toHaveLength(1);
    expect(await test.ledger.balanceOf('cash')).toBe(-price);
  });

  it.each([
    [208_96, 'COD_OTP'],
    [208_97, 'THANKYOU'],
  ])(
    'PAY-12 from %d paise on they need a code, where the configuration says so: %s',
    async (from, action) => {
      const test = await setUpCheckout(await open());
      const body = { document: 'app-config', cashCodeFrom: from };
      await test.content.publish([{ kind: 'app-config', slug: 'default', body }], 'test');
      const asha = await test.customer();
      const price = await asha.fill();
      expect(price).toBe(208_96);
      expect(stepIn(await asha.initiate('cash', price)).action).toBe(action);
    },
  );

  it('SES-33 PAY-12 of a guest always need a code, and end with the fifth wrong one', async () => {
    const test = await setUpCheckout(await open());
    const guest = await test.guest();
    const price = await guest.fill();
    const step = stepIn(await guest.initiate('cash', price));
    expect(step.action).toBe('COD_OTP');
    const id = step.orderTransactionId;
    await guest.call('GET', `/payment-service/ve1/orders/${id}/otp`);
    const [body = ''] = await test.messages();
    const wrong = body.startsWith('000000') ? '000001' : '000000';
    const guesses = await Promise.all(
      Array.from({ length: 7 }, () => guest.call('POST', `${orders}/confirm`, confirm(id, wrong))),
    );
    const said = guesses.map(refusalIn).map(([, code]) => code);
    expect(said.filter((code) => code === 'CODE_WRONG')).toHaveLength(4);
    expect(said.filter((code) => code === 'PAYMENT_FAILED')).toHaveLength(3);
    const late = await guest.call('POST', `${orders}/confirm`, confirm(id, body.slice(0, 6)));
    expect(refusalIn(late)).toEqual([409, 'PAYMENT_FAILED']);
    expect(statusIn(await guest.status(id))).toMatchObject({ orderStatus: 'FAILED', isOwn: true });
    expect(await test.orders()).toEqual([]);
    // The cart is kept: another try is another code.
    const again = stepIn(await guest.initiate('cash', price));
    expect(again.orderTransactionId).not.toBe(id);
  });

  it('PAY-12 a code is good as long as the order can be paid, and says for how long', async () => {
    const test = await setUpCheckout(await open());
    const guest = await test.guest();
    const { orderTransactionId: id } = stepIn(await guest.initiate('cash', await guest.fill()));
    test.clock.forward(10 * 60_000 + 1);
    await guest.call('GET', `/payment-service/ve1/orders/${id}/otp`);
    const [body = ''] = await test.messages();
    expect(body).toContain('4 minutes');
    test.clock.forward(5 * 60_000);
    // The server has not ended it by itself yet.
    expect((await test.transaction(id)).state).toBe('AWAITING_CODE');
    const again = await guest.call('GET', `/payment-service/ve1/orders/${id}/otp`);
    expect(refusalIn(again)).toEqual([409, 'NOT_OPEN']);
    const late = await guest.call('POST', `${orders}/confirm`, confirm(id, body.slice(0, 6)));
    expect(refusalIn(late)).toEqual([409, 'PAYMENT_FAILED']);
    expect(textIn(late)).toContain('The time to pay is over');
    expect(await test.orders()).toEqual([]);
  });

  it('ORD-01 a try that is not finished ends after a quarter of an hour, by itself', async () => {
    const test = await setUpCheckout(await open());
    const guest = await test.guest();
    const price = await guest.fill();
    const { orderTransactionId: id } = stepIn(await guest.initiate('cash', price));
    test.clock.forward(15 * 60_000 - 1);
    await test.settleDue();
    expect(statusIn(await guest.status(id))).toMatchObject({
      orderStatus: 'WAIT',
      step: { action: 'COD_OTP' },
    });
    test.clock.forward(1);
    await test.settleDue();
    expect(statusIn(await guest.status(id))).toMatchObject({
      orderStatus: 'FAILED',
      reason: expect.stringContaining('Your cart is kept'),
    });
    expect(await test.transaction(id)).toMatchObject({ state: 'FAILED', next_check_at: null });
    expect(await guest.price()).toBe(price);
  });
});
