import { describe, expect, it } from 'vitest';
import type { PreparedNode, ResolvedLink } from '#schemas/prepared.ts';
import { navItems } from './nav-items.ts';

const hrefs: Record<string, string> = { home: '/', menu: '/menu', cart: '/cart' };
const linkOf = ({ id }: PreparedNode): ResolvedLink | null =>
  hrefs[id] ? { href: hrefs[id], external: false } : null;

function node(id: string, props: Record<string, unknown> = {}): PreparedNode {
  return { id, type: 'bottom-item', address: id, props: { label: id, icon: id, ...props } };
}

function items(pathname: string, cartCount = 0) {
  const nodes = [node('menu'), node('home'), node('cart', { badge: 'cart-count' }), node('nowhere')];
  return navItems({ nodes, linkOf, pathname, cartCount });
}

describe('navItems', () => {
  it('WID-10 follows the order of the reply; an item that leads nowhere is left out', () => {
    expect(items('/').map(({ id, href }) => [id, href])).toEqual([
      ['menu', '/menu'],
      ['home', '/'],
      ['cart', '/cart'],
    ]);
  });

  it.each([
    ['/', 'home'],
    ['/landing', 'home'],
    ['/menu', 'menu'],
    ['/menu/veg-pizza', 'menu'],
  ])('on %s the item %s is the current one, and no other', (pathname, id) => {
    expect(
      items(pathname)
        .filter(({ current }) => current)
        .map((item) => item.id),
    ).toEqual([id]);
  });

  it('shows how many items are in the cart, where the document asks for it', () => {
    expect(items('/', 3).map(({ count }) => count)).toEqual([undefined, undefined, 3]);
    expect(items('/', 0).map(({ count }) => count)).toEqual([undefined, undefined, undefined]);
  });
});
