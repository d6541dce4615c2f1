import { genericTexts } from '#src/config/texts/generic.ts';
import { paymentTexts } from '#src/config/texts/payment.ts';
import type { Refusal } from '#src/request/answer.ts';

/** What leads on after a failure. */
export type WayOn = 'retry' | 'change' | 'cart' | 'train' | 'orders' | 'preview';

/** Why a payment did not go on, as the screens say it. */
export interface Failure {
  readonly header: string;
  readonly text: string;
  /** The first one is the way that helps most. */
  readonly ways: readonly WayOn[];
  /** It is about the ways to pay themselves: it is said where they are chosen too, when the page that it came up on leads there. */
  readonly isAboutWays?: true;
}

/** With these codes the ways to pay on the screen, their prices or the wallet's balance are old. */
const staleWays: readonly string[] = [
  'PRICE_CHANGED',
  'OPTION_GONE',
  'WALLET_SHORT',
  'ZERO_CONTACT',
  'VOUCHER_NOT_ALLOWED',
];

export function isAboutWays(code: string | undefined): boolean {
  return code !== undefined && staleWays.includes(code);
}

/**
 * Codes of the server that the customer can do something about elsewhere. Nothing was charged. For any other code it helps to try again, or to
 * pay in another way. `tests/checkout-refusals.test.ts` asks this of every code of the server's checkout.
 */
const waysOf: Readonly<Record<string, readonly WayOn[]>> = {
  EMPTY_CART: ['cart'],
  ITEMS_NOT_AVAILABLE: ['cart'],
  ORDER_TYPE_CHANGED: ['cart'],
  ORDER_TYPE_NOT_SERVED: ['cart'],
  ADDRESS_MISSING: ['cart'],
  ADDRESS_NOT_SERVED: ['cart'],
  MOBILE_MISSING: ['cart'],
  SCHEDULE: ['cart'],
  STORE_CLOSED: ['cart'],
  '2.STOREOFF': ['cart'],
  STORE_UNKNOWN: ['cart'],
  NO_STORE: ['cart'],
  NO_SUCH_ADDRESS: ['cart'],
  NO_SUCH_CART: ['cart'],
  CART_CHANGED: ['cart'],
  TRAIN_MISSING: ['train'],
  TRAIN_CLOSED: ['train'],
  TRAIN_CANCELLED: ['train'],
  TRAIN_OTHER_STORE: ['train', 'cart'],
  NO_SUCH_TRANSACTION: ['cart'],
  NOT_OPEN: ['cart'],
  ORDER_CANCELLED: ['orders'],
  PAGE_OPEN: ['change', 'cart'],
  PREVIEW: ['preview'],
  PRICE_CHANGED: ['retry', 'cart'],
  OPTION_GONE: ['change'],
  VOUCHER_NOT_ALLOWED: ['change'],
  ZERO_CONTACT: ['change'],
  WALLET_SHORT: ['change'],
  TWO_WAYS_TO_PAY: ['change'],
};

/** A problem that the server names before the order is placed, or a refusal with a code. */
export function failureWith({
  code,
  text,
  header = genericTexts.header,
}: {
  code: string;
  text: string;
  header?: string;
}): Failure {
  const ways = Object.hasOwn(waysOf, code)
    ? waysOf[code]
    : code.startsWith('LIMIT_')
      ? (['cart'] as const)
      : undefined;
  return {
    header,
    text,
    ways: ways ?? ['retry', 'change'],
    ...(isAboutWays(code) && { isAboutWays: true }),
  };
}

/** PAY-47, PAY-48. The first error of the server, else the generic one; null where a popup has said it. */
export function failureOf(refusal: Refusal): Failure | null {
  const { shown, hasServerText, text, header, code } = refusal;
  if (shown) return null;
  return failureWith({ code, header, text: hasServerText ? text : genericTexts.text });
}

const endings: readonly string[] = ['PAYMENT_FAILED', 'NOT_OPEN', 'ORDER_CANCELLED', 'NO_SUCH_TRANSACTION'];

/** Whether a refusal is about the payment itself. Any other says only that nobody could be asked: the money may have come. */
export function saysHowItEnded({ kind, code }: Refusal): boolean {
  return kind === 'refused' && endings.includes(code);
}

/** PAY-57, ERR-14. A payment that failed; the server may say why. */
export function paymentFailure(reason: string | undefined, text: string = paymentTexts.failed): Failure {
  return { header: genericTexts.header, text: reason ?? text, ways: ['retry', 'change'] };
}

/** PAY-56, ERR-18. */
export const pollingExhausted: Failure = {
  header: paymentTexts.pollingHeader,
  text: paymentTexts.pollingExhausted,
  ways: ['retry', 'change'],
};
