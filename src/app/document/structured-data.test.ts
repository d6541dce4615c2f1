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

  it('names the address of the menu where the menu itself is not known', () => {
    expect(restaurantData('https://coop.example')['hasMenu']).toBe('https://coop.example/menu');
  });
});
