import type { DocumentsFor } from '../content/request-documents.ts';
import { Answer, keptUntil, personal, revalidated } from '../http/answer.ts';
import type { HandlersOf } from '../http/handlers.ts';
import { minuteEnd } from '../http/minute-end.ts';
import type { CheckStore } from '../locator/check-store.ts';
import type { CatalogRepository } from './catalog-repository.ts';
import { draftedMix } from './drafted-mix.ts';

export function shelfHandlers({
  catalog,
  checkStore,
  documentsFor,
  now,
}: {
  readonly catalog: CatalogRepository;
  readonly checkStore: CheckStore;
  readonly documentsFor: DocumentsFor;
  readonly now: () => number;
}): HandlersOf<'getBestsellers'> {
  return {
    async getBestsellers({ request, params }) {
      // Dishes are sold by the hour.
      const until = minuteEnd(now());
      await checkStore(params.storeId);
      const by = await draftedMix(await documentsFor(request));
      const products = await catalog.productsOf(params.storeId, 'bestsellers', by);
      const answer = new Answer(
        { status: 'SUCCESS' as const, data: { products } },
        { cacheControl: by ? personal : revalidated },
      );
      return keptUntil(answer, until, now());
    },
  };
}
