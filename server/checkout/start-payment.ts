import type { FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import type { GatewayKind } from '#schemas/payment-actions.ts';
import {
  type Gateway,
  GatewayUnreachable,
  type PaymentMeans,
  type StartedPayment,
} from '../gateways/gateway.ts';
import { bankMissing, gatewayAway, notOpen, paymentFailed } from './checkout-faults.ts';
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
        device: { ip: request.ip, userAgent: request.headers['user-agent'] ?? '' },
        now: now(),
      });
    } catch (error) {
      if (!(error instanceof GatewayUnreachable)) throw error;
      log.warn({ transactionId: row.id, gateway: row.gateway, err: error }, 'a payment could not be begun');
      throw gatewayAway();
    }
  }

  async function refused(row: Transaction, { code, text }: Extract<StartedPayment, { kind: 'refused' }>) {
    return transitions.change(row, () => ({ event: 'declined', reason: text, detail: { code } }));
  }

  return {
    /** API-088. The form that the browser sends, or the page that it opens. */
    async onPage(row: Transaction, bankCode: string | undefined, request: FastifyRequest) {
      // A linked wallet is asked for the money when the customer submits it.
      if (row.state !== 'AWAITING_PAYMENT' || row.payment.mode === 'PAYTM_WALLET') throw notOpen();
      const started = await start(row, meansOf(row.payment, bankCode), request);
      switch (started.kind) {
        case 'form':
          return { form: started.form };
        case 'redirect':
          return { url: started.url };
        case 'refused':
          throw paymentFailed((await refused(row, started)).reason);
        case 'upi':
          throw notOpen();
      }
    },

    /** UPI begins with the order: there is no page. What the gateway answered is kept, for a request that is repeated. */
    async upi(row: Transaction, request: FastifyRequest): Promise<Transaction> {
      const { mode, upi, instrument } = row.payment;
      if (row.state !== 'AWAITING_PAYMENT' || mode !== 'UPI_WALLET' || upi) return row;
      const means = meansOf(row.payment, undefined);
      const started = await start(row, means, request);
      if (started.kind === 'form' || started.kind === 'redirect')
        throw new Error(`${row.gateway} has no UPI without a page.`);
      const isAsked = started.kind === 'upi' && started.requestId !== undefined;
      const answer: Payment['upi'] = {
        ...(started.kind === 'upi' && started.requestId !== undefined && { requestId: started.requestId }),
        ...(started.kind === 'upi' && started.link !== undefined && { link: started.link }),
        ...(instrument?.vpa !== undefined && { vpa: instrument.vpa }),
      };
      return transitions.inTurnOf(row, async (current, transaction) => {
        const payment = { ...current.payment, upi: answer };
        const kept = await transactions.update(row.id, { payment }, transaction);
        if (isAsked) return kept;
        const reason = started.kind === 'refused' ? started.text : undefined;
        return transitions.apply(kept, { event: 'declined', reason }, transaction);
      });
    },
  };
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
      return code === undefined ? { kind: 'wallet' } : { kind: 'wallet', code };
  }
}
