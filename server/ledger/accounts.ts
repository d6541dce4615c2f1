import type { GatewayKind } from '#schemas/payment-actions.ts';

/**
 * The accounts of the ledger. A balance is what the shop owes an account; one below zero is what the account owes the shop.
 *
 * - customer: what a customer has paid and got no order for yet. Nothing, once everything is settled.
 * - gateway: below zero, what a gateway has collected for the shop.
 * - wallet, voucher: the credit that is left. A wallet has an account for each kind of points: see server/wallet/wallet-accounts.ts.
 * - held: credit of a wallet that is set aside for an order that is being paid.
 * - cash: below zero, what riders and tills have collected or will collect.
 * - sales: what orders were sold for.
 * - refund-due: what has to be given back.
 * - issued: the counterpart of credit that the shop gave away.
 */
export type Account =
  | `customer:${string}`
  | `gateway:${GatewayKind}`
  | `wallet:${string}`
  | `held:${string}`
  | `voucher:${string}`
  | 'cash'
  | 'sales'
  | 'refund-due'
  | 'issued';
