import { z } from 'zod';

/** Moods of a picture or a card. The view decides how each looks, in both themes. */
export const washes = ['ember', 'leaf', 'dusk', 'cream'] as const;
export type Wash = (typeof washes)[number];

export const washSchema = z
  .enum(washes)
  .describe(
    'Mood: ember warm orange, leaf fresh green, dusk dark and rich, cream quiet. Beside a picture take the mood of the picture.',
  );
