import { headerNames } from '#schemas/header-names.ts';
import { createGatewayBrowser } from '#server/sandbox/gateways/testing/gateway-browser.ts';
import { createCustomer, type Customer } from './customer.ts';
import type { ShopOnPostgres } from './shop-on-postgres.ts';
import { door } from './visit.ts';
import { type Way, ways } from './ways.ts';

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
export async function confirm(shop: ShopOnPostgres, customer: Customer, id: string): Promise<boolean> {
  await customer.sendCode(id);
  const code = await codeFor(shop, customer.mobile);
  if (code !== undefined) await customer.confirm(id, code);
  return code !== undefined;
}

/** Orders, and pays on the page of a gateway or by cash; everything is repeated until it is answered. */
export async function orderOf(shop: ShopOnPostgres, number: number) {
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
