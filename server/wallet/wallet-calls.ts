import { requireCustomer, notYours } from '../customer/require-customer.ts';
import type { HandlersOf } from '../http/handlers.ts';
import type { Session } from '../http/session.ts';
import type { CustomersRepository } from '../session/customers-repository.ts';
import type { Wallet } from './wallet.ts';

interface Needs {
  readonly wallet: Pick<Wallet, 'balance'>;
  readonly customers: Pick<CustomersRepository, 'find'>;
  /** What a transaction of the session can take of a balance; that of anybody else is not there. */
  readonly usableFor: (session: Session, id: string, balance: number) => Promise<number>;
}

const logIn = 'Log in to see your wallet.';

/** What the loyalty wallet of a customer holds (API-099..101). Nobody sees that of another number. */
export function walletCalls({ wallet, customers, usableFor }: Needs) {
  async function ownerOf(session: Session | undefined, mobile: string): Promise<Session> {
    const customer = requireCustomer(session, logIn);
    if ((await customers.find(customer.userId))?.mobile !== mobile) throw notYours();
    return customer;
  }

  const handlers: HandlersOf<'getWalletBalance' | 'getWalletBalanceFor' | 'getTotalBalance'> = {
    async getWalletBalance({ session, params: { mobile } }) {
      const { userId } = await ownerOf(session, mobile);
      return { status: 'SUCCESS', data: { balance: await wallet.balance(userId) } };
    },

    async getWalletBalanceFor({ session, params: { mobile, transactionId } }) {
      const customer = await ownerOf(session, mobile);
      const balance = await wallet.balance(customer.userId);
      const usable = await usableFor(customer, transactionId, balance);
      return { status: 'SUCCESS', data: { balance, usable } };
    },

    async getTotalBalance({ session }) {
      const { userId } = requireCustomer(session, logIn);
      return { status: 'SUCCESS', data: { totalBalance: await wallet.balance(userId) } };
    },
  };
  return { handlers };
}
