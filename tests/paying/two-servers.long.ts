import { expect, it } from 'vitest';
import { headerNames } from '#schemas/header-names.ts';
import { createGatewayBrowser } from '#server/sandbox/gateways/testing/gateway-browser.ts';
import { booksOf, faultsIn, ledgerFaults } from './books.ts';
import { createCustomer, type Customer } from './customer.ts';
import { openShopOnPostgres, type ShopOnPostgres } from './shop-on-postgres.ts';
import { door } from './visit.ts';
import { type Way, ways } from './ways.ts';

const customers = 200;
const minute = 60_000;
const cash = { pay: 'cash' } as const;
const onPage: readonly Way[] = ways.filter(({ at }) => at === 'page');

/** The code of an order for cash, from the text message; undefined where none came. */
async function codeFor(shop: ShopOnPostgres, mobile: string): Promise<string | undefined> {
  const rows = await shop.ask((db) =>
    db.selectFrom('sms_outbox').select('body').where('mobile', '=', mobile).orderBy('id', 'desc').execute(),
  );
  return rows.flatMap(({ body }) => /^\d{4,6}/.exec(body) ?? [])[0];
}

/** Asks for the code, and enters it. False where none came: the process was killed when it was to be sent, and the next one is sent later. */
async function confirm(shop: ShopOnPostgres, customer: Customer, id: string): Promise<boolean> {
  await customer.sendCode(id);
  const code = await codeFor(shop, customer.mobile);
  if (code !== undefined) await customer.confirm(id, code);
  return code !== undefined;
}

/** Orders, and pays; everything is repeated until it is answered. */
async function orderOf(shop: ShopOnPostgres, number: number) {
  const customer = await createCustomer(shop.server, number);
  await customer.fill();
  const { netPrice } = await customer.cart();
  const way = number % 2 === 0 ? onPage[(number / 2) % onPage.length] : undefined;
  const requestId = `${headerNames.requestId}-${number}`;
  const { orderTransactionId: id } = await customer.order(way ?? cash, netPrice, requestId);
  if (way) {
    const browser = createGatewayBrowser(shop.server, door);
    const page = await browser.arrive(await customer.page(id, way.bankCode));
    const form = await page.choose('success');
    if (form) await browser.bringBack(form);
  }
  const isDone = way !== undefined || (await confirm(shop, customer, id));
  return { customer, id, isDone };
}

it('200 customers order at once of two processes: one is killed, PostgreSQL is restarted, and nothing is lost or doubled', async () => {
  let killing: Promise<void> | undefined;
  let restarts = 0;
  const shop: ShopOnPostgres = await openShopOnPostgres({
    onReply(count) {
      if (count === 3 * customers) {
        shop.restartDatabase();
        restarts += 1;
      }
      if (count === 5 * customers) killing = shop.killAndStart(shop.servers[0]);
    },
  });
  try {
    const done = await Promise.all(Array.from({ length: customers }, (_, at) => orderOf(shop, at + 1)));
    await killing;
    await shop.pass(minute);
    for (const { customer, id } of done.filter(({ isDone }) => !isDone)) await confirm(shop, customer, id);
    await shop.pass(minute);
    await shop.nothingDue();
    const said = await Promise.all(done.map(({ customer, id }) => customer.verify(id)));
    const faults: string[] = [];
    for (const { customer } of done)
      faults.push(...faultsIn(await booksOf(shop.db, customer.cartId, shop.now)));
    const orders = await shop.db.selectFrom('orders').select(['cart_id', 'transaction_id']).execute();
    const ours = orders.filter(({ cart_id }) => done.some(({ customer }) => customer.cartId === cart_id));
    const carts = new Set(ours.map(({ cart_id }) => cart_id));
    const lost = done.filter(({ customer }) => !carts.has(customer.cartId)).length;
    console.log(
      `${customers} customers, ${shop.replies()} replies, 1 process killed, PostgreSQL restarted ${restarts === 1 ? 'once' : `${restarts} times`}: ${ours.length} orders, ${lost} lost, ${ours.length - carts.size} doubled.`,
    );
    expect(killing).toBeDefined();
    expect(restarts).toBe(1);
    expect(said.filter(({ orderStatus }) => orderStatus !== 'SUCCESS')).toEqual([]);
    expect([...faults, ...(await ledgerFaults(shop.db))]).toEqual([]);
    expect([ours.length, lost, carts.size]).toEqual([customers, 0, customers]);
  } finally {
    await killing;
    await shop.close();
  }
});
