import type { AppliedPromo } from './applied-promo.ts';
import type { CartOffer } from './api/get-leftnav-offers.ts';
import type { ListedOffer } from './list-offers.ts';

/** How an offer stands to the cart, as its card says it. */
export type Stand =
  /** No code: the price on the menu is the price to pay. */
  | { readonly is: 'open' }
  /** The customer applied it, and the cart does not fit it any more. */
  | { readonly is: 'failed'; readonly text: string }
  /** `isOwn`: the customer applied it, and can remove it. */
  | { readonly is: 'applied'; readonly saving: number; readonly text: string; readonly isOwn: boolean }
  /** `hasButton`: it is not applied by itself (OFR-12). */
  | { readonly is: 'usable'; readonly saving: number; readonly hasButton: boolean }
  | { readonly is: 'locked'; readonly hint: string; readonly canKeep: boolean }
  | { readonly is: 'kept'; readonly needsLogin: boolean }
  /** The server has not said it yet. It decides when the offer is applied. */
  | { readonly is: 'unknown' };

interface Known {
  /** The code of the cart. */
  readonly promo: AppliedPromo | null;
  readonly waitingCode: string | null;
  readonly hasLines: boolean;
}

/** Why no cart of this customer can have an offer, whatever is in it. */
const forNoCart: readonly CartOffer['reason'][] = ['OVER', 'NOT_FIRST_ORDER', 'USED_UP'];

export function isForNoCart({ state, reason }: Pick<CartOffer, 'state' | 'reason'>): boolean {
  return state === 'locked' && forNoCart.includes(reason);
}

export function howItStands(
  { code, standing, dealId }: ListedOffer,
  { promo, waitingCode, hasLines }: Known,
): Stand {
  if (code === undefined) return { is: 'open' };
  const isOwn = promo?.promoCode === code;
  if (isOwn && promo.result === 'FAILED') return { is: 'failed', text: promo.text };
  if (isOwn || standing?.state === 'applied')
    return {
      is: 'applied',
      saving: standing?.saving ?? 0,
      text: isOwn && promo.result === 'PARTIAL' ? promo.text : '',
      isOwn,
    };
  if (waitingCode === code && !(standing && isForNoCart(standing)))
    return { is: 'kept', needsLogin: standing?.reason === 'LOG_IN' };
  if (!standing) return { is: 'unknown' };
  const { state, saving, hint = '', manualApplyPromo } = standing;
  // An empty cart fits no offer yet, but the code of a coupon can be kept for it.
  const canKeep = dealId !== undefined && !standing.addProducts && !isForNoCart(standing);
  if (!hasLines) return { is: 'locked', hint, canKeep };
  // While another code is applied, this one would be refused (VAL-32): the page says so once.
  const hasButton = manualApplyPromo && promo === null;
  return state === 'locked' ? { is: 'locked', hint, canKeep: false } : { is: 'usable', saving, hasButton };
}
