import { describe, expect, it } from 'vitest';
import { searchMenu } from './search-menu.ts';
import { largeMenu, product, sampleMenu } from './testing/sample-menu.ts';

const found = (text: string, vegOnly = false) =>
  searchMenu(sampleMenu, text, vegOnly).cards.map(({ name }) => name);
const near = (text: string, vegOnly = false) => searchMenu(sampleMenu, text, vegOnly).near;

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

  it('MEN-01 finds a dish by another name for it, also in the middle of a text and before it is typed whole', () => {
    for (const text of ['chips', 'peri chips', 'Finger Chips', 'chip'])
      expect(found(text), text).toEqual(['Peri Peri Fries']);
    expect(found('finger')).toEqual([]);
  });

  it('MEN-01 a whole other name comes before words that merely resemble it', () => {
    const cola = product({ productId: 'BEV1', name: 'Cola, 475 ml' });
    const cake = product({ productId: 'DES2', name: 'Choco Lava Cake' });
    const catalog = [{ categoryId: '1', name: 'All', slug: 'all', products: [cake, cola] }];
    const synonyms = [{ words: ['coke', 'coca cola'], finds: ['cola'] }];
    const without = { ...sampleMenu, catalog, synonyms: [] };
    const menu = { ...without, synonyms };
    const names = (each: typeof menu, text: string) =>
      searchMenu(each, text, false).cards.map(({ name }) => name);
    expect(names(without, 'coke')).toEqual(['Choco Lava Cake']);
    expect(names(menu, 'coke')).toEqual(['Cola, 475 ml']);
    expect(names(menu, 'coca cola')).toEqual(['Cola, 475 ml']);
  });

  it.each([
    ['panner', ['paneer']],
    ['chiken tika', ['chicken tikka']],
    ['margarita', ['margherita']],
    ['panir', ['paneer']],
    ['margherita', []],
    ['qqqq', []],
  ])('MEN-01 proposes what was probably meant by %s', (text, texts) => {
    expect(near(text)).toEqual(texts);
  });

  it('MEN-19 proposes nothing that the veg-only switch hides', () => {
    expect(near('chiken', true)).toEqual([]);
    expect(near('chiken')).toEqual(['chicken']);
  });

  it('finds a dish among thousands', () => {
    expect(searchMenu(largeMenu(2000), 'dish 20-100', false).cards[0]?.name).toBe('Dish 20-100');
  });
});
