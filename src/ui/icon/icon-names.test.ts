import { expect, it } from 'vitest';
import { iconNames as namesForDocuments } from '#schemas/icon-names.ts';
import { iconNames } from './icon-names.ts';

it('are those that a document may name', () => {
  expect(iconNames).toEqual(namesForDocuments);
});
