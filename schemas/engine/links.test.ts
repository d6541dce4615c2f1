import { expect, it, vi } from 'vitest';
import { httpsTarget, isSafePath, linkTarget, phoneTarget } from './links.ts';

it('a link leads where its action does, with its target without spaces around it', () => {
  const targetOf = vi.fn((action: string, to: string) => ({ href: `/${action}/${to}`, external: false }));
  const links = { actions: { menu: true }, targetOf };
  expect(linkTarget(links, { action: 'menu', to: ' sides ' })?.href).toBe('/menu/sides');
  expect(linkTarget(links, { action: 'menu' })?.href).toBe('/menu/');
  expect(linkTarget(links, { action: 'menu', to: 7 as never })?.href).toBe('/menu/');
});

it.each(['web', 'toString'])('an action that the product does not have leads nowhere: %s', (action) => {
  const targetOf = vi.fn(() => ({ href: '/', external: false }));
  expect(linkTarget({ actions: { menu: true }, targetOf }, { action, to: '/' } as never)).toBeNull();
  expect(targetOf).not.toHaveBeenCalled();
});

it.each(['/', '/menu', '/menu/sides?q=a#b', '/a//b'])('%j is a path of the app', (to) => {
  expect(isSafePath(to)).toBe(true);
});

it.each([
  '',
  'menu',
  '//evil.example',
  '/\\evil.example',
  '/a b',
  '/a\tb',
  '/a\nb',
  '/a\u007fb',
  '/<b>',
  '/"b"',
  'javascript:/menu',
  'https://evil.example/menu',
])('%j is no path of the app', (to) => {
  expect(isSafePath(to)).toBe(false);
});

it.each([
  ['https://coop.example', 'https://coop.example/'],
  ['HTTPS://Coop.example/A?b=c', 'https://coop.example/A?b=c'],
])('%s leads out of the app', (to, href) => {
  expect(httpsTarget(to)).toEqual({ href, external: true });
});

it.each([
  'http://coop.example',
  'https://',
  'https://coop.example/a b',
  'https://coop.example\\@evil.example',
  'javascript:location="https://evil.example"',
  'javascript:https://evil.example',
  'data:text/html,https://',
  'java\nscript:alert(1)',
  '/menu',
])('%j leads nowhere', (to) => {
  expect(httpsTarget(to)).toBeNull();
});

it.each([
  ['+91 (80) 4000-1405', '+918040001405'],
  ['100', '100'],
  ['123456789012345', '123456789012345'],
])('%s is called', (to, number) => {
  expect(phoneTarget(to)).toEqual({ href: `tel:${number}`, external: true });
});

it.each(['', '12', '1234567890123456', '++100', '100+', 'call 100', '100;ext=1', 'javascript:100'])(
  '%j is no number',
  (to) => {
    expect(phoneTarget(to)).toBeNull();
  },
);
