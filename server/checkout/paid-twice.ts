import type { OtherPayment } from '../gateways/gateway.ts';
import type { RefundTry } from './refund-tries.ts';
import type { Payment } from './transactions-repository.ts';

/** Money that a gateway took for a transaction besides the payment that counts. It goes back, whatever becomes of the order. */
export interface ExtraPayment extends OtherPayment {
  readonly refund: RefundTry;
  readonly isBack?: true;
}

/** The one that is given back next: one at a time, so that what has gone back before is known. */
export function openExtra({ extras = [] }: Payment): ExtraPayment | undefined {
  return extras.find(({ isBack }) => !isBack);
}

/** In paise: what has gone back of those. */
export function extrasBack({ extras = [] }: Payment): number {
  return extras.reduce((sum, { amount, isBack }) => sum + (isBack ? amount : 0), 0);
}

/** The payment with those that were not known yet, and which these are. */
export function withExtras(payment: Payment, others: readonly OtherPayment[], counts: string | null) {
  const { extras = [] } = payment;
  const known = new Set([counts, ...extras.map(({ gatewayId }) => gatewayId)]);
  const added = others
    .filter(({ gatewayId }) => !known.has(gatewayId))
    .map(({ gatewayId, amount }): ExtraPayment => ({ gatewayId, amount, refund: { number: 1 } }));
  return { added, payment: added.length > 0 ? { ...payment, extras: [...extras, ...added] } : payment };
}

/** The payment after a change of one of those. */
export function withExtra(payment: Payment, gatewayId: string, change: Partial<ExtraPayment>): Payment {
  const { extras = [] } = payment;
  return {
    ...payment,
    extras: extras.map((extra) => (extra.gatewayId === gatewayId ? { ...extra, ...change } : extra)),
  };
}

/** What both sides call the refund of one of those by. */
export function extraRefundId(id: string, { extras = [] }: Payment, { gatewayId, refund }: ExtraPayment) {
  const place = extras.findIndex((extra) => extra.gatewayId === gatewayId) + 1;
  return `R${id}X${place}${refund.number === 1 ? '' : `T${refund.number}`}`;
}
