import { readFileSync } from 'node:fs';
import { beforeAll, expect, it, vi } from 'vitest';
import { openMemoryDatabase } from '../testing/databases.ts';
import { createTestApp } from '../testing/test-app.ts';

type Limits = typeof import('./rate-limits.ts');
type Limit = Parameters<Limits['createRateLimit']>[1];

const made = vi.hoisted(() => new Map<string, Limit>());
vi.mock('./rate-limits.ts', async (original) => {
  const actual = await original<Limits>();
  const createRateLimit: Limits['createRateLimit'] = (counts, options) => {
    made.set(options.name, options);
    return actual.createRateLimit(counts, options);
  };
  return { ...actual, createRateLimit };
});

beforeAll(async () => {
  const { db, close } = await openMemoryDatabase();
  await createTestApp(db, { shop: false });
  await close();
});

const page = readFileSync(new URL('../../docs/operations.md', import.meta.url), 'utf8');
const [, section = ''] = page.split('\n## Limits\n');
let about = '';
/** A row of `the same` is about what stands above it. */
const rows = (section.split('\n\n\\*')[0] ?? '').split('\n').map((line) => {
  const [, what = '', limit = '', whose = ''] = line.split('|').map((cell) => cell.trim());
  if (!what.startsWith('the same')) about = what;
  return { about, limit, whose };
});

const ofBoth = 'mobile number and address*, both together';

/** What each limit is about, and whose it is, as the table says it. */
const told: Readonly<Record<string, readonly [about: string, whose: string]>> = {
  author: ['wrong author tokens', 'address*'],
  bodies: ['refused bodies', 'address*'],
  'cart-writes': ['changes of a cart', 'session'],
  coupons: ['coupon codes that do not exist', 'customer or guest'],
  'coupons-from': ['coupon codes that do not exist', 'address*'],
  events: ['analytics events', 'address*'],
  feedback: ['feedback and reports of problems', 'customer'],
  'feedback-ids': ['looks at feedback by an id', 'customer or guest'],
  'feedback-ids-from': ['looks at feedback by an id', 'address*'],
  guests: ['new guests', 'address*'],
  'login-arrivals-address': ['returns from a provider of logins', 'address*'],
  'login-codes-address': ['calls that ask for a login code', 'address*, all mobile numbers together'],
  'login-codes-day': ['messages with a login code', 'mobile number'],
  'login-codes-hour': ['messages with a login code', 'mobile number'],
  'login-guesses-address': ['guesses of login codes', 'address*, all mobile numbers together'],
  'login-guesses-both': ['guesses of login codes', ofBoth],
  'login-guesses-number': ['guesses of login codes', 'mobile number'],
  'login-passwords-address': ['wrong passwords', 'address*, all mobile numbers together'],
  'login-passwords-day': ['wrong passwords', 'mobile number'],
  'login-passwords-hour': ['wrong passwords', 'mobile number'],
  'order-codes-both': ['messages with the code of an order', ofBoth],
  'order-codes-from': ['messages with the code of an order', 'address*'],
  'order-codes-number': ['messages with the code of an order', 'mobile number'],
  'order-codes-session': ['messages with the code of an order', 'customer or guest'],
  'order-guesses-from': ['guesses of codes of orders', 'address*'],
  'order-guesses-number': ['guesses of codes of orders', 'mobile number'],
  'order-guesses-session': ['guesses of codes of orders', 'customer or guest'],
  'order-tries': ['tries to order', 'customer or guest'],
  'order-tries-from': ['tries to order', 'address*'],
  'paytm-codes-address': ['messages with a code of Paytm', 'address*'],
  'paytm-codes-number': ['messages with a code of Paytm', 'mobile number'],
  'paytm-guesses': ['guesses of codes of Paytm', 'customer or guest, and mobile number'],
  pnrs: ['lookups of PNRs', 'customer or guest'],
  'pnrs-from': ['lookups of PNRs', 'address*'],
  refreshes: ['refreshes of sessions', 'customer or guest'],
  searches: ['place searches', 'customer or guest; address* without a session'],
  'searches-from': ['place searches', 'address*, all its customers and guests together'],
  tracked: ['tries to track an order', 'customer or guest'],
  'tracked-from': ['tries to track an order', 'address*'],
  'tracked-mobile': ['tries to track an order', 'mobile number'],
  'voucher-pins-from': ['new PINs of vouchers', 'address*'],
  'voucher-pins-session': ['new PINs of vouchers', 'customer or guest'],
  'voucher-pins-voucher': ['new PINs of vouchers', 'voucher'],
  vouchers: ['wrong numbers and PINs of vouchers', 'customer or guest'],
  'vouchers-from': ['wrong numbers and PINs of vouchers', 'address*'],
  'vouchers-unknown': ['wrong numbers and PINs of vouchers', 'number that is no voucher’s'],
};

const spans: Readonly<Record<number, string>> = {
  60: 'a minute',
  300: 'in 5 minutes',
  600: 'in 10 minutes',
  3_600: 'an hour',
  86_400: 'a day',
};

it('docs/operations.md says every limit of the server: how often, in what time, and for each of whom', () => {
  expect([...made.keys()].toSorted()).toEqual(Object.keys(told).toSorted());
  const missing = [...made.values()].filter(({ name, points, seconds }) => {
    const [what = '', whose] = told[name] ?? [];
    const said = new RegExp(`\\b${points.toLocaleString('en-US')}\\b.*${spans[seconds]}`);
    return !rows.some((row) => row.about.startsWith(what) && row.whose === whose && said.test(row.limit));
  });
  expect(missing.map(({ name }) => name)).toEqual([]);
});
