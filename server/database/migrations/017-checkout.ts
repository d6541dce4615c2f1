import type { Migration } from './migration.ts';

/** Tries to order and pay, the orders that came of them, and the money of both. */
export const checkout: Migration = {
  id: '017-checkout',
  statements: [
    `create table order_transactions (
      id text primary key,
      user_id text not null,
      cart_id text not null,
      state text not null,
      snapshot jsonb not null,
      payment jsonb not null,
      gateway text,
      amount integer not null check (amount >= 0),
      wallet_amount integer not null check (wallet_amount >= 0),
      reason text,
      order_id text,
      gateway_id text,
      asked_at timestamptz,
      checks integer not null default 0,
      next_check_at timestamptz,
      expires_at timestamptz not null,
      created_at timestamptz not null,
      updated_at timestamptz not null
    )`,
    'create index order_transactions_cart on order_transactions (cart_id)',
    'create index order_transactions_user on order_transactions (user_id, created_at desc)',
    'create index order_transactions_due on order_transactions (next_check_at) where next_check_at is not null',
    `create table order_transaction_events (
      id bigint generated always as identity primary key,
      transaction_id text not null,
      event text not null,
      from_state text,
      to_state text not null,
      detail jsonb not null default '{}',
      at timestamptz not null
    )`,
    'create index order_transaction_events_of on order_transaction_events (transaction_id, id)',
    `create table order_requests (
      user_id text not null,
      request_id text not null,
      fingerprint text not null,
      reply text not null,
      at timestamptz not null,
      primary key (user_id, request_id)
    )`,
    'create index order_requests_expiry on order_requests (at)',

    'alter table orders add column cart_id text',
    'alter table orders add column transaction_id text',
    'alter table orders add column number text',
    'alter table orders add column mobile text',
    'alter table orders add column summary jsonb',
    'alter table orders add column stages jsonb',
    'create unique index orders_cart on orders (cart_id) where cart_id is not null',
    'create unique index orders_number on orders (number) where number is not null',
    // What the law wants on the bill of a restaurant.
    'alter table stores add column gstin text',
    'alter table stores add column fssai text',
    'create sequence order_numbers start 100001',
    `create table favourite_orders (
      user_id text not null,
      order_id text not null,
      marked_at timestamptz not null,
      primary key (user_id, order_id)
    )`,
    `create table order_popups (
      order_id text not null,
      popup_id text not null,
      read_at timestamptz not null,
      primary key (order_id, popup_id)
    )`,

    // Money. Each posting is a set of entries whose amounts add up to zero: checked when the transaction ends.
    `create table ledger_entries (
      id bigint generated always as identity primary key,
      posting text not null,
      account text not null,
      amount integer not null check (amount <> 0),
      transaction_id text,
      kind text not null,
      at timestamptz not null
    )`,
    'create index ledger_entries_account on ledger_entries (account, id)',
    'create index ledger_entries_transaction on ledger_entries (transaction_id) where transaction_id is not null',
    'create index ledger_entries_posting on ledger_entries (posting)',
    'create unique index ledger_entries_once on ledger_entries (posting, account)',
    `create function ledger_is_balanced() returns trigger language plpgsql as $$
    begin
      if (select coalesce(sum(amount), 0) from ledger_entries where posting = new.posting) <> 0 then
        raise exception 'The entries of the posting % do not add up to zero.', new.posting;
      end if;
      return null;
    end $$`,
    `create constraint trigger ledger_balanced after insert on ledger_entries
      deferrable initially deferred for each row execute function ledger_is_balanced()`,
    `create function ledger_is_final() returns trigger language plpgsql as $$
    begin
      raise exception 'Entries of the ledger are not changed and not removed. Post the opposite.';
    end $$`,
    'create trigger ledger_final before update or delete on ledger_entries for each row execute function ledger_is_final()',

    `create table vouchers (
      code text primary key,
      pin_hash text,
      kind text not null,
      mobile text not null,
      valid_until timestamptz,
      wrong_pins integer not null default 0
    )`,
    `create table paytm_links (
      user_id text primary key,
      mobile text not null,
      token text not null,
      linked_at timestamptz not null,
      expires_at timestamptz not null
    )`,
    `create table sandbox_payments (
      gateway text not null,
      ref text not null,
      amount integer not null,
      state text not null,
      scenario text,
      detail jsonb not null default '{}',
      due_at timestamptz,
      updated_at timestamptz not null,
      primary key (gateway, ref)
    )`,
  ],
};
