import type { Database } from '../database/database.ts';
import type { Ledger } from '../ledger/ledger.ts';
import type { RandomBytes } from '../random-bytes.ts';
import { rupees } from '../rupees.ts';
import { sandboxVouchers } from './seed-vouchers.ts';
import type { Vouchers } from './vouchers.ts';
import type { MoreToTry, TrySection } from '../sandbox/gateways/payments-page.ts';

interface Options {
  readonly db: Database;
  readonly ledger: Ledger;
  readonly vouchers: Vouchers;
  readonly randomBytes: RandomBytes;
}

/** Most that one form gives, in rupees. */
const mostRupees = 10_000;

/** Credit of the sandbox: the loyalty wallet of a customer, and vouchers that can be filled again. */
export function createCreditToTry({ db, ledger, vouchers, randomBytes }: Options): MoreToTry {
  const give = (account: `wallet:${string}` | `voucher:${string}`, amount: number) =>
    db.transaction().execute((transaction) =>
      ledger.post(
        {
          posting: `sandbox:${account}:${randomBytes(9).toString('base64url')}`,
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
    await give(`wallet:${owner.id}`, amount * 100);
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
          text: 'Give credit to a customer, who has to have logged in once.',
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
            ],
          },
        },
      ];
    },
    forms: { wallet: fillWallet, vouchers: fillVouchers },
    says: {
      'wallet-filled': 'The credit is in the wallet.',
      'vouchers-filled': 'All vouchers hold what they held at first, with the PINs below.',
      'no-customer': 'No customer has this number yet. Log in with it once, then try again.',
      'wrong-amount': `Enter whole rupees, from 1 to ${mostRupees}.`,
    },
  };
}
