import { categoryAliases, pathOfName } from '#schemas/menu-names.ts';
import { constants } from '#src/config/constants.ts';
import { brandPaths } from '#src/config/paths.ts';
import type { MenuTarget } from '#src/features/navigation/read-menu-path.ts';
import type { MenuGroup } from './menu-groups.ts';

type Named = Pick<MenuGroup, 'id' | 'name' | 'slug'>;

const brandSlug = brandPaths.chickenSandwich.split('/').at(-1)?.toLowerCase();

/**
 * The group that an address asks for: by id, by friendly path, by the name that the catalogue gives a category (NAV-53), then by its aliases.
 * Undefined when none matches: the whole menu is shown.
 */
export function findGroup<G extends Named>(groups: readonly G[], target: MenuTarget): G | undefined {
  const { categoryId, slug } = target;
  const byId = (id: string | undefined) => groups.find((group) => group.id === id);
  if (categoryId !== undefined) {
    const found = byId(categoryId) ?? groups.find((group) => group.slug === categoryId);
    if (found || slug === undefined) return found;
  }
  if (slug === undefined) return undefined;
  const wanted = slug.toLowerCase();
  return (
    groups.find((group) => group.slug === wanted) ??
    byId(wanted) ??
    groups.find(({ name }) => pathOfName(name) === wanted) ??
    byId(categoryAliases[wanted]) ??
    (wanted === brandSlug ? byId(constants.menu.brandCategory) : undefined)
  );
}
