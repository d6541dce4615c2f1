import { brand } from '#src/config/brand.ts';
import { constants } from '#src/config/constants.ts';
import { pathOf } from '#src/config/paths.ts';

/** Who we are, for search engines (schema.org). */
export function restaurantData(origin: string): Readonly<Record<string, unknown>> {
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
    hasMenu: `${origin}${pathOf('menu')}`,
    acceptsReservations: false,
  };
}
