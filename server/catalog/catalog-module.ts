import type { LocatorModule } from '../locator/locator-module.ts';
import type { ModuleParts } from '../module.ts';
import { createCatalogRepository } from './catalog-repository.ts';
import { dealHandlers } from './deal-handlers.ts';
import { shelfHandlers } from './shelf-handlers.ts';

export type CatalogModule = ReturnType<typeof catalogModule>;

export function catalogModule({ db, now }: ModuleParts, { locator }: { readonly locator: LocatorModule }) {
  const catalog = createCatalogRepository(db, now);
  const { checkStore } = locator;
  return {
    handlers: { ...shelfHandlers({ catalog, checkStore }), ...dealHandlers({ catalog, checkStore }) },
    catalog,
  };
}
