import type { DeliveryState } from '#schemas/stored/place.ts';

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
  recent: {
    DELIVERY: 'Recent places',
    TAKEAWAY: 'Recent restaurants',
    DINEIN: 'Recent restaurants',
  } satisfies Record<DeliveryState, string>,
  lookingUp: (place: string) => `Looking for the restaurant for ${place}`,
  logIn: 'Log in for your saved addresses',
  logInText: 'Home and work, one tap away',
} as const;
