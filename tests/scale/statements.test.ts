import { PGlite } from '@electric-sql/pglite';
import { Kysely } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { postEvents } from '#schemas/api/config.ts';
import { line } from '#server/cart/testing/set-up-cart.ts';
import { orders, setUpCheckout, stepIn } from '#server/checkout/testing/set-up-checkout.ts';
import { hearEmbedded } from '#server/database/changes/hear-embedded.ts';
import { type Database, snapshotFolder } from '#server/database/database.ts';
import { pgliteDialect } from '#server/database/pglite-dialect.ts';
import { emptyDatabase } from '#server/database/snapshot.ts';
import type { Tables } from '#server/database/tables/tables.ts';
import { routePath } from '#server/http/call-schema.ts';
import { gazetteer } from '#server/locator/seed/seed-country.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { costs, type Kind } from './costs.ts';

let db: Database;
let statements: string[] = [];
let shop: Awaited<ReturnType<typeof setUpCheckout>>;
/** A server with pages, on the same database. */
let pages: TestApp;

beforeAll(async () => {
  const client = await PGlite.create({ loadDataDir: await emptyDatabase(snapshotFolder(), gazetteer) });
  db = new Kysely<Tables>({
    dialect: pgliteDialect(client),
    log: ({ query }) => void statements.push(query.sql),
  });
  const changes = await hearEmbedded(client);
  shop = await setUpCheckout(db, { changes });
  pages = await createTestApp(db, {
    shop: false,
    changes,
    documents: [],
    pages: { folder: '/nowhere', render: async (input) => ({ status: 200, html: JSON.stringify(input) }) },
  });
}, 120_000);
afterAll(() => db.destroy());

/** The statements that the database is sent meanwhile, with those that begin and end transactions. */
async function statementsOf(ask: () => Promise<unknown>): Promise<readonly string[]> {
  statements = [];
  await ask();
  return statements;
}

async function ok(reply: Promise<{ readonly statusCode: number; readonly body: string }>) {
  const { statusCode, body } = await reply;
  if (statusCode !== 200 && statusCode !== 304) throw new Error(`${statusCode}: ${body}`);
}

async function homeVersion(): Promise<string> {
  return (await shop.get('/catalog-service/ve2/stores/14052/widget')).json().data.version;
}

/** A visit that begins: its page and a node that is seen. */
function beginVisit(visit: number, version: string) {
  const seen = { type: 'hero-carousel', name: 'hero', document: 'landing', version, nodeId: 'hero' };
  const told = { page_view: { screen_name: 'Home Screen' }, widget_impression: seen };
  return shop.ask({
    method: 'POST',
    url: routePath(postEvents),
    payload: {
      clientId: `1700000000.${visit}`,
      events: Object.entries(told).map(([name, properties]) => ({
        id: `${name}${visit}`,
        name,
        at: shop.clock.now(),
        properties: { channel: 'PWA', ...properties },
      })),
    },
  });
}

const measured: Readonly<Record<Kind, () => Promise<readonly string[]>>> = {
  async page() {
    await ok(pages.get('/'));
    return statementsOf(() => ok(pages.get('/')));
  },

  async document() {
    const guest = await shop.guest();
    const ask = (etag = '') =>
      guest.call('GET', '/catalog-service/ve2/stores/14052/widget', { headers: { 'if-none-match': etag } });
    const { etag } = (await ask()).headers;
    return statementsOf(() => ok(ask(String(etag))));
  },

  async menu() {
    const guest = await shop.guest();
    const ask = () => guest.call('GET', '/catalog-service/ve1/stores/14052/menu');
    await ok(ask());
    return statementsOf(() => ok(ask()));
  },

  async cart() {
    const guest = await shop.guest();
    await ok(guest.post(0, [line('SID1')]));
    return statementsOf(() => ok(guest.put(1, [line('SID1', { quantity: 2 })])));
  },

  /** From the filled cart of a guest to the order for cash, with the code that is texted. */
  async order() {
    const guest = await shop.guest();
    const price = await guest.fill();
    let id = '';
    const placing = await statementsOf(async () => {
      id = stepIn(await guest.initiate('cash', price)).orderTransactionId;
      await ok(guest.call('GET', `/payment-service/ve1/orders/${id}/otp`));
    });
    const [text = ''] = await shop.messages();
    const [otp = ''] = /\d{6}/.exec(text) ?? [];
    const confirming = await statementsOf(() =>
      ok(guest.call('POST', `${orders}/confirm`, { payload: { orderTransactionId: id, otp } })),
    );
    return [...placing, ...confirming];
  },

  async tracking() {
    const asha = await shop.customer('u-2');
    const { orderId } = stepIn(await asha.initiate('cash', await asha.fill()));
    return statementsOf(() => ok(asha.call('GET', `/tracker-service/ve2/orders/${orderId}`)));
  },

  async events() {
    const version = await homeVersion();
    await ok(beginVisit(1, version));
    return statementsOf(() => ok(beginVisit(2, version)));
  },
};

it.each(Object.keys(measured) as Kind[])(
  '%s takes as many statements as the simulation counts',
  async (kind) => {
    const taken = await measured[kind]();
    expect(taken.length, taken.join('\n')).toBe(costs[kind].statements);
  },
);
