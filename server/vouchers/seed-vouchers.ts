import type { Database } from '../database/database.ts';
import { createLedger } from '../ledger/ledger.ts';
import { createVouchers, type NewVoucher } from './vouchers.ts';

const mobile = '9876543210';

/** The vouchers of the sandbox, each with what it is for. */
export const sandboxVouchers: readonly (NewVoucher & { readonly about: string })[] = [
  {
    code: '500010003001',
    pin: '482913',
    kind: 'E_VOUCHER',
    mobile,
    validUntil: null,
    amount: 200_000,
    about: 'An e-voucher.',
  },
  {
    code: '500010003002',
    pin: '570264',
    kind: 'GIFT_CARD',
    mobile,
    validUntil: null,
    amount: 500_000,
    about: 'A gift card.',
  },
  {
    code: '500010003003',
    kind: 'E_VOUCHER',
    mobile,
    validUntil: null,
    amount: 200_000,
    about: 'No PIN: a code is texted to 98765 43210.',
  },
  {
    code: '500010003004',
    pin: '135790',
    kind: 'GIFT_CARD',
    mobile,
    validUntil: null,
    amount: 5000,
    about: 'Too little for an order.',
  },
  {
    code: '500010003005',
    pin: '246801',
    kind: 'E_VOUCHER',
    mobile,
    validUntil: new Date('2025-12-31T18:30:00Z'),
    amount: 200_000,
    about: 'Not valid any more.',
  },
];

interface Seed {
  readonly secret: string;
  readonly now: () => number;
}

/** Issues the vouchers of the sandbox that are not there yet. */
export async function seedVouchers(db: Database, { secret, now }: Seed): Promise<void> {
  const vouchers = createVouchers({ db, ledger: createLedger({ db, now }), secret });
  for (const voucher of sandboxVouchers) await vouchers.issue(voucher);
}
