import { mixRuleOf } from '#schemas/rules/mix-price.ts';
import type { ConfigModule } from '../config/config-module.ts';
import type { ContentModule } from '../content/content-module.ts';
import type { LocatorModule } from '../locator/locator-module.ts';
import type { ModuleParts } from '../module.ts';
import { createPromosRepository } from '../promo/promos-repository.ts';
import { createCatalogRepository } from './catalog-repository.ts';
import { dealHandlers } from './deal-handlers.ts';
import { shelfHandlers } from './shelf-handlers.ts';

export type CatalogModule = ReturnType<typeof catalogModule>;

interface Needs {
  readonly content: ContentModule;
  readonly locator: LocatorModule;
  readonly config: ConfigModule;
}

export function catalogModule({ publicDb: db, now, log }: ModuleParts, { content, locator, config }: Needs) {
  const mixRule = async () => mixRuleOf(await config.current());
  const promos = createPromosRepository({
    db,
    now,
    onFault: ({ code, message }) => log.error({ code }, `an offer is not used: ${message}`),
  });
  const catalog = createCatalogRepository({ db, now, mixRule, promos });
  const { checkStore } = locator;
  const { documentsFor } = content;
  return {
    handlers: {
      ...shelfHandlers({ catalog, checkStore, documentsFor, now }),
      ...dealHandlers({ catalog, checkStore, now }),
    },
    catalog,
    promos,
  };
}
