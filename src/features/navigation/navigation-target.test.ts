import { describe, expect, it } from 'vitest';
import { navigationTarget } from './navigation-target.ts';

const direct = { utm: {}, partnerSource: null };
const campaign = { utm: { utm_campaign: 'x' }, partnerSource: null };
const partner = { utm: {}, partnerSource: 'paytm' };

function push(
  to: string,
  attribution = direct as { utm: Record<string, string>; partnerSource: string | null },
) {
  return navigationTarget({ to, replace: false, attribution });
}
function replace(to: string, attribution: { utm: Record<string, string>; partnerSource: string | null }) {
  return navigationTarget({ to, replace: true, attribution });
}

describe('navigationTarget', () => {
  it.each([
    ['/landing/offers', '/offers'],
    ['/landing', '/'],
    ['/landing?utm_source=a', '/?utm_source=a'],
    ['/landings', '/landings'],
    ['/menu/landing', '/menu/landing'],
    ['/', '/'],
  ])('NAV-03 %s goes to %s', (to, expected) => {
    expect(push(to)).toBe(expected);
  });

  it.each([
    ['/menu', '/menu?utm_campaign=x'],
    ['/menu?categoryId=2', '/menu?categoryId=2&utm_campaign=x'],
    ['/info/tnc#refunds', '/info/tnc?utm_campaign=x#refunds'],
  ])('NAV-60 appends the stored parameters to %s, pushed or replaced', (to, expected) => {
    expect(push(to, campaign)).toBe(expected);
    expect(replace(to, campaign)).toBe(expected);
  });

  it('NAV-61 leaves an address alone that already carries utm_ parameters', () => {
    expect(push('/offers?utm_source=y', campaign)).toBe('/offers?utm_source=y');
    expect(replace('/offers?utm_source=y', partner)).toBe('/offers?utm_source=y');
    expect(push('/offers?utm_campaign=y', partner)).toBe('/offers?utm_campaign=y');
  });

  it('NAV-61 adds the source of the partner app on a replace where the address names none', () => {
    const inApp = { utm: { utm_source: 'paytm', utm_medium: 'tile' }, partnerSource: 'paytm' };
    expect(replace('/offers?utm_campaign=y', inApp)).toBe('/offers?utm_campaign=y&utm_source=paytm');
  });

  it('NAV-59 keeps the source of the partner app on a replace, and only there', () => {
    expect(replace('/cart', partner)).toBe('/cart?utm_source=paytm');
    expect(push('/cart', partner)).toBe('/cart');
  });

  it('NAV-59 NAV-61 appends nothing twice', () => {
    const attribution = { utm: { utm_source: 'paytm', utm_medium: 'tile' }, partnerSource: 'paytm' };
    expect(replace('/cart', attribution)).toBe('/cart?utm_source=paytm&utm_medium=tile');
  });
});
