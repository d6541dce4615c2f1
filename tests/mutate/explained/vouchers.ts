import type { Explained } from './explained.ts';

/** Of e-vouchers and gift cards. */
export const inTheVouchers: readonly Explained[] = [
  {
    file: 'server/vouchers/credit-to-try.ts',
    line: "const mobile = (form.get('mobile') ?? '').replace(/\\D/g, '').slice(-10);",
    from: ["''"],
    to: ['"Stryker was here!"'],
    // The other one is what takes the place of a space.
    places: 1,
    why: 'A text without digits is no number either.',
  },
  {
    file: 'server/vouchers/credit-to-try.ts',
    line: 'if (missing > 0) await give(`voucher:${code}`, missing);',
    to: ['missing >= 0'],
    why: 'The ledger leaves out entries of nothing.',
  },
  ...["name: 'vouchers',", "name: 'vouchers-from',", "name: 'vouchers-unknown',"].map((line) => ({
    file: 'server/vouchers/voucher-limits.ts',
    line,
    to: ['""'],
    why: 'A name of counters that no other has.',
  })),
  ...[
    "ofVoucher: resetsOf('voucher', 3),",
    "ofSession: resetsOf('session', 5),",
    "ofCaller: resetsOf('from', 60),",
  ].map((line) => ({
    file: 'server/vouchers/voucher-limits.ts',
    line,
    to: ['""'],
    why: 'The end of a name of counters that no other has.',
  })),
  {
    file: 'server/vouchers/vouchers.ts',
    line: "nobodys ??= hash('', options);",
    to: ['"Stryker was here!"'],
    why: 'It takes as long with any text, and what is entered is not right even when it is that text.',
  },
  {
    file: 'server/vouchers/vouchers.ts',
    line: 'if (await find(code)) return false;',
    to: ['false'],
    why: 'The insertion finds a voucher that is there too: this saves the time to hash its PIN where a file is loaded again.',
  },
];
