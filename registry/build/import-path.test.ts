import { expect, it } from 'vitest';
import { importPath } from './import-path.ts';

it('a module imports one below it, beside it and elsewhere by a path that begins with a dot', () => {
  expect(importPath('compiled', 'compiled/shapes/link.ts')).toBe('./shapes/link.ts');
  expect(importPath('compiled', 'compiled/contracts.ts')).toBe('./contracts.ts');
  expect(importPath('compiled/shapes', 'widgets/notice.ts')).toBe('../../widgets/notice.ts');
});
