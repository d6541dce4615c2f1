import { expect, it, vi } from 'vitest';
import { findGroup } from './find-group.ts';

// A name of the brand's own, with capitals: by default the path is named as the category is.
vi.mock(import('#src/config/env.ts'), async (importOriginal) => {
  const { env } = await importOriginal();
  return { env: { ...env, brandPaths: { ...env.brandPaths, chickenSandwich: '/menu/CoopWich' } } };
});

const sandwiches = { id: 'chicken-sandwich', name: 'Burgers', slug: 'burgers' };

it.each(['CoopWich', 'coopwich'])('NAV-54 the path that the brand names opens its category: %s', (slug) => {
  expect(findGroup([sandwiches], { slug })).toBe(sandwiches);
});
