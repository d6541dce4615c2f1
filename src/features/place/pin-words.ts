/** The texts of the map screen in one table, ready for translation. */
export const pinWords = {
  screenTitle: 'Where shall we bring it?',
  screenHint: 'Move the map until the pin stands on your door.',
  looking: 'Finding out what is here',
  outsideTitle: 'The pin is outside India',
  outsideText: 'We deliver in India alone. Move the map, or search for your place.',
  unknownTitle: 'We could not find out what is here',
  unknownText: 'Please try again in a moment. You can also go on and type the address yourself.',
  tryAgain: 'Try again',
  deliverHere: 'Deliver here',
  usePoint: 'Use this point',
  addAddress: 'Add house number and floor',
  chooseFromList: 'Choose city and area from a list',
} as const;
