import { singleProducts } from './combo-groups.ts';
import { combos } from './combos.ts';
import type { SeedProduct } from './seed-product.ts';

/** The menu of the sandbox, in the order of the menu. */
export const seedProducts: readonly SeedProduct[] = [...singleProducts, ...combos];

/** Product ids of each shelf of the home page and of the menu's groups, first one first. */
export const seedShelves: Readonly<Record<string, readonly string[]>> = {
  bestsellers: ['PIZ7', 'CHK1', 'PIZ1', 'BUR1', 'PIZ3', 'SID2', 'CHK3', 'BWL1', 'DES1', 'CMB1'],
  'everyday-value': ['MAN1', 'SID3', 'BEV1', 'MAN3', 'BUR5', 'BEV13', 'SID18', 'BEV7'],
  essentials: ['SID1', 'SID3', 'SID5', 'BEV2', 'DES2', 'BEV5'],
  recommended: ['PIZ26', 'CHK22', 'BUR11', 'PIZ17', 'BWL5', 'CHK18', 'SID15', 'CMB5', 'DES9', 'BEV9'],
};
