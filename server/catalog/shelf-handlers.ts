import { Answer, keptUntil, revalidated } from '../http/answer.ts';
import type { HandlersOf } from '../http/handlers.ts';
import { minuteEnd } from '../http/minute-end.ts';
import type { CheckStore } from '../locator/check-store.ts';
import type { CatalogRepository } from './catalog-repository.ts';

export function shelfHandlers({
  catalog,
  checkStore,
  now,
}: {
  readonly catalog: CatalogRepository;
  readonly checkStore: CheckStore;
  readonly now: () => number;
}): HandlersOf<'getBestsellers'> {
  return {
    async getBestsellers({ params }) {
      // Dishes are sold by the hour.
      const until = minuteEnd(now());
      await checkStore(params.storeId);
      const products = await catalog.productsOf(params.storeId, 'bestsellers');
      const answer = new Answer(
        { status: 'SUCCESS' as const, data: { products } },
        { cacheControl: revalidated },
      );
      return keptUntil(answer, until, now());
    },
  };
}
