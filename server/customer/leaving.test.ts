import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, it, vi } from 'vitest';
import type { Database } from '../database/database.ts';
import { describeDatabases } from '../testing/databases.ts';
import { createTestApp, customerHeaders } from '../testing/test-app.ts';

// Each test begins with the whole menu in the database.
vi.setConfig({ testTimeout: 30_000 });

const page = readFileSync(join(import.meta.dirname, '../../docs/operations.md'), 'utf8');
const section = page.slice(page.indexOf('### Customers who leave'));
const statements = /```sql\nbegin;\n([^`]+)commit;\n```/.exec(section)?.[1]?.split(/;\n/).filter(Boolean);

const leave = (db: Database, mobile: string) =>
  db.transaction().execute(async (transaction) => {
    for (const statement of statements ?? [])
      await sql.raw(statement.replace('9876543210', mobile)).execute(transaction);
  });

const asking = /### Customers who ask[\s\S]*?```sql\n([^`]+)```/.exec(page)?.[1] ?? '';

const usersOf = async (db: Database, table: string, column: string) =>
  (
    await sql<{ user: string }>`
      select distinct ${sql.ref(column)} as user from ${sql.table(table)} order by 1
    `.execute(db)
  ).rows.map(({ user }) => user);

/** Every table that knows a customer or a number. */
async function tablesOfCustomers(db: Database): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select distinct columns.table_name as name
    from information_schema.columns join information_schema.tables using (table_schema, table_name)
    where table_schema = 'public' and table_type = 'BASE TABLE'
      and column_name in ('user_id', 'owner_id', 'customer_id', 'mobile')
      and table_name <> 'customers'
      -- A partition is a part of its table.
      and not exists (select from pg_inherits where inhrelid = format('public.%I', columns.table_name)::regclass)
    order by 1
  `.execute(db);
  return rows.map(({ name }) => name);
}

const { nodes } = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../content/info-page/privacy.json'), 'utf8'),
) as { nodes: { id: string; props: { list?: string[] } }[] };
const whatIsKept = nodes.find(({ id }) => id === 'what')?.props.list?.join('\n');

/** Tables whose rows go within a day or two. */
const moments = [
  'login_codes',
  'messages_due',
  'order_requests',
  'password_codes',
  'sms_outbox',
  'social_arrivals',
];

/** What the privacy page calls what stands in a table. */
const words: Readonly<Record<string, RegExp>> = {
  addresses: /addresses .* that you save/,
  carts: /your cart/,
  customer_passwords: /your password in a form that nobody can read/,
  favourite_orders: /favourites that you save/,
  favourite_products: /favourites that you save/,
  feedback_dismissals: /which of our questions you have closed/,
  feedbacks: /Your ratings/,
  leaderboard: /your runs in the cricket promotion/,
  order_issues: /messages to us/,
  order_transactions: /how they were paid/,
  orders: /Your orders/,
  paytm_links: /a Paytm wallet that you have linked/,
  promo_points: /points of your wallet/,
  push_subscriptions: /devices that you are logged in on/,
  session_families: /devices that you are logged in on/,
  social_identities: /the account that you use/,
  train_orders: /PNR and seat/,
  vouchers: /vouchers that were bought with your number/,
};

/** Why rows of a customer stay. */
const kept: Readonly<Record<string, string>> = {
  orders: 'for years, as the privacy page says',
  order_transactions: 'the payment of an order',
  order_requests: 'a day',
  feedbacks: 'for years, as the privacy page says',
  order_issues: 'for years, as the privacy page says',
  promo_points: 'the wallet, whose money is in the ledger',
  vouchers: 'whoever has it may use it',
  messages_due: 'until it is sent',
  sms_outbox: 'in the sandbox alone',
  train_orders: 'thirty days after the journey',
  leaderboard: 'a list of an import',
};

describeDatabases('a customer who leaves, as docs/operations.md says', (open) => {
  async function setUp() {
    const db = await open();
    const test = await createTestApp(db);
    for (const [name, mobile] of [
      ['asha', '9876543210'],
      ['imran', '9876500000'],
    ] as const) {
      const userId = `u-${name}`;
      await customerHeaders(test, { userId, mobile, cartId: `c-${name}` });
      const at = new Date(test.clock.now());
      await db
        .insertInto('addresses')
        .values({ id: `a-${name}`, user_id: userId, address: '{}', checksum: 'sum', saved_at: at })
        .execute();
      await db
        .insertInto('favourite_products')
        .values({ user_id: userId, product_id: 'PIZ7', marked_at: at })
        .execute();
      await db
        .insertInto('favourite_orders')
        .values({ user_id: userId, order_id: `o-${name}`, marked_at: at })
        .execute();
      await db
        .insertInto('feedback_dismissals')
        .values({ user_id: userId, widget_id: 'order-1', dismissed_at: at })
        .execute();
      await db
        .insertInto('paytm_links')
        .values({ user_id: userId, mobile, token: 'sealed', linked_at: at, expires_at: at })
        .execute();
      await db
        .insertInto('carts')
        .values({
          id: `c-${name}`,
          owner_id: userId,
          version: 1,
          lines: '[]',
          is_wallet_used: false,
          updated_at: at,
          used_at: at,
        })
        .execute();
      await db
        .insertInto('social_identities')
        .values({ source: 'Gmail', subject: name, customer_id: userId, linked_at: at })
        .execute();
      await db
        .insertInto('customer_passwords')
        .values({ customer_id: userId, hash: 'hash', changed_at: at } as never)
        .execute();
    }
    return db;
  }

  it('is gone with the logins, the profile, addresses, favourites and the cart; nobody else is', async () => {
    const db = await setUp();
    const gone = [
      ['customers', 'id'],
      ['session_families', 'user_id'],
      ['carts', 'owner_id'],
      ['addresses', 'user_id'],
      ['favourite_products', 'user_id'],
      ['favourite_orders', 'user_id'],
      ['feedback_dismissals', 'user_id'],
      ['paytm_links', 'user_id'],
      ['social_identities', 'customer_id'],
      ['customer_passwords', 'customer_id'],
    ] as const;
    for (const [table, column] of gone) expect(await usersOf(db, table, column)).toContain('u-asha');
    await leave(db, '9876543210');
    for (const [table, column] of gone) {
      const left = await usersOf(db, table, column);
      expect(left, table).not.toContain('u-asha');
      expect(left, table).toContain('u-imran');
    }
    // Who comes again is a new customer.
    const again = await createTestApp(db, { shop: false });
    await customerHeaders(again, { userId: 'u-new', mobile: '9876543210' });
    expect(await usersOf(db, 'customers', 'id')).toEqual(['u-imran', 'u-new']);
  });

  it('every table that knows a customer or a number is named there, goes with one that is, or stays for a reason', async () => {
    const db = await open();
    const cascading = await sql<{ name: string }>`
      select conrelid::regclass::text as name from pg_constraint
      where contype = 'f' and confdeltype = 'c'
        and confrelid in ('customers'::regclass, 'session_families'::regclass)
    `.execute(db);
    const goes = new Set(cascading.rows.map(({ name }) => name));
    const unnamed = (await tablesOfCustomers(db))
      .filter((name) => !statements?.some((text) => text.startsWith(`delete from ${name} `)))
      .filter((name) => !goes.has(name));
    expect(unnamed).toEqual(Object.keys(kept).toSorted());
  });

  it('who asks gets all that is known of them, and no secret, as docs/operations.md says; nothing of anybody else', async () => {
    const db = await setUp();
    const { rows } = await sql.raw<{ what: string }>(asking).execute(db);
    expect(new Set(rows.map(({ what }) => what))).toEqual(
      new Set([
        'customers',
        'session_families',
        'addresses',
        'carts',
        'favourite_products',
        'favourite_orders',
        'feedback_dismissals',
        'paytm_links',
        'social_identities',
      ]),
    );
    const said = JSON.stringify(rows);
    expect(said).toContain('9876543210');
    for (const none of ['imran', '9876500000', 'sealed']) expect(said).not.toContain(none);
    const secret = [...moments, 'customer_passwords'];
    for (const name of (await tablesOfCustomers(db)).filter((table) => !secret.includes(table)))
      expect(asking).toContain(` from ${name} t where `);
  });

  it('the privacy page says what stands in every table that knows a customer or a number for longer than a moment', async () => {
    const tables = (await tablesOfCustomers(await open())).filter((name) => !moments.includes(name));
    expect(tables).toEqual(Object.keys(words).toSorted());
    for (const name of tables) expect(whatIsKept, name).toMatch(words[name] ?? /^$/);
  });
});
