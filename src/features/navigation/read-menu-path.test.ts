import { describe, expect, it } from 'vitest';
import { categorySlugs } from '#schemas/actions.ts';
import { readMenuPath } from './read-menu-path.ts';

describe('readMenuPath', () => {
  it('NAV-51 reads category and product from the query or from the path', () => {
    const expected = { categoryId: '20', productId: 'PIZ7' };
    expect(readMenuPath({ pathname: '/menu', search: '?categoryId=20&pizzaId=PIZ7' })).toEqual(expected);
    expect(readMenuPath({ pathname: '/menu/20/PIZ7', search: '' })).toEqual(expected);
  });

  it.each(Object.entries(categorySlugs))('NAV-52 category %s opens by its friendly path %s', (id, slug) => {
    expect(readMenuPath({ pathname: `/menu/${slug}`, search: '' })).toEqual({ categoryId: id, slug });
  });

  it('NAV-52 accepts both spellings of desserts', () => {
    expect(readMenuPath({ pathname: '/menu/desserts', search: '' })).toEqual({
      categoryId: '26',
      slug: 'desserts',
    });
  });

  it.each(['recommended', 'chicken', 'rice-bowls-wraps', 'vegetarian', 'chicken-sandwich'])(
    'NAV-53 hands the friendly path %s on for the catalogue to resolve',
    (slug) => {
      expect(readMenuPath({ pathname: `/menu/${slug}`, search: '' })).toEqual({ slug });
    },
  );

  it('NAV-53 the bare menu asks for nothing', () => {
    expect(readMenuPath({ pathname: '/menu', search: '' })).toEqual({});
  });

  it('accepts a path with invalid encoding', () => {
    expect(readMenuPath({ pathname: '/menu/%E0%A4%A', search: '' })).toEqual({ slug: '%E0%A4%A' });
  });
});
