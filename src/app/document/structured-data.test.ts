import { describe, expect, it } from 'vitest';
import { sampleMenu } from '#src/features/menu/testing/sample-menu.ts';
import { restaurantData, storeData } from './structured-data.ts';
import { brand } from '#src/config/brand.ts';
import { aStore } from '#src/features/place/testing/country.ts';

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

describe('storeData', () => {
  const { name, id } = aStore;

  it('NAV-55 says where a restaurant is, and when it is open', () => {
    expect(storeData('https://coop.example', aStore)).toMatchObject({
      '@type': 'Restaurant',
      name: `${brand.name}, ${name}`,
      url: `https://coop.example/restaurants?storeId=${id}`,
      address: {
        addressCountry: 'IN',
        addressLocality: 'Bengaluru',
        streetAddress: '100 Feet Road, Indiranagar',
      },
      openingHoursSpecification: { opens: '11:00', closes: '23:00' },
    });
  });

  it('NAV-55 says of one that never closes that it is open all day', () => {
    const always = { ...aStore, hours: { opens: '00:00', closes: '00:00' } };
    expect(storeData('https://coop.example', always)).toMatchObject({
      openingHoursSpecification: { opens: '00:00', closes: '23:59' },
    });
  });
});
