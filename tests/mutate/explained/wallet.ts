import { type Explained, filledList } from './explained.ts';

/** Of the wallet of customers. */
export const inTheWallet: readonly Explained[] = [
  {
    file: 'server/wallet/earnings.ts',
    line: "const takingOrder: readonly PointKind[] = ['brand', 'refund', 'promo'];",
    from: ["'brand'"],
    to: ['""'],
    why: 'What is not in the list comes before all that is: the first one is the first either way.',
  },
  {
    file: 'server/wallet/earnings.ts',
    line: 'const points = order.summary?.loyaltyEarnedPoints ?? 0;',
    to: ['order.summary.loyaltyEarnedPoints'],
    why: 'Only an order whose summary has points gets a time for them: only the types need to be told.',
  },
  {
    file: 'server/wallet/passbook.ts',
    line: 'const transactionIds = lines.flatMap(({ transaction_id: id }) => id ?? []);',
    to: filledList,
    why: 'No transaction has this id.',
  },
  ...[
    "const named = lines.map(({ posting }) => posting.split(':')[1] ?? '');",
    "eb.or([eb('transaction_id', 'in', [...transactionIds, '']), eb('id', 'in', [...named, ''])]),",
    ".where('id', 'in', [...named, ''])",
  ].map((line) => ({
    file: 'server/wallet/passbook.ts',
    line,
    from: ["''"],
    to: ['"Stryker was here!"'],
    why: 'Any text will do that is the id of nothing.',
  })),
  {
    file: 'server/wallet/passbook.ts',
    line: "type: amount < 0 ? 'DEBIT' : 'CREDIT',",
    to: ['amount <= 0'],
    why: 'No posting leaves a wallet with what it held before.',
  },
  {
    file: 'server/wallet/wallet-accounts.ts',
    line: "return account.split(':')[1] ?? '';",
    to: ['"Stryker was here!"'],
    why: 'An account of a wallet has an owner: only the types need to be told.',
  },
  {
    file: 'server/wallet/wallet-calls.ts',
    line: 'amount: sumOf(parts.filter(({ expiresAt }) => expiresAt?.getTime() === next)),',
    to: ['expiresAt.getTime'],
    why: 'Where one of a kind has an end, all of it have one: only the types need to be told.',
  },
  {
    file: 'server/wallet/wallet-calls.ts',
    line: 'const begin = /^\\d{4}-\\d\\d-\\d\\d$/.test(day) ? Date.parse(`${day}T00:00:00+05:30`) : Number.NaN;',
    to: ['/\\d{4}-\\d\\d-\\d\\d$/', '/^\\d{4}-\\d\\d-\\d\\d/'],
    why: 'The next line refuses a day with something before or after it: it is compared with how the day is written.',
  },
  {
    file: 'server/wallet/wallet.ts',
    line: "const spendingOrder: readonly PointKind[] = ['promo', 'brand', 'refund'];",
    from: ["'promo'"],
    to: ['""'],
    why: 'What is not in the list comes before all that is: the first one is the first either way.',
  },
  ...[
    'const ids = rows.flatMap(({ account }) => promoIdOf(account) ?? []);',
    '? []',
    'held.flatMap(({ account }) => promoIdOf(account) ?? []),',
  ].map((line) => ({
    file: 'server/wallet/wallet.ts',
    line,
    to: filledList,
    why: 'No gift has this id.',
  })),
  {
    file: 'server/wallet/wallet.ts',
    line: "expiresAt: ends.get(promoIdOf(account) ?? '') ?? null,",
    to: ['"Stryker was here!"'],
    why: 'Any text will do that is the id of no gift.',
  },
  {
    file: 'server/wallet/wallet.ts',
    line: '(one.expiresAt?.getTime() ?? 0) - (other.expiresAt?.getTime() ?? 0),',
    to: ['one.expiresAt.getTime', 'other.expiresAt.getTime'],
    why: 'Of one kind there are several accounts of gifts alone, which all have an end: only the types need to be told.',
  },
];
