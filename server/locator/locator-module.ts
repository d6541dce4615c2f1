import { createRateLimit } from '../http/rate-limits.ts';
import { keptUntilChanged } from '../database/changes/changes.ts';
import type { ModuleParts } from '../module.ts';
import type { OrdersModule } from '../orders/orders-module.ts';
import { createCheckStore } from './check-store.ts';
import { createGazetteerMemory } from './gazetteer-memory.ts';
import { locatorHandlers } from './locator-handlers.ts';
import { createPageStores } from './page-stores.ts';
import { createPlacesRepository } from './places-repository.ts';
import { createStoreLists } from './store-lists.ts';
import { createStoresRepository } from './stores-repository.ts';

export type LocatorModule = ReturnType<typeof locatorModule>;

export function locatorModule(
  { publicDb: db, changes, counts, settings, now }: ModuleParts,
  { orders }: { readonly orders: Pick<OrdersModule, 'minutesOfNew'> },
) {
  const stores = createStoresRepository(db);
  const places = createPlacesRepository(db);
  const lists = createStoreLists({ db, changes, stores, places, now });
  return {
    handlers: locatorHandlers({
      stores,
      lists,
      places,
      memory: createGazetteerMemory(places, { inventedStreets: settings.SANDBOX }),
      searches: createRateLimit(counts, { name: 'searches', points: 300, seconds: 60 }),
      searchesFrom: createRateLimit(counts, { name: 'searches-from', points: 3000, seconds: 60 }),
      minutesOfNew: orders.minutesOfNew,
      now,
    }),
    stores,
    pageStores: createPageStores({ lists, stores, now }),
    checkStore: createCheckStore({ find: keptUntilChanged(stores.find, changes) }),
  };
}
