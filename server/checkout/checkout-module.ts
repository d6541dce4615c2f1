import type { FastifyInstance, FastifyRequest } from 'fastify';
import { routesOf } from '#schemas/routes.ts';
import type { CartModule } from '../cart/cart-module.ts';
import { createAddressesRepository } from '../customer/addresses-repository.ts';
import type { GatewayKind } from '#schemas/payment-actions.ts';
import type { Gateway } from '../gateways/gateway.ts';
import { keptFrom } from '../kept-from.ts';
import type { LedgerModule } from '../ledger/ledger-module.ts';
import type { LocatorModule } from '../locator/locator-module.ts';
import type { ModuleParts } from '../module.ts';
import { createCodeLimits } from '../order-codes/code-limits.ts';
import { createSendCode } from '../order-codes/send-code.ts';
import type { OrdersModule } from '../orders/orders-module.ts';
import { ownAddress } from '../own-address.ts';
import type { PaymentOptionsModule } from '../payment-options/payment-options-module.ts';
import type { SessionModule } from '../session/session-module.ts';
import type { SmsModule } from '../sms/sms-module.ts';
import type { TrainsModule } from '../trains/trains-module.ts';
import type { WalletModule } from '../wallet/wallet-module.ts';
import { createBeginTransactions } from './begin-transactions.ts';
import { createCheckOrder } from './check-order.ts';
import { createMoney, type MoneyParts } from './money.ts';
import { createOrderCodes } from './order-code.ts';
import { orderHandlers } from './order-handlers.ts';
import { createOrderTries } from './order-tries.ts';
import { createPayments } from './payments.ts';
import { createPlaceOrders } from './place-orders.ts';
import { createReconciler } from './reconciler.ts';
import { registerReturns, returnPath } from './register-returns.ts';
import { createRequestsRepository } from './requests-repository.ts';
import { createReturns } from './returns.ts';
import { createSettle } from './settle.ts';
import { createStartPayment } from './start-payment.ts';
import { statusOf, type StepFor, type StepParts, stepOf } from './step-of.ts';
import { transactionHandlers } from './transaction-handlers.ts';
import { createTransactionsRepository, type Transaction } from './transactions-repository.ts';
import { createTransitions } from './transitions.ts';

export type CheckoutModule = ReturnType<typeof checkoutModule>;

interface Needs extends StepParts {
  readonly session: SessionModule;
  readonly sms: SmsModule;
  readonly locator: LocatorModule;
  readonly orders: OrdersModule;
  readonly trains: TrainsModule;
  readonly cart: CartModule;
  readonly ledger: LedgerModule;
  readonly wallet: WalletModule;
  readonly keepVoucherValid: MoneyParts['keepVoucherValid'];
  readonly paymentOptions: PaymentOptionsModule;
  readonly gateways: { readonly gateways: ReadonlyMap<GatewayKind, Gateway> };
}

/** Ordering and paying: transactions from their beginning to an order, or to the money that is given back. */
export function checkoutModule(parts: ModuleParts, needs: Needs) {
  const { db, counts, settings, secret, now, randomBytes, log } = parts;
  const { session, sms, locator, orders, cart, paymentOptions, nextOfWallet, appsOf } = needs;
  const { gateways } = needs.gateways;
  const { wallet, earnings } = needs.wallet;
  const { optionOf, zeroContact } = paymentOptions.options;
  const home = settings.PUBLIC_ORIGIN ?? ownAddress(settings, settings.PORT);

  const transactions = createTransactionsRepository(db, now);
  const requests = createRequestsRepository(db, now);
  const money = createMoney({
    ledger: needs.ledger.ledger,
    wallet,
    keepVoucherValid: needs.keepVoucherValid,
  });
  const transitions = createTransitions({
    db,
    now,
    transactions,
    carts: cart.carts,
    place: orders.orders.place,
    money,
    takeBack: earnings.takeBack,
    refunded: orders.notices.refunded,
  });
  const shared = { db, now, log, randomBytes, secret, gateways, transactions, transitions, requests, money };
  const settle = createSettle(shared);
  const begins = createBeginTransactions(shared);
  const check = createCheckOrder({
    freezeCart: cart.freezeCart,
    stores: locator.stores,
    addresses: createAddressesRepository({ db, now, randomBytes }),
    customers: session.customers,
    zeroContact,
    tripToOrder: needs.trains.tripToOrder,
    leadMinutes: settings.SCHEDULED_LEAD_MINUTES,
    now,
  });
  const places = createPlaceOrders({
    ...shared,
    check,
    optionOf,
    balanceOf: wallet.balance,
    begins,
    settle,
    latestSince: orders.orders.latestSince,
  });
  const start = createStartPayment({ ...shared, returnUrl });
  const codes = createOrderCodes({
    ...shared,
    sendCode: createSendCode({ sms: sms.sms, domain: new URL(home).hostname, log }),
    limits: createCodeLimits(counts, settings.CODES_PER_HOUR, ', or pay in another way'),
  });
  const returns = createReturns({ ...shared, settle });
  const reconciler = createReconciler({ ...shared, settle });

  function orderOf(id: string) {
    return db.selectFrom('orders').select('transaction_id').where('id', '=', id).executeTakeFirst();
  }

  /** Customers of the sandbox come by several addresses: localhost, that of the machine in its network. */
  function returnUrl({ protocol, host }: FastifyRequest, kind: GatewayKind): string {
    const origin = settings.SANDBOX && settings.PUBLIC_ORIGIN === undefined ? `${protocol}://${host}` : home;
    return new URL(`${returnPath}/${kind}`, origin).href;
  }

  const stepFor = ({ headers }: FastifyRequest): StepFor => ({
    nextOfWallet,
    appsOf,
    userAgent: headers['user-agent'] ?? '',
  });

  return {
    handlers: {
      ...orderHandlers({ check, optionOf, places, start, stepFor, tries: createOrderTries(counts) }),
      ...transactionHandlers({
        transactions,
        places,
        begins,
        start,
        settle,
        codes,
        transactionOf: async (id) => (await orderOf(id))?.transaction_id ?? undefined,
        stepFor,
      }),
    },

    /** For the means that a customer gives after the order has begun: vouchers, linked wallets. */
    payments: {
      /** A transaction of the session; that of anybody else is not there. */
      own: places.own,
      ...createPayments({ own: places.own, transitions }),
      settle: settle.byQuestion,
      /** What the gateway said at once of a payment that was asked for. */
      told: settle.byAnswer,
      /** What open tries to pay for a cart have set aside in the wallet of a customer. */
      heldFor: transactions.heldFor,
      /** The e-voucher that the code of a transaction is sent for; that code goes to its number. */
      withVoucher: codes.forVoucher,
      sendCode: codes.send,
      isCodeRight: codes.isRight,
      stepOf: (row: Transaction, request: FastifyRequest) => stepOf(row, stepFor(request)),
      statusOf: (row: Transaction, request: FastifyRequest) => statusOf(row, row.user_id, stepFor(request)),
      /** Where a gateway sends the browser of a request back to. */
      returnUrl,
    },

    runDue: reconciler.runDue,
    registerReturns: (app: FastifyInstance) =>
      registerReturns(app, { returns, page: routesOf(settings.brandPaths).paymentTransaction[0] }),
    async removeExpired(ending: AbortSignal) {
      await requests.removeExpired({ ending });
      await transactions.removeEnded({ ending, booksUntil: keptFrom(settings.ORDERS_YEARS, now()) });
    },
  };
}
