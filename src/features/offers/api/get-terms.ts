import { getDealTerms } from '#schemas/compiled/calls/get-deal-terms.ts';
import { getOfferTerms } from '#schemas/compiled/calls/get-offer-terms.ts';
import { getPromoTerms } from '#schemas/compiled/calls/get-promo-terms.ts';
import { selectStoreId } from '#src/features/order-type/location-slice.ts';
import type { Answer } from '#src/request/answer.ts';
import type { Request } from '#src/request/ports.ts';
import { useAppSelector } from '#src/store/hooks.ts';
import { useRead } from '#src/store/use-read.ts';
import type { ListedOffer } from '../list-offers.ts';
import { offerKeys } from './offer-keys.ts';

type Terms = {
  readonly key: string;
  readonly call: (request: Request) => Promise<Answer<readonly string[]>>;
};

/** The terms of an offer (OFR-04), by what it is: a coupon (API-053), an offer of the cart (API-056), or a deal without a code (API-030). */
function termsOf({ code, dealId = '' }: ListedOffer, storeId: string): Terms {
  if (code === undefined) {
    return {
      key: offerKeys.dealTerms(storeId, dealId),
      call: async (request) => {
        const answer = await request.call(getDealTerms, { params: { dealId } });
        return answer.ok ? { ok: true, data: answer.data.terms } : answer;
      },
    };
  }
  const isCoupon = dealId !== '';
  return {
    key: isCoupon ? offerKeys.couponTerms(code) : offerKeys.offerTerms(code),
    call: async (request) => {
      const answer = await request.call(isCoupon ? getPromoTerms : getOfferTerms, { params: { code } });
      return answer.ok ? { ok: true, data: answer.data.tnc } : answer;
    },
  };
}

/** The terms of the offer that is opened; nothing is asked for while none is. */
export function useTerms(offer: ListedOffer | null) {
  const storeId = useAppSelector(selectStoreId);
  const terms = offer && termsOf(offer, storeId);
  return useRead<readonly string[], readonly string[]>({
    key: terms && terms.key,
    call: (request) => terms?.call(request) ?? Promise.resolve({ ok: true, data: [] }),
    read: (lines) => lines,
  });
}
