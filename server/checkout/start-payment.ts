import { ipOf } from '../http/caller-of.ts';
import type { FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import type { GatewayKind } from '#schemas/payment-actions.ts';
import { given } from '#schemas/given.ts';
import type { Database } from '../database/database.ts';
import {
  type Gateway,
  GatewayUnreachable,
  type PaymentMeans,
  type StartedPayment,
} from '../gateways/gateway.ts';
import { isOnPage, sentAway } from './browser-place.ts';
import {
  bankMissing,
  gatewayAway,
  notKnownYet,
  notOpen,
  pageIsOpen,
  paymentFailed,
  upiInDoubt,
} from './checkout-faults.ts';
import { isOpen } from './states.ts';
import { isPayable, nextCheck } from './when-to-ask.ts';
import type { Payment, Transaction, TransactionsRepository } from './transactions-repository.ts';
import type { Transitions } from './transitions.ts';

interface Parts {
  readonly gateways: ReadonlyMap<GatewayKind, Gateway>;
  readonly transactions: TransactionsRepository;
  readonly transitions: Transitions;
  /** Where the gateway sends the browser of a request back to. */
  readonly returnUrl: (request: FastifyRequest, gateway: GatewayKind) => string;
  readonly now: () => number;
  readonly log: Pick<Logger, 'warn' | 'error'>;
}

/** What the statement of the customer's bank says. */
const description = 'Food order';

export type StartPayment = ReturnType<typeof createStartPayment>;

/** Asks gateways to begin payments. A payment may be begun again: it has one name, that of its transaction. */
export function createStartPayment({ gateways, transactions, transitions, returnUrl, now, log }: Parts) {
  async function start(
    row: Transaction,
    means: PaymentMeans,
    request: FastifyRequest,
  ): Promise<StartedPayment> {
    const gateway = gateways.get(row.gateway as GatewayKind);
    if (!gateway) {
      log.error({ transactionId: row.id, gateway: row.gateway }, 'a way to pay whose gateway is not set up');
      throw gatewayAway();
    }
    const { user } = row.snapshot;
    try {
      return await gateway.start({
        ref: row.id,
        amount: row.amount,
        description,
        means,
        customer: {
          id: row.user_id,
          name: user.name || 'Customer',
          mobile: user.mobile,
          ...(user.email && { email: user.email }),
        },
        returnUrl: returnUrl(request, gateway.kind),
        device: { ip: ipOf(request), userAgent: request.headers['user-agent'] ?? '' },
        now: now(),
      });
    } catch (error) {
      if (!(error instanceof GatewayUnreachable)) throw error;
      log.warn({ transactionId: row.id, gateway: row.gateway, err: error }, 'a payment could not be begun');
      throw error;
    }
  }

  /** From here on the browser is at the gateway. */
  async function leave(row: Transaction): Promise<void> {
    await transitions.inTurnOf(row, (current, transaction) => {
      if (current.state !== 'AWAITING_PAYMENT') throw notOpen();
      return asked(current, sentAway(current.payment), transaction);
    });
  }

  /** Money may come from here on: the server asks for it by itself soon. */
  function asked(row: Transaction, payment: Payment, transaction: Database): Promise<Transaction> {
    const next_check_at = nextCheck({ ...row, payment, checks: 0 }, now());
    return transactions.update(row.id, { payment, checks: 0, next_check_at }, transaction);
  }

  /** The end of it, unless its page is open: a gateway may refuse a payment that has begun. */
  async function refused(row: Transaction, { code, text }: Refused) {
    const after = await transitions.change(row, ({ payment }) =>
      payment.browser === undefined ? { event: 'declined', reason: text, detail: { code } } : undefined,
    );
    return isOpen(after.state) ? pageIsOpen() : paymentFailed(after.reason);
  }

  return {
    /** API-088. The form that the browser sends, or the page that it opens. */
    async onPage(row: Transaction, bankCode: string | undefined, request: FastifyRequest) {
      // What has no page is asked for with the order.
      if (row.state === 'PENDING') throw notKnownYet();
      if (row.state !== 'AWAITING_PAYMENT' || !isOnPage(row.payment) || !isPayable(row, now()))
        throw notOpen();
      const started = await start(row, meansOf(row.payment, bankCode), request).catch(away);
      switch (started.kind) {
        case 'form':
          await leave(row);
          return { form: started.form };
        case 'redirect':
          await leave(row);
          return { url: started.url };
        case 'refused':
          throw await refused(row, started);
        case 'upi':
          throw notOpen();
      }
    },

    /** UPI begins with the order: there is no page. What the gateway answered is kept, for a request that is repeated. */
    async upi(row: Transaction, request: FastifyRequest): Promise<Transaction> {
      if (!waitsForUpi(row)) return row;
      const begun = await markUpi(row);
      if (!waitsForUpi(begun)) return begun;
      let started: StartedPayment;
      try {
        started = await start(begun, meansOf(begun.payment, undefined), request);
      } catch (error) {
        if (!(error instanceof GatewayUnreachable)) throw error;
        // A request that was sent may have arrived in the UPI app. A link that nobody has cannot be paid.
        if (isCollected(begun)) return inDoubt(begun);
        throw gatewayAway();
      }
      switch (started.kind) {
        case 'upi':
          if (started.requestId !== undefined) return keepUpi(begun, started);
          return refusedUpi(begun, undefined);
        case 'refused':
          return refusedUpi(begun, started);
        case 'form':
        case 'redirect':
          throw new Error(`${row.gateway} has no UPI without a page.`);
      }
    },
  };

  /** Counts before it is asked: one that was asked twice may be refused because it is under way. */
  function markUpi(row: Transaction): Promise<Transaction> {
    return transitions.inTurnOf(row, async (current, transaction) => {
      if (!waitsForUpi(current)) return current;
      const upiTries = (current.payment.upiTries ?? 0) + 1;
      return asked(current, { ...current.payment, isAsked: true, upiTries }, transaction);
    });
  }

  function keepUpi(row: Transaction, { requestId, link }: UpiRequest): Promise<Transaction> {
    return transitions.inTurnOf(row, async (current, transaction) => {
      if (!waitsForUpi(current)) return current;
      const upi = given({ requestId, link, ...vpaOf(current) });
      const payment = { ...current.payment, upi };
      return transactions.update(row.id, { payment }, transaction);
    });
  }

  /** ERR-19. The end of it, unless another request for the same payment is under way. */
  async function refusedUpi(row: Transaction, why: Refused | undefined): Promise<Transaction> {
    const isOnlyOne = ((await transactions.find(row.id))?.payment.upiTries ?? 0) <= 1;
    if (!isOnlyOne && (await stateOf(row)) !== 'none') return row;
    return transitions.inTurnOf(row, async (current, transaction) => {
      if (!waitsForUpi(current)) return current;
      const kept = await transactions.update(
        row.id,
        { payment: { ...current.payment, upi: vpaOf(current) } },
        transaction,
      );
      const detail = why && { code: why.code };
      return transitions.apply(kept, { event: 'declined', reason: why?.text, detail }, transaction);
    });
  }

  /** The gateway did not answer. Nothing is known of the request, unless it knows the payment. */
  async function inDoubt(row: Transaction): Promise<Transaction> {
    const state = await stateOf(row);
    if (state === 'none') throw gatewayAway();
    if (state === undefined) throw upiInDoubt();
    return row;
  }

  /** What the gateway knows of a payment; undefined while it does not answer. */
  async function stateOf(row: Transaction) {
    try {
      const status = await gateways.get(row.gateway as GatewayKind)?.status({ ref: row.id, now: now() });
      return status?.state;
    } catch (error) {
      if (!(error instanceof GatewayUnreachable)) throw error;
      return undefined;
    }
  }
}

/** What a customer reads whom the page of the gateway was not given. */
function away(error: unknown): never {
  throw error instanceof GatewayUnreachable ? gatewayAway() : error;
}

type Refused = Extract<StartedPayment, { kind: 'refused' }>;
type UpiRequest = Extract<StartedPayment, { kind: 'upi' }>;

function waitsForUpi({ state, payment }: Transaction): boolean {
  return state === 'AWAITING_PAYMENT' && payment.mode === 'UPI_WALLET' && !payment.upi;
}

function isCollected({ payment }: Transaction): boolean {
  return payment.instrument?.flow === 'COLLECT';
}

function vpaOf({ payment: { instrument } }: Transaction) {
  return given({ vpa: instrument?.vpa });
}

/** What is asked of the gateway, from the way to pay and what the customer entered. */
function meansOf({ mode, instrument, banks = [] }: Payment, bankCode: string | undefined): PaymentMeans {
  const code = bankCode ?? instrument?.bankCode;
  switch (mode) {
    case 'CC':
    case 'DC':
      return { kind: 'card', mode };
    case 'NB':
    case 'MB':
      if (!code || (banks.length > 0 && !banks.includes(code))) throw bankMissing();
      return { kind: 'bank', code };
    case 'UPI_WALLET':
      return instrument?.flow === 'COLLECT'
        ? { kind: 'upi-collect', vpa: instrument.vpa ?? '' }
        : { kind: 'upi-intent' };
    case 'AMZPAY_WALLET':
      return { kind: 'wallet', code: 'AMZPAY' };
    default:
      if (code !== undefined && banks.length > 0 && !banks.includes(code)) throw bankMissing();
      return { kind: 'wallet', ...given({ code }) };
  }
}
