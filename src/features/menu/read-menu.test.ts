import { describe, expect, it } from 'vitest';
import { menuSchema } from '#schemas/entities/menu.ts';
import { readMenu } from './read-menu.ts';
import { product, sampleMenu } from './testing/sample-menu.ts';

const menuWith = (...products: unknown[]) => ({
  ...sampleMenu,
  catalog: [{ categoryId: '2', name: 'Veg pizza', slug: 'veg-pizza', products }],
});
const firstOf = (data: unknown) => readMenu(data)?.menu.catalog[0]?.products[0];

describe('readMenu', () => {
  it('MEN-02 takes a whole menu as it is and has no fault to report', () => {
    const read = readMenu(JSON.parse(JSON.stringify(sampleMenu)));
    expect(read?.faults).toEqual([]);
    expect(read?.menu).toEqual(sampleMenu);
    expect(menuSchema.safeParse(read?.menu).success).toBe(true);
  });

  it.each(['size', 'crust', 'options'])('MEN-07 mends a product that lacks %s and says so once', (key) => {
    const { [key as 'size']: _, ...lacking } = product({ productId: 'PIZ7' });
    const read = readMenu(menuWith(lacking));
    expect(read?.faults).toEqual([{ path: `catalog[0].products[0].${key}`, code: 'mended' }]);
    expect(read?.menu.catalog[0]?.products).toEqual([product({ productId: 'PIZ7' })]);
  });

  it('MEN-10 gives the card the price of the default size and crust, whatever the server wrote', () => {
    const source = {
      ...sampleMenu.catalog[0]?.products[0],
      price: 1,
      selectedSizeId: 'unknown',
    };
    const read = firstOf(menuWith(source));
    expect(read).toMatchObject({ selectedSizeId: 'R', selectedCrustId: 'thin', price: 22900 });
  });

  it('MEN-09 leaves out a crust that no size has', () => {
    const source = { ...product({ productId: 'P' }), crust: [{ crustId: 'x', name: 'X', sizes: [] }] };
    expect(firstOf(menuWith(source))?.crust).toEqual([]);
  });

  it('MEN-13 puts the groups of a combo in their order, and drops a combo that lost one', () => {
    const [second, first] = [
      { orderSeq: 2, name: 'B', items: [{ products: [{ productId: 'b', name: 'b' }] }] },
      { orderSeq: 1, name: 'A', items: [{ products: [{ productId: 'a', name: 'a' }] }] },
    ];
    const combo = { ...product({ productId: 'CMB' }), options: [second, first] };
    expect(firstOf(menuWith(combo))?.options.map(({ name }) => name)).toEqual(['A', 'B']);
    const broken = { ...combo, options: [first, { orderSeq: 3, name: 'C', items: [] }] };
    expect(readMenu(menuWith(broken, product({ productId: 'ok' })))?.menu.catalog[0]?.products).toHaveLength(
      1,
    );
  });

  it('MEN-17 takes for veg only what says so', () => {
    const { foodType: _, ...unmarked } = product({ productId: 'P' });
    expect(firstOf(menuWith(unmarked))?.foodType).toBe(1);
  });

  it.each([null, [], 'menu', {}, { catalog: 'none' }, { catalog: [] }, menuWith(null, 7, {})])(
    'finds nothing to sell in %j',
    (data) => {
      expect(readMenu(data)).toBeNull();
    },
  );
});
