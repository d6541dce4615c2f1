import type { Migration } from './migration.ts';

/** Messages that are to be sent, the numbers of bills, and what keeps the tables of orders and payments in order. */
export const orderUpkeep: Migration = {
  id: '019-order-upkeep',
  statements: [
    `create table messages_due (
      id text primary key,
      mobile text not null,
      template text not null,
      "values" jsonb not null,
      due_at timestamptz not null,
      until timestamptz not null,
      taken_until timestamptz,
      tries integer not null default 0
    )`,
    'create index messages_due_next on messages_due (due_at)',
    'create index messages_due_expiry on messages_due (until)',
    // A message that is sent once more is left out.
    'alter table sms_outbox add column message_id text unique',

    `create table invoice_numbers (
      series text not null,
      year text not null,
      last integer not null,
      primary key (series, year)
    )`,
    'alter table orders add column invoice_number text',
    // The numbers that these orders were shown with so far.
    `update orders set invoice_number =
      to_char(placed_at at time zone 'Asia/Kolkata' - interval '3 months', 'YY') || '-' ||
      to_char(placed_at at time zone 'Asia/Kolkata' + interval '9 months', 'YY') || '/' || number
      where number is not null`,

    // What was asked for last of the balance of a linked wallet, and when.
    'alter table paytm_links add column balance integer',
    'alter table paytm_links add column looked_at timestamptz',

    // The unique index of posting and account finds postings too.
    'drop index ledger_entries_posting',
    'create trigger ledger_kept before truncate on ledger_entries execute function ledger_is_final()',
    `alter table order_transactions add constraint order_transactions_state check (state in (
      'AWAITING_CODE', 'AWAITING_MEANS', 'AWAITING_PAYMENT', 'PENDING', 'UNKNOWN', 'CONFIRMED', 'FAILED', 'REFUND_DUE', 'REFUNDED'
    ))`,
    `create index order_transactions_ended on order_transactions (updated_at)
      where state = 'FAILED' and next_check_at is null and order_id is null`,
    'create index orders_placed on orders (placed_at desc, id desc) where stages is not null',
    'create index sandbox_payments_detail on sandbox_payments using gin (detail jsonb_path_ops)',
    'create index sandbox_payments_expiry on sandbox_payments (updated_at)',
  ],
};
