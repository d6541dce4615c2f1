import type { MenuGroup } from '#src/features/menu/menu-groups.ts';
import { pathOf } from '#src/config/paths.ts';

const prefix = 'menu-';

/** Id of a group's section in the page. */
export function groupAnchor({ id }: Pick<MenuGroup, 'id'>): string {
  return prefix + id;
}

export function groupIdOf(anchor: string): string {
  return anchor.slice(prefix.length);
}

/** The friendly path of a group. */
export function groupPath({ slug }: Pick<MenuGroup, 'slug'>): string {
  return `${pathOf('menu')}/${encodeURIComponent(slug)}`;
}
