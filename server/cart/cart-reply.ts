import type { z } from 'zod';
import type { CartLineInput, cartSchema, LockReason } from '#schemas/entities/cart.ts';
import { giftLine, type PricedLine } from '../pricing/price-lines.ts';
import { passedLimits } from '../pricing/cart-limits.ts';
import { priceCart } from '../pricing/price-cart.ts';
import { bestOffers, type ChosenOffers } from '../promo/best-offers.ts';
import { evaluate, isApplied } from '../promo/evaluate.ts';
import { isInScope, type PromoContext } from '../promo/promo-cart.ts';
import { termsOf } from '../promo/terms.ts';
import { askedLine } from './asked-lines.ts';
import type { Cart } from './carts-repository.ts';
import { faultRefusal, invalidItemOf, type LineRefusal, validItemOf } from './line-items.ts';
import { offersOfCart } from './offer-list.ts';
import type { Shop } from './shop-now.ts';
import { upsellOf } from './upsell.ts';

export type CartReply = z.input<typeof cartSchema>;

/** What offers are judged by in this shop. */
export function promoContext({ menu, orderType, customer, paymentMode, now }: Shop): PromoContext {
  return {
    now,
    orderType,
    paymentMode,
    customer,
    names: menu.names,
    worthOf: (gift) => {
      const line = giftLine(gift, menu.available);
      return line ? line.unitPrice * line.quantity : null;
    },
  };
}

/** The cart with its bill: what can be ordered is priced, what cannot is named (CRT-01, CRT-20). Nothing is left out. */
export function cartReply(cart: Cart, shop: Shop): CartReply {
  const { menu, config, offers, orderType, mix } = shop;
  const context = promoContext(shop);
  const refused = new Map(
    cart.lines.flatMap((line) => {
      const refusal = refusalOf(line, shop, context);
      return refusal ? [[line.id, refusal] as const] : [];
    }),
  );
  const orderable = cart.lines.filter(({ id }) => !refused.has(id));
  const entered = cart.enteredCode;
  const found = offersFor({ shop, context, entered });
  let priced: readonly PricedLine[] = [];
  let chosen: ChosenOffers | undefined;
  const { lines, bill, amounts } = priceCart({
    lines: orderable.map(askedLine),
    catalogue: menu.available,
    mix,
    orderType,
    charges: config.charges,
    promo: (before) => {
      priced = before;
      chosen = found(before);
      return chosen;
    },
  });
  const applied = chosen?.applied ?? [];
  const list = offersOfCart({ offers, applied, entered, lines: priced, context, menu });
  const asked = new Map(cart.lines.map((line) => [line.id, line]));
  const validItems = lines.map((line) => validItemOf(line, { asked: asked.get(line.id), menu, mix }));
  const terms = offers.flatMap(({ rule }) =>
    applied.some(({ code }) => code === rule.code) ? termsOf(rule, menu.names) : [],
  );
  return {
    cartId: cart.id,
    version: cart.version,
    ...(cart.isClosed && { isOrdered: true }),
    storeId: shop.store.id,
    deliveryType: orderType,
    ...amounts,
    bill,
    validItems,
    invalidItems: cart.lines.flatMap((line) => {
      const refusal = refused.get(line.id);
      return refusal ? [invalidItemOf(line, refusal, menu)] : [];
    }),
    ...(entered !== null && { explicitPromo: enteredPromo(entered, chosen, shop) }),
    appliedOffers: applied.map(({ code, result, saving, text }) => ({ code, result, saving, text })),
    manualApplyPromo: list.some(({ manualApplyPromo }) => manualApplyPromo),
    upsellData: upsellOf(
      validItems.map(({ productId, foodType = 1 }) => ({ productId, foodType })),
      menu,
    ),
    cartOffers: list,
    tnc: [...new Set(terms)],
    limits: [...passedLimits({ lines, amounts }, config), ...limitOfProducts(priced, shop)],
  };
}

/** The offers that take part: those that apply by themselves, those of lines, and the one whose code was entered. */
function offersFor({
  shop: { offers },
  context,
  entered,
}: {
  readonly shop: Shop;
  readonly context: PromoContext;
  readonly entered: string | null;
}) {
  const promos = offers
    .map(({ rule }) => rule)
    .filter((rule) => rule.trigger !== 'code' || rule.code === entered);
  return (lines: readonly PricedLine[]): ChosenOffers =>
    bestOffers({ promos, lines, context, ...(entered !== null && { entered }) });
}

/** OFR-11. An entered code stays, and says why it does not hold any more. */
function enteredPromo(
  code: string,
  chosen: ChosenOffers | undefined,
  { config }: Shop,
): NonNullable<CartReply['explicitPromo']> {
  const result = chosen?.entered;
  return result
    ? { promoCode: code, result: result.result, text: result.text }
    : { promoCode: code, result: 'FAILED', text: config.couponInvalidText };
}

/** What an offer of lines says of one before the whole cart is known: with more in the cart, or paid in another way, it would hold. */
const mayHoldLater: ReadonlySet<LockReason> = new Set(['BELOW_MINIMUM', 'PAYMENT_MODE', 'NO_SAVING']);

function refusalOf(line: CartLineInput, shop: Shop, context: PromoContext): LineRefusal | undefined {
  const asked = askedLine(line);
  const fault = shop.menu.faultOf(line.productId, asked.selection);
  if (fault) return faultRefusal(fault);
  if (asked.implicitPromo === undefined) return undefined;
  const over = (text: string): LineRefusal => ({ reason: 'offer', missing: [], text });
  const rule = shop.offers.find(({ rule: { code } }) => code === asked.implicitPromo)?.rule;
  if (rule?.trigger !== 'PRODUCT_IMPLICIT') return over('The offer of this item is over.');
  const [priced] = priceCart({
    lines: [asked],
    catalogue: shop.menu.available,
    orderType: shop.orderType,
    charges: shop.config.charges,
  }).lines;
  if (!priced || !('on' in rule.effect) || !isInScope(rule.effect.on, priced))
    return over('This item does not belong to the offer any more.');
  const result = evaluate(rule, { lines: [priced] }, context);
  return isApplied(result) || mayHoldLater.has(result.reason) ? undefined : over(result.text);
}

/** ERR-12. What offers give for free does not count. */
function limitOfProducts(lines: readonly PricedLine[], { menu }: Shop): 'too-many-of-product'[] {
  const units = new Map<string, number>();
  for (const { productId, quantity } of lines) units.set(productId, (units.get(productId) ?? 0) + quantity);
  const isPassed = [...units].some(
    ([id, count]) => count > (menu.dishes.get(id)?.product.maxQuantity ?? Infinity),
  );
  return isPassed ? ['too-many-of-product'] : [];
}
