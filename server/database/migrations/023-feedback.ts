import type { Migration } from './migration.ts';

/** What customers say of their orders, and the problems that they report. */
export const feedback: Migration = {
  id: '023-feedback',
  statements: [
    'create sequence feedback_tickets start 100001',
    `create table feedbacks (
      id text primary key,
      user_id text not null,
      submission_id text not null,
      ticket text not null unique,
      order_id text,
      order_mode text,
      contact jsonb not null,
      answers jsonb not null,
      nps integer check (nps between 0 and 10),
      given_at timestamptz not null,
      changed_at timestamptz not null,
      unique (user_id, submission_id)
    )`,
    // A customer has one feedback for each order.
    'create unique index feedbacks_order on feedbacks (user_id, order_id) where order_id is not null',
    'create index feedbacks_given on feedbacks (user_id, given_at desc)',
    `create table order_issues (
      id text primary key,
      user_id text not null,
      submission_id text not null,
      ticket text not null unique,
      order_id text not null,
      category text not null,
      issues jsonb not null,
      comment text not null,
      reported_at timestamptz not null,
      unique (user_id, submission_id)
    )`,
    'create index order_issues_order on order_issues (order_id)',
  ],
};
