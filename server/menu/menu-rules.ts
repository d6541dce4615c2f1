import { appConfigDefaults } from '#schemas/documents/app-config-defaults.ts';
import type { Menu } from '#schemas/entities/menu.ts';
import { effectiveConfig } from '../content/effective-config.ts';
import type { DocumentsSource } from '../content/documents-source.ts';

/** The parts of a menu that documents decide, the same for all stores. */
export type MenuRules = Pick<Menu, 'edvMinimum' | 'edvSaving' | 'synonyms'>;

export async function readMenuRules(source: DocumentsSource): Promise<MenuRules> {
  const [config, words] = await Promise.all([
    effectiveConfig(source),
    source.find('search-words', ['default']),
  ]);
  const { edvMinimum, edvSaving } = config ?? appConfigDefaults;
  return { edvMinimum, edvSaving, synonyms: words?.document.synonyms ?? [] };
}
