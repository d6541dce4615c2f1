import { expect, it } from 'vitest';
import { constants } from '#src/config/constants.ts';
import { withoutHiddenTowns } from './hidden-towns.ts';

const localities = [{ name: 'Indiranagar' }, { name: ' springfield ' }, { name: 'Springfield Road' }];

it('LOC-32 leaves out localities named after a hidden town, however they are written', () => {
  expect(withoutHiddenTowns(localities, ['Springfield'])).toEqual([
    { name: 'Indiranagar' },
    { name: 'Springfield Road' },
  ]);
});

it('LOC-33 hides none unless the configuration names one', () => {
  expect(constants.location.hiddenTowns).toEqual([]);
  expect(withoutHiddenTowns(localities)).toEqual(localities);
});
