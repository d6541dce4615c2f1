import { storeEta } from '#src/features/restaurants/late-store-eta.ts';
import { extras, menuCards, order, storeAddress, unavailableCard } from '../late-parts.ts';
import { termsSheet, unavailableQuestion } from '../late-sheets.ts';

const parts = [
  order,
  extras,
  menuCards,
  storeAddress,
  unavailableCard,
  termsSheet,
  unavailableQuestion,
  storeEta,
];

/** Loads what the page loads late, so that it is there at once. */
export async function loadParts(): Promise<void> {
  await Promise.all(parts.map(({ prepare }) => prepare()));
}
