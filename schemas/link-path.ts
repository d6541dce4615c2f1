// Zod-free: ships to the browser, and the server checks links with the same rules.
import { withoutLandingPrefix } from './landing-prefix.ts';
import { categorySlugs, type Link, linkActions, type LinkActionRule } from './actions.ts';

/** What a link leads to: a path of the app, or an address outside it. */
export interface LinkTarget {
  readonly href: string;
  readonly external: boolean;
}

/** Paths whose name carries the brand, or that the specification leaves open, by the action that leads there. */
export type ConfiguredPaths = Partial<Record<keyof typeof linkActions, string>>;

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

// Browsers drop control characters inside addresses, so that "java\nscript:" would run a script: none are allowed.
// oxlint-disable-next-line no-control-regex -- the pattern has to find control characters
const unsafe = /[\u0000-\u0020<>"\\\u007f]/;

function pathTarget(to: string): string | null {
  if (!to.startsWith('/') || to.startsWith('//') || unsafe.test(to)) return null;
  const path = withoutLandingPrefix(to);
  const menu = /^\/menu\/([^/?#]+)\/([^/?#]+)$/.exec(path);
  return menu ? menuPath(`${decodeSafely(menu[1] ?? '')}/${decodeSafely(menu[2] ?? '')}`) : path;
}

function decodeSafely(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

function httpsTarget(to: string): string | null {
  if (unsafe.test(to) || !/^https:\/\//i.test(to)) return null;
  try {
    return new URL(to).href;
  } catch {
    return null;
  }
}

/**
 * The target of a link, or null when it is not allowed: an unknown action, a scheme other than https and tel, an address of another origin
 * where a path is expected.
 */
export function linkTarget(link: Link, configured: ConfiguredPaths = {}): LinkTarget | null {
  if (!Object.hasOwn(linkActions, link.action)) return null;
  const rule: LinkActionRule = linkActions[link.action];
  const to = typeof link.to === 'string' ? link.to.trim() : '';
  if (rule.takesTarget === 'path') {
    const path = pathTarget(to);
    return path === null ? null : { href: path, external: false };
  }
  if (rule.takesTarget === 'url') {
    const href = httpsTarget(to);
    return href === null ? null : { href, external: true };
  }
  if (rule.takesTarget === 'phone') {
    const number = to.replace(/[\s()-]/g, '');
    return /^\+?\d{3,15}$/.test(number) ? { href: `tel:${number}`, external: true } : null;
  }
  if (rule.takesTarget === 'menu') return { href: menuPath(to), external: false };
  if (to && (rule.takesTarget === 'code' || rule.takesTarget === 'web')) {
    const name = rule.takesTarget === 'code' ? 'offer' : 'url';
    return { href: `${rule.path}?${name}=${encodeURIComponent(to)}`, external: false };
  }
  return { href: configured[link.action] ?? rule.path, external: false };
}
