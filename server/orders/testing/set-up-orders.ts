import { randomBytes } from 'node:crypto';
import type { LightMyRequestResponse } from 'fastify';
import type { z } from 'zod';
import type { knownAddress } from '#schemas/entities/address.ts';
import type { cartLineInput } from '#schemas/entities/cart.ts';
import { headerNames } from '#schemas/header-names.ts';
import type { Database } from '../../database/database.ts';
import { upsert } from '../../database/upsert.ts';
import type { PlacedOrder } from '../../placed-order.ts';
import { logIn, type TestCustomer } from '../../testing/customers.ts';
import { createTestApp, guestHeaders, loginHeaders } from '../../testing/test-app.ts';
import { createOrderChanges } from '../order-changes.ts';
import type { OrderNotices } from '../order-notices.ts';
import { createPlaceOrder, type OrderToPlace } from '../place-order.ts';
import { importOrders } from './imported-orders.ts';

export const asha = { name: 'Asha Rao', mobile: '9876543210', email: 'asha@example.in' };

export const home: z.output<typeof knownAddress> = {
  latitude: 12.9719,
  longitude: 77.6512,
  city: 'Bengaluru',
  city_region: 'South',
  area_level0: 'India',
  area_level1: 'Karnataka',
  area_level2: 'Indiranagar',
  mobile_no: asha.mobile,
  houseNo: '12',
  address: '100 Feet Road',
  landmark: 'Opposite the park',
  name: asha.name,
  label: 'Home',
};

export function line(
  productId: string,
  more: Partial<z.input<typeof cartLineInput>> = {},
): PlacedOrder['lines'][number] {
  return {
    id: productId,
    productId,
    quantity: 1,
    addonIds: [],
    options: [],
    ...more,
  } as PlacedOrder['lines'][number];
}

/** An order as the checkout freezes it. */
export const placedOrder: PlacedOrder = {
  storeId: '14052',
  storeName: 'Indiranagar, Bengaluru',
  orderType: 'D',
  items: [
    {
      itemId: 'PIZ1/regular/hand-tossed',
      product: {
        id: 'PIZ1',
        name: 'Margherita',
        sizeName: 'Regular',
        imageUrl: 'pizza-margherita',
        menuCode: 'P1',
      },
      choices: ['Hand Tossed'],
      pricePerQty: 19900,
      quantity: 2,
      productType: 'SINGLE',
      foodType: 0,
      totalDiscount: 2000,
      total: 37800,
      freeItem: false,
    },
  ],
  lines: [
    line('PIZ1', {
      id: 'PIZ1/regular/hand-tossed',
      sizeId: 'regular',
      crustId: 'hand-tossed',
      quantity: 2,
      price: 100,
    }),
  ],
  bill: {
    itemTotal: 39800,
    mixSaving: 0,
    discount: 2000,
    packaging: 1500,
    delivery: 3900,
    cgst: 1080,
    sgst: 1080,
    total: 45360,
  },
  netPrice: 45360,
  discount: 2000,
  promoCode: 'TEN',
  promoCodes: ['TEN'],
  address: home,
  user: asha,
  zeroContactDelivery: false,
  deliveryInstructions: 'Ring twice',
  partnerUserId: null,
  scheduledFor: null,
  campaignMessage: null,
};

/** Tells nobody of anything. */
export const noNotices: OrderNotices = {
  placed: async () => {},
  changed: async () => {},
  refunded: async () => {},
};

type Headers = Readonly<Record<string, string>>;

/** Somebody who asks for orders. */
export interface Person {
  readonly userId: string;
  readonly headers: Headers;
  readonly get: (url: string, headers?: Headers) => Promise<LightMyRequestResponse>;
  readonly post: (url: string, payload?: object, headers?: Headers) => Promise<LightMyRequestResponse>;
}

export type OrdersTest = Awaited<ReturnType<typeof setUpOrders>>;

/** The whole server with the sandbox's shop, and orders in a kitchen as slow as a real one. */
export async function setUpOrders(
  db: Database,
  { env = {}, ...options }: Parameters<typeof createTestApp>[1] = {},
) {
  const test = await createTestApp(db, {
    env: { SESSION_TTL_SECONDS: '8000000', KITCHEN_SPEED: '1', ...env },
    ...options,
  });
  const placeOrder = createPlaceOrder({
    randomBytes,
    pace: { speed: 1, leadMs: 30 * 60_000 },
    notices: noNotices,
  });
  let carts = 0;

  function as(userId: string, headers: Headers, from = '203.0.113.1'): Person {
    const all = { [headerNames.storeId]: '14052', [headerNames.deliveryType]: 'D', ...headers };
    return {
      userId,
      headers: all,
      get: (url, more = {}) =>
        test.ask({ method: 'GET', url, headers: { ...all, ...more }, remoteAddress: from }),
      post: (url, payload = {}, more = {}) =>
        test.ask({ method: 'POST', url, headers: { ...all, ...more }, payload, remoteAddress: from }),
    };
  }

  async function guest(from?: string): Promise<Person> {
    const session = await test.sessions.createGuest();
    return as(session.userId, guestHeaders(session), from);
  }

  async function customer(who: TestCustomer): Promise<Person> {
    const login = await logIn(test, who);
    return as(login.attributes.userId, loginHeaders(login));
  }

  /** Places an order of somebody now. */
  function place({ userId }: Pick<Person, 'userId'>, more: Partial<OrderToPlace> = {}) {
    carts += 1;
    const order = {
      ...placedOrder,
      userId,
      cartId: `cart-${carts}`,
      transactionId: `transaction-${carts}`,
      at: test.clock.now(),
      ...more,
    };
    return db.transaction().execute((transaction) => placeOrder(order, transaction));
  }

  /** An order of an import, which has a stage and no plan. */
  function imported({ userId }: Pick<Person, 'userId'>, more: { id: string; stage: number }) {
    return importOrders(db, test.clock.now(), [{ user: userId, ...more }]);
  }

  return {
    ...test,
    db,
    as,
    guest,
    customer,
    place,
    imported,
    kitchen: createOrderChanges(db, test.clock.now, noNotices),
  };
}

/** The payment of an order that was placed, as the checkout writes it. */
export async function paid(
  { db, clock }: Pick<OrdersTest, 'db' | 'clock'>,
  id: string,
  more: object = {},
): Promise<void> {
  const {
    transaction_id: transaction,
    user_id: user,
    cart_id: cart,
  } = await db
    .selectFrom('orders')
    .select(['transaction_id', 'user_id', 'cart_id'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  await upsert(db, {
    table: 'order_transactions',
    keys: ['id'],
    rows: [
      {
        id: String(transaction),
        user_id: user,
        cart_id: String(cart),
        state: 'CONFIRMED',
        snapshot: {},
        payment: { primaryPaymentId: 'upi', mode: 'UPI_WALLET', isAsked: true },
        gateway: 'PAYU',
        amount: 40360,
        wallet_amount: 5000,
        reason: null,
        order_id: id,
        gateway_id: 'pay-77',
        next_check_at: null,
        expires_at: new Date(clock.now()),
        created_at: new Date(clock.now()),
        updated_at: new Date(clock.now()),
        ...more,
      } as never,
    ],
  });
}

export const minutes = (count: number): number => count * 60_000;

/** The data of a reply that succeeded. */
export function dataIn<Data = Record<string, never>>(reply: LightMyRequestResponse): Data {
  if (reply.statusCode !== 200) throw new Error(`${reply.statusCode}: ${reply.body}`);
  return reply.json<{ data: Data }>().data;
}

/** What a test compares of a refusal. */
export function refusalIn(reply: LightMyRequestResponse): [status: number, code: string] {
  return [reply.statusCode, reply.json<{ errors: { code: string }[] }>().errors[0]?.code ?? ''];
}
