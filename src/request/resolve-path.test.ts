import { describe, expect, it } from 'vitest';
import { hasNullStore, hasStore, resolvePath } from './resolve-path.ts';

const session = { storeId: '20001', cartId: 'cart-1' };
const known = { params: undefined, session, storeId: null, requestId: 'r1' };

describe('resolvePath', () => {
  it.each([
    ['/stores/$storeId/menu', '/stores/20001/menu'],
    ['/agg/cart-service/ve1/cart/$cartId/items', '/agg/cart-service/ve1/cart/cart-1/items'],
    ['/a/$storeId/b/$cartId', '/a/20001/b/cart-1'],
  ])('REQ-10 fills the placeholders of %s', (template, path) => {
    expect(resolvePath(template, known)).toBe(path);
  });

  it.each([
    ['/cart-service/ve2/cart/undefined/upsell_items', undefined],
    ['/cart-service/ve2/cart/null/upsell_items', undefined],
    ['/cart-service/ve2/cart/:cartId/upsell_items', { cartId: undefined }],
    ['/cart-service/ve2/cart/:cartId/upsell_items', { cartId: 'undefined' }],
    ['/cart-service/ve2/cart/$cartId/upsell_items', { cartId: null }],
  ])('REQ-11 puts the current cart id for null and undefined: %s %j', (template, params) => {
    expect(resolvePath(template, { ...known, params })).toBe('/cart-service/ve2/cart/cart-1/upsell_items');
  });

  it('REQ-11 puts it at the end of a path too', () => {
    expect(resolvePath('/cart-service/ve1/cart/null', known)).toBe('/cart-service/ve1/cart/cart-1');
  });

  it('REQ-11 never sends a cart-service path without a cart id', () => {
    const noCart = { ...known, session: { ...session, cartId: null } };
    for (const path of ['/cart-service/cart/undefined', '/cart-service/cart/$cartId']) {
      expect(() => resolvePath(path, noCart)).toThrow(expect.objectContaining({ kind: 'unresolved' }));
    }
  });

  it('REQ-11 leaves null alone outside the cart service', () => {
    expect(resolvePath('/stores/null/menu', known)).toBe('/stores/null/menu');
  });

  it('REQ-16 writes null for a store that is not known', () => {
    const noStore = { ...known, session: { ...session, storeId: null } };
    expect(resolvePath('/stores/$storeId/menu', noStore)).toBe('/stores/null/menu');
  });

  it.each([
    ['/stores/$storeId/menu', '/stores/14052/menu'],
    ['/pickup/:storeId', '/pickup/14052'],
    ['/a/$storeId/b/$cartId', '/a/14052/b/cart-1'],
    ['/tracker-service/ve1/store/20001', '/tracker-service/ve1/store/14052'],
    ['/catalog-service/ve1/stores/20001/bestseller', '/catalog-service/ve1/stores/14052/bestseller'],
    ['/stores/null/menu', '/stores/14052/menu'],
    ['/locator-service/ve3/stores/v1/20001', '/locator-service/ve3/stores/v1/14052'],
    ['/locator-service/ve3/stores/city/Pune', '/locator-service/ve3/stores/city/Pune'],
  ])('REQ-13 puts another store into %s', (template, path) => {
    expect(resolvePath(template, { ...known, storeId: '14052' })).toBe(path);
  });

  it('encodes parameters, and a parameter of the call goes before the session', () => {
    const params = { code: 'A B/C?', storeId: '777' };
    expect(resolvePath('/stores/$storeId/promo/:code', { ...known, params })).toBe(
      '/stores/777/promo/A%20B%2FC%3F',
    );
  });

  it.each([undefined, null, '', '..', '.', 'null', 'undefined'])(
    'does not send a path whose parameter is %j',
    (code) => {
      expect(() => resolvePath('/promo/:code/tnc', { ...known, params: { code } })).toThrow(
        /no value for 'code'/,
      );
    },
  );

  it.each(['https://evil.example/x', '//evil.example/x', '/\\evil.example', 'x'])(
    'never carries the headers to %s',
    (template) => {
      expect(() => resolvePath(template, known)).toThrow(expect.objectContaining({ kind: 'unresolved' }));
    },
  );
});

it.each([
  { template: '/stores/$storeId/menu', path: '/stores/20001/menu', sees: [true, false] },
  { template: '/pickup/:storeId', path: '/pickup/20001', sees: [true, false] },
  { template: '/stores/null/menu', path: '/stores/null/menu', sees: [true, true] },
  { template: '/stores/20001/bestseller', path: '/stores/20001/bestseller', sees: [true, false] },
  { template: '/alert-service/ve1/alerts', path: '/alert-service/ve1/alerts', sees: [false, false] },
])('sees the store in $path', ({ template, path, sees }) => {
  expect([hasStore(template, path), hasNullStore(path)]).toEqual(sees);
});
