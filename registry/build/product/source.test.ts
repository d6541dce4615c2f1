import { expect, it } from 'vitest';
import { registryFaults, staleFiles } from '../compile-contracts.ts';
import { source } from './source.ts';

it('each kind and version that is new has a registry version', () => {
  expect(registryFaults(source)).toEqual([]);
});

it('the generated files are what the schemas say: run `npm run schemas` when this fails', () => {
  expect(staleFiles(source)).toEqual([]);
});
