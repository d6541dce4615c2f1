// The texts of product cards in one table, ready for translation.
import { indianNumber } from '#src/ui/indian-number.ts';

export const catalogWords = {
  kcal: (kcal: number) => `${indianNumber(kcal)} kcal`,
  /** A list of allergens, without the end of a sentence. */
  containing: (allergens: string) => `Contains ${allergens}`,
  allergensNotKnown: 'Allergens not known',
} as const;
