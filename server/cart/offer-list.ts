import type { z } from 'zod';
import type { cartOffer } from '#schemas/entities/cart.ts';
import type { Promo, PromoScope } from '#schemas/entities/promo.ts';
import { given } from '#schemas/given.ts';
import { type PricedLine, priceLines } from '../pricing/price-lines.ts';
import { bestOffers, othersSaveMore } from '../promo/best-offers.ts';
import { type AppliedPromo, evaluate, isApplied } from '../promo/evaluate.ts';
import { isInScope, type PromoContext } from '../promo/promo-cart.ts';
import { isForMeat, type Offer } from '../promo/promos-repository.ts';
import { termsOf } from '../promo/terms.ts';
import { isOver } from '../promo/why-refused.ts';
import type { MenuLookup } from './menu-lookup.ts';

export type CartOffer = z.input<typeof cartOffer>;

interface OffersOfCart {
  readonly offers: readonly Offer[];
  readonly applied: readonly AppliedPromo[];
  /** Code of the cart. */
  readonly entered: string | null;
  readonly lines: readonly PricedLine[];
  readonly context: PromoContext;
  readonly menu: MenuLookup;
}

/**
 * The offers as they stand to a cart (API-055, API-057, API-058), without those that are over, because nobody can use them any more, and those whose
 * code nothing advertises: who has such a code enters it.
 */
export function offersOfCart({ offers, applied, entered, lines, context, menu }: OffersOfCart): CartOffer[] {
  const running = offers.filter(
    ({ rule, display }) =>
      !isOver(rule, context.now) && (rule.trigger !== 'code' || display || rule.code === entered),
  );
  const ofThemselves = offers.map(({ rule }) => rule).filter(({ trigger }) => trigger !== 'code');
  return running.map(({ rule, display }): CartOffer => {
    const { code } = rule;
    const shown = {
      code,
      heading: display?.heading ?? termsOf(rule, menu.names)[0] ?? code,
      text: display?.text ?? '',
      ...given({ picture: display?.picture ?? undefined, wash: display?.wash ?? undefined }),
      ...(isForMeat({ rule, display }) && { nonVeg: true }),
      ...(rule.trigger === 'PRODUCT_IMPLICIT' && { addProducts: productsOf(rule, menu) }),
    };
    const own = applied.find((promo) => promo.code === code);
    if (own) return { ...shown, state: 'applied', saving: own.saving };
    const alone = evaluate(rule, { lines }, context);
    if (!isApplied(alone)) return { ...shown, state: 'locked', reason: alone.reason, hint: alone.text };
    const withIt =
      rule.trigger === 'code'
        ? bestOffers({ promos: [...ofThemselves, rule], lines, context, entered: code }).entered
        : undefined;
    if (!withIt || !isApplied(withIt))
      return { ...shown, state: 'locked', reason: othersSaveMore.reason, hint: othersSaveMore.text };
    return { ...shown, state: 'usable', saving: withIt.saving, manualApplyPromo: true };
  });
}

/** Most products that the list of offers names for one of them. */
const mostProducts = 12;

/** What can be added from an offer that belongs to lines (CRT-08), as its cards sell it. */
function productsOf({ effect }: Promo, menu: MenuLookup): string[] {
  const { on } = effect as { on: PromoScope };
  const isNamed = (id: string, categoryIds: readonly string[]) =>
    on.products?.includes(id) || categoryIds.some((category) => on.categories?.includes(category));
  return [...menu.dishes]
    .filter(
      ([id, { product, categoryIds }]) => product.availability === 'available' && isNamed(id, categoryIds),
    )
    .slice(0, mostProducts)
    .flatMap(([id]) => {
      const asked = { id, productId: id, quantity: 1, selection: { addonIds: [], options: [] } };
      const [line] = priceLines({ lines: [asked], catalogue: menu.available, mix: undefined }).lines;
      return line && isInScope(on, line) ? [id] : [];
    });
}
