import { sql } from 'kysely';
import { expect, it } from 'vitest';
import type { Database } from '#server/database/database.ts';
import {
  createGatewayBrowser,
  formIn,
  type PageForm,
  type Reached,
} from '#server/sandbox/gateways/testing/gateway-browser.ts';
import { openMemoryDatabase } from '#server/testing/databases.ts';
import { createCustomer } from './customer.ts';
import { shopInProcess } from './in-process.ts';
import { door } from './visit.ts';
import { ways } from './ways.ts';

const pan = '4000000000000010';
const shown = '4000 0000 0000 0010';
const holder = 'Zenobia Quartermaine';
const cvv = '7391';

/** Whether a text holds the number, however it is grouped, who holds the card, or the code on its back. */
function tells(text: string): boolean {
  const plain = decodeURIComponent(text.replaceAll('+', ' ').replaceAll(/%(?![\dA-Fa-f]{2})/g, ''));
  return plain.replaceAll(/[\s-]/g, '').includes(pan) || plain.includes(holder) || plain.includes(`"${cvv}"`);
}

/** Every row of every table, as text. */
async function everyRow(db: Database): Promise<string[]> {
  const { rows: tables } = await sql<{ name: string }>`
    select quote_ident(tablename) as name from pg_tables
    where schemaname = 'public' and tablename not in ('places', 'places_trigrams')`.execute(db);
  const texts: string[] = [];
  for (const { name } of tables) {
    const { rows } = await sql<{
      text: string;
    }>`select to_jsonb(t)::text as text from ${sql.raw(name)} t`.execute(db);
    texts.push(...rows.map(({ text }) => text));
  }
  return texts;
}

it('PAY-25 a card that is entered for a gateway is in no request to the shop, no line of the log and no table', {
  timeout: 600_000,
}, async () => {
  const { db, close } = await openMemoryDatabase();
  try {
    const logged: string[] = [];
    const shop = await shopInProcess(db, logged);
    const [toShop, toGateway]: [string[], string[]] = [[], []];
    const server: Reached = {
      async inject(asked) {
        const isAtGateway = asked.url.startsWith('/sandbox/pay/');
        (isAtGateway ? toGateway : toShop).push(JSON.stringify(asked));
        return shop.server.inject(asked);
      },
    };
    for (const [at, { pay, bankCode, gateway }] of ways.filter((way) => way.at === 'page').entries()) {
      const customer = await createCustomer(server, at + 1);
      await customer.fill();
      const { netPrice } = await customer.cart();
      const { orderTransactionId: id } = await customer.order(
        { pay, ...(bankCode !== undefined && { bankCode }) },
        netPrice,
      );
      const started = await customer.page(id, bankCode);
      const browser = createGatewayBrowser(server, door);
      // PayU's fields stand on a page of the shop, and go from the browser to PayU.
      const ours = {
        ccnum: pan,
        ccname: holder,
        ccvv: cvv,
        ccexpmon: '12',
        ccexpyr: '2031',
        pg: 'CC',
        bankcode: 'VISA',
      };
      const { html } = await browser.go(started, gateway === 'PAYU' ? ours : {});
      const theirs = { number: shown, name: holder, expiry: '12/31', cvv };
      const form = formIn(html);
      const isAsked = html.includes('name="number"');
      const end = isAsked
        ? (await browser.open('POST', form?.action ?? '', { ...theirs, scenario: 'success' })).html
        : gateway === 'PAYU'
          ? html
          : (await browser.open('POST', form?.action ?? '', { scenario: 'success' })).html;
      const back: PageForm | undefined = formIn(end);
      if (!back) throw new Error(`${gateway} does not lead back: ${end}`);
      await browser.bringBack(back);
      await shop.pass(5000);
      expect([gateway, (await customer.verify(id)).orderStatus]).toEqual([gateway, 'SUCCESS']);
    }
    // It was entered, and what is looked for would be found.
    expect(toGateway.filter(tells).length).toBeGreaterThanOrEqual(2);
    expect(toShop.length).toBeGreaterThan(20);
    expect(logged.length).toBeGreaterThan(20);
    expect(toShop.filter(tells)).toEqual([]);
    expect(logged.filter(tells)).toEqual([]);
    const rows = await everyRow(db);
    expect(rows.length).toBeGreaterThan(100);
    expect(rows.filter(tells)).toEqual([]);
  } finally {
    await close();
  }
});
