import { z } from 'zod';
import { defineContract } from '../documents.ts';

export const announcement = defineContract({
  type: 'announcement',
  title: 'Announcement',
  description: 'A sentence to everybody, or to some readers.',
  places: ['lobby'],
  props: z.object({ text: z.string().min(1).max(200).describe('The sentence.') }),
  reservedHeight: 60,
  versions: ['initial'],
  migrations: [],
  example: { text: 'We close at six today.' },
});
