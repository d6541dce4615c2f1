import type { FoundPartly } from '#schemas/entities/store.ts';
import type { DeliveryState } from '#schemas/stored/place.ts';

/** The texts of the place search and of the device's position in one table, ready for translation. */
export const placeWords = {
  // The search box
  searchLabel: 'Search for your area, street or PIN code',
  searchPlaceholder: 'Area, street or PIN code',
  clearSearch: 'Clear the search',
  suggestions: 'Places found',
  searching: 'Looking for places',
  found: (count: number) => (count === 1 ? '1 place found' : `${count} places found`),
  partlyFound: ({ unmatched, matched, around }: FoundPartly) =>
    around === undefined
      ? `No match with “${unmatched}”. Showing places for “${matched}”.`
      : `No match for “${unmatched}” in ${around}. Showing places there.`,
  noneFound: (text: string) => `We know no place in India called “${text}”.`,
  noPinCode: (pinCode: string) => `We do not know the PIN code ${pinCode}.`,
  noPinCodeHint: 'Try the name of your area, or point it out on the map.',
  noneFoundHint: 'Check the spelling, or try a nearby landmark or the PIN code.',
  searchFailed: 'The search did not work just now.',
  placeFailed: 'We could not find out where that is. Please choose another place.',

  // Current location
  useCurrent: 'Use my current location',
  useCurrentHint: 'The quickest way',
  detecting: 'Finding out where you are',
  detectingText: 'Your browser may ask whether it may tell us.',
  detectedFailedTitle: 'Where are you?',
  chooseMyself: 'Choose it myself',
  retryDetect: 'Try again',
  searchInstead: 'Search by area, street or PIN code',

  // Other ways to say where one is
  chooseCity: 'Choose your city',
  pointOnMap: 'Point it out on the map',

  // Recent places
  recent: {
    DELIVERY: 'Recent places',
    TAKEAWAY: 'Recent restaurants',
    DINEIN: 'Recent restaurants',
  } satisfies Record<DeliveryState, string>,
  removeRecent: (title: string) => `Remove from this list: ${title}`,
  removedRecent: (title: string) => `${title} is removed.`,
  undoRemove: 'Undo',
} as const;
