import { z } from 'zod';
import { defineContract, kioskLink } from '../documents.ts';
import { migrations } from './shelf.migrations.ts';

export const shelf = defineContract({
  type: 'shelf',
  title: 'Shelf',
  description: 'Books that stand together.',
  places: ['lobby', 'reading-room'],
  props: z.object({
    books: z
      .array(z.object({ title: z.string().min(1).max(80), link: kioskLink.optional() }))
      .min(1)
      .describe('The books, first one first.'),
  }),
  rules: { contents: ['new-books'] },
  reservedHeight: 200,
  versions: ['initial', 'books-not-book'],
  migrations,
  defaultLink: { action: 'opening-hours' },
  example: { books: [{ title: 'The Sea', link: { action: 'reserve', to: '9780330483292' } }] },
  oldExamples: { 1: { book: 'The Sea' } },
});
