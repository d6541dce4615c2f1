import { getWalletTransactions } from '#schemas/api/wallet.ts';
import { type PassbookType, pointKinds } from '#schemas/entities/wallet.ts';
import { requireCustomer, notYours } from '../customer/require-customer.ts';
import { Answer, personal } from '../http/answer.ts';
import type { HandlersOf } from '../http/handlers.ts';
import { HttpFault } from '../http/http-fault.ts';
import type { Session } from '../http/session.ts';
import type { CustomersRepository } from '../session/customers-repository.ts';
import { dateInIndia } from '../time-in-india.ts';
import type { Passbook } from './passbook.ts';
import { paisePerPoint } from './wallet-accounts.ts';
import type { WalletConfig } from './wallet-gate.ts';
import type { Wallet, WalletPart } from './wallet.ts';

interface Needs {
  readonly wallet: Pick<Wallet, 'balance' | 'parts'>;
  readonly passbook: Passbook;
  readonly customers: Pick<CustomersRepository, 'find'>;
  readonly configFor: WalletConfig;
  /** What a transaction of the session can take of a balance; that of anybody else is not there. */
  readonly usableFor: (session: Session, id: string, balance: number) => Promise<number>;
  readonly now: () => number;
}

type WalletCallId =
  | 'getWalletBalance'
  | 'getWalletBalanceFor'
  | 'getTotalBalance'
  | 'getWalletSummary'
  | 'getPassbook'
  | 'getWalletTransactions'
  | 'getWalletHistory'
  | 'getLoyaltyUser';

const logIn = 'Log in to see your wallet.';

/** WLT-02. What stands below the title of each kind. */
const texts = {
  brand: 'Earned with your orders. They do not expire.',
  promo: 'Gifts that expire. The first to expire are used first.',
  refund: 'Came back from orders. They do not expire.',
} as const;

/** The wallet of a customer, for builds of the app that have one (API-099..106). Nobody sees that of another number. */
export function walletCalls({ wallet, passbook, customers, configFor, usableFor, now }: Needs) {
  async function ownerOf(session: Session | undefined, mobile: string): Promise<Session> {
    const customer = requireCustomer(session, logIn);
    if ((await customers.find(customer.userId))?.mobile !== mobile) throw notYours();
    return customer;
  }

  /** A page with the link to the one before it. A filter stays the same on all pages. */
  async function pageOf(userId: string, before: number | undefined, type: PassbookType | undefined) {
    const page = await passbook.page(userId, { before, type });
    const last = page.transactions.at(-1);
    const query = new URLSearchParams({ before: String(last?.id), ...(type && { type }) });
    return reply({
      ...page,
      ...(page.hasNext && last && { nextPage: `${getWalletTransactions.path}?${query}` }),
    });
  }

  const handlers: HandlersOf<WalletCallId> = {
    async getWalletBalance({ request, session, params: { mobile } }) {
      await configFor(request);
      const { userId } = await ownerOf(session, mobile);
      return reply({ balance: await wallet.balance(userId) });
    },

    async getWalletBalanceFor({ request, session, params: { mobile, transactionId } }) {
      await configFor(request);
      const customer = await ownerOf(session, mobile);
      const balance = await wallet.balance(customer.userId);
      return reply({ balance, usable: await usableFor(customer, transactionId, balance) });
    },

    async getTotalBalance({ request, session }) {
      await configFor(request);
      const { userId } = requireCustomer(session, logIn);
      return reply({ totalBalance: await wallet.balance(userId) });
    },

    async getWalletSummary({ request, session }) {
      const { walletTitles } = await configFor(request);
      const { userId } = requireCustomer(session, logIn);
      const parts = await wallet.parts(userId);
      return reply({
        walletSummary: { totalBalance: sumOf(parts) },
        data: pointKinds.map((kind) => {
          const own = parts.filter((part) => part.kind === kind);
          const expiring = nextExpiry(own);
          return {
            kind,
            title: walletTitles[kind],
            text: texts[kind],
            amount: sumOf(own),
            ...(expiring && { expiring }),
          };
        }),
      });
    },

    async getPassbook({ request, session, params: { mobile }, query }) {
      await configFor(request);
      const { userId } = await ownerOf(session, mobile);
      return pageOf(userId, undefined, query?.type);
    },

    async getWalletTransactions({ request, session, query }) {
      await configFor(request);
      const { userId } = requireCustomer(session, logIn);
      return pageOf(userId, query?.before === undefined ? undefined : Number(query.before), query?.type);
    },

    async getWalletHistory({ request, session, params: { mobile } }) {
      await configFor(request);
      const { userId } = await ownerOf(session, mobile);
      const { transactiondate: asked } = request.headers;
      const transactionDate = typeof asked === 'string' ? asked : dateInIndia(now());
      const end = endOfDay(transactionDate);
      if (!end)
        throw new HttpFault(400, {
          code: 'WRONG_DATE',
          displayMsg: 'Choose a day of the past, or today.',
        });
      return reply({ transactionDate, balance: await passbook.balanceBefore(userId, end) });
    },

    async getLoyaltyUser({ request, session }) {
      const { loyaltyPointsPer100 } = await configFor(request);
      const { userId } = requireCustomer(session, logIn);
      const points = Math.floor((await wallet.balance(userId)) / paisePerPoint);
      return reply({ points, pointsPer100: loyaltyPointsPer100 });
    },
  };
  return { handlers };
}

function reply<Data>(data: Data) {
  return new Answer({ status: 'SUCCESS' as const, data }, { cacheControl: personal });
}

function sumOf(parts: readonly WalletPart[]): number {
  return parts.reduce((sum, { amount }) => sum + amount, 0);
}

/** What expires next, and when. Points of several gifts may end at one moment. */
function nextExpiry(parts: readonly WalletPart[]) {
  const ends = parts.flatMap(({ expiresAt }) => expiresAt?.getTime() ?? []);
  if (ends.length === 0) return undefined;
  const next = Math.min(...ends);
  return {
    at: new Date(next).toISOString(),
    amount: sumOf(parts.filter(({ expiresAt }) => expiresAt?.getTime() === next)),
  };
}

/** The first moment after a day in India; undefined for a text that is no day. */
function endOfDay(day: string): Date | undefined {
  const begin = /^\d{4}-\d\d-\d\d$/.test(day) ? Date.parse(`${day}T00:00:00+05:30`) : Number.NaN;
  if (Number.isNaN(begin) || dateInIndia(begin) !== day) return undefined;
  return new Date(begin + 24 * 60 * 60_000);
}
