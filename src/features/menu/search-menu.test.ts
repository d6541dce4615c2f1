import { describe, expect, it } from 'vitest';
import { searchMenu } from './search-menu.ts';
import { largeMenu, sampleMenu } from './testing/sample-menu.ts';

const found = (text: string, vegOnly = false) =>
  searchMenu(sampleMenu, text, vegOnly).map(({ name }) => name);

describe('searchMenu', () => {
  it.each([
    ['margherita', 'Margherita'],
    ['MARGHE', 'Margherita'],
    ['margarita', 'Margherita'],
    ['margehrita', 'Margherita'],
    ['panner', 'Paneer Makhani Bowl'],
    ['browni', 'Walnut Brownie'],
    ['chiken tika', 'Chicken Tikka'],
    ['garlc', 'Garlic Bread'],
    ['basil', 'Margherita'],
    ['dessert', 'Walnut Brownie'],
  ])('forgives what is typed wrong: %s', (text, name) => {
    expect(found(text)[0]).toBe(name);
  });

  it('ranks the name over the category over the description, and what is sold out last', () => {
    expect(found('chicken')).toEqual(['Chicken Tikka', 'Chicken Feast']);
    expect(found('sides')).toEqual(['Garlic Bread', 'Peri Peri Fries']);
  });

  it('wants every word, and finds nothing for nonsense', () => {
    expect(found('garlic chicken')).toEqual([]);
    expect(found('qqqq')).toEqual([]);
    expect(found('  ')).toEqual([]);
    expect(found('((.*+')).toEqual([]);
  });

  it('MEN-19 keeps to the veg-only switch, combos by their content', () => {
    expect(found('pizza', true)).toContain('Pizza Duo');
    expect(found('chicken', true)).toEqual([]);
  });

  it('finds a dish among thousands', () => {
    expect(searchMenu(largeMenu(2000), 'dish 20-100', false)[0]?.name).toBe('Dish 20-100');
  });
});
