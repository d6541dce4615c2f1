import { expect, it } from 'vitest';
import { isOwnLeftMenu, landingSource, leftMenuPath } from './document-source.ts';

const own = '/catalog-service/ve1/stores/$storeId/leftmenu';

it.each([
  [{}, { of: 'store', storeId: '7', version: 've2' }],
  [{ landingVersion: 've1' }, { of: 'store', storeId: '7', version: 've1' }],
  [
    { landingVersion: 've1', bucketStoreId: 'south' },
    { of: 'bucket', bucketStoreId: 'south' },
  ],
  [
    { landingVersion: 've2', bucketStoreId: '' },
    { of: 'store', storeId: '7', version: 've2' },
  ],
] as const)('WID-01 WID-06 the configuration %j asks for the landing %j', (config, source) => {
  expect(landingSource(config, '7')).toEqual(source);
});

it.each([
  [undefined, own],
  ['', own],
  ['/static/menu.json', '/static/menu.json'],
  ['https://elsewhere.example/menu.json', own],
  ['//elsewhere.example/menu.json', own],
  ['/\\elsewhere.example/menu.json', own],
])('WID-08 the left menu of %j is read from %s', (leftmenu_url, path) => {
  expect(leftMenuPath({ leftmenu_url })).toBe(path);
});

it('WID-08 knows the store’s own left menu by its address, however it is written', () => {
  expect(isOwnLeftMenu({}, '7')).toBe(true);
  expect(isOwnLeftMenu({ leftmenu_url: own.replace('$storeId', '7') }, '7')).toBe(true);
  expect(isOwnLeftMenu({ leftmenu_url: own.replace('$storeId', '8') }, '7')).toBe(false);
  expect(isOwnLeftMenu({ leftmenu_url: '/static/menu.json' }, '7')).toBe(false);
});
