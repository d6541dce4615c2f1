import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { experimentNames } from '#schemas/documents/experiment-names.ts';
import { featureNames } from '#schemas/documents/feature-names.ts';
import { experimentWires } from '../unplug/experiments.ts';
import { featureWires } from '../unplug/features.ts';
import { settingWires } from '../unplug/settings.ts';
import type { Wire } from '../unplug/wire.ts';
import { root } from '../vitest.config.ts';

const all: readonly (readonly [string, Wire])[] = Object.entries({
  ...featureWires,
  ...experimentWires,
  ...settingWires,
}).flatMap(([name, wires]) => wires.map((wire) => [name, wire] as const));

it('every feature and every experiment has a wire that can be unplugged', () => {
  expect(Object.keys(featureWires).toSorted()).toEqual([...featureNames].toSorted());
  expect(Object.keys(experimentWires).toSorted()).toEqual([...experimentNames].toSorted());
});

it.each(all)('the wire of %s is where the table says', (_, { file, cut, test }) => {
  expect(readFileSync(join(root, file), 'utf8').split(cut)).toHaveLength(2);
  expect(existsSync(join(root, test))).toBe(true);
});
