import { expect, it } from 'vitest';
import { experimentNames, variantNames } from '../documents/experiment-names.ts';
import { readVariant, variantsOf } from './variants.ts';

it('EXP-03 knows every variant, and takes anything else for the default one', () => {
  expect(variantNames.map(readVariant)).toEqual([...variantNames]);
  expect([undefined, '', 'a', 'D'].map(readVariant)).toEqual(['default', 'default', 'default', 'default']);
});

it('EXP-04 takes the variant that the configuration has for the group', () => {
  const config = { menuHeader: { A: 'B', C: 'not eligible', none: 'intent' }, menuSorting: { A: 'test' } };
  expect(variantsOf('A', config)).toMatchObject({ menuHeader: 'B', menuSorting: 'test' });
  expect(variantsOf('C', config)).toMatchObject({ menuHeader: 'not eligible', menuSorting: 'default' });
  expect(variantsOf('none', config)).toMatchObject({ menuHeader: 'intent', menuSorting: 'default' });
});

it('EXP-05 takes the group itself where the configuration has no groups, and the default variant without a group', () => {
  const all = (variant: string) => Object.fromEntries(experimentNames.map((name) => [name, variant]));
  expect(variantsOf('B', {})).toEqual(all('B'));
  expect(variantsOf('none', {})).toEqual(all('default'));
  expect(variantsOf('B', { menuHeader: {} })).toEqual({ ...all('B'), menuHeader: 'default' });
});
