import type { ConfigModule } from '../config/config-module.ts';
import type { ContentModule } from '../content/content-module.ts';
import type { ModuleParts } from '../module.ts';
import { menuHandlers } from './menu-handlers.ts';
import { createMenus } from './menus.ts';

interface Needs {
  readonly content: ContentModule;
  readonly config: ConfigModule;
}

export function menuModule({ db, now }: ModuleParts, { content, config }: Needs) {
  const menus = createMenus({ db, now, edvMinimum: async () => (await config.current()).edvMinimum });
  return { handlers: menuHandlers({ menus, documentsFor: content.documentsFor }), menus };
}
