import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { experimentNames } from '#schemas/documents/experiment-names.ts';
import { featureNames } from '#schemas/documents/feature-names.ts';
import { allWires } from '../unplug/all-wires.ts';
import { experimentWires } from '../unplug/experiments.ts';
import { featureWires } from '../unplug/features.ts';
import { root } from '../vitest.config.ts';

it('every feature and every experiment has a wire that can be unplugged', () => {
  expect(Object.keys(featureWires).toSorted()).toEqual([...featureNames].toSorted());
  expect(Object.keys(experimentWires).toSorted()).toEqual([...experimentNames].toSorted());
});

it.each(allWires)('the wire of %s is where the table says', (_, { file, cut, test }) => {
  expect(readFileSync(join(root, file), 'utf8').split(cut)).toHaveLength(2);
  expect(existsSync(join(root, test))).toBe(true);
});
