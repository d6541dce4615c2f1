import { Answer, revalidated } from '../http/answer.ts';
import type { HandlersOf } from '../http/handlers.ts';
import { HttpFault } from '../http/http-fault.ts';
import type { CheckStore } from '../locator/check-store.ts';
import type { CatalogRepository } from './catalog-repository.ts';

/** Deals are the promotions of the shop; those of the first shelf are the featured ones. Every store has all of them. */
export function dealHandlers({
  catalog,
  checkStore,
}: {
  readonly catalog: CatalogRepository;
  readonly checkStore: CheckStore;
}): HandlersOf<'getDeals' | 'getDeal' | 'getAllDeals' | 'getDealTerms'> {
  async function find(storeId: string, dealId: string) {
    await checkStore(storeId);
    const found = await catalog.findDeal(dealId);
    if (!found) {
      throw new HttpFault(404, { code: 'NO_SUCH_DEAL', displayMsg: 'This deal is over. See the others.' });
    }
    return found;
  }

  return {
    async getDeals({ params }) {
      await checkStore(params.storeId);
      return kept({ deals: await catalog.deals('offers') });
    },

    async getAllDeals({ params }) {
      await checkStore(params.storeId);
      return kept({ deals: await catalog.deals() });
    },

    async getDeal({ params }) {
      const { deal } = await find(params.storeId, params.dealId);
      return kept({ deal });
    },

    async getDealTerms({ params }) {
      const { terms } = await find(params.storeId, params.dealId);
      return kept({ terms });
    },
  };
}

function kept<Data>(data: Data) {
  return new Answer({ status: 'SUCCESS' as const, data }, { cacheControl: revalidated });
}
