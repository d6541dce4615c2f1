import { Answer, keptUntil, revalidated } from '../http/answer.ts';
import type { HandlersOf } from '../http/handlers.ts';
import { minuteEnd } from '../http/minute-end.ts';
import { HttpFault } from '../http/http-fault.ts';
import type { CheckStore } from '../locator/check-store.ts';
import type { CatalogRepository } from './catalog-repository.ts';

/** Deals are the promotions of the shop; those of the first shelf are the featured ones. Every store has all of them. */
export function dealHandlers({
  catalog,
  checkStore,
  now,
}: {
  readonly catalog: CatalogRepository;
  readonly checkStore: CheckStore;
  readonly now: () => number;
}): HandlersOf<'getDeals' | 'getDeal' | 'getAllDeals' | 'getDealTerms'> {
  async function find(storeId: string, dealId: string) {
    await checkStore(storeId);
    const found = await catalog.findDeal(dealId);
    if (!found) {
      throw new HttpFault(404, { code: 'NO_SUCH_DEAL', displayMsg: 'This deal is over. See the others.' });
    }
    return found;
  }

  /** Caches in front keep it until a deal may have begun or ended. */
  async function kept<Data>(read: () => Promise<Data>) {
    const until = Math.min(minuteEnd(now()), await catalog.nextEnd());
    const data = await read();
    const answer = new Answer({ status: 'SUCCESS' as const, data }, { cacheControl: revalidated });
    return keptUntil(answer, until, now());
  }

  return {
    async getDeals({ params }) {
      await checkStore(params.storeId);
      return kept(async () => ({ deals: await catalog.deals('offers') }));
    },

    async getAllDeals({ params }) {
      await checkStore(params.storeId);
      return kept(async () => ({ deals: await catalog.deals() }));
    },

    getDeal: ({ params }) => kept(async () => ({ deal: (await find(params.storeId, params.dealId)).deal })),

    getDealTerms: ({ params }) =>
      kept(async () => ({ terms: (await find(params.storeId, params.dealId)).terms })),
  };
}
