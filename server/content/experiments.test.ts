import { expect, it } from 'vitest';
import { constants } from '#src/config/constants.ts';
import { variantValues } from '#src/features/experiments/variants.ts';
import { experimentNames, variantNames } from './experiments.ts';

it('EXP-03 EXP-07 knows the experiments of the app and their variants', () => {
  expect(experimentNames).toEqual(constants.experiments.names);
  expect(variantNames).toEqual(variantValues);
});
