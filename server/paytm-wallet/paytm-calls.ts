import type { FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import type { CheckoutModule } from '../checkout/checkout-module.ts';
import type { Transaction } from '../checkout/transactions-repository.ts';
import { GatewayUnreachable } from '../gateways/gateway.ts';
import type { PaytmWallet } from '../gateways/paytm-wallet.ts';
import { ipOf } from '../http/caller-of.ts';
import type { HandlersOf } from '../http/handlers.ts';
import { type Session, sessionOf } from '../http/session.ts';
import type { PaytmAccount } from './paytm-account.ts';
import { paytmOff, paytmShort } from './paytm-faults.ts';
import type { LinkedWallet, PaytmLinks } from './paytm-links.ts';

interface Needs {
  readonly account: PaytmAccount;
  readonly links: PaytmLinks;
  readonly wallet: PaytmWallet | undefined;
  /** Whether a customer whose wallet holds too little may add money on the way. */
  readonly addsMoney: () => Promise<boolean>;
  readonly payments: CheckoutModule['payments'];
  readonly log: Pick<Logger, 'warn'>;
}

interface Call {
  readonly session: Session | undefined;
  readonly request: FastifyRequest;
  readonly body: { readonly orderTransactionId: string };
}

/** Paying from the linked Paytm wallet (PAY-21, PAY-26). */
export function paytmCalls(
  needs: Needs,
): HandlersOf<'getPaytmBalance' | 'submitPaytm' | 'redeemPaytm' | 'verifyPaytm'> {
  const { account, links, wallet, addsMoney, payments, log } = needs;

  const own = ({ session, body }: Call) => payments.own(sessionOf({ session }), body.orderTransactionId);

  /** Takes the amount from the wallet. From here on it may have been taken, whatever the answer is: then the gateway is asked later. */
  async function withdraw(row: Transaction, { mobile, token }: LinkedWallet, request: FastifyRequest) {
    if (!wallet) throw paytmOff();
    const { row: asked, isFirst } = await payments.asked(row);
    if (!isFirst) return asked;
    try {
      const answer = await wallet.withdraw({
        ref: row.id,
        amount: asked.amount,
        token,
        mobile,
        customerId: row.user_id,
        ip: ipOf(request),
      });
      return await payments.told(asked, answer);
    } catch (error) {
      if (!(error instanceof GatewayUnreachable)) throw error;
      log.warn({ transactionId: row.id, err: error }, 'Paytm did not answer a withdrawal');
      return asked;
    }
  }

  /** PAYTM_ADD_MONEY with the form, where the shop lets customers add money on the way. */
  async function addMoney(row: Transaction, { token }: LinkedWallet, asked: Asked) {
    const { balance, request } = asked;
    if (!wallet || !(await addsMoney())) throw paytmShort(balance, row.amount);
    const form = wallet.addMoney(
      {
        ref: row.id,
        amount: row.amount - balance,
        customerId: row.user_id,
        returnUrl: payments.returnUrl(request, 'PAYTM_WALLET'),
      },
      token,
    );
    const step = await payments.stepOf(row, request);
    // The step has just looked at the balance, which changes now.
    await links.forgetBalance(row.user_id);
    return { ...step, form };
  }

  interface Asked {
    readonly balance: number;
    readonly request: FastifyRequest;
  }

  async function pay(call: Call) {
    const { request } = call;
    const row = await own(call);
    const reply = async (after: Transaction) => ({
      status: 'SUCCESS' as const,
      data: await payments.stepOf(after, request),
    });
    const { state, payment } = row;
    if (payment.mode !== 'PAYTM_WALLET' || payment.promo) return reply(row);
    if (state !== 'AWAITING_MEANS') return reply(await payments.settle(row));
    const link = await links.find(row.user_id);
    const balance = link && (await account.balanceOf(row.user_id, link));
    if (!link || balance === undefined) return reply(row);
    if (balance < row.amount)
      return { status: 'SUCCESS' as const, data: await addMoney(row, link, { balance, request }) };
    return reply(await withdraw(row, link, request));
  }

  return {
    async getPaytmBalance({ session: given, query: { mobile, orderTransactionId, consultBalance } }) {
      const session = sessionOf({ session: given });
      const row =
        orderTransactionId === undefined ? undefined : await payments.own(session, orderTransactionId);
      const link = await links.find(session.userId);
      // For an order it is the linked wallet that pays, and the app may not know its number: a step masks it.
      if (!link || (!row && link.mobile !== mobile)) return { status: 'SUCCESS', data: { isLinked: false } };
      if (consultBalance === 'false') return { status: 'SUCCESS', data: { isLinked: true } };
      const balance = await account.balanceOf(session.userId, link);
      if (balance === undefined) return { status: 'SUCCESS', data: { isLinked: false } };
      const short = row ? Math.max(0, row.amount - balance) : 0;
      return { status: 'SUCCESS', data: { isLinked: true, balance, short } };
    },

    submitPaytm: pay,
    redeemPaytm: pay,

    async verifyPaytm(call) {
      const after = await payments.settle(await own(call));
      return { status: 'SUCCESS', data: await payments.statusOf(after, call.request) };
    },
  };
}
