import { expect, it, vi } from 'vitest';
import { paid, setUpOrders } from '../../orders/testing/set-up-orders.ts';
import { sandboxAuthorToken } from '../../settings.ts';
import { describeDatabases } from '../../testing/databases.ts';

// Each test begins with the whole shop in the database.
vi.setConfig({ testTimeout: 60_000 });

const page = '/sandbox/kitchen';
const here = { host: 'localhost:3000' };
const ownToken = 'a-token-of-the-operator';

describeDatabases('the kitchen of the sandbox', (open) => {
  async function setUp(authorToken = sandboxAuthorToken) {
    const test = await setUpOrders(await open(), { authorToken });
    const who = await test.guest();
    const stage = async (id: string) =>
      (await who.get(`/tracker-service/ve2/orders/${id}`)).json().data.trackOrder.tracker.stage;
    const send = (form: Record<string, string>, headers: Record<string, string> = here) =>
      test.ask({
        method: 'POST',
        url: page,
        headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
        payload: new URLSearchParams(form).toString(),
      });
    return { ...test, who, stage, send };
  }

  it('gives an order of a customer that was delivered back as refund points, once', async () => {
    const { get, place, customer, send, clock } = await setUp();
    const asha = await customer({ userId: 'u-1' });
    const placed = await place(asha, { loyaltyEarnedPoints: 20 });
    const order = async () => (await asha.get(`/order-service/ve3/orders/history/${placed.id}`)).json().data;
    const body = async () => (await get(page, here)).body;
    expect(await body()).not.toContain('Give it back as points');
    clock.forward(60 * 60_000);
    const [, id = ''] = /name="order" value="([^"]+)"/.exec(await body()) ?? [];
    expect(await body()).toContain('Give it back as points');
    expect(await order()).toMatchObject({ paymentSummary: { loyaltyEarnedPoints: 20 } });
    expect(await order()).not.toHaveProperty('refundInPoints');
    await send({ order: id, change: 'refund' });
    expect(await order()).toMatchObject({
      tracker: { stage: 9 },
      paymentSummary: { loyaltyEarnedPoints: 0 },
      refundInPoints: 45360,
    });
    expect(await body()).toContain('given back as refund points');
    expect(await body()).not.toContain('<button');
  });

  it('lists orders, and hurries one on, delays it or cancels it', async () => {
    const { get, place, who, stage, send, ...test } = await setUp();
    expect((await get(page, here)).body).toContain('No orders yet');
    const { id, number } = await place(who, {
      items: [],
      storeName: 'Indiranagar',
    });
    const { id: other } = await place(who);
    const shown = await get(page, here);
    expect(shown.statusCode).toBe(200);
    expect(shown.headers).toMatchObject({
      'cache-control': 'no-store',
      'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
    });
    expect(shown.body).toContain(`${number}, delivery`);
    expect(shown.body).toContain('2 × Margherita');
    for (const expected of [2, 4, 9, 9]) {
      const reply = await send({ order: id, change: 'advance' });
      expect([reply.statusCode, reply.headers.location]).toEqual([303, page]);
      expect(await stage(id)).toBe(expected);
    }
    await send({ order: other, change: 'delay' });
    expect((await get(page, here)).body).toContain('4:15 pm, late');
    await send({ order: other, change: 'cancel' });
    expect(await stage(other)).toBe(5);
    // What is over has no buttons.
    expect((await get(page, here)).body).not.toContain('<button');
    // A guest has no wallet for refund points. What no button sends changes nothing.
    expect((await send({ order: id, change: 'refund' })).statusCode).toBe(303);
    expect(await test.db.selectFrom('ledger_entries').selectAll().execute()).toEqual([]);
    expect((await send({ order: id, change: 'steal' })).statusCode).toBe(303);
    expect((await send({ order: 'o-nobody', change: 'cancel' })).statusCode).toBe(303);
    expect(await stage(id)).toBe(9);
  });

  it('gives the money back of what it cancels, and the order says so', async () => {
    const test = await setUp();
    const { id } = await test.place(test.who);
    await paid(test, id, { wallet_amount: 0 });
    await test.send({ order: id, change: 'cancel' });
    const reply = await test.who.get(`/order-service/ve3/orders/history/${id}`);
    expect(reply.json().data).toMatchObject({
      tracker: { stage: 5 },
      refund: { amount: 40360, state: 'due' },
    });
    expect(reply.json().data).not.toHaveProperty('refundInPoints');
  });

  it('says of a cancelled order that the wallet has back what it paid', async () => {
    const test = await setUp();
    const asha = await test.customer({ userId: 'u-1' });
    const { id } = await test.place(asha);
    const alone = { payment: { primaryPaymentId: 'loyalty-wallet', mode: 'PIGGYBANK' }, gateway: null };
    await paid(test, id, { ...alone, amount: 0, wallet_amount: 45360 });
    await test.send({ order: id, change: 'cancel' });
    const reply = await asha.get(`/order-service/ve3/orders/history/${id}`);
    expect(reply.json().data).toMatchObject({ tracker: { stage: 5 }, refundInPoints: 45360 });
    expect(reply.json().data).not.toHaveProperty('refund');
  });

  it('is for this machine where the author token is the published one, and takes no form of another site', async () => {
    const { get, place, who, stage, send } = await setUp();
    const { id } = await place(who);
    const asked = { order: id, change: 'cancel' };
    const away = { host: 'shop.example.in' };
    expect((await get(page, away)).statusCode).toBe(403);
    const foreign: Record<string, string>[] = [
      away,
      { ...here, 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' },
      { ...here, 'sec-fetch-site': 'same-site', 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' },
      { ...here, origin: 'https://evil.example' },
      { ...here, origin: 'null' },
    ];
    for (const headers of foreign) expect((await send(asked, headers)).statusCode).toBe(403);
    expect(await stage(id)).toBe(1);
    await send(asked, { ...here, 'sec-fetch-site': 'same-origin', origin: 'http://localhost:3000' });
    expect(await stage(id)).toBe(5);
  });

  it('asks for the author token where others can reach it', async () => {
    const { get, place, who, stage, send } = await setUp(ownToken);
    const { id } = await place(who);
    expect((await get(page, here)).statusCode).toBe(401);
    expect((await send({ order: id, change: 'cancel' })).statusCode).toBe(401);
    expect(await stage(id)).toBe(1);
    const authorization = `Basic ${Buffer.from(`:${ownToken}`).toString('base64')}`;
    expect((await get(page, { ...here, authorization })).body).toContain('Margherita');
  });
});
