import { z } from 'zod';

/**
 * The mark of what shows food that is not vegetarian: a node, or an entry of a node's list. Apps hide it while veg only is on (MEN-19). Apps that do
 * not know the field ignore it.
 */
export const nonVegMark = z
  .boolean()
  .optional()
  .describe(
    'true: its words or its picture show food with meat, fish or egg. It is hidden while a customer has veg only on.',
  );
