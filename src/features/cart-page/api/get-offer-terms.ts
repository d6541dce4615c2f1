import { getOfferTerms } from '#schemas/compiled/calls/get-offer-terms.ts';
import { getPromoTerms } from '#schemas/compiled/calls/get-promo-terms.ts';
import { useRead } from '#src/store/use-read.ts';

/** Whose terms are asked for: a code that the customer entered, or an offer of the list. */
export interface TermsOf {
  readonly kind: 'promo' | 'offer';
  readonly code: string;
  readonly heading: string;
}

/** Terms of a coupon or of an offer (API-053, API-056). */
export function useTerms({ kind, code }: TermsOf) {
  return useRead({
    key: `terms/${kind}/${code}`,
    call: (request) => request.call(kind === 'promo' ? getPromoTerms : getOfferTerms, { params: { code } }),
    read: ({ tnc }) => tnc,
  });
}
