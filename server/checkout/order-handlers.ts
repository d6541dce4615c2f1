import type { FastifyRequest } from 'fastify';
import { given } from '#schemas/given.ts';
import { notYours } from '../customer/require-customer.ts';
import type { HandlersOf } from '../http/handlers.ts';
import { type Session, sessionOf } from '../http/session.ts';
import type { OptionOf } from '../payment-options/offered-options.ts';
import type { Caller } from './begin-transactions.ts';
import type { CheckOrder } from './check-order.ts';
import type { OrderTries } from './order-tries.ts';
import { choiceOf } from './payment-choice.ts';
import type { PlaceOrders } from './place-orders.ts';
import type { StepFor } from './step-of.ts';
import { stepOf } from './step-of.ts';
import type { StartPayment } from './start-payment.ts';
import type { Transaction } from './transactions-repository.ts';

interface Options {
  readonly check: CheckOrder;
  readonly optionOf: OptionOf;
  readonly places: PlaceOrders;
  readonly start: StartPayment;
  readonly tries: OrderTries;
  readonly stepFor: (request: FastifyRequest) => StepFor;
}

interface Call {
  readonly session: Session | undefined;
  readonly request: FastifyRequest;
}

type OrderCalls =
  | 'validateOrder'
  | 'checkDuplicateOrder'
  | 'initiateOrder'
  | 'batchConfirm'
  | 'confirmPickup'
  | 'submitOrder'
  | 'createTransaction'
  | 'submitTransaction';

/** From the cart to a transaction. */
export function orderHandlers({
  check,
  optionOf,
  places,
  start,
  tries,
  stepFor,
}: Options): HandlersOf<OrderCalls> {
  /** Who tries to order, and has not done so too often. */
  async function trying({ session, request }: Call): Promise<Caller> {
    const caller = { session: sessionOf({ session }), request };
    await tries.take(caller);
    return caller;
  }

  /** What comes next. UPI has no page: it is asked for at once. */
  async function next(row: Transaction, { request }: Call) {
    const begun = await start.upi(row, request);
    return { status: 'SUCCESS' as const, data: await stepOf(begun, stepFor(request)) };
  }

  const bare = ({ id, snapshot }: Transaction) => ({
    status: 'SUCCESS' as const,
    data: { orderTransactionId: id, netPrice: snapshot.netPrice },
  });

  return {
    async validateOrder({ body: { orderDetails, paymentDetails }, ...call }) {
      const caller = await trying(call);
      const { primaryPaymentId, secondaryPaymentId } = paymentDetails ?? {};
      const choice =
        primaryPaymentId &&
        (await choiceOf(
          { primaryPaymentId, loyaltyEligible: false, ...(secondaryPaymentId && { secondaryPaymentId }) },
          { optionOf, request: call.request },
        ));
      const { snapshot, problems } = await check(caller, orderDetails, choice ? choice.mode : undefined);
      return { status: 'SUCCESS', data: { netPrice: snapshot.netPrice, problems: [...problems] } };
    },

    async checkDuplicateOrder({ session }) {
      const order = await places.duplicate(sessionOf({ session }));
      if (!order) return { status: 'SUCCESS', data: {} };
      const { id, number, placed_at } = order;
      return {
        status: 'SUCCESS',
        data: { order: { id, orderId: number ?? id, placedAt: placed_at.toISOString() } },
      };
    },

    async initiateOrder({ body: { orderDetails, paymentDetails }, ...call }) {
      return next(await places.initiate(await trying(call), orderDetails, paymentDetails), call);
    },

    async batchConfirm({ body: { data }, query: { userId }, ...call }) {
      if (userId !== sessionOf(call).userId) throw notYours();
      return bare(await places.confirm(await trying(call), data));
    },

    async confirmPickup({ body: { data }, ...call }) {
      return bare(await places.confirm(await trying(call), data));
    },

    async submitOrder({ body: { data }, ...call }) {
      return next(await places.submit(await trying(call), data.orderTransactionId, submitted(data)), call);
    },

    async submitTransaction({ body: { data }, params: { transactionId }, ...call }) {
      return next(await places.submit(await trying(call), transactionId, submitted(data)), call);
    },

    async createTransaction({ body: { orderTransactionId }, ...call }) {
      return bare(await places.retry(await trying(call), orderTransactionId));
    },
  };
}

type Submission = Parameters<HandlersOf<'submitOrder'>['submitOrder']>[0]['body']['data'];

/** PAY-45, as the payment of the present generation. */
function submitted({
  primaryPaymentId,
  secondaryPaymentId,
  transactionStatusUrl,
  instrument,
  walletAmount,
}: Submission) {
  return {
    primaryPaymentId,
    loyaltyEligible: false,
    ...given({ secondaryPaymentId, transactionStatusUrl, instrument, walletAmount }),
  };
}
