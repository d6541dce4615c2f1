import type { OrderTypeCode } from '#schemas/node.ts';

/** The texts of the lists of restaurants in one table, ready for translation. */
export const storeListWords = {
  // All of an order type
  storesTitle: {
    D: 'Restaurants that deliver',
    P: 'Restaurants for takeaway',
    DINEIN: 'Restaurants to dine in',
    CURB: 'Restaurants that bring it to your car',
    IRCTC: 'Restaurants that deliver to trains',
  } satisfies Record<OrderTypeCode, string>,
  allStoresTitle: 'All our restaurants',
  storeSearchLabel: 'Search restaurants',
  storeSearchPlaceholder: 'Name, area, city or PIN code',
  storeCount: (count: number) => (count === 1 ? '1 restaurant' : `${count} restaurants`),
  noStoresTitle: 'No restaurant found',
  noStoresFor: (text: string) => `Nothing matches “${text}”.`,
  showAll: 'Show all restaurants',
  inCity: (city: string) => `In ${city}`,
  otherCity: 'Choose another city',
  citiesFailed: 'The cities did not load',
  page: (page: number, pages: number) => `Page ${page} of ${pages}`,
  pages: 'Pages of restaurants',
  previousPage: 'Previous',
  nextPage: 'Next',

  // The nearest
  nearestTitle: 'Near you',
  nearestFor: (place: string) => `The nearest to ${place}`,
  yourPlace: 'your place',
  nearestEmpty: 'No restaurant near you takes such orders',

  // Every list
  storesFailed: 'The restaurants did not load',
  failedText: 'Please try again in a moment.',
  otherPlace: 'Choose another place',
} as const;
