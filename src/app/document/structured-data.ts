import type { Menu, MenuProduct } from '#schemas/entities/menu.ts';
import { brand } from '#src/config/brand.ts';
import type { StoreDetail } from '#schemas/entities/store.ts';
import { neverCloses, streetOf } from '#src/features/restaurants/store-facts.ts';
import { constants } from '#src/config/constants.ts';
import { pathOf, withQuery } from '#src/config/paths.ts';

const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

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

const context = { '@context': 'https://schema.org' } as const;

/** Path and query of the page of one restaurant. */
export function storeAddress(storeId: string): string {
  return withQuery(pathOf('restaurants'), { storeId });
}

/** One restaurant of the chain: address, position, hours, phone. */
export function storeData(origin: string, store: StoreDetail): Readonly<Record<string, unknown>> {
  return { ...context, ...storeFacts(origin, store) };
}

/** The list of restaurants, as far as the page shows it. */
export function storeListData(
  origin: string,
  stores: readonly StoreDetail[],
): Readonly<Record<string, unknown>> {
  return {
    ...context,
    '@type': 'ItemList',
    itemListElement: stores.map((store, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      item: storeFacts(origin, store),
    })),
  };
}

function storeFacts(origin: string, store: StoreDetail) {
  const { id, name, city, state, pincode, phone, latitude, longitude, hours } = store;
  return {
    '@type': 'Restaurant',
    name: `${brand.name}, ${name}`,
    url: `${origin}${storeAddress(id)}`,
    parentOrganization: { '@type': 'Organization', name: brand.name, url: `${origin}/` },
    servesCuisine: brand.cuisines,
    priceRange: brand.priceRange,
    telephone: phone,
    address: {
      '@type': 'PostalAddress',
      streetAddress: streetOf(store),
      addressLocality: city,
      addressRegion: state,
      postalCode: pincode,
      addressCountry: constants.market.mapRegion,
    },
    geo: { '@type': 'GeoCoordinates', latitude, longitude },
    openingHoursSpecification: {
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: days,
      // A whole day ends a minute before the next one in this vocabulary.
      ...(neverCloses(hours) ? { opens: '00:00', closes: '23:59' } : hours),
    },
    hasMenu: `${origin}${pathOf('menu')}`,
    acceptsReservations: false,
  };
}
