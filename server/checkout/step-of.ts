import type { z } from 'zod';
import type { paymentStep, transactionStatus } from '#schemas/entities/payment.ts';
import type { PaymentAction } from '#schemas/payment-actions.ts';
import { given } from '#schemas/given.ts';
import { notOpen, paymentFailed } from './checkout-faults.ts';
import { isOpen, resultOf } from './states.ts';
import type { Transaction } from './transactions-repository.ts';

export type Step = z.input<typeof paymentStep>;
export type Status = z.input<typeof transactionStatus>;

/** What others know of the next step. */
export interface StepParts {
  /** What a linked wallet needs next. */
  readonly nextOfWallet: (
    userId: string,
    amount: number,
  ) => Promise<Pick<Step, 'mobile' | 'balance'> & { readonly action: PaymentAction }>;
  /** Links that open one UPI app each, on the device of a browser. */
  readonly appsOf: (link: string, userAgent: string) => NonNullable<Step['upi']>['apps'];
}

/** The same, for the browser of a request. */
export interface StepFor extends StepParts {
  readonly userAgent: string;
}

/** PAY-17. What the customer does next. Throws what there is to say of a transaction that has failed. */
export async function stepOf(row: Transaction, parts: StepFor): Promise<Step> {
  const { id, amount, wallet_amount, payment, snapshot, expires_at } = row;
  const step = (action: PaymentAction, more: Partial<Step> = {}): Step => ({
    orderTransactionId: id,
    action,
    amount,
    walletAmount: wallet_amount,
    ...(isOpen(row.state) && { workflowId: id, expiresAt: expires_at.toISOString() }),
    ...more,
  });
  /** Its request is under way, also while the gateway has not said by which id. */
  const upiStep = () => step('UNIFIED_PAYMENT', { upi: { requestId: id, ...upiOf(row, parts) } });
  switch (row.state) {
    case 'CONFIRMED':
      return step('THANKYOU', given({ orderId: row.order_id ?? undefined }));
    case 'AWAITING_CODE':
      return step('COD_OTP', {
        mobile: masked(snapshot.user.mobile),
        ...(payment.code?.sentAt !== undefined && {
          codeSentAt: new Date(payment.code.sentAt).toISOString(),
        }),
      });
    case 'AWAITING_MEANS':
      if (payment.promo)
        return step('REMOVE_PROMO', { promo: { ...payment.promo, netPrice: snapshot.netPrice } });
      if (payment.mode === 'EVOUCHER')
        return payment.voucher ? step('EV_OTP', { mobile: masked(payment.voucher.mobile) }) : step('EV_PIN');
      if (payment.mode === 'PAYTM_WALLET') {
        const { action, ...more } = await parts.nextOfWallet(row.user_id, amount);
        return step(action, more);
      }
      return step('PAY_PAGE');
    case 'AWAITING_PAYMENT':
      if (payment.mode === 'UPI_WALLET') return upiStep();
      // A linked wallet has no page: the server has asked for the money already.
      return step(payment.mode === 'PAYTM_WALLET' ? 'UNIFIED_PAYMENT' : 'PROCESS_PAYMENT');
    case 'PENDING':
      // The gateway waits for an answer from the app: it can be opened again, and its code can be scanned again.
      if (payment.mode === 'UPI_WALLET') return upiStep();
      return payment.mode === 'AMZPAY_WALLET' ? step('AMZNPAY_CHARGE_STATUS') : step('UNIFIED_PAYMENT');
    case 'REFUND_DUE':
    case 'REFUNDED':
      return step('REFUND_PAGE');
    case 'FAILED':
      // ERR-19: the app says that another UPI ID may help.
      if (payment.upi && payment.upi.requestId === undefined)
        return step('UNIFIED_PAYMENT', { upi: upiOf(row, parts) });
      throw paymentFailed(row.reason);
    case 'UNKNOWN':
      throw row.reason === null ? notOpen() : paymentFailed(row.reason);
  }
}

function upiOf({ payment: { upi } }: Transaction, { appsOf, userAgent }: StepFor): NonNullable<Step['upi']> {
  return { ...upi, ...(upi?.link !== undefined && { apps: appsOf(upi.link, userAgent) }) };
}

/** API-076. Who does not own it learns how it went, and nothing else. */
export async function statusOf(row: Transaction, userId: string, parts: StepFor): Promise<Status> {
  const { id, state, snapshot, payment, reason, order_id } = row;
  const known: Status = {
    orderTransactionId: id,
    orderStatus: resultOf[state],
    // Its payment has failed by then: without this, who does not own it would read that nothing was ordered.
    ...(order_id !== null && state !== 'CONFIRMED' && { isCancelled: true }),
  };
  if (row.user_id !== userId) return known;
  const isFailed = state === 'FAILED' || state === 'UNKNOWN';
  return {
    ...known,
    isOwn: true,
    amount: snapshot.netPrice,
    ...given({
      orderId: order_id ?? undefined,
      paymentMode: payment.mode || undefined,
      reason: (isFailed && reason) || undefined,
    }),
    ...((state === 'REFUND_DUE' || state === 'REFUNDED') && {
      refund: { amount: row.amount, state: state === 'REFUNDED' ? 'done' : 'due' },
    }),
    ...(isOpen(state) && payment.mode !== '' && { step: await stepOf(row, parts) }),
  };
}

/** Enough to know one's own number by: ••••••3210. */
export function masked(mobile: string): string {
  return mobile.replace(/\d(?=\d{4})/g, '•');
}
