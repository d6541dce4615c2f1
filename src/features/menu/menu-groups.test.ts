import { describe, expect, it } from 'vitest';
import { findGroup } from './find-group.ts';
import { menuEntries, menuEntry, menuGroups } from './menu-groups.ts';
import { sampleMenu } from './testing/sample-menu.ts';

const all = { favourites: [], vegOnly: false };
const groups = menuGroups(sampleMenu, all);
const namesIn = (id: string, list = groups) =>
  list.find((group) => group.id === id)?.cards.map(({ name }) => name);

describe('menuEntry', () => {
  const { catalog } = sampleMenu;
  // The first dish stands in a second category too.
  const twice = { ...sampleMenu, catalog: [...catalog, { ...catalog[0], categoryId: '99', name: 'Again' }] };

  it('is the entry of one product, as the whole menu has it', () => {
    const fresh = structuredClone(twice) as typeof sampleMenu;
    const alone = catalog.flatMap(({ products }) =>
      products.map(({ productId }) => [productId, menuEntry(fresh, productId)] as const),
    );
    expect(new Map(alone)).toEqual(menuEntries(fresh));
    const [id] = [...menuEntries(fresh).keys()];
    expect(menuEntry(fresh, id ?? '')).toBe(menuEntries(fresh).get(id ?? ''));
  });

  it('is nothing for a product that the menu does not have', () => {
    expect(menuEntry(structuredClone(sampleMenu), 'NONE')).toBeUndefined();
  });
});

describe('menuGroups', () => {
  it('keeps the cards that the page came with as the same objects, unless they have changed', () => {
    const [first] = groups;
    const [card, other] = first?.cards ?? [];
    if (!first || !card || !other) throw new Error('The sample menu has two bestsellers.');
    const sent = structuredClone({ ...first, cards: [card, { ...other, price: other.price + 100 }] });
    const [kept] = menuGroups(structuredClone(sampleMenu), { ...all, shown: [sent] });
    expect(kept?.cards[0]).toBe(sent.cards[0]);
    expect(kept?.cards[1]).toEqual(other);
  });

  it('MEN-20 MEN-21 lists bestsellers, recommended and daily essentials before the categories', () => {
    expect(groups.map(({ id }) => id)).toEqual([
      'bestsellers',
      'recommended',
      'daily-essentials',
      '2',
      '3',
      '50',
      'rice-bowls-wraps',
      '4',
      '26',
    ]);
    expect(namesIn('bestsellers')).toEqual(['Chicken Tikka', 'Margherita']);
    expect(namesIn('recommended')).toEqual(['Pizza Duo']);
    expect(namesIn('daily-essentials')).toEqual(['Garlic Bread']);
  });

  it.each([
    ['C', ['Chicken Feast', 'Pizza Duo']],
    ['A', ['Pizza Duo', 'Chicken Feast']],
    ['B', ['Pizza Duo', 'Chicken Feast']],
  ] as const)(
    'EXP-11 sorts the dishes of a category, and keeps last what is sold out: %s',
    (sorting, combos) => {
      const sorted = menuGroups({ ...sampleMenu, bestseller: ['CMB2', 'SID2'] }, { ...all, sorting });
      expect(namesIn('50', sorted)).toEqual(combos);
      expect(namesIn('4', sorted)).toEqual(['Garlic Bread', 'Peri Peri Fries']);
    },
  );

  it('EXP-11 keeps the order of a list, and the cards, whatever the sorting', () => {
    const cheapest = menuGroups(sampleMenu, { ...all, sorting: 'B' });
    expect(namesIn('bestsellers', cheapest)).toEqual(['Chicken Tikka', 'Margherita']);
    const cardOf = (list: typeof groups) =>
      list.find(({ id }) => id === '50')?.cards.find(({ name }) => name === 'Pizza Duo');
    expect(cardOf(cheapest)).toBe(cardOf(groups));
    expect(menuGroups(sampleMenu, { ...all, sorting: 'B' }).find(({ id }) => id === '50')).toBe(
      cheapest.find(({ id }) => id === '50'),
    );
  });

  it('EXP-27 reverses the categories, and not the lists before them', () => {
    const reversed = menuGroups(sampleMenu, { ...all, order: 'reversed' }).map(({ id }) => id);
    expect(reversed).toEqual([
      'bestsellers',
      'recommended',
      'daily-essentials',
      '26',
      '4',
      'rice-bowls-wraps',
      '50',
      '3',
      '2',
    ]);
  });

  it('MEN-23 shows the favourites of a customer who has some', () => {
    expect(namesIn('favourites', menuGroups(sampleMenu, { ...all, favourites: ['SID1'] }))).toEqual([
      'Garlic Bread',
    ]);
  });

  it('ERR-11 ERR-13 puts last what cannot be had now, with the reason and when it is back', () => {
    const sides = groups.find(({ id }) => id === '4')?.cards;
    expect(sides?.map(({ name }) => name)).toEqual(['Garlic Bread', 'Peri Peri Fries']);
    expect(sides?.[1]).toMatchObject({
      available: false,
      unavailableText: 'Item not available at this time',
      availableText: 'Back at 5 pm',
    });
    expect(groups.find(({ id }) => id === '26')?.cards[0]?.unavailableText).toBe('Temporarily out of stock');
  });

  it('MEN-19 filters every group, combos by their content, and leaves out those that are empty then', () => {
    const veg = menuGroups(sampleMenu, { ...all, vegOnly: true });
    expect(namesIn('bestsellers', veg)).toEqual(['Margherita']);
    expect(namesIn('50', veg)).toEqual(['Pizza Duo']);
    expect(veg.some(({ id }) => id === '3')).toBe(false);
    // A group that the filter does not change is the same object, so that it is not rendered again.
    expect(veg.find(({ id }) => id === '4')).toBe(groups.find(({ id }) => id === '4'));
  });
});

describe('findGroup', () => {
  it.each([
    [{ categoryId: '2', slug: 'veg-pizza' }, '2'],
    [{ categoryId: '4', productId: 'SID1' }, '4'],
    [{ slug: 'bestsellers' }, 'bestsellers'],
    [{ slug: 'daily-essentials' }, 'daily-essentials'],
    [{ slug: 'recommended' }, 'recommended'],
    [{ slug: 'rice-bowls-wraps' }, 'rice-bowls-wraps'],
    [{ slug: 'bowls' }, 'rice-bowls-wraps'],
    [{ slug: 'Rice-Bowls-Wraps' }, 'rice-bowls-wraps'],
    [{ categoryId: '26', slug: 'desserts' }, '26'],
    [{ slug: 'vegetarian' }, '2'],
  ])('NAV-51 NAV-52 NAV-53 resolves %j', (target, id) => {
    expect(findGroup(groups, target)?.id).toBe(id);
  });

  it('NAV-53 finds nothing for an unknown slug: the whole menu is shown', () => {
    expect(findGroup(groups, { slug: 'sushi' })).toBeUndefined();
    expect(findGroup(groups, {})).toBeUndefined();
  });

  it("NAV-54 opens the brand's own path on its category", () => {
    const [first] = groups;
    const sandwiches = { ...first, id: 'chicken-sandwich', name: 'Burgers and sandwiches', slug: 'burgers' };
    expect(findGroup([sandwiches], { slug: 'chicken-sandwich' })?.id).toBe('chicken-sandwich');
  });
});
