import { headerNames } from '#schemas/header-names.ts';
import type { Database } from '../../database/database.ts';
import type { GuestSession } from '../../session/session-repository.ts';
import { logIn } from '../../testing/customers.ts';
import { guestHeaders, type TestApp } from '../../testing/test-app.ts';
import { address, mobile } from './set-up-checkout.ts';

/** What a guest sends who orders a dish. */
export function orderingGuest(test: Pick<TestApp, 'ask'>, guest: GuestSession) {
  const { cartId, userId } = guest;
  const headers = { ...guestHeaders(guest), [headerNames.storeId]: '14052' };

  /** The order of the dish in the cart. */
  async function order() {
    const items = [{ id: 'SID1', productId: 'SID1', quantity: 2 }];
    const url = `/agg/cart-service/ve1/cart/${cartId}/items`;
    const cart = await test.ask({ method: 'POST', url, headers, payload: { version: 0, items } });
    const { netPrice: price } = cart.json<{ data: { netPrice: number } }>().data;
    return { address, cartId, deliveryType: 'D', price, userDetails: { name: 'Asha', mobile } };
  }

  return {
    order,

    /** The id of a transaction that has begun; by the older call, without a way to pay. */
    async begun(primaryPaymentId?: string): Promise<string> {
      const orderDetails = await order();
      const reply = await test.ask({
        method: 'POST',
        url: `/order-service/ve3/orders/${primaryPaymentId ? 'initiate' : `batch?userId=${userId}`}`,
        headers,
        payload: primaryPaymentId
          ? { orderDetails, paymentDetails: { primaryPaymentId } }
          : { data: orderDetails },
      });
      return reply.json<{ data: { orderTransactionId: string } }>().data.orderTransactionId;
    },

    /** A Paytm wallet whose code was sent. */
    async linking() {
      const reply = await test.ask({
        method: 'POST',
        url: '/payment-service/ve1/paytm-wallet/link',
        headers,
        payload: { mobile },
      });
      const { state } = reply.json<{ data: { state: string } }>().data;
      return { state, otp: '489871' };
    },

    submission: (orderTransactionId: string) => ({
      data: { cartId, orderTransactionId, primaryPaymentId: 'cash', paymentType: 'CASH' },
    }),
  };
}

type OrderingGuest = ReturnType<typeof orderingGuest>;

async function begun(guest: OrderingGuest, primaryPaymentId: string) {
  return { orderTransactionId: await guest.begun(primaryPaymentId) };
}

/** The body of each call of orders that follows others. */
export const orderBodies: Readonly<Record<string, (guest: OrderingGuest) => Promise<object>>> = {
  validateOrder: async (guest) => ({ orderDetails: await guest.order() }),
  initiateOrder: async (guest) => ({
    orderDetails: await guest.order(),
    paymentDetails: { primaryPaymentId: 'cash' },
  }),
  batchConfirm: async (guest) => ({ data: await guest.order() }),
  confirmPickup: async (guest) => ({ data: await guest.order() }),
  submitOrder: async (guest) => guest.submission(await guest.begun()),
  submitTransaction: async (guest) => guest.submission('x'),
  confirmOrder: async (guest) => ({ ...(await begun(guest, 'credit-card')), otp: '' }),
  createTransaction: (guest) => begun(guest, 'cash'),
  processPayment: (guest) => begun(guest, 'credit-card'),
  verifyPayment: (guest) => begun(guest, 'cash'),
  submitPartnerPayment: (guest) => begun(guest, 'cash'),
  // Paid already: the reply says what comes next.
  payByVoucher: async (guest) => ({ ...(await begun(guest, 'cash')), voucherCode: '1' }),
  resetVoucherPin: async () => ({}),
  linkPaytm: async () => ({ mobile }),
  sendPaytmOtp: async () => ({ mobile }),
  validatePaytmOtp: (guest) => guest.linking(),
  submitPaytm: (guest) => begun(guest, 'paytm'),
  verifyPaytm: (guest) => begun(guest, 'paytm'),
  redeemPaytm: (guest) => begun(guest, 'paytm'),
};

/** The way to pay of the transaction in the path of a call, where it is not cash; the older call begins one without. */
export const paidBy: Readonly<Record<string, string | undefined>> = {
  submitTransaction: undefined,
  pollPayment: 'credit-card',
};

interface Ordered extends Pick<TestApp, 'sessions' | 'customers'> {
  readonly db: Database;
  readonly ongoing: string;
}

/** Makes an order that has begun that of a customer, and says their number. */
export async function giveTo(userId: string, { db, ongoing, ...test }: Ordered): Promise<string> {
  await logIn(test, { userId });
  await db.updateTable('order_transactions').set({ user_id: userId }).where('id', '=', ongoing).execute();
  return (await test.customers.find(userId))?.mobile ?? '';
}
