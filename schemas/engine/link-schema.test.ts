import { describe, expect, it } from 'vitest';
import { linkSchemaOf, safeUrl } from './link-schema.ts';

const link = linkSchemaOf(['menu', 'web'], 'A path or an address.');
const takes = (schema: { safeParse(value: unknown): { success: boolean } }, value: unknown) =>
  schema.safeParse(value).success;

const addresses = ['/', '/menu', '/menu/sides?q=1#a', 'https://coop.example', 'https://coop.example/a?b=c'];
const unsafe = [
  '//evil.example',
  '/\\evil.example',
  '/a b',
  "/a'b",
  '/a<b',
  'x/a',
  'https://',
  'https://a b',
  'https://a"b',
  'http://coop.example',
  'javascript:alert(1)',
  ' javascript:alert(1)',
  'data:text/html,x',
  'mailto:a@coop.example',
  'x https://coop.example',
  '/menu\n',
];

describe('an address in a document', () => {
  it.each(addresses)('may be %j', (address) => {
    expect(takes(safeUrl, address)).toBe(true);
  });

  it.each([...unsafe, '', 'menu'])('may not be %j', (address) => {
    expect(takes(safeUrl, address)).toBe(false);
  });

  it('has 500 characters at the most', () => {
    expect(takes(safeUrl, `/${'a'.repeat(499)}`)).toBe(true);
    expect(takes(safeUrl, `/${'a'.repeat(500)}`)).toBe(false);
  });
});

describe('the target of a link', () => {
  it.each([...addresses, 'sides', '20/PIZ7', 'rice-bowls wraps', '+91 80 4000-1405', 'a'])(
    'may be %j',
    (to) => {
      expect(takes(link, { action: 'menu', to })).toBe(true);
    },
  );

  it.each([...unsafe.filter((to) => to !== 'x/a'), '', '+', '-a', '++1', 'a.b', 'a:b'])(
    'may not be %j',
    (to) => {
      expect(takes(link, { action: 'menu', to })).toBe(false);
    },
  );
});

it('a link has an action of the product, and a target and a label of a length that a page can show', () => {
  expect(takes(link, { action: 'menu', to: 'a'.repeat(500), label: 'a'.repeat(60) })).toBe(true);
  for (const wrong of [{}, { action: 'wallet' }]) expect(takes(link, wrong)).toBe(false);
  for (const long of [{ to: 'a'.repeat(501) }, { label: 'a'.repeat(61) }])
    expect(takes(link, { action: 'menu', ...long })).toBe(false);
});
