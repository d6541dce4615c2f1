import type { StoreDetail } from '#schemas/entities/store.ts';
import type { StoresOfPage } from '#schemas/page-input.ts';
import { storesAtOnce } from '#schemas/rules/stores-at-once.ts';
import { catalogueTag, noteTags } from '../cache-tags.ts';
import type { StoreLists } from './store-lists.ts';
import { storeDetail } from './store-row.ts';
import type { StoresRepository } from './stores-repository.ts';

interface Options {
  readonly lists: StoreLists;
  readonly stores: Pick<StoresRepository, 'find'>;
  readonly now: () => number;
}

export type PageStores = ReturnType<typeof createPageStores>;

/** What pages of restaurants are rendered with: the same as the calls answer. */
export function createPageStores({ lists, stores, now }: Options) {
  return {
    async list(): Promise<StoresOfPage> {
      const [{ body }, cities] = await Promise.all([lists.find(undefined), lists.cities(undefined)]);
      const all = body.data.stores;
      return { first: all.slice(0, storesAtOnce), count: all.length, cities };
    },
    /** Null when there is no store with this id. */
    async find(id: string): Promise<StoreDetail | null> {
      noteTags(catalogueTag);
      const store = await stores.find(id);
      return store ? storeDetail(store, now()) : null;
    },
  };
}
