// The texts about energy and allergens of a choice in one table, ready for translation.
import { indianNumber } from '#src/ui/indian-number.ts';

export const factsWords = {
  /** Of a combo with a place that has no choice yet. */
  kcalSoFar: (kcal: number) => `${indianNumber(kcal)} kcal so far`,
  /** Beside the price of several units. */
  ofEach: (energy: string) => `${energy} each`,
  energyUnknown: (names: string) => `Energy of ${names} is not known.`,
  energyNotKnown: 'Energy not known',
  /** What a crust adds to the rest of the choice, without the end of a sentence. */
  adding: (allergens: string) => `Adds ${allergens}`,
  contains: (allergens: string) => `Contains ${allergens}.`,
  containsSoFar: (allergens: string) => `So far it contains ${allergens}.`,
  askAllergens: (names: string) => `Ask the restaurant about allergens in ${names}.`,
  dailyEnergy: 'An average active adult requires 2,000 kcal energy per day, however, calorie needs may vary.',
} as const;
