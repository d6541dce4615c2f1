import { chickenAndMains } from './chicken-and-mains.ts';
import { pizzas } from './pizzas.ts';
import type { SeedProduct } from './seed-product.ts';
import { sidesAndCombos } from './sides-and-combos.ts';

/** The menu of the sandbox, in the order of the menu. */
export const seedProducts: readonly SeedProduct[] = [...pizzas, ...chickenAndMains, ...sidesAndCombos];

/** Product ids of each shelf of the home page, first one first. */
export const seedShelves: Readonly<Record<string, readonly string[]>> = {
  bestsellers: ['PIZ7', 'CHK1', 'PIZ1', 'BUR1', 'PIZ3', 'SID2', 'CHK3', 'BWL1', 'DES1', 'CMB1'],
  'everyday-value': ['MAN1', 'MAN3', 'MAN2', 'MAN4'],
  essentials: ['SID1', 'SID3', 'SID5', 'BEV2', 'DES2', 'BEV5'],
};
