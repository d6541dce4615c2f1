import { headerNames } from '../../schemas/header-names.ts';
import type { Customer } from './customers.ts';
import { expect, type RunningApp } from './server-fixture.ts';

/** A line of the cart as the server takes it. */
export interface OrderedLine {
  readonly id: string;
  readonly productId: string;
  readonly quantity: number;
  readonly sizeId?: string;
  readonly crustId?: string;
}

interface Wanted {
  readonly lines?: readonly OrderedLine[];
  readonly deliveryType?: 'D' | 'P' | 'DINEIN' | 'CURB';
  readonly scheduledFor?: string;
  /** By UPI; otherwise cash is paid at the door. */
  readonly isPaid?: boolean;
}

export interface Placed {
  readonly transactionId: string;
  /** Of the order in the history. */
  readonly id: string;
  /** What customers call it by. */
  readonly number: string;
  readonly netPrice: number;
}

export interface ShownCart {
  readonly cartId: string;
  readonly version: number;
  readonly netPrice: number;
}

const storeId = '14052';
export const home = {
  latitude: 12.9646,
  longitude: 77.6481,
  city: 'Bengaluru',
  area_level2: 'Indiranagar',
  houseNo: '12',
  address: '100 Feet Road',
  label: 'Home',
};
export const garlicBread: readonly OrderedLine[] = [{ id: 'SID1', productId: 'SID1', quantity: 2 }];

/** The calls that the app makes for a customer who has logged in. */
function callsOf({ url }: RunningApp, { userId, mobile, credentials }: Customer, deliveryType: string) {
  const headers = {
    [headerNames.apiKey]: 'web',
    [headerNames.clientType]: 'web',
    [headerNames.isLoggedIn]: 'true',
    [headerNames.userId]: userId,
    [headerNames.authToken]: credentials.accessToken,
    [headerNames.mobile]: mobile,
    [headerNames.storeId]: storeId,
    [headerNames.deliveryType]: deliveryType,
    'content-type': 'application/json',
  };
  return async function call<Data>(
    method: 'GET' | 'POST' | 'PUT',
    path: string,
    body?: object,
  ): Promise<Data> {
    const reply = await fetch(url + path, {
      method,
      headers,
      ...(body && { body: JSON.stringify(body) }),
    });
    const text = await reply.text();
    if (!reply.ok) throw new Error(`${method} ${path}: ${reply.status} ${text}`);
    return (JSON.parse(text) as { data: Data }).data;
  };
}

/** Puts lines into the cart of a customer by the calls of the app. After an order another cart takes the place of its cart. */
export async function fillCart(
  app: RunningApp,
  customer: Customer,
  lines: readonly OrderedLine[] = garlicBread,
  deliveryType = 'D',
): Promise<ShownCart> {
  const call = callsOf(app, customer, deliveryType);
  const cartOf = (id: string) => `/agg/cart-service/ve1/cart/${id}`;
  const now = await call<ShownCart>('GET', cartOf(customer.cartId));
  return call('POST', `${cartOf(now.cartId)}/items`, { version: now.version, items: lines });
}

/** Sets the heart of a dish by the call of the app. */
export async function markFavourite(app: RunningApp, customer: Customer, productId: string): Promise<void> {
  const { userId } = customer;
  const body = { userId, productId, favourite: true };
  await callsOf(app, customer, 'D')('POST', '/customer-service/ve1/user/favourites/products', body);
}

/** Places an order by the calls of the app, without its screens. */
export async function placeOrder(
  app: RunningApp,
  customer: Customer,
  { lines = garlicBread, deliveryType = 'D', isPaid = false, ...wanted }: Wanted = {},
): Promise<Placed> {
  const call = callsOf(app, customer, deliveryType);
  const { firstName, mobile } = customer;
  const { cartId, netPrice } = await fillCart(app, customer, lines, deliveryType);
  const { orderTransactionId } = await call<{ orderTransactionId: string }>(
    'POST',
    '/order-service/ve3/orders/initiate',
    {
      orderDetails: {
        ...(deliveryType === 'D' && { address: home }),
        cartId,
        deliveryType,
        price: netPrice,
        userDetails: { name: firstName, mobile },
        ...wanted,
      },
      paymentDetails: isPaid
        ? { primaryPaymentId: 'upi', instrument: { flow: 'COLLECT', vpa: 'success@sbx' } }
        : { primaryPaymentId: 'cash' },
    },
  );
  // A payment by UPI takes a moment.
  let orderId = '';
  await expect
    .poll(async () => {
      const path = `/order-service/ve3/orders/status?transactionId=${orderTransactionId}`;
      ({ orderId = '' } = await call<{ orderId?: string }>('GET', path));
      return orderId;
    })
    .not.toBe('');
  const { orderId: number } = await call<{ orderId: string }>(
    'GET',
    `/order-service/ve3/orders/history/${orderId}`,
  );
  return { transactionId: orderTransactionId, id: orderId, number, netPrice };
}

/** What the kitchen of the sandbox does to an order. */
export async function inKitchen(
  { url, authorToken }: RunningApp,
  order: Pick<Placed, 'id'>,
  change: 'advance' | 'delay' | 'cancel' | 'refund',
): Promise<void> {
  const reply = await fetch(`${url}/sandbox/kitchen`, {
    method: 'POST',
    redirect: 'manual',
    headers: {
      authorization: `Basic ${Buffer.from(`:${authorToken}`).toString('base64')}`,
      'content-type': 'application/x-www-form-urlencoded',
    },
    body: new URLSearchParams({ order: order.id, change }).toString(),
  });
  if (reply.status !== 303) throw new Error(`The kitchen answered with ${reply.status}.`);
}
