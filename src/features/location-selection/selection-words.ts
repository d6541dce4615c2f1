import type { OrderTypeCode } from '#schemas/node.ts';
import type { DeliveryState } from '#schemas/stored/place.ts';
import { orderTypeNouns } from '#src/features/order-type/order-type-words.ts';

/** The texts of the location screen and its components in one table, ready for translation. */
export const selectionWords = {
  title: {
    DELIVERY: 'Where shall we bring it?',
    TAKEAWAY: 'Where will you pick it up?',
    DINEIN: 'Where will you eat?',
  } satisfies Record<DeliveryState, string>,
  searchLabel: {
    DELIVERY: 'Search for your area, street or PIN code',
    TAKEAWAY: 'Search for restaurants near a place',
    DINEIN: 'Search for restaurants near a place',
  } satisfies Record<DeliveryState, string>,
  waysTitle: 'Other ways to find it',
  map: 'Point it out on the map',
  mapText: 'Move the map under the pin',
  cities: 'Choose city and area',
  citiesText: 'From a list, without typing',
  restaurants: 'All restaurants',
  restaurantsText: 'Search by name or city',
  nearest: 'Restaurants near you',
  nearestText: 'The nearest first',
  saved: 'Saved addresses',
  nearestInstead: (store: string) => `The nearest that takes them now is ${store}.`,
  nearestOpens: ({ type, store, opens }: { type: OrderTypeCode; store: string; opens: string }) =>
    `None nearby is open for ${orderTypeNouns[type]} now. The nearest is ${store}, which opens at ${opens}.`,
  away: (distance: string) => `${distance} away`,
  fromThere: (distance: string) => `${distance} from there`,
  orderInstead: {
    D: (store: string) => `Delivery from ${store}`,
    P: (store: string) => `Takeaway from ${store}`,
    DINEIN: (store: string) => `Dine in at ${store}`,
    CURB: (store: string) => `Curbside at ${store}`,
    IRCTC: (store: string) => `Train delivery from ${store}`,
  } satisfies Record<OrderTypeCode, (store: string) => string>,
  lookingUp: (place: string) => `Looking for the restaurant for ${place}`,
  logIn: 'Log in for your saved addresses',
  logInText: 'Home and work, one tap away',
} as const;
