import { expect, it } from 'vitest';
import type { z } from 'zod';
import { catalogFile } from '#schemas/import-files.ts';
import { createCatalogWriter } from '../catalog/catalog-writer.ts';
import { describeDatabases } from '../testing/databases.ts';
import { offerFaults } from './offer-faults.ts';

const pizza = {
  id: 'PIZ1',
  name: 'Margherita',
  menuCode: 'M1',
  description: 'Tomato',
  picture: 'pizza-margherita',
  price: 19900,
  foodType: 0,
  kcal: 690,
  allergens: [],
  categoryIds: ['2'],
  sizes: [{ sizeId: 'regular', name: 'Regular', price: 19900, kcal: 690 }],
  sizeId: 'regular',
} as const;

function fileWith(other: Partial<z.input<typeof catalogFile>>) {
  return catalogFile.parse({
    categories: [{ id: '2', name: 'Pizza', slug: 'pizza' }],
    products: [pizza],
    ...other,
  });
}

const now = Date.parse('2026-11-20T10:00:00Z');

describeDatabases('offers of an import', (open) => {
  it('must name what is sold, and a promotion with a code must have a rule', async () => {
    const db = await open();
    const told = async (other: Partial<z.input<typeof catalogFile>>) =>
      (await offerFaults({ db, now, file: 'catalog.json', catalog: fileWith(other) })).map(
        ({ message }) => message,
      );
    const good = {
      code: 'GOOD',
      effect: {
        kind: 'percentage' as const,
        percent: 10,
        on: { categories: ['2'], sizes: ['regular'] },
      },
    };
    const shown = { id: 'p', shelf: 'offers', heading: 'Ten off', code: 'GOOD' } as const;
    expect(await told({ promos: [good], promotions: [shown] })).toEqual([]);
    expect(await told({ promotions: [shown] })).toEqual([
      "promotions[0].code is 'GOOD', which has no rule in 'promos', nor one that was imported before: nobody could use it.",
    ]);
    expect(
      await told({
        promos: [
          {
            code: 'WRONG',
            effect: {
              kind: 'combo',
              price: 100,
              parts: [
                { count: 1, on: { products: ['PIZ1'] } },
                { count: 1, on: { products: ['NONE'], exceptCategories: ['9'], crusts: ['thin'] } },
              ],
            },
          },
          { code: 'GIFT', effect: { kind: 'free-item', productId: 'LOST', sizeId: 'giant' } },
        ],
      }),
    ).toEqual([
      "promos[0].effect.parts[1].on names '9', which is no category of this file, nor one that was imported before.",
      "promos[0].effect.parts[1].on names 'NONE', which is no product of this file, nor one that was imported before.",
      "promos[0].effect.parts[1].on names 'thin', which is no crust of this file, nor one that was imported before.",
      "promos[1].effect.productId names 'LOST', which is no product of this file, nor one that was imported before.",
      "promos[1].effect.productId names 'giant', which is no size of this file, nor one that was imported before.",
    ]);
    await createCatalogWriter(db).saveCatalog(fileWith({ promos: [good] }));
    expect(await told({ promotions: [shown] })).toEqual([]);
  });

  it('may not be more that stack than can be tried, together with those that were imported before', async () => {
    const db = await open();
    const stacking = (from: number, count: number) =>
      Array.from({ length: count }, (_, at) => ({
        code: `STACK${from + at}`,
        effect: { kind: 'percentage' as const, percent: 1 },
        stacks: true,
      }));
    await createCatalogWriter(db).saveCatalog(fileWith({ promos: stacking(0, 8) }));
    const check = (promos: ReturnType<typeof stacking>) =>
      offerFaults({ db, now, file: 'catalog.json', catalog: fileWith({ promos }) });
    expect(await check(stacking(0, 10))).toEqual([]);
    expect(await check(stacking(8, 3))).toMatchObject([{ code: 'too-many-stack', address: 'promos' }]);
    // One that has ended stays in the database, and is tried no more.
    const ended = stacking(0, 2).map((promo) => ({ ...promo, until: new Date(now).toISOString() }));
    await createCatalogWriter(db).saveCatalog(fileWith({ promos: ended }));
    expect(await check(stacking(8, 3))).toEqual([]);
    expect(await check(stacking(8, 5))).toMatchObject([{ code: 'too-many-stack' }]);
  });
});
