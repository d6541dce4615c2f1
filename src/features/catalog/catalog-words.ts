// The texts of product cards in one table, ready for translation.
import { indianNumber } from '#src/ui/indian-number.ts';

export const catalogWords = {
  kcal: (kcal: number) => `${indianNumber(kcal)} kcal`,
} as const;
