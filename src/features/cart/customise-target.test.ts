import { describe, expect, it } from 'vitest';
import { readDialog, withDialog, withoutDialog } from './customise-target.ts';

const line = 'PIZ1/large/thin/cheese+cheese/1=A%2FB';

describe('NAV-11 the address of the dialog with the choices of a product', () => {
  it.each([
    ['/menu', '/menu?customise=PIZ1'],
    ['/menu/veg-pizza', '/menu/veg-pizza?customise=PIZ1'],
    ['/menu?search=garlic+bread', '/menu?search=garlic+bread&customise=PIZ1'],
  ])('%s: %s', (page, address) => {
    expect(withDialog(page, { productId: 'PIZ1' })).toBe(address);
    expect(withoutDialog(address)).toBe(page);
    expect(readDialog(address.slice(address.indexOf('?')))).toEqual({ productId: 'PIZ1', line: undefined });
  });

  it('names the line of the cart that is edited', () => {
    const address = withDialog('/menu', { productId: 'PIZ1', line });
    expect(readDialog(address.slice('/menu'.length))).toEqual({ productId: 'PIZ1', line });
    expect(withoutDialog(address)).toBe('/menu');
  });

  it('replaces the dialog that the page has', () => {
    expect(withDialog(withDialog('/menu', { productId: 'PIZ1', line }), { productId: 'PIZ2' })).toBe(
      '/menu?customise=PIZ2',
    );
  });

  it.each(['', '?', '?search=garlic', '?customise=', '?line=PIZ1'])('%j asks for none', (search) => {
    expect(readDialog(search)).toBeNull();
  });

  it('an address without a dialog stays as it is written', () => {
    expect(withoutDialog('/menu?search=a%20b')).toBe('/menu?search=a%20b');
  });
});
