import { headerNames } from '#schemas/header-names.ts';
import { findPostgres } from '#server/testing/find-postgres.mjs';
import { startPostgres } from '#server/testing/postgres-cluster.ts';
import { CONNECTIONS, measure, printTimes, type Send, type Times, withServer } from './connections.ts';
import type { Bar } from './statistics.ts';

export const bareOrderPath = '/bench/bare-order';
/** Orders that are placed, and are open when they are tracked. */
export const ORDERS = 1000;
const POLLS = 100;

/** The message of the server when it listens. */
export interface OrderServer {
  readonly port: number;
  /** One for each order, logged in and with a number of their own, so that cash needs no code. */
  readonly customers: readonly {
    readonly cartId: string;
    readonly mobile: string;
    readonly headers: Readonly<Record<string, string>>;
  }[];
}

type Customer = OrderServer['customers'][number];

const items = [{ id: 'SID1', productId: 'SID1', quantity: 2 }];
const address = {
  latitude: 12.9719,
  longitude: 77.6412,
  city: 'Bengaluru',
  area_level2: 'Indiranagar',
  houseNo: '12',
  address: '100 Feet Road',
  label: 'Home',
};
const orderPath = '/order-service/ve3/orders/initiate';

interface Measured {
  readonly order: Times;
  readonly poll: Times;
  readonly bareOrder: Times;
  readonly barePoll: Times;
}

const measureOn = (url: string | undefined) =>
  withServer<OrderServer, Measured>('order-server-app.ts', url, async ({ port, customers }, setBare) => {
    const turns = ORDERS / CONNECTIONS;
    const customerOf = (connection: number, turn: number) => {
      const customer = customers[(turn % turns) * CONNECTIONS + connection];
      if (!customer) throw new Error('There are not enough customers.');
      return customer;
    };
    const headersOf = (connection: number, turn: number, name: string) => ({
      ...customerOf(connection, turn).headers,
      [headerNames.storeId]: '14052',
      [headerNames.deliveryType]: 'D',
      [headerNames.requestId]: `${name}-${connection}-${turn}`,
    });
    let lastOrder = '';
    const orderIds = new Map<number, string>();
    const bodyOf = ({ cartId, mobile }: Customer, price: number) =>
      JSON.stringify({
        orderDetails: {
          address,
          cartId,
          deliveryType: 'D',
          price,
          userDetails: { name: 'Asha', mobile },
        },
        paymentDetails: { primaryPaymentId: 'cash' },
      });

    async function placeOrder(send: Send, { connection, turn }: { connection: number; turn: number }) {
      const customer = customerOf(connection, turn);
      const cart = await send({
        method: 'POST',
        path: `/agg/cart-service/ve1/cart/${customer.cartId}/items`,
        headers: headersOf(connection, turn, 'cart'),
        body: JSON.stringify({ version: 0, items }),
      });
      const { netPrice } = (JSON.parse(cart) as { data: { netPrice: number } }).data;
      lastOrder = await send({
        method: 'POST',
        path: orderPath,
        headers: headersOf(connection, turn, 'order'),
        body: bodyOf(customer, netPrice),
      });
      const { action, orderId } = (JSON.parse(lastOrder) as { data: { action: string; orderId?: string } })
        .data;
      if (action !== 'THANKYOU' || orderId === undefined) throw new Error(`No order: ${lastOrder}`);
      orderIds.set(turn * CONNECTIONS + connection, orderId);
    }

    const order = await measure({ port, turns: turns - 5, warmUp: 5, act: placeOrder });
    await setBare(lastOrder);
    const bareOrder = await measure({
      port,
      turns: turns - 5,
      warmUp: 5,
      async act(send, { connection, turn }) {
        const headers = headersOf(connection, turn, 'bare');
        const customer = customerOf(connection, turn);
        await send({
          method: 'POST',
          path: bareOrderPath,
          headers,
          body: JSON.stringify({ version: 0, items }),
        });
        await send({ method: 'POST', path: bareOrderPath, headers, body: bodyOf(customer, 1) });
      },
    });

    let lastPoll = '';
    const poll = await measure({
      port,
      turns: POLLS,
      warmUp: 10,
      async act(send, { connection, turn }) {
        const id = orderIds.get((turn % turns) * CONNECTIONS + connection);
        lastPoll = await send({
          method: 'GET',
          path: `/tracker-service/ve2/orders/${id}`,
          headers: headersOf(connection, turn, 'poll'),
        });
      },
    });
    await setBare(lastPoll);
    const barePoll = await measure({
      port,
      turns: POLLS,
      warmUp: 10,
      act: (send, { connection, turn }) =>
        send({ method: 'GET', path: bareOrderPath, headers: headersOf(connection, turn, 'bare') }),
    });
    return { order, poll, bareOrder, barePoll };
  });

/** A full order for cash (cart, order, confirmed), and a look at where an order is while 1,000 are open, on both engines, beside a bare route. */
export async function orderServerBars(): Promise<Bar[]> {
  console.log(
    `Full orders for cash, and tracking at ${ORDERS} open ones, ${CONNECTIONS} connections, in ms:`,
  );
  const told = (engine: string, { order, poll, bareOrder, barePoll }: Measured) => {
    printTimes(`${engine}, order`, order);
    printTimes('  bare route', bareOrder);
    printTimes(`${engine}, tracking`, poll);
    printTimes('  bare route', barePoll);
  };
  told('embedded', await measureOn(undefined));
  const programs = findPostgres();
  if (!programs) return [];
  const cluster = startPostgres(programs);
  try {
    const postgres = await measureOn(cluster.createDatabase('bench'));
    told('PostgreSQL', postgres);
    return [
      {
        name: `Tracking on PostgreSQL at ${ORDERS} open orders, p99 at ${CONNECTIONS} connections`,
        value: postgres.poll.p99,
        limit: 250,
        unit: ' ms',
        kind: 'most',
      },
    ];
  } finally {
    cluster.stop();
  }
}
