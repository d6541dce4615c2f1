import { z } from 'zod';
import { synonym } from '../entities/menu.ts';
import { documentHead } from './landing.ts';

/** What customers call the dishes: the search on the menu knows these words beside those of the menu itself. */
export const searchWordsDocument = z
  .object({
    ...documentHead,
    document: z.literal('search-words'),
    synonyms: z.array(synonym).max(300).describe('One entry for each thing that has other names.'),
  })
  .describe('Words of the search on the menu.');
export type SearchWordsDocument = z.output<typeof searchWordsDocument>;
