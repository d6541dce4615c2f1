import { describe, expect, it } from 'vitest';
import { sampleMenu } from '#src/features/menu/testing/sample-menu.ts';
import { restaurantData } from './structured-data.ts';

describe('restaurantData', () => {
  it('contains the menu with its prices in rupees', () => {
    const data = JSON.parse(JSON.stringify(restaurantData('https://coop.example', sampleMenu)));
    expect(data).toMatchObject({ '@type': 'Restaurant', hasMenu: { '@type': 'Menu' } });
    const [section] = data.hasMenu.hasMenuSection;
    expect(section).toMatchObject({ '@type': 'MenuSection', name: 'Veg pizza' });
    expect(section.hasMenuItem[0]).toMatchObject({
      '@type': 'MenuItem',
      name: 'Margherita',
      suitableForDiet: 'https://schema.org/VegetarianDiet',
      offers: { price: '229.00', priceCurrency: 'INR', availability: 'https://schema.org/InStock' },
    });
  });

  it('CON-03 CON-14 names the telephone of customer care and the currency', () => {
    expect(restaurantData('https://coop.example')).toMatchObject({
      telephone: '6888 6888',
      currenciesAccepted: 'INR',
    });
  });

  it('contains the first 200 dishes of a long menu', () => {
    const [category] = sampleMenu.catalog;
    const [dish] = category?.products ?? [];
    if (!category || !dish) throw new Error('The sample menu is empty.');
    const section = { ...category, products: Array.from({ length: 150 }, () => dish) };
    const data = JSON.parse(
      JSON.stringify(
        restaurantData('https://coop.example', { ...sampleMenu, catalog: [section, section, section] }),
      ),
    );
    const sizes = data.hasMenu.hasMenuSection.map(
      ({ hasMenuItem }: { hasMenuItem: unknown[] }) => hasMenuItem.length,
    );
    expect(sizes).toEqual([150, 50]);
  });

  it('names the address of the menu where the menu itself is not known', () => {
    expect(restaurantData('https://coop.example')['hasMenu']).toBe('https://coop.example/menu');
  });
});
