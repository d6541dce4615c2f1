import type { FastifyRequest } from 'fastify';
import { codeOf } from '../cart/coupon-handlers.ts';
import { callerOf } from '../http/caller-of.ts';
import type { HandlersOf } from '../http/handlers.ts';
import { type Session, sessionOf } from '../http/session.ts';
import { noSuchTransaction, unknownText } from './checkout-faults.ts';
import type { BeginTransactions } from './begin-transactions.ts';
import type { OrderCodes } from './order-code.ts';
import type { PlaceOrders } from './place-orders.ts';
import type { Settle } from './settle.ts';
import type { StartPayment } from './start-payment.ts';
import { isOpen } from './states.ts';
import { masked, statusOf, type StepFor, stepOf } from './step-of.ts';
import { isTransactionId } from './transaction-id.ts';
import type { Transaction, TransactionsRepository } from './transactions-repository.ts';

interface Options {
  readonly transactions: TransactionsRepository;
  readonly places: Pick<PlaceOrders, 'own'>;
  readonly begins: Pick<BeginTransactions, 'withoutPromo'>;
  readonly start: StartPayment;
  readonly settle: Settle;
  readonly codes: OrderCodes;
  /** The transaction of an order of the history. */
  readonly transactionOf: (orderId: string) => Promise<string | undefined>;
  readonly stepFor: (request: FastifyRequest) => StepFor;
}

type TransactionCalls =
  | 'getTransaction'
  | 'confirmOrder'
  | 'submitPaid'
  | 'submitPartnerPayment'
  | 'removeTransactionPromo'
  | 'removePaymentPromo'
  | 'pollPayment'
  | 'getOrderStatus'
  | 'processPayment'
  | 'verifyPayment'
  | 'sendOrderOtp';

interface Call {
  readonly session: Session | undefined;
  readonly request: FastifyRequest;
}

interface PromoOf {
  readonly transactionId: string;
  readonly promo: string;
}

/** What happens to a transaction, and how it went. */
export function transactionHandlers(options: Options): HandlersOf<TransactionCalls> {
  const { transactions, places, begins, start, settle, codes, transactionOf, stepFor } = options;

  /** Any transaction: who does not own it learns how it went. Nobody guesses an id. */
  async function known(id: string | undefined): Promise<Transaction> {
    const row = isTransactionId(id) ? await transactions.find(id) : undefined;
    if (!row) throw noSuchTransaction();
    return row;
  }

  async function step(row: Transaction, request: FastifyRequest) {
    const begun = await start.upi(row, request);
    return { status: 'SUCCESS' as const, data: await stepOf(begun, stepFor(request)) };
  }

  /** How it went, after asking the gateway where it may know more. */
  async function status(id: string | undefined, call: Call) {
    return statusReply(await settle.byQuestion(await known(id)), call);
  }

  async function statusReply(row: Transaction, { session, request }: Call) {
    const data = await statusOf(row, sessionOf({ session }).userId, stepFor(request));
    return { status: 'SUCCESS' as const, data };
  }

  /** The customer says that it is paid, and is not at the gateway any more: the gateway is asked. */
  async function goOn(id: string, { session, request }: Call) {
    return step(await settle.byReturn(await places.own(sessionOf({ session }), id)), request);
  }

  /** The page of the customer that asks how it went has taken the place of that of the gateway. Others may ask too. */
  async function verify(id: string, call: Call) {
    const row = await known(id);
    const isOwn = row.user_id === sessionOf(call).userId;
    return statusReply(await (isOwn ? settle.byReturn(row) : settle.byQuestion(row)), call);
  }

  async function withoutPromo({ transactionId, promo }: PromoOf, { session, request }: Call) {
    const row = await places.own(sessionOf({ session }), transactionId);
    return step(await begins.withoutPromo(row, codeOf(promo)), request);
  }

  return {
    removeTransactionPromo: ({ params, ...call }) => withoutPromo(params, call),
    removePaymentPromo: ({ params, ...call }) => withoutPromo(params, call),

    getTransaction: (call) => status(call.params.transactionId, call),
    verifyPayment: (call) => verify(call.body.orderTransactionId, call),

    async getOrderStatus(call) {
      const { transactionId, orderHistoryId } = call.query;
      if (transactionId !== undefined || orderHistoryId === undefined) return status(transactionId, call);
      // The id of an order is no secret of a browser that comes back: it is for who placed it.
      const id = await transactionOf(orderHistoryId);
      if (id !== undefined) await places.own(sessionOf(call), id);
      return status(id, call);
    },

    submitPaid: ({ params, ...call }) => goOn(params.transactionId, call),

    async submitPartnerPayment({ body, session, request }) {
      const row = await places.own(sessionOf({ session }), body.orderTransactionId);
      return step(await settle.byPartner(await settle.byReturn(row)), request);
    },

    async pollPayment({ params: { workflowId }, session }) {
      const { id, state, reason, user_id } = await settle.byQuestion(await known(workflowId));
      if (state === 'CONFIRMED')
        return { status: 'SUCCESS', data: { paymentStatus: 'SUCCESS', orderTransactionId: id } };
      if (isOpen(state))
        return { status: 'SUCCESS', data: { paymentStatus: 'IN_PROGRESS', orderTransactionId: id } };
      const text = state === 'REFUND_DUE' || state === 'REFUNDED' ? unknownText : reason;
      return {
        status: 'SUCCESS',
        data: {
          paymentStatus: 'FAILED',
          orderTransactionId: id,
          // Why is what the bank said, and for the owner alone.
          unifiedErrors: text === null || session?.userId !== user_id ? {} : { errorMsg: text },
        },
      };
    },

    async processPayment({ body: { orderTransactionId, bankCode }, session, request }) {
      const row = await places.own(sessionOf({ session }), orderTransactionId);
      return { status: 'SUCCESS', data: await start.onPage(row, bankCode, request) };
    },

    async sendOrderOtp({ params: { transactionId }, session: given, request }) {
      const session = sessionOf({ session: given });
      const row = await places.own(session, transactionId);
      const sent = await codes.send(row, { from: callerOf(request), userId: session.userId });
      return { status: 'SUCCESS', data: { ...sent, mobile: masked(sent.mobile) } };
    },

    async confirmOrder({ body: { orderTransactionId, otp }, session: given, request }) {
      const session = sessionOf({ session: given });
      const row = await places.own(session, orderTransactionId);
      const after = await codes.confirm(row, otp, { from: callerOf(request), userId: session.userId });
      return step(after, request);
    },
  };
}
