import { describe, expect, it } from 'vitest';
import { getMenu } from '#schemas/compiled/calls/get-menu.ts';
import { type Menu, menuSchema } from '#schemas/entities/menu.ts';
import { readValue } from '#schemas/reader/read-value.ts';
import { sellableMenu } from './sellable-menu.ts';
import { product, sampleMenu } from './testing/sample-menu.ts';

/** A menu as the server sends it: read by the schema of its call, then reduced to what can be sold. */
function menuOf(data: unknown) {
  const read = readValue(getMenu.reply, data);
  return {
    menu: read.ok ? sellableMenu(read.value as Menu) : null,
    faults: read.faults.map(({ path, code }) => `${path.join('.')} ${code}`),
  };
}
const menuWith = (...products: unknown[]) => ({
  ...sampleMenu,
  catalog: [{ categoryId: '2', name: 'Veg pizza', slug: 'veg-pizza', products }],
});
const firstOf = (data: unknown) => menuOf(data).menu?.catalog[0]?.products[0];
const idsOf = (data: unknown) => menuOf(data).menu?.catalog[0]?.products.map(({ productId }) => productId);

describe('a menu of the server', () => {
  it('MEN-02 is taken whole, with no fault to report', () => {
    const { menu, faults } = menuOf(JSON.parse(JSON.stringify(sampleMenu)));
    expect(faults).toEqual([]);
    expect(menu).toEqual(sampleMenu);
    expect(menuSchema.safeParse(menu).success).toBe(true);
  });

  it.each(['size', 'crust', 'options'])('MEN-07 a product without %s has none', (key) => {
    const { [key as 'size']: _, ...lacking } = product({ productId: 'PIZ7' });
    const { menu, faults } = menuOf(menuWith(lacking));
    expect(faults).toEqual([]);
    expect(menu?.catalog[0]?.products).toEqual([product({ productId: 'PIZ7' })]);
  });

  it.each([
    ['price', -1, 'minimum'],
    ['price', '199', 'type'],
    ['productId', '', 'minLength'],
    ['name', null, 'type'],
  ])('MEN-07 a product whose %s is %j goes alone', (key, value, code) => {
    const data = menuWith({ ...product({ productId: 'bad' }), [key]: value }, product({ productId: 'good' }));
    expect(idsOf(data)).toEqual(['good']);
    expect(menuOf(data).faults).toEqual([`catalog.0.products.0.${key} ${code}`]);
  });

  it('MEN-10 gives the card the price of the default size and crust, whatever the server wrote', () => {
    const source = { ...sampleMenu.catalog[0]?.products[0], price: 1, selectedSizeId: 'unknown' };
    expect(firstOf(menuWith(source))).toMatchObject({
      selectedSizeId: 'R',
      selectedCrustId: 'thin',
      price: 22900,
    });
  });

  it('MEN-09 leaves out a crust that no size has', () => {
    const source = { ...product({ productId: 'P' }), crust: [{ crustId: 'x', name: 'X', sizes: [] }] };
    expect(firstOf(menuWith(source))?.crust).toEqual([]);
  });

  it('MEN-13 puts the groups of a combo in their order, and drops a combo that lost one', () => {
    const [second, first] = ['b', 'a'].map((name, index) => ({
      orderSeq: 2 - index,
      name: name.toUpperCase(),
      items: [{ products: [{ productId: name, name, price: 0, foodType: 0 }] }],
    }));
    const combo = { ...product({ productId: 'CMB' }), options: [second, first] };
    expect(firstOf(menuWith(combo))?.options.map(({ name }) => name)).toEqual(['A', 'B']);
    const broken = { ...combo, options: [first, { orderSeq: 3, name: 'C', items: [] }] };
    expect(idsOf(menuWith(broken, product({ productId: 'ok' })))).toEqual(['ok']);
  });

  it('MEN-07 an option without its price is not given away', () => {
    const options = ['a', 'b'].map((id) => ({
      products: [{ productId: id, name: id, foodType: 0, ...(id === 'a' ? {} : { price: 100 }) }],
    }));
    const combo = { ...product({ productId: 'CMB' }), options: [{ orderSeq: 1, name: 'A', items: options }] };
    const [group] = firstOf(menuWith(combo))?.options ?? [];
    expect(group?.items.map(({ products }) => products[0]?.productId)).toEqual(['b']);
  });

  it('MEN-17 counts as veg only what is marked as veg', () => {
    const { foodType: _, ...unmarked } = product({ productId: 'P' });
    expect(firstOf(menuWith(unmarked))?.foodType).toBe(1);
    expect(firstOf(menuWith({ ...unmarked, foodType: 'veg' }))?.foodType).toBe(1);
  });

  it('names a category, a size and a crust by their ids where they have no name', () => {
    const source = {
      ...product({ productId: 'P', menuCode: '' }),
      size: [{ sizeId: 'R', price: 100 }],
      crust: [{ crustId: 'thin', sizes: [{ sizeId: 'R', price: 0 }] }],
    };
    const { menu } = menuOf({ catalog: [{ categoryId: '2', products: [source] }] });
    expect(menu?.catalog[0]).toMatchObject({ name: '2', slug: '2' });
    expect(menu?.catalog[0]?.products[0]).toMatchObject({
      menuCode: 'P',
      size: [{ name: 'R' }],
      crust: [{ name: 'thin' }],
    });
  });

  it.each([null, [], 'menu', {}, { catalog: 'none' }, { catalog: [] }, menuWith(null, 7, {})])(
    'has nothing to sell in %j',
    (data) => {
      expect(menuOf(data).menu).toBeNull();
    },
  );
});
