import { describe, expect, it } from 'vitest';
import { variantsOf } from '#schemas/rules/variants.ts';
import { menuHeaders, menuKey } from './menu-request.ts';

const headersOf = (variant: string) => {
  const config = { menuHeader: { A: variant } };
  return menuHeaders(variantsOf('A', config), config);
};

describe('menuHeaders', () => {
  it('MEN-26 asks for all features by default', () => {
    const plain = { feature: 'ALL_FEATURES', menuProcessor: 'GENERALIZE', isNewUpsell: 'false' };
    expect(menuHeaders({}, {})).toEqual(plain);
    expect(menuHeaders(variantsOf('A', {}), {}), 'no experiment is configured').toEqual(plain);
    expect(headersOf('NA')).toEqual(plain);
  });

  it('MEN-26 another variant changes the header', () => {
    const common = { menuProcessor: 'GENERALIZE' };
    expect(headersOf('A')).toEqual({ ...common, feature: 'COMBO_WITHOUT_PRICE', isNewUpsell: 'false' });
    expect(headersOf('B')).toEqual({ ...common, feature: 'CUSTOMISE_UPSELL', isNewUpsell: 'true' });
  });

  it('MEN-25 keeps the menus of stores, order types and variants apart', () => {
    const source = { storeId: '14052', orderType: 'D', headers: headersOf('default') } as const;
    const keys = [
      menuKey(source),
      menuKey({ ...source, storeId: '7' }),
      menuKey({ ...source, orderType: 'P' }),
      menuKey({ ...source, headers: headersOf('B') }),
    ];
    expect(new Set(keys).size).toBe(4);
  });
});
