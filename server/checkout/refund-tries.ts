import type { Payment } from './transactions-repository.ts';

/** A try to give a payment back. */
export interface RefundTry {
  /** 1 for the first; the next follows when the gateway has refused one. */
  readonly number: number;
  /** The gateway's own id of it, where it has said one. */
  readonly known?: string | undefined;
}

export function refundOf({ refund = { number: 1 } }: Payment): RefundTry {
  return refund;
}

/** What both sides call it by. The same for a try that is repeated, so that it is done once; a refused one is not done by its old name. */
export function refundIdOf(transactionId: string, { number }: RefundTry): string {
  return `R${transactionId}${number === 1 ? '' : number}`;
}
