import type { Database } from '#server/database/database.ts';
import type { Reached } from '#server/sandbox/gateways/testing/gateway-browser.ts';
import { createTestApp } from '#server/testing/test-app.ts';
import { booksOf, ledgerFaults } from './books.ts';
import { cartFaults, hear, judge, untruths } from './judge.ts';
import { type Judged, matrixText, wrongIn } from './matrix.ts';
import { stepNames, visitOf, type Visit } from './visit.ts';
import type { Cell } from './ways.ts';

const second = 1000;
const minute = 60 * second;
const day = 24 * 60 * minute;

/** What goes by between the looks of a customer who waits on the page, until nothing is open any more. */
const waits = [4 * second, 17 * second, 15 * second, minute, 16 * minute];

/** The whole server in this process, with the sandbox's gateways and a clock that the test moves. */
export async function shopInProcess(db: Database, logged?: string[]) {
  const test = await createTestApp(db, {
    env: {
      SESSION_TTL_SECONDS: '80000000',
      REFRESH_TTL_SECONDS: '80000000',
      GUESTS_PER_MINUTE: '1000000',
      // A gateway that is silent is not waited for.
      GATEWAY_TIMEOUT_MS: '10',
      TRUST_PROXY: 'loopback',
    },
    ...(logged && { logged }),
  });
  // Nobody is ever out of hours, whatever the clock says.
  await db.updateTable('stores').set({ opens: '00:00', closes: '00:00' }).execute();
  const server: Reached = {
    inject: async (asked) => {
      const { statusCode, headers, body } = await test.ask(asked);
      return { statusCode, headers, body };
    },
  };
  let visits = 0;

  async function pass(milliseconds: number) {
    test.clock.forward(milliseconds);
    await test.settleDue();
  }

  const books = (visit: Visit) => booksOf(db, visit.customer.cartId, test.clock.now);

  /** After each step: what is said is true, and the cart is there. */
  async function check(visit: Visit, when: string) {
    const id = visit.ids.at(-1);
    // Asking may settle it, so what is written is read after that.
    const said = visit.isLookedAt && id !== undefined ? await visit.customer.status(id) : undefined;
    const written = await books(visit);
    const faults = await cartFaults(visit, written.orders.length > 0);
    if (said) faults.push(...untruths(said, written));
    visit.faults.push(...faults.map((fault) => `${when}: ${fault}`));
  }

  async function live(cell: Cell): Promise<Judged> {
    visits += 1;
    const visit = await visitOf(server, { cell, number: visits, pass });
    try {
      for (const step of stepNames) {
        await visit.steps[step]();
        await check(visit, step);
      }
      for (const wait of waits) {
        await pass(wait);
        await check(visit, `${wait / second} s later`);
      }
      await pass(minute);
      const heard = await hear(visit);
      const { found, faults } = judge(visit, heard, await books(visit));
      return { cell, column: cell.variant, found, faults };
    } catch (error) {
      const stopped = error instanceof Error ? error.message : String(error);
      return { cell, column: cell.variant, found: 'nothing', faults: [...visit.faults, stopped] };
    }
  }

  return {
    ...test,
    server,
    pass,
    live,
    /** What is wrong once all gateways have answered for the last time. */
    async inTheEnd(): Promise<string[]> {
      for (const wait of [6 * day, minute, 60 * minute]) await pass(wait);
      const open = await db
        .selectFrom('order_transactions')
        .select(['id', 'state'])
        .where('state', 'not in', ['CONFIRMED', 'FAILED', 'REFUNDED'])
        .execute();
      return [...open.map(({ id, state }) => `${id} is still ${state}`), ...(await ledgerFaults(db))];
    },
  };
}

/** Lives them one after the other, prints what came of each, and returns what was wrong. */
export async function liveAll(db: Database, cells: readonly Cell[]): Promise<string[]> {
  const shop = await shopInProcess(db);
  const judged: Judged[] = [];
  for (const cell of cells) judged.push(await shop.live(cell));
  console.log(matrixText(judged));
  return [...wrongIn(judged), ...(await shop.inTheEnd())];
}
