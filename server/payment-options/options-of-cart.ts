import type { z } from 'zod';
import type { paymentOption } from '#schemas/entities/payment.ts';
import type { PaymentOptionsDocument } from '#schemas/documents/payment-options.ts';
import type { GatewayKind } from '#schemas/payment-actions.ts';
import type { PaymentMode } from '#schemas/payment-modes.ts';
import { given } from '#schemas/given.ts';
import { cartReply } from '../cart/cart-reply.ts';
import type { FrozenCart } from '../cart/freeze-cart.ts';
import { voucherRefusal } from './voucher-refusal.ts';
import type { OfferedOption } from './offered-options.ts';

interface OfCart {
  readonly frozen: FrozenCart;
  readonly document: PaymentOptionsDocument;
  /** The options of the document, in its order; undefined for those that this build of the app does not list. */
  readonly offered: readonly (OfferedOption | undefined)[];
  readonly isZeroContact: boolean;
}

type Option = z.input<typeof paymentOption>;

/** Gateways that take a card from our page. The browser sends it to them alone. */
const cardOnOurPage: readonly GatewayKind[] = ['PAYU'];

/** The ways to pay for a cart: which of them can be chosen, and what it costs then. */
export function optionsOfCart({ frozen, document, offered, isZeroContact }: OfCart): Option[] {
  const refusal = voucherRefusal(frozen.priced);
  const { blocks, reason } = document.zeroContact;
  const priceBy = pricesByMode(frozen);

  function whyNot({ mode, status, reason: own }: OfferedOption): string | undefined {
    if (status === 'D') return own;
    if (isZeroContact && blocks.includes(mode)) return reason;
    return mode === 'EVOUCHER' ? refusal : undefined;
  }

  return document.options.flatMap((written, at) => {
    const option = offered[at];
    if (!option) return [];
    const why = whyNot(option);
    const { paymentId, label, text, img_url, paymentUrl, banks } = written;
    return [
      {
        paymentId,
        paymentMode: option.mode,
        label,
        text,
        banks,
        asksCard: option.gateway === null || cardOnOurPage.includes(option.gateway),
        status: option.status === 'E' && why === undefined ? 'E' : 'D',
        ...given({ reason: why, img_url, paymentUrl, netPrice: priceBy(option.mode) }),
      } satisfies Option,
    ];
  });
}

/** What the cart costs by each way to pay, where an offer depends on it. */
export function pricesByMode({ cart, shop, priced }: FrozenCart) {
  const known = new Map<PaymentMode, number>();
  const judged = new Set(shop.offers.flatMap(({ rule }) => rule.paymentModes ?? []));
  return (mode: PaymentMode): number | undefined => {
    if (!judged.has(mode)) return undefined;
    const price = known.get(mode) ?? cartReply(cart, { ...shop, paymentMode: mode }).netPrice;
    known.set(mode, price);
    return price === priced.netPrice ? undefined : price;
  };
}
