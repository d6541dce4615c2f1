import type { Menu, MenuProduct } from '#schemas/entities/menu.ts';
import { brand } from '#src/config/brand.ts';
import { constants } from '#src/config/constants.ts';
import { pathOf } from '#src/config/paths.ts';

/** The restaurant and, if it is known, its menu as structured data for search engines (schema.org). */
export function restaurantData(origin: string, menu?: Menu): Readonly<Record<string, unknown>> {
  const address = `${origin}${pathOf('menu')}`;
  return {
    '@context': 'https://schema.org',
    '@type': 'Restaurant',
    name: brand.name,
    url: `${origin}/`,
    description: brand.description,
    servesCuisine: brand.cuisines,
    priceRange: brand.priceRange,
    telephone: constants.care.phone,
    currenciesAccepted: constants.market.currency,
    hasMenu: menu ? menuData(address, menu) : address,
    acceptsReservations: false,
  };
}

const diets = { 0: 'https://schema.org/VegetarianDiet' } as Readonly<Record<number, string>>;

function itemData({ name, description, price, foodType, kcal, availability }: MenuProduct) {
  const inStock = availability === 'available' ? 'InStock' : 'OutOfStock';
  return {
    '@type': 'MenuItem',
    name,
    description,
    suitableForDiet: diets[foodType],
    ...(kcal === undefined
      ? {}
      : { nutrition: { '@type': 'NutritionInformation', calories: `${kcal} calories` } }),
    offers: {
      '@type': 'Offer',
      // In rupees, as schema.org expects; the app calculates in paise.
      price: (price / 100).toFixed(2),
      priceCurrency: constants.market.currency,
      availability: `https://schema.org/${inStock}`,
    },
  };
}

/** The menu for search engines, limited to a number of dishes because of the size of the page. */
function menuData(address: string, { catalog }: Menu) {
  let room: number = constants.menu.structuredItemsMax;
  const sections = catalog.map(({ name, products }) => {
    const told = products.slice(0, Math.max(0, room));
    room -= told.length;
    return { '@type': 'MenuSection', name, hasMenuItem: told.map(itemData) };
  });
  return {
    '@type': 'Menu',
    name: `${brand.name} menu`,
    url: address,
    inLanguage: brand.language,
    hasMenuSection: sections.filter(({ hasMenuItem }) => hasMenuItem.length > 0),
  };
}
