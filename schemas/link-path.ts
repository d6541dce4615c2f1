// Zod-free: ships to the browser, and the server checks links with the same rules.
import { withoutLandingPrefix } from './landing-prefix.ts';
import {
  categorySlugs,
  type Link,
  type LinkActionName,
  linkActions,
  type LinkActionRule,
} from './actions.ts';
import {
  httpsTarget,
  isSafePath,
  type Links,
  type LinkTarget,
  linkTarget as targetOfLink,
  phoneTarget,
} from './engine/links.ts';

/** Paths whose name carries the brand, or that the specification leaves open, by the action that leads there. */
export type ConfiguredPaths = Partial<Record<LinkActionName, string>>;

/**
 * The path of a menu link (NAV-51 … NAV-53): `20/PIZ7` is a category and a product, `20` and `pizza-mania` are the same category.
 * A leading `menu` does not count as a part.
 */
export function menuPath(target: string): string {
  const parts = target
    .split('/')
    .map((part) => part.trim())
    .filter((part, index) => part !== '' && !(index <= 1 && part === 'menu'));
  const [category, product] = parts;
  if (category === undefined) return '/menu';
  if (product !== undefined)
    return `/menu?categoryId=${encodeURIComponent(category)}&pizzaId=${encodeURIComponent(product)}`;
  const slug = Object.hasOwn(categorySlugs, category) ? categorySlugs[category] : category;
  return `/menu/${encodeURIComponent(slug ?? category)}`;
}

function pathTarget(to: string): LinkTarget | null {
  if (!isSafePath(to)) return null;
  const path = withoutLandingPrefix(to);
  const menu = /^\/menu\/([^/?#]+)\/([^/?#]+)$/.exec(path);
  const href = menu ? menuPath(`${decodeSafely(menu[1] ?? '')}/${decodeSafely(menu[2] ?? '')}`) : path;
  return { href, external: false };
}

function decodeSafely(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** The link actions, with the paths of those that the configuration names. */
export function linksOf(configured: ConfiguredPaths = {}): Links<LinkActionName> {
  return {
    actions: linkActions,
    targetOf(action, to) {
      const { path, takesTarget }: LinkActionRule = linkActions[action];
      if (takesTarget === 'path') return pathTarget(to);
      if (takesTarget === 'url') return httpsTarget(to);
      if (takesTarget === 'phone') return phoneTarget(to);
      let href = configured[action] ?? path;
      if (takesTarget === 'menu') href = menuPath(to);
      else if (takesTarget && to)
        href = `${path}?${takesTarget === 'code' ? 'offer' : 'url'}=${encodeURIComponent(to)}`;
      return { href, external: false };
    },
  };
}

/**
 * The target of a link, or null when it is not allowed: an unknown action, a scheme other than https and tel, an address of another origin
 * where a path is expected.
 */
export function linkTarget(link: Link, configured: ConfiguredPaths = {}): LinkTarget | null {
  return targetOfLink(linksOf(configured), link);
}
