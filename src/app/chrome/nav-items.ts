import type { PreparedNode, ResolvedLink } from '#schemas/prepared.ts';
import type { NavItem } from '#src/ui/bottom-bar/nav-item.ts';

interface NavItemsInput {
  readonly nodes: readonly PreparedNode[];
  readonly linkOf: (node: PreparedNode) => ResolvedLink | null;
  readonly pathname: string;
  readonly cartCount: number;
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

/** The page is the item's own, or one below it. */
function isCurrent(href: string, pathname: string): boolean {
  const path = href.split(/[?#]/)[0] ?? href;
  return path === '/'
    ? pathname === '/' || pathname === '/landing'
    : pathname === path || pathname.startsWith(`${path}/`);
}

/** The items of the navigation bars from the nodes of the server's document, in its order (WID-10). One that leads nowhere is left out. */
export function navItems({ nodes, linkOf, pathname, cartCount }: NavItemsInput): NavItem[] {
  return nodes.flatMap((node) => {
    const link = linkOf(node);
    if (node.type !== 'bottom-item' || link === null) return [];
    const { label, icon, badge } = node.props;
    return {
      id: node.id,
      label: textOf(label),
      icon: textOf(icon),
      href: link.href,
      current: isCurrent(link.href, pathname),
      ...(badge === 'cart-count' && cartCount > 0 ? { count: cartCount } : {}),
    };
  });
}
