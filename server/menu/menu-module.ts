import type { ContentModule } from '../content/content-module.ts';
import { createStoreRevisions } from '../database/changes/store-revisions.ts';
import type { ModuleParts } from '../module.ts';
import { menuHandlers } from './menu-handlers.ts';
import { readMenuRules } from './menu-rules.ts';
import { createMenus } from './menus.ts';

export type MenuModule = ReturnType<typeof menuModule>;

interface Needs {
  readonly content: ContentModule;
}

export function menuModule({ publicDb, changes, now, settings }: ModuleParts, { content }: Needs) {
  const revisionOf = createStoreRevisions(publicDb, changes);
  const menus = createMenus({
    db: publicDb,
    revisionOf,
    now,
    rules: () => readMenuRules(content.live),
    keptBytes: settings.MENU_CACHE_MB * 1_000_000,
  });
  return { handlers: menuHandlers({ menus, documentsFor: content.documentsFor, now }), menus, revisionOf };
}
