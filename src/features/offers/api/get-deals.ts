import { getAllDeals } from '#schemas/compiled/calls/get-all-deals.ts';
import { getDeals } from '#schemas/compiled/calls/get-deals.ts';
import type { DataOf } from '#schemas/endpoint.ts';
import type { Immutable } from '#schemas/immutable.ts';
import { useRead } from '#src/store/use-read.ts';
import { offerKeys } from './offer-keys.ts';

export type Deal = Immutable<DataOf<typeof getDeals>['deals'][number]>;

/** The deals of a store. */
export interface Deals {
  /** Those that the store puts first. */
  readonly first: readonly Deal[];
  /** Every deal, those included. */
  readonly all: readonly Deal[];
}

/** The deals of a store (API-027, API-029, OFR-01), which the page brings when the server rendered it. */
export function useDeals(storeId: string) {
  const params = { params: { storeId } };
  return useRead<Deals, Deals>({
    key: storeId === '' ? null : offerKeys.deals(storeId),
    async call(request) {
      const [first, all] = await Promise.all([
        request.call(getDeals, params),
        request.call(getAllDeals, params),
      ]);
      if (!first.ok) return first;
      return all.ok ? { ok: true, data: { first: first.data.deals, all: all.data.deals } } : all;
    },
    read: (deals) => deals,
  });
}
