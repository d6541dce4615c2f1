import type { OrderTypeCode } from '#schemas/node.ts';

/** What the screens and components of places say of their own accord, in one table, ready for translation. */
export const locationWords = {
  // The search box
  searchLabel: 'Search for your area, street or PIN code',
  searchPlaceholder: 'Area, street or PIN code',
  clearSearch: 'Clear the search',
  suggestions: 'Places found',
  searching: 'Looking for places',
  found: (count: number) => (count === 1 ? '1 place found' : `${count} places found`),
  noneFound: (text: string) => `We know no place in India called “${text}”.`,
  noPinCode: (pinCode: string) => `We do not know the PIN code ${pinCode}.`,
  noPinCodeHint: 'Try the name of your area, or point it out on the map.',
  noneFoundHint: 'Check the spelling, or try a nearby landmark or the PIN code.',
  searchFailed: 'The search did not work just now.',
  placeFailed: 'We could not find out where that is. Please choose another place.',

  // A store
  openAlways: 'Open round the clock',
  openUntil: (time: string) => `Open until ${time}`,
  opensAt: (time: string) => `Closed · opens at ${time}`,
  takesNoOrders: 'Not taking orders',
  orderHere: 'Order from here',
  opensLater: (time: string) => `Opens at ${time}`,
  away: (distance: string) => `${distance} away`,
  metres: (metres: number) => `${metres} m`,
  kilometres: (kilometres: string) => `${kilometres} km`,

  // Current location
  useCurrent: 'Use my current location',
  useCurrentHint: 'The quickest way',
  detecting: 'Finding out where you are',
  detectingText: 'Your browser may ask whether it may tell us.',
  detectedFailedTitle: 'Where are you?',
  chooseMyself: 'Choose it myself',
  retryDetect: 'Try again',

  // A list to choose a restaurant from
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
  page: (page: number, pages: number) => `Page ${page} of ${pages}`,
  pages: 'Pages of restaurants',
  previousPage: 'Previous',
  nextPage: 'Next',
  orderTypeLegend: 'How would you like your food?',
  train: 'Train',
} as const;
