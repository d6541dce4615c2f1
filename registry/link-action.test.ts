import { describe, expect, it } from 'vitest';
import type { Link } from '#schemas/actions.ts';
import { categorySlugs } from '#schemas/actions.ts';
import { withoutLandingPrefix } from '#schemas/landing-prefix.ts';
import { menuPath } from '#schemas/link-path.ts';
import { linkAction } from './testing/link-action.ts';

const go = (action: string, to?: string) =>
  linkAction({ action, ...(to === undefined ? {} : { to }) } as Link)?.href ?? null;

describe('linkAction', () => {
  it('a label comes with the target, and not without one', () => {
    const link: Link = { action: 'menu' };
    expect(linkAction(link)).toStrictEqual({ href: '/menu', external: false });
    const named = linkAction({ ...link, label: 'Order' });
    expect(named).toStrictEqual({ href: '/menu', external: false, label: 'Order' });
    expect(linkAction({ action: 'path', to: '//elsewhere.example', label: 'Order' })).toBeNull();
    expect(linkAction(undefined)).toBeNull();
  });

  it.each([
    ['NAV-42', 'menu', '/menu'],
    ['NAV-42', 'deals', '/offers'],
    ['NAV-43', 'orders', '/orderHistory'],
    ['NAV-43', 'my_order', '/orderHistory'],
    ['NAV-44', 'track_order', '/track'],
    ['NAV-44', 'wallet', '/wallet'],
    ['NAV-45', 'terms_and_condtions', '/tnc'],
    ['NAV-45', 'terms_and_conditions', '/tnc'],
    ['NAV-46', 'our_story', '/our-story'],
    ['NAV-46', 'sitemap', '/sitemap'],
    ['NAV-47', 'web_view', '/notification'],
  ])('%s the action %s opens %s', (_, action, path) => {
    expect(go(action)).toBe(path);
  });

  it('NAV-42 a link to the offers can carry a code, which the page applies', () => {
    expect(go('deals', 'FIRST40')).toBe('/offers?offer=FIRST40');
    expect(go('deals', 'a&b=c')).toBe('/offers?offer=a%26b%3Dc');
  });

  it('INF-07 NAV-47 a web_view link can carry an address, which the page shows', () => {
    expect(go('web_view', 'https://notices.example/a?b=1&c=2')).toBe(
      '/notification?url=https%3A%2F%2Fnotices.example%2Fa%3Fb%3D1%26c%3D2',
    );
  });

  it('NAV-51 a menu link with two parts becomes a category and a product', () => {
    expect(go('menu', '20/PIZ7')).toBe('/menu?categoryId=20&pizzaId=PIZ7');
    expect(go('menu', 'menu/20/PIZ7')).toBe('/menu?categoryId=20&pizzaId=PIZ7');
    expect(go('path', '/menu/20/PIZ7')).toBe('/menu?categoryId=20&pizzaId=PIZ7');
    expect(menuPath('20/a b&c')).toBe('/menu?categoryId=20&pizzaId=a%20b%26c');
  });

  it.each(Object.entries(categorySlugs))('NAV-52 category %s opens /menu/%s', (id, slug) => {
    expect(go('menu', id)).toBe(`/menu/${slug}`);
  });

  it('NAV-53 a friendly path opens that part of the menu', () => {
    expect(go('menu', 'rice-bowls-wraps')).toBe('/menu/rice-bowls-wraps');
    expect(go('path', '/menu/desserts')).toBe('/menu/desserts');
  });

  it.each([
    ['/landing/offers', '/offers'],
    ['/landing', '/'],
    ['/landing?x=1', '/?x=1'],
    ['/landings', '/landings'],
    ['/landing//evil.example', '/evil.example'],
    ['/menu', '/menu'],
  ])('NAV-03 %s leads to %s', (path, expected) => {
    expect(withoutLandingPrefix(path)).toBe(expected);
    expect(go('path', path)).toBe(expected);
  });

  it.each([
    'javascript:alert(1)',
    ' javascript:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,<b>',
    '//evil.example',
    '/\\evil.example',
    'https://',
    'http://plain.example',
    '/a"onclick=',
    '',
  ])('never lets %j through', (to) => {
    expect(go('path', to)).toBeNull();
    expect(go('url', to)).toBeNull();
  });

  it('takes https addresses outside the app and telephone numbers', () => {
    expect(linkAction({ action: 'url', to: 'https://example.com/a?b=1' })).toEqual({
      href: 'https://example.com/a?b=1',
      external: true,
    });
    expect(linkAction({ action: 'call', to: '6888 6888' })).toEqual({ href: 'tel:68886888', external: true });
    expect(go('call', '68;ext=1')).toBeNull();
  });

  it.each(['constructor', '__proto__', 'toString', 'nonsense'])('knows no action named %s', (action) => {
    expect(go(action, '/x')).toBeNull();
  });

  it('leads to the configured path where there is one, and keeps the words of the link', () => {
    expect(linkAction({ action: 'feedback', label: 'Tell us' }, { feedback: '/say' })).toEqual({
      href: '/say',
      external: false,
      label: 'Tell us',
    });
    expect(linkAction(undefined)).toBeNull();
  });
});
