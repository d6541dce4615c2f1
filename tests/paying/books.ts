import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { GatewayKind } from '#schemas/payment-actions.ts';
import type { Database } from '#server/database/database.ts';
import { createSandboxPayments } from '#server/sandbox/gateways/sandbox-payments.ts';

/** What the gateways of the sandbox say themselves of a payment. */
interface AtGateway {
  readonly truth: string;
  /** What the gateway has of the customer's money: paid, and not given back. */
  readonly kept: number;
}

/** One try of a cart, with the money of it on both sides. */
export interface Try {
  readonly id: string;
  readonly state: string;
  readonly amount: number;
  readonly atGateway: AtGateway | undefined;
  /** Account → what the ledger says of this try. */
  readonly ledger: ReadonlyMap<string, number>;
}

export interface CartBooks {
  readonly orders: readonly { readonly transactionId: string | null; readonly price: number }[];
  readonly tries: readonly Try[];
}

/** What is written of one cart, by the shop and by the gateways. */
export async function booksOf(db: Database, cartId: string, now: () => number): Promise<CartBooks> {
  const payments = createSandboxPayments({ db, now, randomBytes });
  const orders = await db
    .selectFrom('orders')
    .select(['transaction_id', 'net_price'])
    .where(({ eb, or, selectFrom }) =>
      or([
        eb('cart_id', '=', cartId),
        // Whatever cart it says it is of.
        eb(
          'transaction_id',
          'in',
          selectFrom('order_transactions').select('id').where('cart_id', '=', cartId),
        ),
      ]),
    )
    .execute();
  const rows = await db
    .selectFrom('order_transactions')
    .select(['id', 'state', 'amount', 'gateway'])
    .where('cart_id', '=', cartId)
    .orderBy('created_at')
    .execute();
  const tries: Try[] = [];
  for (const { id, state, amount, gateway } of rows) {
    const paid = gateway === null ? undefined : await payments.find(gateway as GatewayKind, id);
    const refunds = Object.values(paid?.refunds ?? {}).reduce((sum, one) => sum + one, 0);
    const entries = await db
      .selectFrom('ledger_entries')
      .select(['account', sql<string>`sum(amount)::text`.as('sum')])
      .where('transaction_id', '=', id)
      .groupBy('account')
      .execute();
    tries.push({
      id,
      state,
      amount,
      atGateway: paid && {
        truth: paid.state,
        kept: paid.state === 'success' ? paid.amount - refunds : 0,
      },
      ledger: new Map(entries.map(({ account, sum }) => [account.split(':')[0] ?? account, Number(sum)])),
    });
  }
  return {
    orders: orders.map(({ transaction_id, net_price }) => ({
      transactionId: transaction_id,
      price: net_price,
    })),
    tries,
  };
}

/** What is wrong in the books of a cart once everything is settled. */
export function faultsIn({ orders, tries }: CartBooks): string[] {
  const faults: string[] = [];
  const [order] = orders;
  if (orders.length > 1) faults.push(`${orders.length} orders of one cart`);
  for (const { id, state, amount, atGateway, ledger } of tries) {
    const isOrdered = order?.transactionId === id;
    const wrong = (what: string) => faults.push(`${id} (${state}): ${what}`);
    if (isOrdered !== (state === 'CONFIRMED'))
      wrong(isOrdered ? 'an order, and not confirmed' : 'no order of it');
    const kept = atGateway?.kept ?? 0;
    const due = isOrdered && atGateway ? amount : 0;
    if (kept !== due) wrong(`the gateway has ${kept}, and the order is ${due}`);
    if (isOrdered && !atGateway && (ledger.get('cash') ?? 0) !== -amount)
      wrong('nobody has paid for the order');
    const account = (name: string) => ledger.get(name) ?? 0;
    if (account('gateway') + kept !== 0)
      wrong(`the ledger says ${-account('gateway')} of the gateway's ${kept}`);
    for (const name of ['customer', 'held', 'refund-due'])
      if (account(name) !== 0) wrong(`${account(name)} are left on ${name}`);
    const sold = isOrdered ? order.price : 0;
    if (account('sales') !== sold) wrong(`sold for ${account('sales')} in place of ${sold}`);
    const sum = [...ledger.values()].reduce((one, other) => one + other, 0);
    if (sum !== 0) wrong(`its postings add up to ${sum}`);
  }
  return faults;
}

/** What is wrong in the ledger as a whole once everything is settled. */
export async function ledgerFaults(db: Database): Promise<string[]> {
  const { rows } = await sql<{ account: string; sum: string }>`
    select split_part(account, ':', 1) as account, sum(amount)::text as sum from ledger_entries group by 1`.execute(
    db,
  );
  const sums = new Map(rows.map(({ account, sum }) => [account, Number(sum)]));
  const faults = ['customer', 'held', 'refund-due']
    .filter((account) => (sums.get(account) ?? 0) !== 0)
    .map((account) => `${sums.get(account)} are left on ${account}`);
  const total = [...sums.values()].reduce((one, other) => one + other, 0);
  if (total !== 0) faults.push(`the ledger adds up to ${total}`);
  const { sold } = await db
    .selectFrom('orders')
    .select(sql<string>`coalesce(sum(net_price), 0)::text`.as('sold'))
    .where('transaction_id', 'is not', null)
    .executeTakeFirstOrThrow();
  if ((sums.get('sales') ?? 0) !== Number(sold))
    faults.push(`sold for ${sums.get('sales') ?? 0}, and the orders are ${sold}`);
  // Each account by itself: a sum over all of them could hide two that are wrong.
  const open = await sql<{ account: string; sum: string }>`
    select account, sum(amount)::text as sum from ledger_entries
    where account like 'customer:%' or account like 'held:%' group by 1 having sum(amount) <> 0`.execute(db);
  return [...faults, ...open.rows.map(({ account, sum }) => `${sum} are left on ${account}`)];
}
