import { setTimeout as pause } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { NotPayable } from '#server/sandbox/gateways/testing/gateway-browser.ts';
import { pick, seededRandom } from '#tests/support/seeded-random.ts';
import { booksOf, ledgerFaults } from './books.ts';
import { Refused } from './customer.ts';
import { createFaults } from './faults.ts';
import { foundIn, type Found, hear, misfits } from './judge.ts';
import { openShopOnPostgres, type ShopOnPostgres } from './shop-on-postgres.ts';
import { stepNames, type Visit, visitOf } from './visit.ts';
import { type Cell, cells } from './ways.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

const minutes = Number(process.env['CHAOS_MINUTES'] || 30);
const seed = Number(process.env['SEED'] || 1);
/** Customers who order at the same time. */
const together = 8;
/** Milliseconds between two faults. */
const everyMs = 4000;

/** A cell for each number: the same seed gives the same customers, whoever of them is faster. */
function cellOf(number: number): Cell {
  return pick(cells, seededRandom(seed * 1_000_003 + number));
}

interface Past {
  readonly number: number;
  readonly visit: Visit;
  /** What stopped the customer: an answer that says no, such as that the time to pay is over. */
  refused?: string;
  fault?: string;
}

async function live(shop: ShopOnPostgres, number: number): Promise<Past> {
  const visit = await visitOf(shop.server, { cell: cellOf(number), number, pass: shop.pass });
  const past: Past = { number, visit };
  try {
    for (const step of stepNames) await visit.steps[step]();
  } catch (error) {
    const text = error instanceof Error ? error.message : String(error);
    const saysNo = error instanceof Refused ? error.said.status < 500 : error instanceof NotPayable;
    if (saysNo) past.refused = text;
    else past.fault = text;
  }
  return past;
}

it(`${minutes} minutes of orders, with faults of gateways, network, processes and database (seed ${seed})`, async () => {
  const faults = createFaults(seededRandom(seed));
  const shop = await openShopOnPostgres({ trouble: faults.trouble });
  const past: Past[] = [];
  try {
    const end = performance.now() + minutes * minute;
    const goesOn = () => performance.now() < end;
    let number = 0;
    async function order() {
      while (goesOn()) past.push(await live(shop, (number += 1)));
    }
    async function breakThings() {
      while (goesOn()) {
        await pause(everyMs);
        await faults.happen(shop);
      }
      faults.end();
    }
    await Promise.all([breakThings(), ...Array.from({ length: together }, order)]);

    // The outages of gateways end, what is asked about later and later is asked about, and in the end nobody looks any longer.
    for (const wait of [2 * minute, 20 * minute, 2 * hour, 2 * hour, 6 * day, 2 * hour]) {
      await shop.pass(wait);
      await shop.nothingDue();
    }
    const wrong: string[] = [];
    const found = new Map<Found, number>();
    for (const { number: name, visit, fault } of past) {
      const { way, scenario, variant } = visit.cell;
      const heard = await hear(visit);
      const books = await booksOf(shop.db, visit.customer.cartId, shop.now);
      const what = foundIn(books, visit.ids.at(-1) ?? '');
      found.set(what, (found.get(what) ?? 0) + 1);
      const own = [...misfits(heard, books), ...(fault === undefined ? [] : [fault])];
      wrong.push(...own.map((one) => `${name} ${way.gateway} · ${scenario} · ${variant}: ${one}`));
    }
    const orders = await shop.db
      .selectFrom('orders')
      .select(['id', 'cart_id'])
      .where('transaction_id', 'is not', null)
      .execute();
    const carts = new Set(past.map(({ visit }) => visit.customer.cartId));
    wrong.push(
      ...orders
        .filter(({ cart_id }) => cart_id === null || !carts.has(cart_id))
        .map(({ id }) => `nobody ordered ${id}`),
    );
    wrong.push(...(await ledgerFaults(shop.db)));
    const list = (counted: ReadonlyMap<string, number>) =>
      [...counted].map(([name, count]) => `  ${String(count).padStart(5)} ${name}`).join('\n');
    console.log(
      [
        `Seed ${seed}, ${minutes} minutes: ${past.length} customers, ${shop.replies()} replies. What happened:`,
        list(faults.counted),
        'What came of the orders:',
        list(found),
        `  ${String(past.filter(({ refused }) => refused !== undefined).length).padStart(5)} customers were told no on the way`,
        wrong.length === 0 ? 'Every order is explained, and the ledger is at zero.' : wrong.join('\n'),
      ].join('\n'),
    );
    expect(wrong).toEqual([]);
    expect(past.length).toBeGreaterThan(0);
  } finally {
    await shop.close();
  }
});
