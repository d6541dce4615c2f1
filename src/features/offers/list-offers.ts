import { given } from '#schemas/given.ts';
import { fitsVegOnly } from '#schemas/rules/non-veg.ts';
import type { CartOffer } from './api/get-leftnav-offers.ts';
import type { Deal, Deals } from './api/get-deals.ts';

/** An offer as the page lists it: a deal of the store, an offer of the cart, or both. */
export interface ListedOffer
  extends Pick<Deal, 'heading' | 'text' | 'code' | 'terms' | 'wash' | 'picture' | 'link'> {
  readonly key: string;
  readonly dealId?: string;
  /** How it stands to the cart; absent for an offer without a code, and until the server has said it. */
  readonly standing?: CartOffer;
}

export interface OfferList {
  /** The deals that the store puts first. */
  readonly first: readonly ListedOffer[];
  readonly others: readonly ListedOffer[];
  /** Veg only hides some. */
  readonly hides: boolean;
}

/** The deals of the store first, then every other offer, each once (OFR-01); without those that veg only hides. */
export function listOffers(
  { first, all }: Deals,
  { offers = [], vegOnly }: { readonly offers?: readonly CartOffer[] | undefined; readonly vegOnly: boolean },
): OfferList {
  const shown = (deals: readonly Deal[]) => (vegOnly ? deals.filter(fitsVegOnly) : deals);
  const isFirst = new Set(first.map(({ dealId }) => dealId));
  const codes = new Set([...first, ...all].map(({ code }) => code));
  const rest = all.filter(({ dealId }) => !isFirst.has(dealId));
  const others = offers.filter(({ code }) => !codes.has(code));
  return {
    first: shown(first).map((deal) => ofDeal(deal, offers)),
    others: [
      ...shown(rest).map((deal) => ofDeal(deal, offers)),
      ...others.filter((offer) => !vegOnly || staysInVegOnly(offer)).map((standing) => ofCart(standing)),
    ],
    hides:
      vegOnly &&
      ([...first, ...rest].some((deal) => !fitsVegOnly(deal)) ||
        others.some((offer) => !staysInVegOnly(offer))),
  };
}

/** A deal with how its code stands to the cart. */
export function ofDeal({ nonVeg: _, ...deal }: Deal, offers: readonly CartOffer[] = []): ListedOffer {
  return {
    ...deal,
    key: deal.dealId,
    ...given({ standing: offers.find(({ code }) => code === deal.code) }),
  };
}

/** What is applied changes the bill, so it is said also while veg only is on. */
export function staysInVegOnly(offer: Pick<CartOffer, 'state' | 'nonVeg'>): boolean {
  return offer.state === 'applied' || fitsVegOnly(offer);
}

function ofCart(standing: CartOffer): ListedOffer {
  const { code, heading, text, picture, wash } = standing;
  return { key: `code ${code}`, code, heading, text, standing, ...given({ picture, wash }) };
}
