import type { LightMyRequestResponse } from 'fastify';
import type { orderDetails } from '#schemas/entities/order.ts';
import type { z } from 'zod';
import { gatewayKinds, type GatewayKind } from '#schemas/payment-actions.ts';
import { type PaymentStep, paymentStep, transactionStatus } from '#schemas/entities/payment.ts';
import { headerNames } from '#schemas/header-names.ts';
import { cartIn, line, setUpCart, type Shopper } from '../../cart/testing/set-up-cart.ts';
import type { Changes } from '../../database/changes/changes.ts';
import type { Database } from '../../database/database.ts';
import type { GatewayFetch } from '../../gateways/gateway.ts';
import { createFakeGateway, type FakeGateway } from '../../gateways/testing/fake-gateway.ts';
import { createLedger } from '../../ledger/ledger.ts';

export const orders = '/order-service/ve3/orders';
export const pizza = line('PIZ1', { sizeId: 'regular', crustId: 'hand-tossed' });
export const mobile = '9876543210';

export const address = {
  latitude: 12.9719,
  longitude: 77.6412,
  city: 'Bengaluru',
  area_level2: 'Indiranagar',
  houseNo: '12',
  address: '100 Feet Road',
  label: 'Home' as const,
};

type Details = Partial<z.input<typeof orderDetails>>;
type Pay = Readonly<Record<string, unknown>> | string;

export type CheckoutTest = Awaited<ReturnType<typeof setUpCheckout>>;

interface Options {
  readonly logged?: string[];
  /** Gateways that the shop has no account of. */
  readonly without?: readonly GatewayKind[];
  /** With the gateways of the sandbox in the place of those in memory. */
  readonly isSandbox?: boolean;
  readonly env?: Readonly<Record<string, string>>;
  /** Settings of app-config that differ. */
  readonly settings?: Readonly<Record<string, unknown>>;
  readonly network?: (fetch: GatewayFetch) => GatewayFetch;
  readonly changes?: Changes;
}

/** The whole server with gateways in memory, and customers who order. */
export async function setUpCheckout(db: Database, options: Options = {}) {
  const { logged, network, changes, without = [] } = options;
  const fakes = new Map<GatewayKind, FakeGateway>(
    gatewayKinds.filter((kind) => !without.includes(kind)).map((kind) => [kind, createFakeGateway(kind)]),
  );
  const test = await setUpCart(db, {
    ...(logged && { logged }),
    ...(options.env && { env: options.env }),
    ...(options.settings && { settings: options.settings }),
    ...(network && { network }),
    ...(changes && { changes }),
    ...(options.isSandbox ? {} : { gateways: fakes }),
  });
  const ledger = createLedger({ db, now: test.clock.now });

  /** Somebody who orders, by their own number. */
  function buyer(shopper: Shopper, own = mobile) {
    const details = (price: number, more: Details = {}) => ({
      address,
      cartId: shopper.cartId,
      deliveryType: 'D' as const,
      price,
      userDetails: { name: 'Asha', mobile: own },
      ...more,
    });
    const named = (requestId: string | undefined) =>
      requestId === undefined ? {} : { [headerNames.requestId]: requestId };
    const payment = (pay: Pay) => (typeof pay === 'string' ? { primaryPaymentId: pay } : pay);
    return {
      ...shopper,
      details,
      /** Fills the cart, and says what it costs. */
      async fill(items = [pizza]) {
        return cartIn(await shopper.post(0, items)).netPrice;
      },
      price: async () => cartIn(await shopper.get()).netPrice,
      initiate: (
        pay: Pay,
        price: number,
        { requestId, ...more }: Details & { readonly requestId?: string } = {},
      ) =>
        shopper.call('POST', `${orders}/initiate`, {
          payload: { orderDetails: details(price, more), paymentDetails: payment(pay) },
          headers: named(requestId),
        }),
      validate: (price: number, more: Details = {}, pay?: string) =>
        shopper.call('POST', `${orders}/validations`, {
          payload: {
            orderDetails: details(price, more),
            ...(pay !== undefined && { paymentDetails: { primaryPaymentId: pay } }),
          },
        }),
      status: (transactionId: string) =>
        shopper.call('GET', `${orders}/status?transactionId=${transactionId}`),
      poll: (id: string) => shopper.call('GET', `${orders}/poll/${id}`),
      verify: (orderTransactionId: string) =>
        shopper.call('POST', '/payment-service/ve1/payment/verify', { payload: { orderTransactionId } }),
      process: (fields: Readonly<Record<string, string>>) =>
        test.ask({
          method: 'POST',
          url: '/payment-service/ve1/payment/process',
          headers: { ...shopper.headers, 'content-type': 'application/x-www-form-urlencoded' },
          payload: new URLSearchParams(fields).toString(),
        }),
    };
  }

  async function guest(from?: string) {
    return buyer(await test.guest(from));
  }

  async function customer(userId = 'u-1') {
    const shopper = await test.customer({
      userId,
      mobile: userId === 'u-1' ? mobile : undefined,
      firstName: 'Asha',
    } as never);
    return buyer(shopper, (await test.customers.find(userId))?.mobile);
  }

  return {
    ...test,
    ledger,
    guest,
    customer,
    buyer,
    gateway(kind: GatewayKind): FakeGateway {
      const fake = fakes.get(kind);
      if (!fake) throw new Error(`There is no ${kind}.`);
      return fake;
    },
    /** Gives credit to a customer. */
    credit: (userId: string, amount: number) =>
      db.transaction().execute((transaction) =>
        ledger.post(
          {
            posting: `bonus:${userId}:${amount}`,
            kind: 'bonus',
            entries: [
              { account: 'issued', amount: -amount },
              { account: `wallet:${userId}`, amount },
            ],
          },
          transaction,
        ),
      ),
    transaction: (id: string) =>
      db.selectFrom('order_transactions').selectAll().where('id', '=', id).executeTakeFirstOrThrow(),
    /** What happened to a transaction. */
    events: async (id: string) =>
      (
        await db
          .selectFrom('order_transaction_events')
          .select('event')
          .where('transaction_id', '=', id)
          .orderBy('id')
          .execute()
      ).map(({ event }) => event),
    orders: () => db.selectFrom('orders').selectAll().orderBy('id').execute(),
    /** A form that a browser, or a gateway, sends to the shop. */
    form: (url: string, fields: Readonly<Record<string, string>>) =>
      test.ask({
        method: 'POST',
        url,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: new URLSearchParams(fields).toString(),
      }),
    messages: async () =>
      (await db.selectFrom('sms_outbox').select('body').execute()).map(({ body }) => body),
  };
}

export function stepIn(reply: LightMyRequestResponse): PaymentStep {
  return paymentStep.parse(reply.json<{ data?: unknown }>().data);
}

export function statusIn(reply: LightMyRequestResponse) {
  return transactionStatus.parse(reply.json<{ data?: unknown }>().data);
}
