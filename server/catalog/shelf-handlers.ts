import { Answer, revalidated } from '../http/answer.ts';
import type { HandlersOf } from '../http/handlers.ts';
import type { CheckStore } from '../locator/check-store.ts';
import type { CatalogRepository } from './catalog-repository.ts';

export function shelfHandlers({
  catalog,
  checkStore,
}: {
  readonly catalog: CatalogRepository;
  readonly checkStore: CheckStore;
}): HandlersOf<'getBestsellers'> {
  return {
    async getBestsellers({ params }) {
      await checkStore(params.storeId);
      const products = await catalog.productsOf(params.storeId, 'bestsellers');
      return new Answer({ status: 'SUCCESS', data: { products } }, { cacheControl: revalidated });
    },
  };
}
