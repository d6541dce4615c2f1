import { getDeal } from '#schemas/compiled/calls/get-deal.ts';
import { useRead } from '#src/store/use-read.ts';
import type { Deal } from './get-deals.ts';
import { offerKeys } from './offer-keys.ts';

/** One deal of a store (API-028); nothing is asked for while none is named. */
export function useDeal(storeId: string, dealId: string | null) {
  return useRead<{ readonly deal: Deal }, Deal>({
    key: dealId === null || storeId === '' ? null : offerKeys.deal(storeId, dealId),
    call: (request) => request.call(getDeal, { params: { dealId: dealId ?? '' } }),
    read: ({ deal }) => deal,
  });
}
