import type { Database } from '../database/database.ts';
import type { Ledger } from '../ledger/ledger.ts';
import type { RandomBytes } from '../random-bytes.ts';
import { rupees } from '#schemas/rules/rupees.ts';
import type { WalletModule } from '../wallet/wallet-module.ts';
import { sandboxVouchers } from './seed-vouchers.ts';
import type { Vouchers } from './vouchers.ts';
import type { MoreToTry, TrySection } from '../sandbox/gateways/payments-page.ts';

interface Options {
  readonly db: Database;
  readonly now: () => number;
  readonly ledger: Ledger;
  readonly wallet: Pick<WalletModule, 'wallet' | 'promos'>;
  readonly vouchers: Vouchers;
  readonly randomBytes: RandomBytes;
}

/** Most that one form gives, in rupees. */
const mostRupees = 10_000;
/** How long points that this page gives can be used, at most. */
const mostDays = 365;
const dayMs = 24 * 60 * 60_000;

/** Credit of the sandbox: the loyalty wallet of a customer, and vouchers that can be filled again. */
export function createCreditToTry({ db, now, ledger, wallet, vouchers, randomBytes }: Options): MoreToTry {
  const once = () => randomBytes(9).toString('base64url');

  const give = (account: `voucher:${string}`, amount: number) =>
    db.transaction().execute((transaction) =>
      ledger.post(
        {
          posting: `sandbox:${account}:${once()}`,
          kind: 'sandbox',
          entries: [
            { account: 'issued', amount: -amount },
            { account, amount },
          ],
        },
        transaction,
      ),
    );

  async function fillWallet(form: URLSearchParams): Promise<string> {
    const amount = Number(form.get('rupees'));
    if (!Number.isInteger(amount) || amount < 1 || amount > mostRupees) return 'wrong-amount';
    const mobile = (form.get('mobile') ?? '').replace(/\D/g, '').slice(-10);
    const owner = await db
      .selectFrom('customers')
      .select('id')
      .where('mobile', '=', mobile)
      .executeTakeFirst();
    if (!owner) return 'no-customer';
    const days = (form.get('days') ?? '').trim();
    const gift = { userId: owner.id, amount: amount * 100 };
    if (days === '') {
      const named = { ...gift, posting: `sandbox:${once()}`, kind: 'sandbox' };
      await db.transaction().execute((transaction) => wallet.wallet.give(named, transaction));
      return 'wallet-filled';
    }
    const count = Number(days);
    if (!Number.isFinite(count) || count <= 0 || count > mostDays) return 'wrong-days';
    const promo = {
      ...gift,
      id: `sandbox-${once()}`,
      title: 'Promo points to try',
      expiresAt: now() + count * dayMs,
    };
    await db.transaction().execute((transaction) => wallet.promos.give(promo, transaction));
    return 'wallet-filled';
  }

  async function fillVouchers(): Promise<string> {
    for (const { code, pin, amount } of sandboxVouchers) {
      const missing = amount - (await vouchers.balance(code));
      if (missing > 0) await give(`voucher:${code}`, missing);
      await vouchers.setPin(code, pin);
    }
    return 'vouchers-filled';
  }

  return {
    async sections(): Promise<TrySection[]> {
      const rows = await Promise.all(
        sandboxVouchers.map(
          async ({ code, pin, about }) =>
            [
              code.replace(/(\d{4})(?=\d)/g, '$1 '),
              `${pin === undefined ? '' : `PIN ${pin}. `}${about} ${rupees(await vouchers.balance(code))} left.`,
            ] as const,
        ),
      );
      return [
        {
          title: 'E-vouchers and gift cards',
          text: 'Five wrong PINs lock a voucher. A new one is texted to 98765 43210; the PIN below ends then.',
          rows,
          form: { path: 'vouchers', button: 'Fill them again', fields: [] },
        },
        {
          title: 'Loyalty wallet',
          text: 'Give points to a customer, who has to have logged in once. A point is worth one rupee. With a number of days they are promo points, which expire: 0.001 is about a minute and a half.',
          rows: [],
          form: {
            path: 'wallet',
            button: 'Fill the wallet',
            fields: [
              { name: 'mobile', label: 'Mobile number', kind: 'tel' },
              {
                name: 'rupees',
                label: `Amount in rupees, ${mostRupees.toLocaleString('en-IN')} at most`,
                kind: 'number',
              },
              {
                name: 'days',
                label: 'Days until they expire; leave it empty for points that do not',
                kind: 'text',
                isOptional: true,
              },
            ],
          },
        },
      ];
    },
    forms: { wallet: fillWallet, vouchers: fillVouchers },
    says: {
      'wallet-filled': 'The points are in the wallet.',
      'vouchers-filled': 'All vouchers hold what they held at first, with the PINs below.',
      'no-customer': 'No customer has this number yet. Log in with it once, then try again.',
      'wrong-days': `Enter a number of days, ${mostDays} at most, or none.`,
      'wrong-amount': `Enter whole rupees, from 1 to ${mostRupees.toLocaleString('en-IN')}.`,
    },
  };
}
