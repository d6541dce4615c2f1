import { expect, it } from 'vitest';
import { z } from 'zod';
import { defineAnyContract } from './contract.ts';

const same = (props: Record<string, unknown>) => props;
const contract = {
  type: 'banner',
  title: 'Banner',
  description: 'A picture.',
  places: ['landing'],
  props: z.object({}),
  versions: ['initial', 'slides', 'links'],
  migrations: [same, same],
  oldExamples: { 1: {}, 2: {} },
  example: {},
  reservedHeight: 100,
} as const;

it('takes a contract with each migration and an example of each old version', () => {
  expect(defineAnyContract(contract)).toBe(contract);
  const first = { ...contract, versions: ['initial'] as const, migrations: [], oldExamples: undefined };
  const { oldExamples: _, ...withoutOld } = first;
  expect(defineAnyContract(withoutOld)).toBe(withoutOld);
});

it.each([
  [
    'a migration too few',
    { migrations: [same] },
    "'banner' names 3 versions (initial, slides, links) but has 1",
  ],
  ['a migration too many', { migrations: [same, same, same] }, 'but has 3 migrations'],
  ['a version named twice', { versions: ['initial', 'slides', 'slides'] }, 'names a version twice'],
  ['no example of the first version', { oldExamples: { 2: {} } }, "old version 1 ('initial')"],
  ['no example of the last old version', { oldExamples: { 1: {} } }, "old version 2 ('slides')"],
  ['no old examples at all', { oldExamples: undefined }, 'old version 1'],
] as const)('refuses one with %s', (_, wrong, text) => {
  expect(() => defineAnyContract({ ...contract, ...wrong } as never)).toThrow(text);
});
