import { postEvents } from '#schemas/api/config.ts';
import { headerNames } from '#schemas/header-names.ts';
import { routePath } from '#server/http/call-schema.ts';
import { findPostgres } from '#server/testing/find-postgres.mjs';
import { startPostgres } from '#server/testing/postgres-cluster.ts';
import { CONNECTIONS, measure, printTimes, type Times, withServer } from './connections.ts';
import type { Bar } from './statistics.ts';

export const bareCartPath = '/bench/bare-cart';
const turns = { turns: 100, warmUp: 15 };

/** The message of the server when it listens. */
export interface CartServer {
  readonly port: number;
  /** One for each connection, with a cart of their own. */
  readonly shoppers: readonly {
    readonly cartId: string;
    readonly headers: Readonly<Record<string, string>>;
  }[];
}

const form = { sizeId: 'regular', crustId: 'hand-tossed', addonIds: ['extra-cheese-regular'] };
const itemsOf = (quantity: number) => [
  { id: 'a', productId: 'PIZ1', quantity, ...form },
  { id: 'b', productId: 'SID1', quantity: 2 },
  { id: 'c', productId: 'BEV1', quantity: 1 },
  { id: 'd', productId: 'CMB7', quantity: 1 },
];

/** A visit that begins: its page, and a node of the home page that is seen. */
function eventsBody({ connection, turn, version }: { connection: number; turn: number; version: string }) {
  const told = {
    page_view: { screen_name: 'Home Screen' },
    widget_impression: {
      type: 'hero-carousel',
      name: 'hero',
      document: 'landing',
      version,
      nodeId: 'hero',
    },
  };
  return JSON.stringify({
    clientId: `1700000000.${connection}${turn}`,
    events: Object.entries(told).map(([name, properties]) => ({
      id: `${name}-${connection}-${turn}`,
      name,
      at: Date.now(),
      properties: { channel: 'PWA', ...properties },
    })),
  });
}

interface Measured {
  readonly put: Times;
  readonly bare: Times;
  readonly events: Times;
}

const measureOn = (url: string | undefined) =>
  withServer<CartServer, Measured>('cart-server-app.ts', url, async ({ port, shoppers }, setBare) => {
    const bodyOf = (turn: number) => JSON.stringify({ version: turn, items: itemsOf(1 + (turn % 3)) });
    let text = '';
    const put = await measure({
      port,
      ...turns,
      async act(send, { connection, turn }) {
        const shopper = shoppers[connection];
        text = await send({
          method: 'PUT',
          path: `/agg/cart-service/ve1/cart/${shopper?.cartId}/items`,
          headers: {
            ...shopper?.headers,
            [headerNames.storeId]: '14052',
            [headerNames.deliveryType]: 'D',
            [headerNames.requestId]: `${turn}`,
          },
          body: bodyOf(turn),
        });
      },
    });
    await setBare(text);
    const bare = await measure({
      port,
      ...turns,
      act: (send, { connection, turn }) =>
        send({
          method: 'PUT',
          path: bareCartPath,
          headers: { ...shoppers[connection]?.headers },
          body: bodyOf(turn),
        }),
    });
    const home = await fetch(`http://127.0.0.1:${port}/catalog-service/ve2/stores/14052/widget`);
    const { data } = (await home.json()) as { data: { version: string } };
    const events = await measure({
      port,
      ...turns,
      act: (send, { connection, turn }) =>
        send({
          method: 'POST',
          path: routePath(postEvents),
          headers: { 'x-forwarded-for': `10.${connection}.${turn}.1` },
          body: eventsBody({ connection, turn, version: data.version }),
        }),
    });
    return { put, bare, events };
  });

/**
 * A change of a cart with pricing, offers and its stored reply, on both engines, against a bare route that takes and sends the same bytes; and the
 * batch of events of a visit that begins.
 */
export async function cartServerBars(): Promise<Bar[]> {
  console.log(`PUT cart items with pricing, ${CONNECTIONS} connections, in ms:`);
  const told = (engine: string, { put, bare, events }: Measured) => {
    printTimes(engine, put);
    printTimes('  bare route', bare);
    printTimes('  batch of events', events);
  };
  const embedded = await measureOn(undefined);
  told('embedded database', embedded);
  const programs = findPostgres();
  if (!programs) return [];
  const cluster = startPostgres(programs);
  try {
    const postgres = await measureOn(cluster.createDatabase('bench'));
    told('PostgreSQL', postgres);
    return [
      {
        name: `PUT cart with pricing on PostgreSQL, p99 at ${CONNECTIONS} connections`,
        value: postgres.put.p99,
        limit: 250,
        unit: ' ms',
        kind: 'most',
      },
    ];
  } finally {
    cluster.stop();
  }
}
